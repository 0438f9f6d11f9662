import { calendarDay, type Instant } from '../time.ts'
import { dayNumber, dayOfNumber } from './day-number.ts'

/**
 * The trading days of the New York Stock Exchange, by its own rules (ruling 8). Every day is New York's calendar day, as
 * `YYYY-MM-DD`; before 1998, today's rules are used.
 */

export const MARKET_ZONE = 'America/New_York'

/** New York is four or five hours behind UTC: from this hour on it has the same calendar day. */
const SAME_DAY_FROM = '05'
/** Before this hour it has the day before. In the hour between, it depends on the season. */
const DAY_BEFORE_UNTIL = '04'

/**
 * The calendar day of an instant in New York, which every rule about days uses. It is told from the hour in UTC wherever it can
 * be, because asking the time zone takes a hundred times longer.
 */
export function marketDayOf(at: Instant): string {
  const [day, hour] = [at.slice(0, 10), at.slice(11, 13)]
  if (hour >= SAME_DAY_FROM) return day
  return hour < DAY_BEFORE_UNTIL ? dayOfNumber(dayNumber(day) - 1) : calendarDay(at, MARKET_ZONE)
}

/**
 * How many calendar days in New York are between two instants, as a reader of both dates counts them.
 * @returns 0 on the same day; negative when `to` is on an earlier day
 */
export const calendarDaysBetween = (from: Instant, to: Instant): number =>
  dayNumber(marketDayOf(to)) - dayNumber(marketDayOf(from))

/** Closings that no rule predicts: mourning, storms, attacks. New ones are added here. */
const CLOSED_ONCE: ReadonlySet<string> = new Set([
  ...['2001-09-11', '2001-09-12', '2001-09-13', '2001-09-14'],
  ...['2004-06-11', '2007-01-02', '2012-10-29', '2012-10-30', '2018-12-05', '2025-01-09'],
])

const [SUNDAY, MONDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 4, 5, 6] as const

/** Whether the market opens on this day. */
export function isMarketDay(day: string): boolean {
  const cached = marketDays.get(day)
  if (cached !== undefined) return cached
  const isOpen = opensOn(day)
  if (marketDays.size >= MOST_DAYS) marketDays.clear()
  marketDays.set(day, isOpen)
  return isOpen
}

/** The day itself, or the last one before it, on which the market opens. */
export function marketDayNotAfter(day: string): string {
  let number = dayNumber(day)
  while (!isMarketDay(dayOfNumber(number))) number -= 1
  return dayOfNumber(number)
}

/** A cache, because a curve of ten years asks about the same thousands of days each time. It holds all days since 1900. */
const marketDays = new Map<string, boolean>()
const MOST_DAYS = 60_000

function opensOn(day: string): boolean {
  const date = dateOf(day)
  const { weekday } = date
  return weekday !== SATURDAY && weekday !== SUNDAY && !CLOSED_ONCE.has(day) && !isHoliday(date)
}

/** When the session ends, in New York's time; null when there is none. It always begins at 09:30. */
export function marketClosesAt(day: string): '16:00' | '13:00' | null {
  if (!isMarketDay(day)) return null
  return isEveOfHoliday(day) ? '13:00' : '16:00'
}

function isHoliday(day: CalendarDate): boolean {
  const { year, month, date, weekday } = day
  const isNth = (inMonth: number, onWeekday: number, nth: number) =>
    month === inMonth && weekday === onWeekday && Math.ceil(date / 7) === nth
  return (
    isObserved(day, 1, 1) || // New Year
    isNth(1, MONDAY, 3) || // Martin Luther King
    isNth(2, MONDAY, 3) || // Washington
    (weekday === FRIDAY && isGoodFriday(day)) ||
    (month === 5 && weekday === MONDAY && date > 24) || // Memorial Day
    (year >= 2022 && isObserved(day, 6, 19)) || // Juneteenth
    isObserved(day, 7, 4) || // Independence
    isNth(9, MONDAY, 1) || // Labor Day
    isNth(11, THURSDAY, 4) || // Thanksgiving
    isObserved(day, 12, 25) // Christmas
  )
}

/**
 * Whether a holiday with a fixed date is observed on this day: on the Friday before a Saturday, and on the Monday after a Sunday.
 * Only 1 January on a Saturday is not moved, because that Friday belongs to the year before.
 */
function isObserved({ month, date, weekday }: CalendarDate, holidayMonth: number, holidayDate: number): boolean {
  if (month !== holidayMonth) return false
  if (date === holidayDate) return weekday !== SATURDAY && weekday !== SUNDAY
  return (weekday === FRIDAY && date === holidayDate - 1) || (weekday === MONDAY && date === holidayDate + 1)
}

/** Days on which trading ends at 13:00: the Friday after Thanksgiving, Christmas Eve, and 3 July before a weekday. */
function isEveOfHoliday(day: string): boolean {
  const { month, date, weekday } = dateOf(day)
  if (month === 11) return weekday === FRIDAY && date >= 23 && date <= 29
  return (month === 12 && date === 24) || (month === 7 && date === 3 && weekday !== FRIDAY)
}

/** Two days before Easter, by the anonymous Gregorian computus (Meeus, Jones, Butcher). */
function isGoodFriday({ year, month: inMonth, date: onDate }: CalendarDate): boolean {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leapCorrection = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (leapCorrection + 19 * golden + 15) % 30
  const moon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0)
  const fullMoonWeekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const marchDate = 28 + moon - fullMoonWeekday - 2
  const [month, date] = marchDate > 31 ? [4, marchDate - 31] : [3, marchDate]
  return inMonth === month && onDate === date
}

type CalendarDate = { readonly year: number; readonly month: number; readonly date: number; readonly weekday: number }

function dateOf(day: string): CalendarDate {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))]
  return { year, month, date, weekday: weekdayOf(year, month, date) }
}

/** 0 is Sunday (Sakamoto's method). */
function weekdayOf(year: number, month: number, date: number): number {
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1] ?? 0
  const y = month < 3 ? year - 1 : year
  return (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + shift + date) % 7
}
