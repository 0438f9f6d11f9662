import type { TimeOfYear, TimePattern } from './calendar-stretch.ts'
import { calendarPattern, monthIn, SHORT_YEAR, yearOf } from './written-year.ts'

/** No year is "$2028" or "2028 shares". */
const NO_YEAR =
  '(?!\\d|[.,]\\d|\\s?%|,\\d| (?:shares|aktien|contracts|customers|stores|people|units|dollars?|usd|eur|euros?)(?!\\p{L}))'
const FISCAL = "(?:fy|cy|ye|gj|fiscal(?: year)?|calendar(?: year)?|geschäftsjahr)[- ]?['’]?"

const oneYear = (year: string | undefined): readonly TimeOfYear[] => [
  { year: yearOf(year), months: [1, 12], isYear: true },
]

/** From one year to another: "2026-28", "2026 and 2027". */
export const SPANS_OF_YEARS: readonly TimePattern[] = [
  {
    pattern: calendarPattern(
      '(?<![\\d$€£])(?<year>20\\d\\d)(?:\\s?(?:[-–/]|to|bis|and|or|und)\\s?)(?<b>(?:20)?\\d\\d)(?!\\d|[.,]\\d|\\s?%)',
    ),
    read: ({ year, b = '' }) => {
      const [first = 0, last = 0] = [yearOf(year) ?? 0, yearOf(b) ?? 0]
      const years = Array.from({ length: Math.max(1, Math.min(20, last - first + 1)) }, (_, away) =>
        String(first + away),
      )
      return [...years.flatMap(oneYear), ...(b.length === 2 ? monthIn(Number(b), first) : [])]
    },
  },
]

/** A year alone: "2027", "FY27", "'28", "27e". */
export const WHOLE_YEARS: readonly TimePattern[] = [
  {
    pattern: calendarPattern(`(?<![\\d\\p{L}$€£]|\\d[.,/-])(?:${FISCAL})?(?<year>20\\d\\d)(?:e(?!\\p{L}))?${NO_YEAR}`),
    read: ({ year }) => oneYear(year),
  },
  { pattern: calendarPattern(`(?<!\\p{L})${FISCAL}(?<year>\\d\\d)(?!\\d|\\s?%)`), read: ({ year }) => oneYear(year) },
  {
    pattern: calendarPattern(`(?<![\\d\\p{L}$€£]|[.,])(?<year>${SHORT_YEAR})e(?!\\p{L})`),
    read: ({ year }) => oneYear(year),
  },
  { pattern: calendarPattern(`(?<!\\p{L})['’](?<year>${SHORT_YEAR})(?!\\p{L})`), read: ({ year }) => oneYear(year) },
  {
    pattern: calendarPattern(
      `(?<=(?<!\\p{L})(?:in|by|until|till|before|after|since|late|early|mid|end of|bis|ende|anfang|mitte|seit|vor)[- ])(?<year>${SHORT_YEAR})(?! ?(?:percent|per cent|pct|prozent|x|times|years?|quarters?|months?|weeks?|days?|points?|bps?|jahre|monate|wochen|tage)(?!\\p{L}))`,
    ),
    read: ({ year }) => oneYear(year),
  },
]
