import type { Groups, TimeOfYear, TimePattern } from './calendar-stretch.ts'
import { calendarPattern, ofYears, YEAR } from './written-year.ts'

const NAMES: readonly (readonly [words: string, months: TimeOfYear['months']])[] = [
  ['spring|frühjahr|frühling', [3, 6]],
  ['summer|sommer', [6, 9]],
  ['autumn|(?<=(?<!\\p{L})(?:the|in|this|next|last|by|early|late) )fall|fall(?= (?:of )?20\\d\\d)|herbst', [9, 12]],
  ['winter', [12, 15]],
  ["christmas|xmas|weihnacht(?:en|s)?|holiday season|the holidays|silvester|new year(?:['’]s)?", [12, 13]],
  ['thanksgiving|black friday', [11, 11]],
  ['easter|ostern', [3, 4]],
  [
    "year[- ]?end|end of (?:the |this |next |fiscal |calendar )*year|eoy|year[’']s (?:end|close)|turn of the year|jahres(?:ende|schluss|wechsel)|ende (?:des|dieses|nächsten) jahres",
    [12, 12],
  ],
  ['mid[- ]?year|middle of (?:the |this |next )?year|jahresmitte|mitte (?:des|dieses) jahres', [4, 9]],
  ['rest of (?:the |this )?year|remainder of (?:the |this )?year|rest des jahres', [7, 12]],
  ['half[- ]year|halbjahr(?:es)?', [1, 12]],
  ['(?:start|beginning) of (?:the |this |next )?year|early (?:this|next) year|jahres(?:anfang|beginn)', [1, 4]],
]

const PARTS_OF_NAMED_YEAR = [
  ['early(?: in)?|(?:the )?(?:beginning|start) of|anfang', [1, 4]],
  ['mid|(?:the )?middle of|mitte', [4, 9]],
] as const

/** Seasons, holidays, and the ends and the middle of a year: "by Christmas", "year-end", "early 2027". */
export const SEASONS: readonly TimePattern[] = [
  ...NAMES.map(([words, months]) => ({
    pattern: calendarPattern(`(?<!\\p{L})(?<words>${words})(?!\\p{L})(?:,? (?:of |des )?${YEAR})?`),
    read: (groups: Groups) => ofYears(months, groups),
  })),
  ...PARTS_OF_NAMED_YEAR.map(([words, months]) => ({
    pattern: calendarPattern(`(?<!\\p{L})(?:${words})[- ]${YEAR}`),
    read: (groups: Groups) => ofYears(months, groups),
  })),
]
