import { matchesOf } from '../../../language/matches-of.ts'
import { plainText } from '../../../language/plain-text.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'

/** One week, month or day of a figure that the test asks of a quarter, of a year, or of a report; or a half of what it asks of a quarter. */
export function isOfOtherLength(test: OwnTest, answer: string): boolean {
  if (test.value === null) return isOfPartOfYears(test, answer)
  if (isOfPartOfYear(test, answer) || isOfMoreThanQuarter(test, answer)) return true
  const isOfMonth = OF_MONTH.test(answer) && !isByTime(test)
  return !SHORT_TIME.test(plainText(test.words)) && (SHORT_TIME.test(answer) || isOfMonth)
}

/** A quarter of a figure that the test asks of a year: neither above its limit nor below is the year's. */
export function isOfPartOfYear({ words, value }: OwnTest, answer: string): boolean {
  const test = plainText(words)
  return value !== null && OF_YEAR.test(test) && !OF_QUARTER.test(test) && OF_QUARTER.test(plainText(answer))
}

/** "Q1: margin 6.9" beside "margin Q2 under 7.5%": the figure of one quarter says nothing of another. By when it is due names no quarter. */
export function isOfOtherQuarter({ words }: OwnTest, told: string): boolean {
  const named = quartersIn(plainText(words).replace(UNTIL_QUARTER, ' '))
  const other = quartersIn(plainText(told))
  return named.length > 0 && other.length > 0 && !named.some((each) => other.includes(each))
}

/**
 * "Deliveries 44 in April" beside "June deliveries under 42": the figure of one month is not that of another, nor of a quarter, and a quarter's
 * not that of a month. Of what is due by a month, that one and those since count.
 * @param told the words that give the figure
 * @param today ISO day on which they were written
 */
export function isOfOtherMonth({ words, condition, byWhen }: OwnTest, told: string, today: string): boolean {
  const own = (condition ?? words).replace(BESIDE_CONDITION, ' ')
  const due = byWhen?.on && monthsIn(byWhen.words).length > 0 ? byWhen.on : null
  const named = due ? monthsBetween(due, today) : monthsIn(own)
  const other = monthsIn(told)
  if (named.length > 0 && other.length > 0) return !named.some((each) => other.includes(each))
  const quarters = quartersIn(plainText(own).replace(UNTIL_QUARTER, ' '))
  if (quarters.length > 0 && other.length > 0) return quartersIn(plainText(told)).length === 0
  return monthsIn(own.replace(DUE_MONTH, ' ')).length > 0 && quartersIn(plainText(told)).length > 0
}

/** "Otherwise I sell when the figures come (Feb 2027)" is not of what is measured. */
const BESIDE_CONDITION = /\([^)]*(?:\)|$)|,? (?:otherwise|or else|or i|else i)(?!\p{L}).*/giu

/** From the month of a day to that of today, which is the first alone while that day has not come. */
function monthsBetween(due: string, today: string): readonly number[] {
  const [from, to] = [due, today].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1)
  const count = Math.min(12, Math.max(1, (to ?? 0) - (from ?? 0) + 1))
  return Array.from({ length: count }, (_, index) => ((from ?? 0) + index) % 12)
}

/** The months that words name, by their number; a season is its three. "May" is one by its capital, or behind "in". */
export const monthsIn = (words: string): readonly number[] =>
  matchesOf(MONTH, words)
    .map(([name]) => name.toLowerCase())
    .flatMap((name) =>
      name in MONTHS_OF
        ? (MONTHS_OF[name] ?? '').split('|').map((each) => MONTH_NAMES.indexOf(each.slice(0, 3)))
        : MONTH_NAMES.indexOf(name.slice(0, 3)),
    )
const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const A_MONTH =
  '(?<![\\p{L}\\d])(?:[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|[Mm]ar(?:ch)?|[Aa]pr(?:il)?|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?|May(?! (?:be|have|I|we|not)(?!\\p{L}))|(?<=(?:in|for|of|by|until|last) )may|[Ss]pring|[Ss]ummer|[Aa]utumn|[Ww]inter|(?<=(?:in|by|this|last|next) (?:the )?)fall|[Ff]all(?= (?:report|results|numbers|call|figures)))(?!\\p{L})'
