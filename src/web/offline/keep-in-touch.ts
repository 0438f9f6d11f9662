import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Language } from '#domain/locale.ts'
import { isReached, noteAnswer, noteUnreachable, onConnection } from '#web/api/connection.ts'
import { subscribe } from '#web/api/live.ts'
import { listCopies } from '#web/drafts/draft-copies.ts'
import { SENT_DECISIONS, THROWN_AWAY } from '#web/ui/draft-names.ts'
import { lookForServer } from './look-for-server.ts'
import { registerWorker } from './register-worker.ts'

const RETRY_MS = 30_000

export type SentPart = ComponentType<{ user: string }>

/**
 * Notices when the server cannot be reached and when it can be again. Then everything is fetched anew, and waiting drafts and
 * decisions are sent.
 * @param language of the questions that come back with a decision
 * @param showSent gets the notice of recorded decisions once there are some, sent by this tab or by another
 * @returns a function that stops all this
 */
export function keepInTouch(
  queries: QueryClient,
  user: string,
  language: Language,
  showSent: (part: SentPart) => void,
): () => void {
  let wasReached = isReached()
  const tellSent = async () => {
    if (SENT_DECISIONS + user in localStorage) showSent((await import('./sent-notice.tsx')).SentNotice)
  }
  const send = async () => {
    // Most people have no drafts, so the code for sending them is loaded only when it is needed.
    if (listCopies(user).length === 0 && !localStorage.getItem(THROWN_AWAY + user)?.includes('false')) return
    const { storeAll } = await import('#web/drafts/synchronise.ts')
    await storeAll(user)
    if (listCopies(user).some(({ queued }) => queued !== null)) {
      const { sendQueued } = await import('#web/decisions/send-queued.ts')
      await sendQueued(queries, user, language)
    }
    await tellSent()
  }
  const trySending = () => void send().catch(() => undefined)
  const onStorage = () => void tellSent().catch(() => undefined)
  const stopListening = onConnection(() => {
    const isBack = isReached() && !wasReached
    wasReached = isReached()
    if (!isBack) return
    void queries.invalidateQueries()
    trySending()
  })
  const onOnline = () => void lookForServer()
  const unsubscribe = subscribe(() => noteAnswer(null, null))
  window.addEventListener('online', onOnline)
  window.addEventListener('storage', onStorage)
  window.addEventListener('offline', noteUnreachable)
  if (!navigator.onLine) noteUnreachable()
  const stopWorker = registerWorker(queries)
  if (isReached()) trySending()
  onStorage()
  // Repeats what the server was too busy to accept.
  const retry = setInterval(() => isReached() && trySending(), RETRY_MS)
  return () => {
    clearInterval(retry)
    stopListening()
    unsubscribe()
    window.removeEventListener('online', onOnline)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('offline', noteUnreachable)
    stopWorker()
  }
}
