import type { QueryClient } from '@tanstack/react-query'
import { readSession } from '#web/accounts/session-api.ts'
import { isReached, noteAnswer, noteUnreachable, onConnection } from '#web/api/connection.ts'
import { subscribe } from '#web/api/live.ts'
import { sendQueued } from '#web/decisions/send-queued.ts'
import { storeAll } from '#web/drafts/synchronise.ts'
import { registerWorker } from './register-worker.ts'

const RETRY_MS = 30_000

/**
 * Finds out when the server cannot be reached and when it can again. Then everything is read anew, and what waited here is sent.
 * @returns how to stop
 */
export function keepInTouch(queries: QueryClient, user: string): () => void {
  let wasReached = isReached()
  const send = () => void storeAll(user).then(() => sendQueued(queries, user))
  const stopListening = onConnection(() => {
    const isBack = isReached() && !wasReached
    wasReached = isReached()
    if (!isBack) return
    void queries.invalidateQueries()
    send()
  })
  // Asked of the server itself: a browser that has a network says nothing of what is behind it.
  const onOnline = () => void readSession().catch(() => undefined)
  const unsubscribe = subscribe(() => noteAnswer(null, null))
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', noteUnreachable)
  if (!navigator.onLine) noteUnreachable()
  const stopWorker = registerWorker(queries)
  if (isReached()) send()
  // What the server was too busy for is tried again.
  const retry = setInterval(() => isReached() && void sendQueued(queries, user), RETRY_MS)
  return () => {
    clearInterval(retry)
    stopListening()
    unsubscribe()
    window.removeEventListener('online', onOnline)
    window.removeEventListener('offline', noteUnreachable)
    stopWorker()
  }
}
