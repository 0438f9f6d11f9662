import { useSyncExternalStore } from 'react'

/** Whether the server answers, as far as the pages have found out. */
export type Connection = 'reached' | 'offline' | 'unreachable'

let connection: Connection = 'reached'
const listeners = new Set<() => void>()
const readAts = new WeakMap<object, string>()

/** In the answer to a read that the worker gave because the server did not. */
export const READ_AT_HEADER = 'x-candor-read-at'

/** Told by every request how it went: what it answered, and when that was read, where the worker had kept it. */
export function noteAnswer(view: unknown, readAt: string | null): void {
  if (readAt === null) put('reached')
  else {
    if (typeof view === 'object' && view !== null) readAts.set(view, readAt)
    noteUnreachable()
  }
}

export const noteUnreachable = (): void => put(navigator.onLine ? 'unreachable' : 'offline')

/** When an answer was read, where it is one that was kept; null for one of now. Of several pages, the first that was. */
export function readAtOf(view: unknown): string | null {
  if (typeof view !== 'object' || view === null) return null
  const pages: readonly unknown[] = 'pages' in view && Array.isArray(view.pages) ? view.pages : []
  return readAts.get(view) ?? pages.map(readAtOf).find((readAt) => readAt !== null) ?? null
}

/** The same answer with something added. */
export function readLike<View extends object>(answered: object, view: View): View {
  const readAt = readAts.get(answered)
  if (readAt !== undefined) readAts.set(view, readAt)
  return view
}

export const useConnection = (): Connection => useSyncExternalStore(onConnection, () => connection)

/** Calls the listener whenever the server is reached again, or is not any more. */
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
