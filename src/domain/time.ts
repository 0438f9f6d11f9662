/**
 * The only file of the domain that uses `Date`, and only to read instants that it is given: nothing here asks for the
 * present time.
 */

import { type Language, perLanguage } from './locale.ts'

/** An instant as ISO 8601 in UTC, e.g. `2026-11-21T14:30:00.000Z`. */
export type Instant = string

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
/** Of 24 hours; a calendar day of a zone may be an hour longer or shorter. */
export const DAY_MS = 24 * HOUR_MS

/** The months as the specification writes them, January first. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** The other languages write a day as it is usual in them: `6. Apr. 2025`. */
const dayIn = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }),
)

/**
 * A calendar day in the specification's form: `Apr 6, 2025`, with September as `Sept`.
 * @param timeZone the IANA name of the zone whose calendar counts, e.g. `America/New_York`
 */
export const readableDate = (at: Instant, timeZone: string, language: Language = 'en'): string =>
  readableDay(calendarDay(at, timeZone), language)

/** A calendar day `YYYY-MM-DD` in the same form. */
export function readableDay(calendarDay: string, language: Language = 'en'): string {
  const [year, month, day] = calendarDay.split('-').map(Number)
  if (language !== 'en') return dayIn(language).format(Date.UTC(year ?? 0, (month ?? 1) - 1, day))
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`
}

/** The other languages write a month as it is usual in them: `Apr. 2025`. */
const monthIn = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', year: 'numeric' }),
)

/** A month `YYYY-MM` in the same form: `Apr 2025`. */
export function readableMonth(month: string, language: Language = 'en'): string {
  const [year, number] = month.split('-').map(Number)
  if (language !== 'en') return monthIn(language).format(Date.UTC(year ?? 0, (number ?? 1) - 1, 1))
  return `${MONTHS[(number ?? 1) - 1]} ${year}`
}

/** An instant on the clocks of a zone: `Apr 6, 2025, 3:45 PM`; in German `6. Apr. 2025, 15:45`. */
export const readableMoment = (at: Instant, timeZone: string, language: Language = 'en'): string =>
  `${readableDate(at, timeZone, language)}, ${readableClock(at, timeZone, language)}`

/** `1:00 PM`; in German `13:00`. */
export const readableClock = (at: Instant, timeZone: string, language: Language = 'en'): string =>
  clockIn(language)(timeZone).format(Date.parse(at))

const clockIn = perLanguage((locale) => {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string): Intl.DateTimeFormat => {
    const found =
      made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
    made.set(timeZone, found)
    return found
  }
})

/** The calendar day of an instant in a zone, as `YYYY-MM-DD`. */
export function calendarDay(at: Instant, timeZone: string): string {
  // Offsets from UTC are whole minutes, so a day never ends within one; and most calls ask about the present minute.
  const minute = at.slice(0, 'YYYY-MM-DDTHH:MM'.length)
  if (lastDay.minute !== minute || lastDay.timeZone !== timeZone)
    lastDay = { minute, timeZone, day: dayFormat(timeZone).format(Date.parse(at)) }
  return lastDay.day
}

let lastDay = { minute: '', timeZone: '', day: '' }

/**
 * The instant at which a zone's clocks show a time on a day.
 * @param clock `HH:MM`
 */
export function instantAt(day: string, clock: string, timeZone: string): Instant {
  const key = `${day} ${clock} ${timeZone}`
  // To ask the time zone takes long, and a list asks for each of its quotes when their one day began.
  if (lastInstant.key !== key) lastInstant = { key, at: instantOf(day, clock, timeZone) }
  return lastInstant.at
}

let lastInstant = { key: '', at: '' }

function instantOf(day: string, clock: string, timeZone: string): Instant {
  const guess = Date.parse(`${day}T${clock}:00.000Z`)
  // The offset may differ between the guess and the answer, so it is read near the answer.
  const near = guess - offsetAt(guess, timeZone)
  return new Date(guess - offsetAt(near, timeZone)).toISOString()
}

/** How many milliseconds a zone's clocks are ahead of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    clockFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

/** Whole days from one instant to a later one (24-hour days, rounded down; negative when `to` is earlier). */
export function daysBetween(from: Instant, to: Instant): number {
  return Math.floor(millisecondsBetween(from, to) / DAY_MS)
}

export const laterBy = (at: Instant, ms: number): Instant => new Date(Date.parse(at) + ms).toISOString()

export const millisecondsBetween = (from: Instant, to: Instant): number => Date.parse(to) - Date.parse(from)

const clockFormats = new Map<string, Intl.DateTimeFormat>()

function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = clockFormats.get(timeZone)
  if (cached) return cached
  const [numeric, twoDigits] = ['numeric', '2-digit'] as const
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: numeric,
    month: twoDigits,
    day: twoDigits,
    hour: twoDigits,
    minute: twoDigits,
    second: twoDigits,
  })
  clockFormats.set(timeZone, made)
  return made
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = dayFormats.get(timeZone)
  if (cached) return cached
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dayFormats.set(timeZone, made)
  return made
}
