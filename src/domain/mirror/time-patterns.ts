import type { CalendarStretch, Groups, TimeOfYear, TimePattern } from './calendar-stretch.ts'
import { anyMonth, monthNumber, properMonth } from './month-names.ts'
import { FROM_TODAY, nextTo } from './times-from-today.ts'

/** "2026", "'26"; two figures alone are a year only of these decades. */
const YEAR = "(?<year>20\\d\\d|['’]\\d\\d)(?!\\d|[.,]\\d|\\s?%)"
const SHORT_YEAR = '(?:2\\d|3\\d)(?!\\d|[.,]\\d|\\s?%)'
const ORDINAL = '(?:st|nd|rd|th)?(?!\\p{L})'
/** What a day in figures without its year stands behind, where it could be a number or a range. */
const ON = '(?<=(?<!\\p{L})(?:on|by|until|till|before|due|since|am|bis|zum|vom|den|seit|ab|vor|nach)\\s)'

const pattern = (source: string): RegExp => new RegExp(source, 'giu')

const yearOf = (year: string | undefined): number | null =>
  year === undefined ? null : 2000 + (Number(year.replace(/\D/g, '')) % 100)

/** A day in figures, in either order. */
function inEitherOrder({ a = '', b = '', year }: Groups): readonly TimeOfYear[] {
  const both = [dayIn(Number(a), Number(b), yearOf(year)), dayIn(Number(b), Number(a), yearOf(year))]
  return both.flat()
}

const dayIn = (month: number, day: number, year: number | null): readonly TimeOfYear[] =>
  month < 1 || month > 12 || day < 1 || day > 31 ? [] : [{ year, months: [month, month], days: [day, day] }]

const monthIn = (month: number, year: number | null): readonly TimeOfYear[] =>
  month < 1 || month > 12 ? [] : [{ year, months: [month, month] }]

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

/** Two figures without an apostrophe may be a year, and may be a number that stands there. */
const ofYears = (months: TimeOfYear['months'], { year, short }: Groups): readonly TimeOfYear[] =>
  year !== undefined || short === undefined
    ? [{ year: yearOf(year), months }]
    : [
        { year: yearOf(short), months },
        { year: null, months },
      ]

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

