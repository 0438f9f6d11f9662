import type { Groups, TimeOfYear } from './calendar-stretch.ts'

/** "2026", "'26"; two figures alone are a year only of these decades. */
export const YEAR = "(?<year>20\\d\\d|['’]\\d\\d)(?!\\d|[.,]\\d|\\s?%)"
export const SHORT_YEAR = '(?:2\\d|3\\d)(?!\\d|[.,]\\d|\\s?%)'

/** Of a way to name a time: in any case, and all of its places in a text. */
export const calendarPattern = (source: string): RegExp => new RegExp(source, 'giu')

/** "'26" and "2026" are 2026; null where none is written. */
export const yearOf = (year: string | undefined): number | null =>
  year === undefined ? null : 2000 + (Number(year.replace(/\D/g, '')) % 100)

/** Two figures without an apostrophe may be a year, and may be a number that stands there. */
export const ofYears = (months: TimeOfYear['months'], { year, short }: Groups): readonly TimeOfYear[] =>
  year !== undefined || short === undefined
    ? [{ year: yearOf(year), months }]
    : [
        { year: yearOf(short), months },
        { year: null, months },
      ]

/** No time where the number is of no month. */
export const monthIn = (month: number, year: number | null): readonly TimeOfYear[] =>
  month < 1 || month > 12 ? [] : [{ year, months: [month, month] }]
