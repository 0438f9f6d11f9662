import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { dayNumber, dayNumberOf, dayOfNumber } from '../prices/day-number.ts'
import { marketDayNotAfter, marketDayOf } from '../prices/market-calendar.ts'
import { sessionOn } from '../prices/market-session.ts'
import type { Instant } from '../time.ts'

/** The days of a claim in New York's calendar, all fixed by its entry as it was written, so that nothing later can move them. */
export type ClaimDays = {
  /** The first day whose close came after the decision was written down, from which the claim runs. */
  readonly from: string
  /** The day so many months after the decision. The claim is resolved on this day, and not before. */
  readonly until: string
  /** The last trading day up to then, whose close decides. */
  readonly lastClose: string
  /** Missing closes are waited for from this day on, because nobody could supply them before the decision was written. */
  readonly waitsFrom: string
}

type DatedDecision = Pick<Entry<DecisionRecorded>, 'recordedAt' | 'decidedOn' | 'firstDecidedOn'>

/**
 * A claim names the date so many months after the day of the decision, as everything that is computed from a decision does (ruling
 * 19), and runs from the first close after it was written down: a close that was known when the confidence was given would make a
 * hit of it. Where its end was known as well, it runs from the day decided; such a claim is not scored.
 * @param expiresOn the day on which an option expires, which may end the claim; null for none
 */
export function claimDays(decision: DatedDecision, horizonMonths: number, expiresOn: string | null = null): ClaimDays {
  const until = claimedUntil(decision, horizonMonths, expiresOn)
  const [lastClose, writtenOn] = [marketDayNotAfter(until), marketDayOf(decision.recordedAt)]
  const waitsFrom = writtenOn > lastClose ? writtenOn : lastClose
  const from = firstCloseAfterWriting(decision)
  const written = { recordedAt: decision.recordedAt, decidedOn: claimedOn(decision) }
  return { from: from < lastClose ? from : firstCloseAfterDeciding(written), until, lastClose, waitsFrom }
}

/** The day in New York on which a decision's claim is resolved, at the latest the day on which an option expires. */
export function claimedUntil(decision: DatedDecision, horizonMonths: number, expiresOn: string | null = null): string {
  const until = monthsAfter(claimedOn(decision), horizonMonths)
  return expiresOn !== null && expiresOn < until ? expiresOn : until
}

/** Whether the day has come that a claim names, New York’s: from its morning on, whether or not a close has told its outcome. */
export const hasComeToItsDay = ({ until }: Pick<ClaimDays, 'until'>, today: string): boolean => until <= today

/** The day in New York on which a claim was decided, as its entry said first: a correction moves the decision, not its claim. */
export const claimedOn = (decision: DatedDecision): string => decision.firstDecidedOn ?? dayOf(decision)

const dayOf = ({ decidedOn, recordedAt }: DatedDecision): string => decidedOn ?? marketDayOf(recordedAt)

/** The first trading day whose close its writer cannot have known. */
export const firstCloseAfterWriting = ({ recordedAt }: Pick<DatedDecision, 'recordedAt'>): string =>
  firstSession(marketDayOf(recordedAt), recordedAt)

/** The same for the day decided. Of a decision that was written down later only the day is known: its own close is the first. */
export const firstCloseAfterDeciding = (decision: DatedDecision): string =>
  dayOf(decision) < marketDayOf(decision.recordedAt)
    ? firstSession(dayOf(decision), null)
    : firstCloseAfterWriting(decision)

/** @param closesAfter the moment after which it must close; null for any */
function firstSession(onOrAfter: string, closesAfter: Instant | null): string {
  for (let number = dayNumber(onOrAfter); ; number += 1) {
    const session = sessionOn(dayOfNumber(number))
    if (session && (closesAfter === null || session.closesAt > closesAfter)) return session.day
  }
}

/** The same date so many months later; in a month that is too short, its last day. */
export function monthsAfter(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const [first, next] = [firstOfMonth(count), firstOfMonth(count + 1)]
  return dayOfNumber(first + Math.min(Number(day.slice(8)), next - first) - 1)
}

/** @param count months since the year 0 */
const firstOfMonth = (count: number): number => dayNumberOf(Math.floor(count / 12), (count % 12) + 1, 1)
