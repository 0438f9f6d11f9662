import { useSyncExternalStore } from 'react'

/** Whether the server answered the last requests: `offline` when the browser has no network, else `unreachable`. */
type Connection = 'reached' | 'offline' | 'unreachable'

let connection: Connection = 'reached'
const listeners = new Set<() => void>()
const readAts = new WeakMap<object, string>()

/** The header of a stored answer which the service worker gives when the server cannot be reached: when it was read. */
export const READ_AT_HEADER = 'x-candor-read-at'

/**
 * Every request reports its answer here.
 * @param readAt when the answer was read, if the service worker gave a stored one; null for a fresh answer
 */
export function noteAnswer(view: unknown, readAt: string | null): void {
  if (readAt === null) put('reached')
  else {
    if (typeof view === 'object' && view !== null) readAts.set(view, readAt)
    noteUnreachable()
  }
}

export const noteUnreachable = (): void => put(navigator.onLine ? 'unreachable' : 'offline')

/** When a stored answer was read; null for a fresh one. If an answer has several pages, the first stored one counts. */
export function readAtOf(view: unknown): string | null {
  if (typeof view !== 'object' || view === null) return null
  const pages: readonly unknown[] = 'pages' in view && Array.isArray(view.pages) ? view.pages : []
  return readAts.get(view) ?? pages.map(readAtOf).find((readAt) => readAt !== null) ?? null
}

/** Gives a view the reading time of the answer from which it was made. */
export function readLike<View extends object>(answered: object, view: View): View {
  const readAt = readAts.get(answered)
  if (readAt !== undefined) readAts.set(view, readAt)
  return view
}

export const useConnection = (): Connection => useSyncExternalStore(onConnection, () => connection)

/** Calls the listener whenever the connection changes, until the returned function is called. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isReached = (): boolean => connection === 'reached'

function put(next: Connection): void {
  if (next === connection) return
  connection = next
  for (const listener of listeners) listener()
}