const MONTH = new RegExp(A_MONTH, 'gu')
const UNTIL = '(?<!\\p{L})(?:by|until|till|before|since|from) (?:the )?(?:end of )?'
/** By when it is due, or in which month a report comes: that report may be of a quarter. */
const DUE_MONTH = new RegExp(
  `${UNTIL}${A_MONTH}|${A_MONTH}(?: 20\\d\\d)? (?:report|print|results|numbers|call|earnings|figures|update|filing|letter)s?(?!\\p{L})`,
  'gu',
)

const quartersIn = (plain: string): readonly string[] => [
  ...matchesOf(QUARTER, plain).map(([, digit = '', ordinal = '']) => digit || String(ORDINALS.indexOf(ordinal) + 1)),
  ...FROM_TO.flatMap((range, at) => (range.test(plain) ? [String(at + 1)] : [])),
]
/** "Between April and June" is the second quarter. */
const FROM_TO = ['jan mar', 'apr jun', 'jul sep', 'oct dec'].map((months) => {
  const [from, to] = months.split(' ')
  return new RegExp(`(?<![a-z])${from}[a-z]*\\.? ?(?:to|and|through|until|till|-|–) ?${to}[a-z]*(?![a-z])`)
})
const QUARTER = /(?<![a-z])(?:q([1-4])|(first|second|third|fourth)[- ]quarter)(?![a-z\d])/g
const ORDINALS = ['first', 'second', 'third', 'fourth']
const UNTIL_QUARTER =
  /(?<![a-z])(?:by|until|till|before|since|from) (?:the )?(?:end of )?(?:q[1-4]|[a-z]+ quarter)(?![a-z])/g

const OF_YEAR =
  /(?<![a-z])(?:(?:of|for|over|in|at the end of) (?:the|this|a|any|one|next) (?:full |whole |entire |fiscal |calendar )*year|(?<!(?:by|until|before|within|end of) )(?:this|next) (?:fiscal |calendar )?year|full[- ]year|annual(?:ly)?|yearly|(?:a|per) year|fy(?: ?\d+)?|(?:in|for|of) (?:fiscal )?20\d\d)(?![a-z])/
/** A part of a year. */
const OF_QUARTER =
  /(?<![a-z])(?:quarters?|quarterly|qtr|q[1-4]|half|h[12]|nine months|so far|year to date|ytd)(?![a-z])/

/** "Sales fell in Q1" of what has to fall for a year; four quarters are one. */
const isOfPartOfYears = ({ forHowLong }: OwnTest, answer: string): boolean =>
  forHowLong?.of === 'year' &&
  OF_QUARTER.test(answer) &&
  !/(?<![a-z])(?:four|4|five|six|eight) quarters(?![a-z])/.test(answer)

/** "Burn was $160m in the half" of an amount that is asked of each quarter. */
function isOfMoreThanQuarter({ words, unit }: OwnTest, answer: string): boolean {
  const isAmount = unit === 'money' || unit === 'count'
  return (
    isAmount &&
    A_QUARTER.test(plainText(words)) &&
    LONGER.test(answer) &&
    !/(?<![a-z])(?:quarter|q[1-4])(?![a-z])/.test(answer)
  )
}
const A_QUARTER = /(?<![a-z])(?:a|per|any|each|every|one|single) (?:single )?(?:quarter|qtr)(?![a-z])/
const LONGER = /(?<![a-z])(?:half|h[12]|year|nine months|twelve months|fy(?: ?\d+)?|so far|ytd)(?![a-z])/

const SHORT_TIME = /(?<![a-z])(?:days?|daily|weeks?|weekly|months?|monthly|yesterday|weekend)(?![a-z])/
const OF_MONTH =
  /(?<![a-z])in (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?![a-z])/

/**
 * "Above 6 at year end", "not above 30% by 2027": before it, only a figure of that very time counts. A line that is crossed ("if it falls
 * below 30% by 2027") is crossed on any day.
 * @param answer the words that give the figure
 * @param today ISO day on which they were written
 */
