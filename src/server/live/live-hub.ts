import type { LiveEvents } from '#contract/events.ts'

type LiveEventName = keyof LiveEvents
type Listener = <Name extends LiveEventName>(name: Name, data: LiveEvents[Name]) => void

/** Tells every open page of a user what happens, in this process. Losing an event loses nothing: pages ask again. */
export type LiveHub = {
  publish<Name extends LiveEventName>(userId: string, name: Name, data: LiveEvents[Name]): void
  /** @returns how to stop listening */
  listen(who: { readonly id: string; readonly sessionId: string }, listener: Listener, onClose: () => void): () => void
  /** How many streams of a user are open. */
  count(userId: string): number
  /** Ends those streams of a user whose session has ended; what was published before still arrives. */
  endStreams(userId: string, isEnded: (sessionId: string) => boolean): void
  /** Ends every stream, so that the server can stop. */
  close(): void
}

type Stream = { readonly sessionId: string; readonly onClose: () => void }

export function makeLiveHub(): LiveHub {
  const listeners = new Map<string, Map<Listener, Stream>>()
  return {
    publish(userId, name, data) {
      for (const listener of listeners.get(userId)?.keys() ?? []) listener(name, data)
    },
    listen({ id: userId, sessionId }, listener, onClose) {
      const ofUser = listeners.get(userId) ?? new Map()
      listeners.set(userId, ofUser.set(listener, { sessionId, onClose }))
      return () => {
        ofUser.delete(listener)
        if (ofUser.size === 0) listeners.delete(userId)
      }
    },
    count: (userId) => listeners.get(userId)?.size ?? 0,
    endStreams(userId, isEnded) {
      for (const { sessionId, onClose } of listeners.get(userId)?.values() ?? []) if (isEnded(sessionId)) onClose()
    },
    close() {
      for (const ofUser of listeners.values()) for (const { onClose } of ofUser.values()) onClose()
    },
  }
}
