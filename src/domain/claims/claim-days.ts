import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { isMarketDay, marketDayOf } from '../prices/market-calendar.ts'
import { sessionOn } from '../prices/market-session.ts'
import type { Instant } from '../time.ts'

/** The days of a claim, all of New York's calendar and fixed by its entry: what comes later moves none of them. */
export type ClaimDays = {
  /** The first day whose close came after the entry: from it on the claim runs. */
  readonly from: string
  /** So many months after the entry's day. It is resolved on this day, and not before. */
  readonly until: string
  /** The last trading day until then, whose close decides. */
  readonly lastClose: string
}

/** From the moment of writing, not from the day decided: what the price did between the two was known already. */
export function claimDays(recordedAt: Instant, horizonMonths: number): ClaimDays {
  const until = monthsAfter(marketDayOf(recordedAt), horizonMonths)
  return { from: firstCloseAfter(recordedAt), until, lastClose: marketDayNotAfter(until) }
}

function firstCloseAfter(at: Instant): string {
  for (let number = dayNumber(marketDayOf(at)); ; number += 1) {
    const session = sessionOn(dayOfNumber(number))
    if (session && session.closesAt > at) return session.day
  }
}

function marketDayNotAfter(day: string): string {
  let number = dayNumber(day)
  while (!isMarketDay(dayOfNumber(number))) number -= 1
  return dayOfNumber(number)
}

/** The same date so many months later; where that month is too short, its last day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const count = year * 12 + month - 1 + months
  const [first, next] = [count, count + 1].map(
    (at) => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
  )
  const lastDate = dayNumber(next ?? day) - dayNumber(first ?? day)
  return dayOfNumber(dayNumber(first ?? day) + Math.min(date, lastDate) - 1)
}
