import type { LiveEvents } from '#contract/events.ts'

type LiveEventName = keyof LiveEvents
type Listener = <Name extends LiveEventName>(name: Name, data: LiveEvents[Name]) => void

/** Tells every open page of a user what happens. A lost event does no harm, because pages ask again. */
export type LiveHub = {
  publish<Name extends LiveEventName>(userId: string, name: Name, data: LiveEvents[Name]): void
  /** @returns how to stop listening */
  listen(who: { readonly id: string; readonly sessionId: string }, listener: Listener, stream: Stream): () => void
  /** How many streams of a user are open. */
  count(userId: string): number
  /** Ends a user's streams whose sessions have ended; what was published before still arrives. */
  endStreams(userId: string, isEnded: (sessionId: string) => boolean): void
  /** Makes the streams of a user, or of everybody, check their sessions, and tell where the journal's end is. */
  lookAgain(userId?: string): void
  /** Ends every stream, so that the server can stop. */
  close(): void
}

type Stream = { readonly end: () => void; readonly lookAgain: () => void }
type OpenStream = Stream & { readonly sessionId: string }

export function makeLiveHub(): LiveHub {
  const listeners = new Map<string, Map<Listener, OpenStream>>()
  return {
    publish(userId, name, data) {
      for (const listener of listeners.get(userId)?.keys() ?? []) listener(name, data)
    },
    listen({ id: userId, sessionId }, listener, stream) {
      const ofUser = listeners.get(userId) ?? new Map()
      listeners.set(userId, ofUser.set(listener, { sessionId, ...stream }))
      return () => {
        ofUser.delete(listener)
        if (ofUser.size === 0) listeners.delete(userId)
      }
    },
    count: (userId) => listeners.get(userId)?.size ?? 0,
    endStreams(userId, isEnded) {
      for (const { sessionId, end } of listeners.get(userId)?.values() ?? []) if (isEnded(sessionId)) end()
    },
    lookAgain(userId) {
      const streams = userId === undefined ? [...listeners.values()] : [listeners.get(userId) ?? new Map()]
      for (const ofUser of streams) for (const { lookAgain } of ofUser.values()) lookAgain()
    },
    close() {
      for (const ofUser of listeners.values()) for (const { end } of ofUser.values()) end()
    },
  }
}
