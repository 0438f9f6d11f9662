import type { TimePattern } from './calendar-stretch.ts'
import { DAYS_IN_FIGURES } from './days-in-figures.ts'
import { MONTHS_WITH_DAYS } from './months-with-days.ts'
import { PARTS_OF_YEAR } from './parts-of-year.ts'
import { SEASONS } from './seasons.ts'
import { FROM_TODAY } from './times-from-today.ts'
import { SPANS_OF_YEARS, WHOLE_YEARS } from './whole-years.ts'
import { calendarPattern } from './written-year.ts'

/** Longer ways first: what one has read no later one reads. */
export const TIME_PATTERNS: readonly TimePattern[] = [
  ...DAYS_IN_FIGURES,
  ...SPANS_OF_YEARS,
  ...PARTS_OF_YEAR,
  ...MONTHS_WITH_DAYS,
  ...SEASONS,
  ...WHOLE_YEARS,
  ...FROM_TODAY,
  {
    pattern: calendarPattern(
      '(?<![\\d.,])(?:(?<day>\\d{1,2})(?:st|nd|rd|th)(?!\\p{L})|(?<=(?<!\\p{L})(?:am|den|dem|zum|bis|vom|ab) )(?<german>\\d{1,2})\\.(?! ?\\d))',
    ),
    read: ({ day, german }) => [{ dayOfMonth: Number(day ?? german) }],
  },
]
