import { createContext, useContext } from 'react'

/** Whether a page outside the account area is rendered for somebody who is signed in. */
export const IsMember = createContext(false)

export const useIsMember = () => useContext(IsMember)

/** Leads everybody to their own lists, because a page that is built once for all people cannot name one. */
export const OWN_ACCOUNT = '/account'
