import { useSyncExternalStore } from 'react'

/**
 * Whether the event stream reaches this page: it begins with an event, so that one which a proxy holds back, or which was
 * refused because too many pages are open, is known by its silence.
 */
let isHeard = false
const listeners = new Set<() => void>()

/** Told by every event that comes, and by a stream that breaks. */
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
