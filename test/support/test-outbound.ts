import type { Db } from '#server/database/open-database.ts'
import type { Wait } from '#server/outbound/http-fetch.ts'
import { openOutbound } from '#server/outbound/outbound.ts'

/** In the middle of a minute, so that a few seconds more are still the same one. */
const START = '2026-11-20T15:30:20.000Z'

/** Longer than any wait before a next try, shorter than the time limit of a request. */
const LONGEST_SHORT_WAIT_MS = 6_000

/**
 * The gate in a time of its own. Short waits (retries, batches) are over at once and move the clock; a time limit is over
 * only when the test says `timeIsUp`.
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
    /** Lets time pass. */
    advance: (ms: number) => {
      at += ms
    },
    /** The time limit of every request that is under way is over. */
    timeIsUp: () => {
      for (const end of limits) end()
    },
    /** How long was waited before each next try, in milliseconds. */
    waited,
  }
  const log = { warn: (...said: unknown[]) => void logged.push(JSON.stringify(said)) }
  return { outbound: openOutbound({ db, now: clock.now, log, wait, random: () => 0.5 }), clock, logged }
}
