import { calendarDaysBetween } from '../../prices/market-calendar.ts'
import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import { dayOfEntry } from './own-tests-of.ts'
import { dayOf } from './quotation.ts'

/** How many days lie between an entry and this one, in words, with the day of the first; null on the same day. */
export function daysSince(from: CritiquedDecision, { decision }: CritiqueRequest) {
  if (dayOfEntry(from) === dayOfEntry(decision)) return null
  return { day: dayOf(from), days: daysBetween(dayOfEntry(from), dayOfEntry(decision)) }
}

/** "One day", "31 days": between two ISO days. */
export function daysBetween(from: string, to: string): string {
  const count = calendarDaysBetween(`${from}T12:00:00.000Z`, `${to}T12:00:00.000Z`)
  return count === 1 ? 'one day' : `${count} days`
}
