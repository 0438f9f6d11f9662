import type { LiveEvents } from '#contract/events.ts'

type LiveEventName = keyof LiveEvents
type Listener = <Name extends LiveEventName>(name: Name, data: LiveEvents[Name]) => void

/** Tells every open page of a user what happens, in this process. Losing an event loses nothing: pages ask again. */
export type LiveHub = {
  publish<Name extends LiveEventName>(userId: string, name: Name, data: LiveEvents[Name]): void
  /** @returns how to stop listening */
  listen(userId: string, listener: Listener, onClose: () => void): () => void
  /** Ends every stream, so that the server can stop. */
  close(): void
}

export function makeLiveHub(): LiveHub {
  const listeners = new Map<string, Map<Listener, () => void>>()
  return {
    publish(userId, name, data) {
      for (const listener of listeners.get(userId)?.keys() ?? []) listener(name, data)
    },
    listen(userId, listener, onClose) {
      const ofUser = listeners.get(userId) ?? new Map()
      listeners.set(userId, ofUser.set(listener, onClose))
      return () => {
        ofUser.delete(listener)
        if (ofUser.size === 0) listeners.delete(userId)
      }
    },
    close() {
      for (const ofUser of listeners.values()) for (const onClose of ofUser.values()) onClose()
    },
  }
}
