import type { QueryClient } from '@tanstack/react-query'
import { afterPaint } from '#web/ui/use-is-painted.ts'

/** At the latest after this time, because a page whose answers do not come needs what waits for them. */
const LATEST_MS = 2_000

/**
 * Calls `then` once the page has its heading, everything is answered that it asked for, and all that is painted. What nobody sees yet,
 * such as the event stream, waits for it: on a slow line its code and its requests would come between people and what they opened.
 * @returns what calls it off
 */
export function whenShown(queries: QueryClient, then: () => void): () => void {
  const latest = performance.now() + LATEST_MS
  let callOff = () => {}
  // What an answer changes is rendered a moment later, so the first frame after it may still lack it.
  const look = (wasComplete: boolean) => {
    callOff = afterPaint(() => {
      const isComplete = queries.isFetching() === 0 && document.querySelector('main h1') !== null
      if ((isComplete && wasComplete) || performance.now() > latest) then()
      else look(isComplete)
    })
  }
  look(false)
  return () => callOff()
}
