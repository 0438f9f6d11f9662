import type { NamedDate } from '../language/dates.ts'
import { dayNumber } from '../prices/day-number.ts'
import type { DatedText } from './told-again.ts'

/** The months that a month, quarter, half or year spans, counted from the year 0; null of a day. */
type NamedTime = { readonly from: number; readonly to: number }

export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH_NAME = new RegExp(`(?<![a-z])(?:${MONTHS.join('|')})`, 'i')
const DAY = /(?<![\da-z'])\d{1,2}(?:st|nd|rd|th)?(?!\d)/i

/**
 * What is before August ends with July, but names August.
 * @param endsOn the last day
 * @param words those that name it
 */
export function namedTime(endsOn: string, words: string): NamedTime | null {
  const year = Number(/20\d\d/.exec(words)?.[0] ?? endsOn.slice(0, 4))
  const part = /(?<![a-z])(?<kind>[qh])(?<number>[1-4])/i.exec(words)?.groups
  if (!part && DAY.test(words)) return null
  const month = MONTH_NAME.exec(words)?.[0].toLowerCase()
  if (!part && month === undefined) return withinYear(year, words)
  const length = part ? (part.kind?.toLowerCase() === 'q' ? 3 : 6) : 1
  const last = part ? Number(part.number) * length : MONTHS.indexOf(month ?? '') + 1
  const ends = monthOf(endsOn)
  const to = (ends - last) % 12 === 0 ? ends : ends + length
  return { from: to - length + 1, to }
}

function withinYear(year: number, words: string): NamedTime {
  const [from, to] = /^early/i.test(words) ? [1, 4] : /^mid/i.test(words) ? [4, 9] : [1, 12]
  return { from: year * 12 + from, to: year * 12 + to }
}

/** The last day of it, or one of the last: enough to tell its month and its year. */
export const endOf = ({ to }: NamedTime): string => dayIn(Math.floor((to - 1) / 12), ((to - 1) % 12) + 1, 28)

/**
 * Whether a text names a day, a month or a quarter that lies in it: "August 15", "2026-08-15", "8/15" or "15.8.2026" in an August. One
 * without its year is the next one, or the last where that is not long over.
 * @param dates those that the text names
 */
export const isNamedWithin = (time: NamedTime, dates: readonly NamedDate[], told: DatedText): boolean =>
  [...placed(time, dates, told), ...inNumbers(told)].some((day) => time.from <= monthOf(day) && monthOf(day) <= time.to)

/** "In two years" and "by Friday" name no time of the calendar. */
const NAMES_PLACE = new RegExp(`\\d{4}|\\d[-/]\\d|(?<![a-z])[qh][1-4]|${MONTH_NAME.source}`, 'i')

/** A year ends with December, and is no day in it. */
const IS_YEAR = /^(?:fy ?)?20\d\d$/i

function placed(time: NamedTime, dates: readonly NamedDate[], { text, on }: DatedText): readonly string[] {
  const isOfYear = time.to - time.from === 11
  return dates.flatMap(({ from, to, endsOn }) => {
    const words = text.slice(from, to)
    if (endsOn === null || !NAMES_PLACE.test(words) || (IS_YEAR.test(words) && !isOfYear)) return []
    return /20\d\d/.test(words) ? [endsOn] : [endsOn, ...inYears(Number(endsOn.slice(5, 7)), endsOn.slice(8), on)]
  })
}

/** "2026-08-15", "8/15/26", "15.8.", "8-15-2026": in either order. A range like 8-15 is no day, and 15.8 no more than a number. */
const DAYS_IN_NUMBERS = [
  /(?<!\d)(?<year>20\d\d)[-/.](?<a>\d{1,2})[-/.](?<b>\d{1,2})(?!\d)/g,
  /(?<![\d/.])(?<a>\d{1,2})\/(?<b>\d{1,2})(?:\/(?<year>20\d\d|\d\d))?(?![\d/])/g,
  /(?<![\d.])(?<a>\d{1,2})\. ?(?<b>\d{1,2})\.(?: ?(?<year>20\d\d|\d\d))?(?!\d)/g,
  /(?<![\d-])(?<a>\d{1,2})-(?<b>\d{1,2})-(?<year>20\d\d|\d\d)(?!\d)/g,
]

const inNumbers = ({ text, on }: DatedText): readonly string[] =>
  DAYS_IN_NUMBERS.flatMap((way) => [...text.matchAll(way)]).flatMap(({ groups }) => {
    const [a, b, year] = [groups?.a ?? '', groups?.b ?? '', groups?.year]
    return [...daysOf(a, b, year, on), ...daysOf(b, a, year, on)]
  })

function daysOf(month: string, day: string, year: string | undefined, on: string): readonly string[] {
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return []
  return year === undefined ? inYears(Number(month), day, on) : [dayIn(2000 + (Number(year) % 100), Number(month), day)]
}

const [HALF_A_YEAR, YEAR] = [183, 366]

/** A day that is written without its year. */
const inYears = (month: number, day: string, on: string): readonly string[] =>
  [-1, 0, 1]
    .map((years) => dayIn(Number(on.slice(0, 4)) + years, month, day))
    .filter((one) => {
      const ahead = dayNumber(one) - dayNumber(on)
      return -HALF_A_YEAR <= ahead && ahead <= YEAR
    })

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** No month is shorter than 28 days: which of its last days it is makes no difference to its month. */
const dayIn = (year: number, month: number, day: string | number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(Math.min(28, Number(day))).padStart(2, '0')}`
