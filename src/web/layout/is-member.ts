import { createContext, useContext } from 'react'

/** Whether a page outside the account area is for somebody who is signed in. */
export const IsMember = createContext(false)

export const useIsMember = () => useContext(IsMember)

/** Leads whoever is signed in to their lists: a page that is built once for everybody knows no name. */
export const OWN_ACCOUNT = '/account'
