import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { dayNumber, dayNumberOf, dayOfNumber } from '../prices/day-number.ts'
import { isMarketDay, marketDayOf } from '../prices/market-calendar.ts'
import { sessionOn } from '../prices/market-session.ts'

/** The days of a claim in New York's calendar, all fixed by its entry, so that nothing later can move them. */
export type ClaimDays = {
  /** The first day whose close came after the decision, from which the claim runs. */
  readonly from: string
  /** The day so many months after the decision. The claim is resolved on this day, and not before. */
  readonly until: string
  /** The last trading day up to then, whose close decides. */
  readonly lastClose: string
  /** Missing closes are waited for from this day on, because nobody could supply them before the decision was written. */
  readonly waitsFrom: string
}

type DatedDecision = Pick<Entry<DecisionRecorded>, 'recordedAt' | 'decidedOn'>

/**
 * A claim runs from the day of the decision, as everything that is computed from a decision does (ruling 19). For a decision that
 * was written down later only the day is known, so it runs from that day's close. After more than two days its writer could know
 * how things had gone, so such a claim is not scored.
 * @param expiresOn the day on which an option expires, which may end the claim; null for none
 */
export function claimDays(decision: DatedDecision, horizonMonths: number, expiresOn: string | null = null): ClaimDays {
  const until = claimedUntil(decision, horizonMonths, expiresOn)
  const [lastClose, writtenOn] = [marketDayNotAfter(until), marketDayOf(decision.recordedAt)]
  const waitsFrom = writtenOn > lastClose ? writtenOn : lastClose
  return { from: firstCloseAfter(decision), until, lastClose, waitsFrom }
}

/** The day in New York on which a decision's claim is resolved, at the latest the day on which an option expires. */
export function claimedUntil(decision: DatedDecision, horizonMonths: number, expiresOn: string | null = null): string {
  const until = monthsAfter(dayOf(decision), horizonMonths)
  return expiresOn !== null && expiresOn < until ? expiresOn : until
}

const dayOf = ({ decidedOn, recordedAt }: DatedDecision): string => decidedOn ?? marketDayOf(recordedAt)

function firstCloseAfter(decision: DatedDecision): string {
  const isDayAlone = dayOf(decision) < marketDayOf(decision.recordedAt)
  for (let number = dayNumber(dayOf(decision)); ; number += 1) {
    const session = sessionOn(dayOfNumber(number))
    if (session && (isDayAlone || session.closesAt > decision.recordedAt)) return session.day
  }
}

function marketDayNotAfter(day: string): string {
  let number = dayNumber(day)
  while (!isMarketDay(dayOfNumber(number))) number -= 1
  return dayOfNumber(number)
}

/** The same date so many months later; in a month that is too short, its last day. */
export function monthsAfter(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const [first, next] = [firstOfMonth(count), firstOfMonth(count + 1)]
  return dayOfNumber(first + Math.min(Number(day.slice(8)), next - first) - 1)
}

/** @param count months since the year 0 */
const firstOfMonth = (count: number): number => dayNumberOf(Math.floor(count / 12), (count % 12) + 1, 1)
