import type { Instant } from '../time.ts'
import { isMarketDay } from './market-calendar.ts'
import { lastSession } from './market-session.ts'

/** Why no close of this day can be typed; null when one can. */
export function problemOfCloseDay(day: string, now: Instant): string | null {
  if (day > lastSession(now).day) return 'This day has no close yet. Leave the day out to type a price of now.'
  return isMarketDay(day) ? null : 'The market was closed on this day.'
}
