import type { Groups, TimeOfYear, TimePattern } from './calendar-stretch.ts'
import { anyMonth, monthNumber, properMonth } from './month-names.ts'
import { calendarPattern, monthIn, YEAR, yearOf } from './written-year.ts'

const ORDINAL = '(?:st|nd|rd|th)?(?!\\p{L})'

function daysOfMonth({ month = '', day = '', last, year, short }: Groups): readonly TimeOfYear[] {
  const number = monthNumber(month)
  const days = Number(last ?? day) < Number(day) ? [day, day] : [day, last ?? day]
  const time: TimeOfYear = {
    year: yearOf(year ?? short),
    months: [number, number],
    days: [Number(days[0]), Number(days[1])],
  }
  const isYear = year === undefined && Number(day) >= 20 && Number(day) < 40
  return [time, ...(isYear ? monthIn(number, 2000 + Number(day)) : [])]
}

/** "Between July and September", "November-January" */
function monthsBetween({ month = '', until = '', year }: Groups): readonly TimeOfYear[] {
  const [first, last] = [monthNumber(month), monthNumber(until)]
  const of = yearOf(year)
  return last < first
    ? [{ year: of === null ? null : of - 1, months: [first, last + 12] }]
    : [{ year: of, months: [first, last] }]
}

/** Months by their names, with a day or a year or none: "August 15", "the 15th of August", "July to September". */
export const MONTHS_WITH_DAYS: readonly TimePattern[] = [
  {
    pattern: calendarPattern(
      `(?<![\\d.,$€£])(?<day>\\d{1,2})(?:\\.|st|nd|rd|th)?(?:[- ]+(?:of[- ]+)?(?:the month of )?)?${anyMonth()}(?:[-,.\\s]+${YEAR}|-(?<short>\\d\\d)(?!\\d))?`,
    ),
    read: daysOfMonth,
  },
  {
    pattern: calendarPattern(
      `${anyMonth()} (?<first>\\d{1,2})${ORDINAL}\\s?(?:-|–|to|through|till|until|and|or)\\s?${anyMonth('until')} (?<last>\\d{1,2})${ORDINAL}(?!\\d|[.,]\\d|\\s?%)(?:,? ${YEAR})?`,
    ),
    read: ({ first, last, ...groups }) =>
      monthsBetween(groups).map((time) => ({ ...time, days: [Number(first), Number(last)] })),
  },
  {
    pattern: calendarPattern(
      `${anyMonth()}[- ]?(?:the )?(?<day>\\d{1,2})${ORDINAL}(?!\\d|[.,]\\d|\\s?(?:%|percent|prozent))(?:\\s?(?:-|–|/|to|and|or)\\s?(?<last>\\d{1,2})${ORDINAL}(?!\\d|[.,]\\d|\\s?(?:%|percent)))?(?:,?[- ]+${YEAR})?`,
    ),
    read: daysOfMonth,
  },
  {
    pattern: calendarPattern(
      `${properMonth()}\\s?(?:-|–|/|to|through|thru|till|until|and|bis|und)\\s?${properMonth('until')}(?:,? ${YEAR})?`,
    ),
    read: monthsBetween,
  },
  {
    pattern: calendarPattern(`${anyMonth()},?[- /]*(?:of )?${YEAR}`),
    read: ({ month = '', year }) => monthIn(monthNumber(month), yearOf(year)),
  },
  {
    pattern: calendarPattern(
      `(?:${properMonth('proper')}|(?<=(?<!\\p{L})(?:in|by|until|till|before|since|through|late|early|mid|end of|last|next|im|bis|ab|seit|ende|anfang|mitte)[- ])${anyMonth()})`,
    ),
    read: ({ month, proper }) => monthIn(monthNumber(proper ?? month ?? ''), null),
  },
]
