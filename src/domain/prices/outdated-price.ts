import type { Instant } from '../time.ts'
import { dayNumber } from './day-number.ts'
import { marketDayOf } from './market-calendar.ts'
import { marketDaysBetween } from './market-session.ts'

/** Trading days after which a price says little of what something is worth now. */
const TRADING_DAYS = 7
/** This many calendar days always include more trading days than that, whatever holidays there are. */
const LONGEST_DAYS = 14

/** Whether what is worth something by a price has to say how old that is. */
export function isOutdated(pricedAt: Instant, now: Instant): boolean {
  const [on, today] = [marketDayOf(pricedAt), marketDayOf(now)]
  if (dayNumber(today) - dayNumber(on) > LONGEST_DAYS) return true
  return marketDaysBetween(on, today).filter((day) => day > on).length > TRADING_DAYS
}
