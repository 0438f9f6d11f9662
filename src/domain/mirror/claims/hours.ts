import { dayNumber } from '../../prices/day-number.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import { sessionOn } from '../../prices/market-session.ts'
import type { Instant } from '../../time.ts'
import { wilsonRange } from '../statistics/wilson.ts'

/** A resolved claim, and the moment at which its decision was written. */
type WrittenClaim = { readonly recordedAt: Instant; readonly cameTrue: boolean }

/** The claims of one time of the day, or of one day of the week. */
type HoursShare = {
  readonly name: string
  readonly n: number
  readonly hits: number
  /** Wilson's range at 95%; null where there are too few. */
  readonly range: { readonly from: number; readonly to: number } | null
}

export type Hours = {
  /** How many claims there are in all. */
  readonly n: number
  readonly ofDay: readonly HoursShare[]
  readonly ofWeek: readonly HoursShare[]
}

/** Below so many claims a time says nothing. */
const LEAST_CLAIMS = 10

/**
 * How often claims came true by when they were written: before, during and after New York's session, on days without one, and by
 * weekday. It describes and is not tested: of eleven shares one lies apart by chance in about four of ten journals.
 */
export function hoursOf(claims: readonly WrittenClaim[]): Hours {
  return { n: claims.length, ofDay: sharesOf(claims, timeOfDay, TIMES), ofWeek: sharesOf(claims, dayOfWeek, WEEKDAYS) }
}

function sharesOf(
  claims: readonly WrittenClaim[],
  nameOf: (at: Instant) => string,
  names: readonly string[],
): readonly HoursShare[] {
  const groups = Map.groupBy(claims, ({ recordedAt }) => nameOf(recordedAt))
  return names.flatMap((name) => {
    const group = groups.get(name) ?? []
    const [n, hits] = [group.length, group.filter(({ cameTrue }) => cameTrue).length]
    return n === 0 ? [] : [{ name, n, hits, range: n < LEAST_CLAIMS ? null : wilsonRange(hits, n) }]
  })
}

const [BEFORE, DURING, AFTER, CLOSED] = [
  'before the session',
  'during the session',
  'after the session',
  'on a day without one',
] as const
const TIMES = [BEFORE, DURING, AFTER, CLOSED]
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function timeOfDay(at: Instant): string {
  const session = sessionOn(marketDayOf(at))
  if (!session) return CLOSED
  return at < session.opensAt ? BEFORE : at < session.closesAt ? DURING : AFTER
}

/** In New York. 1970-01-01, which has the number 0, was a Thursday. */
export const dayOfWeek = (at: Instant): string => WEEKDAYS[(dayNumber(marketDayOf(at)) + 3) % 7] ?? ''
