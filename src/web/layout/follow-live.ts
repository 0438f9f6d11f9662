import type { QueryClient } from '@tanstack/react-query'
import { signInPathFor } from '#domain/accounts/next-path.ts'
import { readSession } from '#web/accounts/session-api.ts'
import { followLedger } from '#web/api/follow-ledger.ts'
import { startLive, subscribe } from '#web/api/live.ts'

/** Listens to what happens to this user's journal, in this tab or elsewhere, until the returned function is called. */
export function followLive(queries: QueryClient, username: string): () => void {
  const ledger = followLedger(queries)
  const unsubscribe = subscribe((event) => {
    if (event.name === 'signed-out') void leaveIfSignedOut()
    else ledger.follow(event)
  })
  const stop = startLive(username)
  return () => {
    stop()
    unsubscribe()
    ledger.stop()
  }
}

/** The session that ended may be another device's: then this one goes on. */
async function leaveIfSignedOut(): Promise<void> {
  const session = await readSession().catch(() => null)
  if (session?.user === null) window.location.assign(signInPathFor(window.location.pathname))
}
