import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'

/** The length of each range in months, counted back from the last day. */
export const RECENT = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12 } as const
type RecentRange = keyof typeof RECENT
export const RECENT_RANGES = Object.keys(RECENT) as RecentRange[]

export const isRecent = (range: string): range is RecentRange => Object.hasOwn(RECENT, range)

/** The same day in an earlier (or, for a negative number, a later) month; the last day of that month if it is shorter. */
export function monthsBefore(day: string, months: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  const counted = year * 12 + (month - 1) - months
  const last = dayNumber(firstOfMonth(counted + 1)) - dayNumber(firstOfMonth(counted))
  return dayOfNumber(dayNumber(firstOfMonth(counted)) + Math.min(date, last) - 1)
}

const firstOfMonth = (counted: number): string =>
  `${Math.floor(counted / 12)}-${String((counted % 12) + 1).padStart(2, '0')}-01`

/** The index of the last day that is not after `day`; -1 if all are. Days are sorted, oldest first. */
export function indexAtOrBefore(days: readonly string[], day: string): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] ?? '') <= day) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The index of the day to which a key moves, as in any slider; null for a key that does not move. */
export function dayAfterKey(days: readonly string[], index: number, key: string): number | null {
  const last = days.length - 1
  const within = (wanted: number) => Math.max(0, Math.min(last, wanted))
  const day = days[index] ?? ''
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(index - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return within(index + 1)
    case 'PageDown':
      return within(Math.min(index - 1, indexAtOrBefore(days, monthsBefore(day, 1))))
    case 'PageUp':
      return within(Math.max(index + 1, indexAtOrBefore(days, monthsBefore(day, -1))))
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
