import { useState } from 'react'
import { forgetStoredCopies } from '#web/drafts/draft-copies.ts'
import { signOut } from './session-api.ts'

/** Ends the session here and in every tab; a failure is said, because then somebody is still signed in. */
export function useSignOut() {
  const [failure, setFailure] = useState<string | null>(null)

  async function leave() {
    setFailure(null)
    try {
      await signOut()
      forgetStoredCopies()
      window.location.assign('/login')
    } catch {
      setFailure('You are still signed in: Candor cannot be reached. Please try again.')
    }
  }

  return { leave, failure }
}
