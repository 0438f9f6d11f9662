import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { dayNumber, dayNumberOf, dayOfNumber } from '../prices/day-number.ts'
import { isMarketDay, marketDayOf } from '../prices/market-calendar.ts'
import { sessionOn } from '../prices/market-session.ts'

/** The days of a claim, all of New York's calendar and fixed by its entry: what comes later moves none of them. */
export type ClaimDays = {
  /** The first day whose close came after the decision: from it on the claim runs. */
  readonly from: string
  /** So many months after the day of the decision. It is resolved on this day, and not before. */
  readonly until: string
  /** The last trading day until then, whose close decides. */
  readonly lastClose: string
  /** From this day on a missing close is waited for: nobody could bring it before the decision was written. */
  readonly waitsFrom: string
}

type DatedDecision = Pick<Entry<DecisionRecorded>, 'recordedAt' | 'decidedOn'>

/**
 * From the day decided, as everything that is reckoned of a decision (ruling 19): of one that was written later only the day is
 * known, and it runs from the close of that day. More than two days later it was known how things had gone, so such a claim is
 * not scored.
 * @param expiresOn of an option that ends before; null for none
 */
export function claimDays(decision: DatedDecision, horizonMonths: number, expiresOn: string | null = null): ClaimDays {
  const until = claimedUntil(decision, horizonMonths, expiresOn)
  const [lastClose, writtenOn] = [marketDayNotAfter(until), marketDayOf(decision.recordedAt)]
  const waitsFrom = writtenOn > lastClose ? writtenOn : lastClose
  return { from: firstCloseAfter(decision), until, lastClose, waitsFrom }
}

/** New York's day on which a decision's claim is resolved: never after the day on which an option expires. */
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

/** The same date so many months later; where that month is too short, its last day. */
export function monthsAfter(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const [first, next] = [firstOfMonth(count), firstOfMonth(count + 1)]
  return dayOfNumber(first + Math.min(Number(day.slice(8)), next - first) - 1)
}

/** @param count months since the year 0 */
const firstOfMonth = (count: number): number => dayNumberOf(Math.floor(count / 12), (count % 12) + 1, 1)
