import { calendarDaysBetween } from '../../../prices/market-calendar.ts'

/** "One day", "31 days": between two ISO days. */
export function daysBetween(from: string, to: string): string {
  const count = calendarDaysBetween(`${from}T12:00:00.000Z`, `${to}T12:00:00.000Z`)
  return count === 1 ? 'one day' : `${count} days`
}
