import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { signInPathFor } from '#domain/accounts/next-path.ts'
import { readSession } from '#web/accounts/session-api.ts'
import { startLive, subscribe } from '#web/api/live.ts'
import { refetchAfter } from '#web/api/query-client.ts'

/** Listens to what happens to this user's journal, in this tab or elsewhere, for as long as the layout stands. */
export function useLive(username: string): void {
  const queries = useQueryClient()
  useEffect(() => {
    const unsubscribe = subscribe((event) => {
      if (event.name === 'signed-out') void leaveIfSignedOut()
      else refetchAfter(event, queries)
    })
    const stop = startLive(username)
    return () => {
      stop()
      unsubscribe()
    }
  }, [queries, username])
}

/** The session that ended may be another device's: then this one goes on. */
async function leaveIfSignedOut(): Promise<void> {
  const session = await readSession().catch(() => null)
  if (session?.user === null) window.location.assign(signInPathFor(window.location.pathname))
}
