import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionView } from '#contract/accounts.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** Ends the session in every tab. A failure is shown, because somebody is still signed in then. */
export function useSignOut() {
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)

  async function leave() {
    setFailure(null)
    const user = queries.getQueryData<SessionView>(queryKeys.session)?.user?.username ?? null
    try {
      const { signOutHere } = await import('./leave-browser.ts')
      await signOutHere(user)
    } catch {
      setFailure('You are still signed in: Candor cannot be reached. Please try again.')
    }
  }

  return { leave, failure }
}
