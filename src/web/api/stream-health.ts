import { useSyncExternalStore } from 'react'

/**
 * Whether the event stream reaches this page. Every stream begins with an event, so silence shows that a proxy holds it back or
 * that the server refused it because too many pages are open.
 */
let isHeard = false
const listeners = new Set<() => void>()

/** Called for every event that arrives, and whenever the stream breaks. */
export function noteStream(heard: boolean): void {
  if (heard === isHeard) return
  isHeard = heard
  for (const listener of listeners) listener()
}

export const streamIsHeard = (): boolean => isHeard

export const useStreamIsHeard = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, streamIsHeard)
