/** New York's trading days and time zone, written by hand. It shares no code with the product. */

/** Weekdays on which the exchange was closed. */
const HOLIDAYS = new Set([
  ...['2023-01-02', '2023-01-16', '2023-02-20', '2023-04-07', '2023-05-29', '2023-06-19', '2023-07-04', '2023-09-04'],
  ...['2023-11-23', '2023-12-25', '2024-01-01', '2024-01-15', '2024-02-19', '2024-03-29', '2024-05-27', '2024-06-19'],
  ...['2024-07-04', '2024-09-02', '2024-11-28', '2024-12-25', '2025-01-01', '2025-01-09', '2025-01-20', '2025-02-17'],
  ...['2025-04-18', '2025-05-26', '2025-06-19', '2025-07-04', '2025-09-01', '2025-11-27', '2025-12-25'],
])

/** Daylight saving time in New York, both days included. */
const SUMMERS = [
  ['2023-03-12', '2023-11-04'],
  ['2024-03-10', '2024-11-02'],
  ['2025-03-09', '2025-11-01'],
] as const

const DAY_MS = 86_400_000
const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** All trading days between two days in 2023 to 2025, both included. */
export function tradingDays(from: string, to: string): string[] {
  const days: string[] = []
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += DAY_MS) {
    const [day, weekday] = [textOf(ms), new Date(ms).getUTCDay()]
    if (weekday > 0 && weekday < 6 && !HOLIDAYS.has(day)) days.push(day)
  }
  return days
}

export const daysAfter = (day: string, count: number): string => textOf(Date.parse(day) + count * DAY_MS)

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The same date a number of months later, or the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return textOf(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)))
}

/** The instant of a day and a time `HH:MM` in New York. */
export function inNewYork(day: string, time: string): string {
  const isSummer = SUMMERS.some(([from, to]) => day >= from && day <= to)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(Date.parse(day) + ((hours + (isSummer ? 4 : 5)) * 60 + minutes) * 60_000).toISOString()
}
