import type { Db } from '#server/database/open-database.ts'
import type { Wait } from '#server/outbound/http-fetch.ts'
import { openOutbound } from '#server/outbound/outbound.ts'

/** A time in the middle of a minute, so that a few seconds later it is still the same minute. */
const START = '2026-11-20T15:30:20.000Z'

/** Longer than any wait before another try, and shorter than the time limit of a request. */
const LONGEST_SHORT_WAIT_MS = 6_000

/**
 * Outbound requests with a clock of their own. Short waits (retries, batches) end at once and advance the clock. A time limit
 * ends only when the test calls `timeIsUp`.
 */
export function openTestOutbound(db: Db, startsAt = START) {
  let at = Date.parse(startsAt)
  const limits = new Set<() => void>()
  const waited: number[] = []
  const logged: string[] = []
  const wait: Wait = (ms, signal) => {
    if (ms <= LONGEST_SHORT_WAIT_MS) {
      waited.push(ms)
      at += ms
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      limits.add(resolve)
      signal?.addEventListener('abort', () => {
        limits.delete(resolve)
        reject(signal.reason)
      })
    })
  }
  const clock = {
    now: () => new Date(at).toISOString(),
    /** Advances the clock. */
    advance: (ms: number) => {
      at += ms
    },
    /** Ends the time limits of all requests that are under way. */
    timeIsUp: () => {
      for (const end of limits) end()
    },
    /** The waits before further tries, in milliseconds. */
    waited,
  }
  const log = { warn: (...words: unknown[]) => void logged.push(JSON.stringify(words)) }
  return { outbound: openOutbound({ db, now: clock.now, log, wait, random: () => 0.5 }), clock, logged }
}
