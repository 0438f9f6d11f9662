import type { QueryClient } from '@tanstack/react-query'
import { followLedger } from '#web/api/follow-ledger.ts'
import { startLive, subscribe } from '#web/api/live.ts'
import { focusOnReturn } from './focus-on-return.ts'

/**
 * Follows the events of this user's journal from all tabs and devices, and remembers by which links its pages are left, until
 * the returned function is called.
 */
export function followLive(queries: QueryClient, username: string): () => void {
  const ledger = followLedger(queries)
  const unsubscribe = subscribe((event, isBack) => {
    if (event.name === 'signed-out') void leave(username)
    else ledger.follow(event, isBack)
  })
  const stop = startLive(username)
  const stopReturning = focusOnReturn()
  return () => {
    stopReturning()
    stop()
    unsubscribe()
    ledger.stop()
  }
}

async function leave(username: string): Promise<void> {
  const { leaveIfSignedOut } = await import('#web/accounts/leave-browser.ts')
  await leaveIfSignedOut(username)
}
