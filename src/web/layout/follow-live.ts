import type { QueryClient } from '@tanstack/react-query'
import { followLedger } from '#web/api/follow-ledger.ts'
import { startLive, subscribe } from '#web/api/live.ts'

/**
 * Follows the events of this user's journal from all tabs and devices, and remembers by which links its pages are left, until
 * the returned function is called.
 */
export function followLive(queries: QueryClient, username: string): () => void {
  const ledger = followLedger(queries)
  const unsubscribe = subscribe((event) => {
    if (event.name === 'signed-out') void leave(username)
    else ledger.follow(event)
  })
  const stop = startLive(username)
  const stopReturning = returnOnceLeft()
  return () => {
    stopReturning()
    stop()
    unsubscribe()
    ledger.stop()
  }
}

/** Loads `focusOnReturn` at the first click, because nobody needs it before leaving a page. */
function returnOnceLeft(): () => void {
  const listening = new AbortController()
  const begin = async () => {
    const { focusOnReturn } = await import('./focus-on-return.ts')
    if (!listening.signal.aborted) listening.signal.addEventListener('abort', focusOnReturn())
  }
  addEventListener('click', () => void begin(), { capture: true, once: true, signal: listening.signal })
  return () => listening.abort()
}

async function leave(username: string): Promise<void> {
  const { leaveIfSignedOut } = await import('#web/accounts/leave-browser.ts')
  await leaveIfSignedOut(username)
}
