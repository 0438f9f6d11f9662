/** What long work needs to know of the thread that it shares. */
type Thread = {
  /** Whether others are there, whose requests may come at any moment. */
  isShared(): boolean
  /** Milliseconds of a clock that never goes back. */
  now(): number
  /** Calls back after so many milliseconds. */
  pause(ms: number, then: () => void): void
}

/** A shorter rest than a timer can wait for is owed until it has grown. */
const SHORTEST_REST_MS = 1

/**
 * Cuts long work into slices. Of all the long work under way one slice is done in a turn of the event loop: a request that comes waits
 * for that one, however many requests and jobs are being worked on. Where others are there, the thread then rests from long work for
 * as long as the slice took, so that long work has half of the time: more requests that come find the thread free, and the rest find
 * fewer others waiting.
 * @returns resolves where the next slice may begin
 */
export function makeSlices(thread: Thread): () => Promise<void> {
  const waiting: (() => void)[] = []
  let isScheduled = false
  let restMs = 0
  const schedule = () => {
    if (isScheduled || waiting.length === 0) return
    isScheduled = true
    if (!thread.isShared()) restMs = 0
    if (restMs < SHORTEST_REST_MS) return beginOne()
    thread.pause(restMs, beginOne)
    restMs = 0
  }
  const beginOne = () => {
    let begunAt = 0
    setImmediate(() => {
      begunAt = thread.now()
      waiting.shift()?.()
    })
    // After the slice in the same turn: whatever it asks of SQLite is answered within it.
    setImmediate(() => {
      restMs += thread.now() - begunAt
      isScheduled = false
      schedule()
    })
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      schedule()
    })
}

let isThreadShared = (): boolean => false

/** Tells whether others are there, for a server that has the process to itself. Until it is told, long work never rests. */
export const shareThreadWhile = (isShared: () => boolean): void => {
  isThreadShared = isShared
}

/** Frees the event loop between two slices of long work. */
export const nextSlice = makeSlices({
  isShared: () => isThreadShared(),
  now: () => performance.now(),
  pause: (ms, then) => setTimeout(then, ms),
})
