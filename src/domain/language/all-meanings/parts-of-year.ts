import type { CalendarStretch, Groups, TimeOfYear, TimePattern } from './calendar-stretch.ts'
import { nextTo } from './times-from-today.ts'
import { calendarPattern, ofYears, SHORT_YEAR, YEAR } from './written-year.ts'

const quarter = (number: number): TimeOfYear['months'] => [number * 3 - 2, number * 3]
const half = (number: number): TimeOfYear['months'] => [number * 6 - 5, number * 6]
const numberOf = (...ways: readonly (string | undefined)[]): number => ways.findIndex((way) => way !== undefined) + 1

/** "Third-quarter", "3rd quarter", "drittes Quartal"; in "first and third quarter" both are. */
const ORDINALS = [
  '(?<first>first|1st|front|early|erste[nrsm]?|1\\.|I\\.)',
  '(?<second>second|2nd|zweite[nrsm]?|2\\.|II\\.)',
  '(?<third>third|3rd|dritte[nrsm]?|3\\.|III\\.)',
  '(?<fourth>fourth|4th|vierte[nrsm]?|4\\.|IV\\.)',
  '(?<last>last|final|back|latter|closing|holiday|letzte[nrsm]?|schluss|weihnachts)',
]
const PART =
  '(?<quarter>quarters?|qtr|q(?!\\p{L})|three months|quartal|drei monate)|(?<half>hal(?:f|ves)|halbjahr|hj|six months|jahreshälfte|hälfte|sechs monate)'
const PART_YEAR = `(?:s|[ -]?(?:of |in |fy ?|fiscal |des |\\/)?${YEAR})?`

function partOfYear(groups: Groups, on: string): readonly (TimeOfYear | CalendarStretch)[] {
  const { first, second, third, fourth, last, half: ofHalf } = groups
  if (ofHalf !== undefined) {
    const number = numberOf(first, second ?? last)
    return first === undefined && number === 1 ? [] : ofYears(half(number), groups)
  }
  const ofNumber = ofYears(quarter(numberOf(first, second, third, fourth ?? last)), groups)
  return last === undefined ? ofNumber : [...ofNumber, ...nextTo(on, 'quarter', -1)]
}

/** Quarters and halves: "Q3", "2H26", "third-quarter", "drittes Quartal". */
export const PARTS_OF_YEAR: readonly TimePattern[] = [
  {
    pattern: calendarPattern(
      `(?<![\\p{L}\\d])(?:(?<before>20\\d\\d)[- ]?)?(?:[cf]?q[- ]?(?:(?<number>[1-4])|(?<roman>i{1,3}|iv)(?!\\p{L}))|(?<other>[1-4])[- ]?q)(?:[-/]?(?<close>${SHORT_YEAR})|[- ]?(?:of |in |fy ?|fiscal |/)?(?:${YEAR}|(?<short>${SHORT_YEAR})))?(?!\\d)`,
    ),
    read: ({ number, other, roman, before, close, ...groups }) =>
      ofYears(quarter(Number(number ?? other ?? ['i', 'ii', 'iii', 'iv'].indexOf(roman?.toLowerCase() ?? '') + 1)), {
        ...groups,
        year: before ?? close ?? groups.year,
      }),
  },
  {
    pattern: calendarPattern(
      `(?<![\\p{L}\\d])(?:(?<before>20\\d\\d)[- ]?)?(?:hj?[- ]?(?<number>[12])|(?<other>[12])\\.?[- ]?hj?)(?:[-/]?(?<close>${SHORT_YEAR})|[- ]?(?:of |in |fy ?|fiscal |/)?(?:${YEAR}|(?<short>${SHORT_YEAR})))?(?![\\p{L}\\d])`,
    ),
    read: ({ number, other, before, close, ...groups }) =>
      ofYears(half(Number(number ?? other)), { ...groups, year: before ?? close ?? groups.year }),
  },
  {
    pattern: calendarPattern(
      `(?<![\\p{L}\\d.,])(?:${ORDINALS.join('|')})(?=[- ]?(?:[\\p{L}\\d]+[-, ]+){0,3}?(?:${PART})(?!\\p{Ll}(?<!s|e|z|u|b))${PART_YEAR})`,
    ),
    read: partOfYear,
  },
  {
    pattern: calendarPattern(
      `(?<!\\p{L})(?:(?<quarter>quarter|qtr|quartal)|(?<half>half|halbjahr|hj))[- ]?(?:(?<first>one|1|eins|i)|(?<second>two|2|zwei|ii)|(?<third>three|3|drei|iii)|(?<fourth>four|4|vier|iv))(?![\\p{L}\\d])${PART_YEAR}`,
    ),
    read: partOfYear,
  },
]