const SEASONS: readonly (readonly [words: string, months: TimeOfYear['months']])[] = [
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

const PARTS_OF_YEAR = [
  ['early(?: in)?|(?:the )?(?:beginning|start) of|anfang', [1, 4]],
  ['mid|(?:the )?middle of|mitte', [4, 9]],
] as const

/** No year is "$2028" or "2028 shares". */
const NO_YEAR =
  '(?!\\d|[.,]\\d|\\s?%|,\\d| (?:shares|aktien|contracts|customers|stores|people|units|dollars?|usd|eur|euros?)(?!\\p{L}))'
const FISCAL = "(?:fy|cy|gj|fiscal(?: year)?|calendar(?: year)?|geschäftsjahr)[- ]?['’]?"

const oneYear = (year: string | undefined): readonly TimeOfYear[] => [
  { year: yearOf(year), months: [1, 12], isYear: true },
]

/** Longer ways first: what one has read no later one reads. */
export const TIME_PATTERNS: readonly TimePattern[] = [
  { pattern: pattern('(?<!\\d)(?<year>20\\d\\d)(?<a>0[1-9]|1[0-2])(?<b>[0-3]\\d)(?!\\d)'), read: inEitherOrder },
  { pattern: pattern('(?<!\\d)(?<year>20\\d\\d)[-/.](?<a>\\d{1,2})[-/.](?<b>\\d{1,2})(?!\\d)'), read: inEitherOrder },
  {
    pattern: pattern(
      '(?<![\\d/]|\\d[.-])(?<a>\\d{1,2})(?<mark>[-/.]) ?(?<b>\\d{1,2})\\k<mark> ?(?<year>20\\d\\d|\\d\\d)(?!\\d)',
    ),
    read: inEitherOrder,
  },
  { pattern: pattern('(?<![\\d/.])(?<a>\\d{1,2})\\. ?(?<b>\\d{1,2})\\.(?!\\d)'), read: inEitherOrder },
  { pattern: pattern(`${ON}(?<a>\\d{1,2})[.-](?<b>\\d{1,2})(?!\\d|\\s?%|[.,]\\d)`), read: inEitherOrder },
  {
    pattern: pattern('(?<![\\p{L}\\d/.,$€£])(?<a>\\d{1,2})/(?<b>\\d{1,2})(?![\\d/]|\\s?%)'),
    read: (groups) => [...inEitherOrder(groups), ...monthIn(Number(groups.a), 2000 + Number(groups.b))],
  },
  {
    pattern: pattern('(?<![\\d/.,])(?<a>\\d{1,2})[-/.](?<year>20\\d\\d)(?!\\d)'),
    read: ({ a, year }) => monthIn(Number(a), yearOf(year)),
  },
  {
    pattern: pattern(
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
  {
    pattern: pattern(
      `(?<![\\p{L}\\d])(?:(?<before>20\\d\\d)[- ]?)?(?:[cf]?q[- ]?(?:(?<number>[1-4])|(?<roman>i{1,3}|iv)(?!\\p{L}))|(?<other>[1-4])[- ]?q)(?:[-/]?(?<close>${SHORT_YEAR})|[- ]?(?:of |in |fy ?|fiscal |/)?(?:${YEAR}|(?<short>${SHORT_YEAR})))?(?!\\d)`,
    ),
    read: ({ number, other, roman, before, close, ...groups }) =>
      ofYears(quarter(Number(number ?? other ?? ['i', 'ii', 'iii', 'iv'].indexOf(roman?.toLowerCase() ?? '') + 1)), {
        ...groups,
        year: before ?? close ?? groups.year,
      }),
  },
  {
    pattern: pattern(
      `(?<![\\p{L}\\d])(?:(?<before>20\\d\\d)[- ]?)?(?:hj?[- ]?(?<number>[12])|(?<other>[12])\\.?[- ]?hj?)(?:[-/]?(?<close>${SHORT_YEAR})|[- ]?(?:of |in |fy ?|fiscal |/)?(?:${YEAR}|(?<short>${SHORT_YEAR})))?(?![\\p{L}\\d])`,
    ),
    read: ({ number, other, before, close, ...groups }) =>
      ofYears(half(Number(number ?? other)), { ...groups, year: before ?? close ?? groups.year }),
  },
  {
    pattern: pattern(
      `(?<![\\p{L}\\d.,])(?:${ORDINALS.join('|')})(?=[- ]?(?:[\\p{L}\\d]+[-, ]+){0,3}?(?:${PART})(?!\\p{Ll}(?<!s|e|z|u|b))${PART_YEAR})`,
    ),
    read: partOfYear,
  },
  {
    pattern: pattern(
      `(?<!\\p{L})(?:(?<quarter>quarter|qtr|quartal)|(?<half>half|halbjahr|hj))[- ]?(?:(?<first>one|1|eins|i)|(?<second>two|2|zwei|ii)|(?<third>three|3|drei|iii)|(?<fourth>four|4|vier|iv))(?![\\p{L}\\d])${PART_YEAR}`,
    ),
    read: partOfYear,
  },
  {
    pattern: pattern(
      `(?<![\\d.,$€£])(?<day>\\d{1,2})(?:\\.|st|nd|rd|th)?(?:[- ]+(?:of[- ]+)?(?:the month of )?)?${anyMonth()}(?:[-,.\\s]+${YEAR}|-(?<short>\\d\\d)(?!\\d))?`,
    ),
    read: daysOfMonth,
  },
  {
    pattern: pattern(
      `${anyMonth()} (?<first>\\d{1,2})${ORDINAL}\\s?(?:-|–|to|through|till|until|and|or)\\s?${anyMonth('until')} (?<last>\\d{1,2})${ORDINAL}(?!\\d|[.,]\\d|\\s?%)(?:,? ${YEAR})?`,
    ),
    read: ({ first, last, ...groups }) =>
      monthsBetween(groups).map((time) => ({ ...time, days: [Number(first), Number(last)] })),
  },
  {
    pattern: pattern(
      `${anyMonth()}[- ]?(?:the )?(?<day>\\d{1,2})${ORDINAL}(?!\\d|[.,]\\d|\\s?(?:%|percent|prozent))(?:\\s?(?:-|–|/|to|and|or)\\s?(?<last>\\d{1,2})${ORDINAL}(?!\\d|[.,]\\d|\\s?(?:%|percent)))?(?:,?[- ]+${YEAR})?`,
    ),
    read: daysOfMonth,
  },
  {
    pattern: pattern(
      `${properMonth()}\\s?(?:-|–|/|to|through|thru|till|until|and|bis|und)\\s?${properMonth('until')}(?:,? ${YEAR})?`,
    ),
    read: monthsBetween,
  },
  {
    pattern: pattern(`${anyMonth()},?[- /]*(?:of )?${YEAR}`),
    read: ({ month = '', year }) => monthIn(monthNumber(month), yearOf(year)),
  },
  {
    pattern: pattern(
      `(?:${properMonth('proper')}|(?<=(?<!\\p{L})(?:in|by|until|till|before|since|through|late|early|mid|end of|last|next|im|bis|ab|seit|ende|anfang|mitte)[- ])${anyMonth()})`,
    ),
    read: ({ month, proper }) => monthIn(monthNumber(proper ?? month ?? ''), null),
  },
  ...SEASONS.map(([words, months]) => ({
    pattern: pattern(`(?<!\\p{L})(?<words>${words})(?!\\p{L})(?:,? (?:of |des )?${YEAR})?`),
    read: (groups: Groups) => ofYears(months, groups),
  })),
  ...PARTS_OF_YEAR.map(([words, months]) => ({
    pattern: pattern(`(?<!\\p{L})(?:${words})[- ]${YEAR}`),
    read: (groups: Groups) => ofYears(months, groups),
  })),
  {
    pattern: pattern(`(?<![\\d\\p{L}$€£]|\\d[.,/-])(?:${FISCAL})?(?<year>20\\d\\d)(?:e(?!\\p{L}))?${NO_YEAR}`),
    read: ({ year }) => oneYear(year),
  },
  { pattern: pattern(`(?<!\\p{L})${FISCAL}(?<year>\\d\\d)(?!\\d|\\s?%)`), read: ({ year }) => oneYear(year) },
  { pattern: pattern(`(?<![\\d\\p{L}$€£]|[.,])(?<year>${SHORT_YEAR})e(?!\\p{L})`), read: ({ year }) => oneYear(year) },
  { pattern: pattern(`(?<!\\p{L})['’](?<year>${SHORT_YEAR})(?!\\p{L})`), read: ({ year }) => oneYear(year) },
  {
    pattern: pattern(
      `(?<=(?<!\\p{L})(?:in|by|until|till|before|after|since|late|early|mid|end of|bis|ende|anfang|mitte|seit|vor)[- ])(?<year>${SHORT_YEAR})(?! ?(?:percent|per cent|pct|prozent|x|times|years?|quarters?|months?|weeks?|days?|points?|bps?|jahre|monate|wochen|tage)(?!\\p{L}))`,
    ),
    read: ({ year }) => oneYear(year),
  },
  ...FROM_TODAY,
  {
    pattern: pattern(
      '(?<![\\d.,])(?:(?<day>\\d{1,2})(?:st|nd|rd|th)(?!\\p{L})|(?<=(?<!\\p{L})(?:am|den|dem|zum|bis|vom|ab) )(?<german>\\d{1,2})\\.(?! ?\\d))',
    ),
    read: ({ day, german }) => [{ dayOfMonth: Number(day ?? german) }],
  },
]
