import type { QueryClient } from '@tanstack/react-query'
import { afterPaint } from '#web/ui/use-is-painted.ts'

/** At the latest after this time, because a page that cannot be read needs what waits for it. */
const LATEST_MS = 2_000

/**
 * Calls `then` once everything is answered that the page asked for, and painted. What nobody sees yet, such as the event stream, waits for
 * it: on a slow line its code and its requests would come between people and what they opened.
 * @returns what calls it off
 */
export function whenShown(queries: QueryClient, then: () => void): () => void {
  let callOff: (() => void) | null = null
  const begin = () => {
    stopLooking()
    callOff ??= afterPaint(then)
  }
  const look = () => {
    if (queries.isFetching() === 0) begin()
  }
  const unsubscribe = queries.getQueryCache().subscribe(look)
  const latest = setTimeout(begin, LATEST_MS)
  const stopLooking = () => {
    unsubscribe()
    clearTimeout(latest)
  }
  look()
  return () => {
    stopLooking()
    callOff?.()
  }
}
