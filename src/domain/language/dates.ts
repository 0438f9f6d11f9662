import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { matchesOf } from './matches-of.ts'
import { plainText, type Span } from './plain-text.ts'
import { NUMBER_WORD, numberOf } from './quantities.ts'
import { rememberLatest } from './remember-latest.ts'

/** A day, a month, a quarter or a year that a text names, or a time from the present on. */
export type NamedDate = Span & {
  /** Its last day, `2027-06-30`; null for a time that the calendar cannot place ("the next report"). */
  readonly endsOn: string | null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAMES =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec'
const MONTH = `(?<month>${NAMES})(?![a-z])\\.?`
const YEAR = '(?<year>20[2-9]\\d)(?![\\d%]|[.,]\\d)'
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d)'
const WEEKDAYS = ['thursday', 'friday', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday']

type Groups = Readonly<Record<string, string | undefined>>
type Way = { readonly way: RegExp; readonly endsOn: (groups: Groups, today: string) => string | null | 'none' }

/** Ways to name a time, longer ones first. `none` is for what looks like a day but does not exist. */
const WAYS: readonly Way[] = [
  {
    way: at('(?<year>20[2-9]\\d)-(?<number>\\d\\d)-(?<day>\\d\\d)'),
    endsOn: (g) => dayIn(Number(g.year), Number(g.number), g.day),
  },
  { way: at('(?<a>\\d{1,2})/(?<b>\\d{1,2})/(?<y>\\d{4}|\\d\\d)'), endsOn: byNumbers },
  // When a report comes, no calendar knows: that of a quarter comes weeks after its end.
  {
    way: at(
      `(?:the )?(?:q[1-4]|h[12]|${NAMES})(?:,? 20[2-9]\\d)?(?:'s)?[ -](?:earnings |results )?(?:reports?|results|prints?|earnings|calls?|numbers|releases?|filings?)`,
    ),
    endsOn: () => null,
  },
  { way: at(`(?:the )?next (?:year|quarter|month)'s [a-z0-9-]+`), endsOn: () => null },
  {
    way: at(`(?<part>early|mid|middle of|beginning of)[- ]${MONTH}(?:,? ${YEAR})?(?! \\d)`),
    endsOn: ({ part, ...g }, today) => inMonth({ ...g, day: /^mid/.test(part ?? '') ? '15' : '10' }, today),
  },
  { way: at(`${MONTH} ${DAY}(?:,? ${YEAR})?`), endsOn: inMonth },
  { way: at(`${DAY}(?: of)? ${MONTH}(?:,? ${YEAR})?`), endsOn: inMonth },
  { way: at(`${MONTH},? ${YEAR}`), endsOn: inMonth },
  {
    way: at(`(?<=(?:by|before|until|till) )(?:christmas|xmas)(?:,? ${YEAR})?`),
    endsOn: (g, today) => inMonth({ ...g, month: 'dec', day: '25' }, today),
  },
  {
    way: at(
      `(?<=(?:in|by|until|till|before|through|end of|late|early|mid|since|next|this|during|for|of|from)[ -](?:the )?)${MONTH}`,
    ),
    endsOn: inMonth,
  },
  {
    way: at(`q(?<quarter>[1-4])(?: ?(?:of |')?(?<year>20[2-9]\\d|[2-9]\\d))?`),
    endsOn: (g, today) => inQuarter(Number(g.quarter) * 3, g, today),
  },
  {
    way: at(`h(?<half>[12])(?: ?(?:of |')?(?<year>20[2-9]\\d|[2-9]\\d))?`),
    endsOn: (g, today) => inQuarter(Number(g.half) * 6, g, today),
  },
  { way: at(`early(?: in)? ${YEAR}`), endsOn: (g) => `${g.year}-04-30` },
  { way: at(`(?:mid|middle of)[- ]${YEAR}`), endsOn: (g) => `${g.year}-06-30` },
  { way: at(`(?:the )?year[- ]?end(?: of)?,? ${YEAR}`), endsOn: (g) => `${g.year}-12-31` },
  { way: at(`(?:fy ?)?${YEAR}`), endsOn: (g) => `${g.year}-12-31` },
  {
    way: at('(?:the )?(?:end of (?:the |this )?year|year[- ]?end|this year|eoy)'),
    endsOn: (_, today) => `${today.slice(0, 4)}-12-31`,
  },
  { way: at("(?:the )?(?:end of|year[- ]?end) '?(?<y>2[4-9]|3\\d)"), endsOn: (g) => `20${g.y}-12-31` },
  { way: at('(?:the )?next year'), endsOn: (_, today) => `${Number(today.slice(0, 4)) + 1}-12-31` },
  {
    way: at(
      `(?:within|in|after|for|over)(?: (?:about|roughly|at least|at most|the))*(?: (?:next|coming))? (?<count>${NUMBER_WORD}|a)(?:(?:-| to | or )(?<most>\\d{1,3}))?[ -](?:more |full )?(?<unit>day|week|month|quarter|year)s?`,
    ),
    endsOn: (g, today) => later(today, numberOf(g.most ?? g.count ?? '') ?? 1, g.unit ?? 'day'),
  },
  {
    way: at(`(?:by|on|until|before|this|next) (?<weekday>${WEEKDAYS.join('|')})`),
    endsOn: (g, today) => weekdayAfter(today, g.weekday ?? ''),
  },
  {
    way: at(
      '(?:by |at |until |before |after |on )?(?:the |its |their )?(?:next|coming|following) (?:earnings|results|report|quarter|print|annual report|shareholder meeting|month|week|call|filing)s?',
    ),
    endsOn: () => null,
  },
]

/** Each of the ways holds one of these, and most clauses none. */
const MAY_NAME_TIME = new RegExp(
  `\\d|(?<![a-z])(?:${NAMES}|next|coming|following|eoy|christmas|xmas)|day|week|month|quarter|year`,
)

function at(way: string): RegExp {
  return new RegExp(`(?<![\\w$€£])${way}(?![\\w%])`, 'g')
}

/**
 * The times that a text names, in order; of two that overlap, the longer one.
 * @param today the ISO day on which the text was written, from which "in two years" and "in June" count
 */
export const datesOf: (text: string, today: string) => readonly NamedDate[] = rememberLatest(findDates)

function findDates(text: string, today: string): readonly NamedDate[] {
  const plain = plainText(text)
  if (!MAY_NAME_TIME.test(plain)) return []
  const found: (Span & { readonly endsOn: string | null | 'none' })[] = []
  for (const { way, endsOn } of WAYS)
    for (const match of matchesOf(way, plain)) {
      const span = { from: match.index, to: match.index + match[0].length }
      const groups = match.groups ?? {}
      const last = endsOn(groups, today)
      const isBefore = /(?<![a-z])(?:before|ahead of|prior to) (?:the )?$/.test(plain.slice(0, span.from))
      const day = isBefore && last !== null && last !== 'none' ? dayBefore(last, groups) : last
      if (!found.some(({ from, to }) => span.from < to && span.to > from)) found.push({ ...span, endsOn: day })
    }
  return found
    .flatMap(({ endsOn, ...span }) => (endsOn === 'none' ? [] : [{ ...span, endsOn }]))
    .toSorted((one, other) => one.from - other.from)
}

/** "Before 2027" ends with the last day of 2026: the day before the first day of what is named. */
function dayBefore(last: string, { year, month, day, part, quarter, half, number, a }: Groups): string {
  const isDay = day !== undefined || part !== undefined || number !== undefined || a !== undefined
  const months = quarter ? 3 : half ? 6 : month ? 1 : year ? 12 : 0
  if (isDay || months === 0) return last
  const [y = 0, m = 0] = last.split('-').map(Number)
  const first = y * 12 + m - months
  return dayOfNumber(dayNumber(`${Math.floor(first / 12)}-${twoDigits((first % 12) + 1)}-01`) - 1)
}

/** Whether a time is not before the day on which it was written. */
export const isAhead = ({ endsOn }: NamedDate, today: string): boolean => endsOn === null || endsOn >= today

function inMonth({ month = '', day, year }: Groups, today: string): string | 'none' {
  const number = MONTHS.indexOf(month.slice(0, 3)) + 1
  if (year !== undefined) return dayIn(Number(year), number, day)
  const thisYear = dayIn(Number(today.slice(0, 4)), number, day)
  return thisYear < today ? dayIn(Number(today.slice(0, 4)) + 1, number, day) : thisYear
}

function inQuarter(month: number, { year }: Groups, today: string): string | 'none' {
  if (year !== undefined) return dayIn(year.length === 2 ? 2000 + Number(year) : Number(year), month)
  const thisYear = dayIn(Number(today.slice(0, 4)), month)
  return thisYear < today ? dayIn(Number(today.slice(0, 4)) + 1, month) : thisYear
}

/** `1/2/27` is a day in January or in February: the later of the two, if both exist. */
function byNumbers({ a, b, y = '' }: Groups): string | 'none' {
  const year = y.length === 2 ? 2000 + Number(y) : Number(y)
  const days = [dayIn(year, Number(a), b), dayIn(year, Number(b), a)].filter((day) => day !== 'none')
  return days.toSorted().at(-1) ?? 'none'
}

/** The day of a month, or its last one; `none` when the calendar has no such day. */
function dayIn(year: number, month: number, day?: string): string | 'none' {
  if (month < 1 || month > 12) return 'none'
  const last = daysOf(month, year)
  const number = day === undefined ? last : Number(day)
  return number < 1 || number > last ? 'none' : `${year}-${twoDigits(month)}-${twoDigits(number)}`
}

function daysOf(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.44, quarter: 91.31, year: 365.25 }

const later = (today: string, count: number, unit: string): string =>
  dayOfNumber(dayNumber(today) + Math.round(count * (DAYS[unit] ?? 1)))

function weekdayAfter(today: string, name: string): string {
  const number = dayNumber(today)
  // 1970-01-01, day 0, was a Thursday.
  const ahead = (WEEKDAYS.indexOf(name) - (number % 7) + 7) % 7
  return dayOfNumber(number + (ahead === 0 ? 7 : ahead))
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')
