import type { QueryClient } from '@tanstack/react-query'
import { readSession } from '#web/accounts/session-api.ts'
import { isReached, noteAnswer, noteUnreachable, onConnection } from '#web/api/connection.ts'
import { subscribe } from '#web/api/live.ts'
import { listCopies } from '#web/drafts/draft-copies.ts'
import { registerWorker } from './register-worker.ts'

const RETRY_MS = 30_000

/**
 * Notices when the server cannot be reached and when it can be again. Then everything is fetched anew, and waiting drafts and
 * decisions are sent.
 * @returns a function that stops all this
 */
export function keepInTouch(queries: QueryClient, user: string): () => void {
  let wasReached = isReached()
  const send = async () => {
    // Most people have no drafts, so the code for sending them is loaded only when it is needed.
    if (listCopies(user).length === 0) return
    const { storeAll } = await import('#web/drafts/synchronise.ts')
    await storeAll(user)
    if (!listCopies(user).some(({ queued }) => queued !== null)) return
    const { sendQueued } = await import('#web/decisions/send-queued.ts')
    await sendQueued(queries, user)
  }
  const trySending = () => void send().catch(() => undefined)
  const stopListening = onConnection(() => {
    const isBack = isReached() && !wasReached
    wasReached = isReached()
    if (!isBack) return
    void queries.invalidateQueries()
    trySending()
  })
  // A browser that is online may still not reach the server, so a request finds out.
  const onOnline = () => void readSession().catch(() => undefined)
  const unsubscribe = subscribe(() => noteAnswer(null, null))
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', noteUnreachable)
  if (!navigator.onLine) noteUnreachable()
  const stopWorker = registerWorker(queries)
  if (isReached()) trySending()
  // Repeats what the server was too busy to accept.
  const retry = setInterval(() => isReached() && trySending(), RETRY_MS)
  return () => {
    clearInterval(retry)
    stopListening()
    unsubscribe()
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', noteUnreachable)
    stopWorker()
  }
}
