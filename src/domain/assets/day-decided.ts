import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { dayNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { endOfDay } from '../prices/market-session.ts'
import { accept, type Result, refuse } from '../result.ts'
import { type Instant, readableDay } from '../time.ts'
import type { Asset } from './asset.ts'

/** From this many days between deciding and writing on, pages say how many there were (ruling 19). */
const WRITTEN_LATER_DAYS = 2
/** A decision written down at most this many days after it was made counts in calibration and memory (ruling 19). */
export const DAYS_TO_WRITE = 2

/** What the decided day follows from: the day of writing, unless the entry names an earlier one. */
type Dated = { readonly recordedAt: Instant; readonly decidedOn?: string }

/**
 * The calendar day in New York on which a decision was made, used by all figures and charts; for other entries, the day
 * of writing.
 */
export const decidedOn = ({ decidedOn: day, recordedAt }: Dated): string => day ?? marketDayOf(recordedAt)

/** The moment of a decision. Of one that was written later only the day is known: it counts as of the end of its session. */
export const decidedAt = ({ decidedOn: day, recordedAt }: Dated): Instant =>
  day === undefined || day === marketDayOf(recordedAt) ? recordedAt : endOfDay(day)

export const isWrittenLater = (decision: Dated): boolean =>
  decision.decidedOn !== undefined && decision.decidedOn < marketDayOf(decision.recordedAt)

/** The number of days between deciding and writing; null below two, which counts as at once. */
export function daysWrittenLater(decision: Dated): number | null {
  const days = dayNumber(marketDayOf(decision.recordedAt)) - dayNumber(decidedOn(decision))
  return days < WRITTEN_LATER_DAYS ? null : days
}

/**
 * The day that somebody says a decision is of, in the form in which its entry keeps it.
 * @param asset null for a first decision
 * @param typed a calendar day; left out, it is today
 */
export function writeDayDecided(
  asset: { readonly lastDecision: { readonly action: string; readonly on: string } } | null,
  typed: string | null | undefined,
  now: Instant,
): Result<Pick<DecisionRecorded, 'decidedOn'>> {
  const today = marketDayOf(now)
  const day = typed ?? today
  if (day > today)
    return refuse({
      code: 'invalid',
      field: 'decidedOn',
      message: `${readableDay(day)} is still to come in New York, where it is ${readableDay(today)}. Choose today or an earlier day. Nothing was recorded.`,
    })
  const last = asset?.lastDecision
  if (last && day < last.on)
    return refuse({
      code: 'invalid',
      field: 'decidedOn',
      message: `Your last decision on it, ${last.action}, is of ${readableDay(last.on)}. Choose that day or a later one. Nothing was recorded.`,
    })
  return accept(day === today ? {} : { decidedOn: day })
}

/** What an asset keeps of its last decision, which the next one may not come before. */
export const lastDecisionOf = (
  entry: Pick<Entry<DecisionRecorded>, 'sequence' | 'action'> & Dated,
  before: Pick<Asset['lastDecision'], 'at'> | null,
): Asset['lastDecision'] => ({
  sequence: entry.sequence,
  action: entry.action,
  on: decidedOn(entry),
  at: decidedAfter(entry, before),
})

/**
 * The moment of a decision as far as it is known: one that was written later is of the end of its day's session, unless the
 * decision before it was made in the evening.
 */
export function decidedAfter(entry: Dated, before: Pick<Asset['lastDecision'], 'at'> | null): Instant {
  const at = decidedAt(entry)
  return before && before.at > at ? before.at : at
}