export function isBeforeItsTime(test: OwnTest, answer: string, today: string): boolean {
  if (isOfEach(test)) return false
  const plain = plainText(test.words)
  const told = plainText(answer)
  const time = OF_TIME.exec(plain)?.[1]
  if (time !== undefined) return !told.includes(time)
  // When a company's second quarter is reported no calendar knows: its figure is one that names it.
  const quarter = BY_REPORT.exec(plain)?.[1]
  if (quarter !== undefined && !test.byWhen?.on) return !told.includes(quarter)
  const season = BY_SEASON.exec(plain)?.[1]
  if (season !== undefined && isByTime(test)) return !new RegExp(`${season}|${MONTHS_OF[season]}`).test(told)
  const year = FISCAL_YEAR.exec(plain)?.[1]
  const due = dueFrom(test) ?? (year === undefined ? null : `${year}-12-31`)
  return due !== null && due > today && isByTime(test) && !told.includes(plainText(test.byWhen?.words ?? due))
}

/** From which day on a figure may be the one that a test asks for by its day; null where it names none that the calendar has. */
export const dueFrom = (test: OwnTest): string | null => reportedFrom(test) ?? test.byWhen?.on ?? null

/**
 * "When Q1 is reported in June", "by the Q2 report at the end of July": the report may come on any day of that month, or of its last days, and
 * what it says is final. null where no report is named.
 */
function reportedFrom({ words, byWhen }: OwnTest): string | null {
  if (!byWhen?.on) return null
  const plain = plainText(words)
  const at = plain.indexOf(plainText(byWhen.words))
  const lead = at < 0 ? '' : plain.slice(0, at)
  if (REPORTED_IN.test(lead)) return `${byWhen.on.slice(0, 7)}-01`
  return REPORT_AT_END.test(lead) ? `${byWhen.on.slice(0, 7)}-${LAST_DAYS}` : null
}
const REPORT =
  '(?:(?:is|are|was|gets?|comes?)? ?(?:reported|published|released|out|due)|report|results|print|numbers|figures|release)'
const REPORTED_IN = new RegExp(`(?<![a-z])${REPORT} (?:in|this) (?:early |mid |late )?$`)
const REPORT_AT_END = new RegExp(`(?<![a-z])${REPORT} (?:at|near|around|by|towards?) the end of $`)
const LAST_DAYS = '20'

/** Whether a figure has to be reached by a time: nothing in the condition moves. */
const isByTime = ({ words, condition, byWhen }: OwnTest): boolean =>
  (byWhen !== null || BY_SEASON.test(plainText(words))) &&
  !CROSSES.test(plainText(condition ?? words).replace(BY_SEASON, ' '))

const CROSSES =
  /(?<![a-z])(?:falls?|drops?|slips?|dips?|sinks?|slides?|shrinks?|declines?|rises?|climbs?|grows?|goes|go|gets?|turns?|tops?|exceeds?|cross(?:es)?|breaks?|breach(?:es)?|hits?|passes|jumps?|los(?:e|es)|moves?)(?![a-z])/

/** "Each quarter in 2026" counts with the first. */
export const isOfEach = ({ words }: OwnTest): boolean => OF_EACH.test(plainText(words))
const OF_EACH =
  /(?<![a-z])(?:each|every|any|a|one|a single) (?:q|qtr|quarter|half|half[- ]year|month|report|print)(?![a-z])/
const OF_TIME =
  /(?<![a-z])(?:at|for|in|over) (?:the )?(year[- ]?end|end of (?:the )?year|full year|(?:fiscal )?20\d\d|q[1-4]|h[12]|(?:first|second) half)(?![a-z\d])/
const BY_REPORT =
  /(?<![a-z])by (?:the |their |its )?(q[1-4])(?: 20\d\d)? (?:report|print|results|numbers|call|earnings)(?![a-z])/
const FISCAL_YEAR = /(?<![a-z])(?:by|at|until) (?:the )?(?:end of )?(?:fiscal|fy) ?(20\d\d)(?!\d)/
const BY_SEASON = /(?<![a-z])by (?:the |this |next )?(spring|summer|autumn|fall|winter)(?![a-z])/
const MONTHS_OF: Readonly<Record<string, string>> = {
  spring: 'march|april|may',
  summer: 'june|july|august',
  autumn: 'september|october|november',
  fall: 'september|october|november',
  winter: 'december|january|february',
}
