import type { Groups, TimeOfYear, TimePattern } from './calendar-stretch.ts'
import { calendarPattern, monthIn, yearOf } from './written-year.ts'

/** What a day in figures without its year stands behind, where it could be a number or a range. */
const ON = '(?<=(?<!\\p{L})(?:on|by|until|till|before|due|since|am|bis|zum|vom|den|seit|ab|vor|nach)\\s)'

/** A day in figures, in either order. */
function inEitherOrder({ a = '', b = '', year }: Groups): readonly TimeOfYear[] {
  const both = [dayIn(Number(a), Number(b), yearOf(year)), dayIn(Number(b), Number(a), yearOf(year))]
  return both.flat()
}

const dayIn = (month: number, day: number, year: number | null): readonly TimeOfYear[] =>
  month < 1 || month > 12 || day < 1 || day > 31 ? [] : [{ year, months: [month, month], days: [day, day] }]

/** Days and months told in figures: "8/15/26", "15.8.", "20260815", "8/26". */
export const DAYS_IN_FIGURES: readonly TimePattern[] = [
  {
    pattern: calendarPattern('(?<!\\d)(?<year>20\\d\\d)(?<a>0[1-9]|1[0-2])(?<b>[0-3]\\d)(?!\\d)'),
    read: inEitherOrder,
  },
  {
    pattern: calendarPattern('(?<!\\d)(?<year>20\\d\\d)[-/.](?<a>\\d{1,2})[-/.](?<b>\\d{1,2})(?!\\d)'),
    read: inEitherOrder,
  },
  {
    pattern: calendarPattern(
      '(?<![\\d/]|\\d[.-])(?<a>\\d{1,2})(?<mark>[-/.]) ?(?<b>\\d{1,2})\\k<mark> ?(?<year>20\\d\\d|\\d\\d)(?!\\d)',
    ),
    read: inEitherOrder,
  },
  { pattern: calendarPattern('(?<![\\d/.])(?<a>\\d{1,2})\\. ?(?<b>\\d{1,2})\\.(?!\\d)'), read: inEitherOrder },
  { pattern: calendarPattern(`${ON}(?<a>\\d{1,2})[.-](?<b>\\d{1,2})(?!\\d|\\s?%|[.,]\\d)`), read: inEitherOrder },
  {
    pattern: calendarPattern('(?<![\\p{L}\\d/.,$€£])(?<a>\\d{1,2})/(?<b>\\d{1,2})(?![\\d/]|\\s?%)'),
    read: (groups) => [...inEitherOrder(groups), ...monthIn(Number(groups.a), 2000 + Number(groups.b))],
  },
  // With its nought, and without a word before it: "08-15".
  {
    pattern: calendarPattern(
      '(?<![\\p{L}\\d/.,$€£-])(?<a>0\\d|1[0-2])-(?<b>0\\d|[12]\\d|3[01])(?![\\d-]|[.,]\\d|\\s?%)',
    ),
    read: inEitherOrder,
  },
  {
    pattern: calendarPattern('(?<![\\d/.,])(?<a>\\d{1,2})[-/.](?<year>20\\d\\d)(?!\\d)'),
    read: ({ a, year }) => monthIn(Number(a), yearOf(year)),
  },
]
