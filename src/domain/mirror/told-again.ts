import Big from 'big.js'
import { datesOf } from '../language/dates.ts'
import { figuresGivenInWords } from '../language/figures/spelled-figures.ts'
import type { WrittenFigure } from '../language/figures/written-figures.ts'
import { plainText } from '../language/plain-text.ts'
import { SMALL_NUMBERS } from '../language/quantities.ts'
import { rememberLatest } from '../language/remember-latest.ts'
import { dayNumber } from '../prices/day-number.ts'
import { endOf, isNamedWithin, MONTHS, namedTime } from './named-time.ts'

/** A text, and New York's day on which it was written: "in June" counts from it. */
export type DatedText = { readonly text: string; readonly on: string }

/** So many words of a count are no other figure's approximation: "two reasons" is not 2.4%. */
const LARGEST_COUNT = 10

/**
 * Whether a text tells an amount in words: "twelve dollars" is 12, "a billion and a half" 1.5 billion, "doubled" 100%. What words
 * round tells it, too: where a reader may take the one for the other, the figure is not forgotten.
 * @param number the amount without its sign
 * @param isPercent whether it is a percentage, and else an amount of money: words with another unit tell neither
 */
export function isToldInWords(number: string, isPercent: boolean, text: string): boolean {
  if (!mayTellInWords(number, text)) return false
  const amount = new Big(number)
  const unit = isPercent ? 'percent' : 'money'
  return inWords(text).some(
    (figure) => !isPronoun(figure) && (figure.unit === 'none' || figure.unit === unit) && isNear(figure, amount),
  )
}

/** One text is asked about each figure in a row. */
const inWords = rememberLatest((text) => figuresGivenInWords(plainText(text).replace(MULTIPLES, ' ')))

/** "Eight times earnings" */
const MULTIPLES = /(?<![a-z])[a-z]+ times(?![a-z])/g

const isPronoun = ({ text, unit }: WrittenFigure): boolean => text === 'one' && unit === 'none'

const isNear = ({ readings, unit }: WrittenFigure, amount: Big): boolean =>
  readings.some(({ value, halfStep }) =>
    value
      .minus(amount)
      .abs()
      .lte(unit === 'none' && value.lte(LARGEST_COUNT) ? 0 : halfStep),
  )

/** To read a text for numbers in words takes long: most texts hold no word that could begin this one. */
function mayTellInWords(number: string, text: string): boolean {
  const rounded = Math.round(Number(number)).toString()
  const firsts = new Set([number, rounded].map((each) => /[1-9]/.exec(each)?.[0] ?? ''))
  return (
    (MAY_BE_SHARE.test(number.replace('.', '')) && SHARES.test(text)) ||
    [...firsts].some((first) => BEGIN_WITH.get(first)?.test(text))
  )
}

/** The figures of which a share may speak: 50% is half, 250,000,000 a quarter of a billion. */
const MAY_BE_SHARE = /^0*(?:1|2|3|5|25|33|66|67|75)0*$/
const SHARES = /\b(?:hal(?:f|ve[sd]?)|thirds?|quarters?|fifth|tenth|doubl(?:e[sd]?|ing)|twice|tripl|(?:two|three)fold)/i

/** By its first figure, the words with which a number begins: one, ten, twelve or a million for `1`. */
const BEGIN_WITH: ReadonlyMap<string, RegExp> = new Map(
  [...Map.groupBy(SMALL_NUMBERS, ([, number]) => String(number).charAt(0))].map(([figure, named]) => {
    const scales = figure === '1' ? ['thousand', 'million', 'billion', 'trillion', 'dozen'] : []
    return [figure, new RegExp(`\\b(?:${[...named.map(([word]) => word), ...scales].join('|')})`, 'i')]
  }),
)

/** "May" and "march" are verbs, too, so that these two need their capital letter. */
const MONTH =
  /(?<![A-Za-z])(?:(?<name>jan(?:uary)?|feb(?:ruary)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)|(?<proper>(?-i:Mar(?:ch)?|May)))(?![a-z])\.?(?:,? (?<year>20\d\d))?/gi
const SEASON =
  /(?<![a-z])(?<name>spring|summer|autumn|winter|the fall|fall(?= (?:of )?20\d\d))(?![a-z])(?: (?:of )?(?<year>20\d\d))?/gi
const SEASONS: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5, 6],
  summer: [6, 7, 8, 9],
  autumn: [9, 10, 11, 12],
  fall: [9, 10, 11, 12],
  winter: [12, 1, 2, 3],
}
const IN_NUMBERS = /(?<![\d/])(?:0?(\d{1,2})\/)?0?(\d{1,2})\/(?:20)?(\d{2})(?![\d/])/g
const QUARTERS = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th|last'] as const
const HALVES = ['first|1st', 'second|2nd|last'] as const
/** To read a text for its dates takes long, so that it is done only where it has one of these. */
const NAMES_TIME =
  /\d{4}|\d\/\d|\d\. ?\d{1,2}\.|\d-\d{1,2}-\d|(?<![a-z])(?:[1-4]q|q[1-4]|h[12]|spring|summer|autumn|winter|fall|jan|feb|mar(?!k|g|c?hi|vel)|apr(?!on)|may(?! (?:not|be|well|have|still|come|go|fall|rise)(?![a-z]))|jun|jul|aug|sep|oct|nov(?!el)|dec(?:ember)?(?![a-z]))/i
const NAMES_YEAR = /(?<![a-z])(?:year|eoy)/i

const [HALF_A_YEAR, YEAR] = [183, 366]

/**
 * Whether a text speaks of a date in any way of naming it: "the March report", "in June" some months after it, "3/3/26", "the third
 * quarter", "the end of the year", "in the summer of 2026". A day within a month, a quarter, a half or a year speaks of that.
 * @param endsOn the date's last day
 * @param words those in which it was told first
 */
export function isDateTold(endsOn: string, words: string, told: DatedText): boolean {
  if (isPartOfYear(words, told.text)) return true
  if (!NAMES_TIME.test(told.text) && !(endsOn.endsWith('-12-31') && NAMES_YEAR.test(told.text))) return false
  const dates = datesOf(told.text, told.on).filter(({ endsOn: last }) => last !== null)
  if (dates.some(({ endsOn: last }) => last === endsOn || isOfLastYear(endsOn, last ?? '', told.on))) return true
  const time = namedTime(endsOn, words)
  if (time && isNamedWithin(time, dates, told)) return true
  const without = dates.reduce(
    (text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
    told.text,
  )
  return [endsOn, ...(time ? [endOf(time)] : [])].some(
    (last) => isNamed(last, without, told.on) || isInNumbers(last, words, told.text),
  )
}

/** "In June", written in July, may look back: a month without its year is the next one only where the last is long over. */
function isOfLastYear(endsOn: string, next: string, on: string): boolean {
  const isYearBefore = next.slice(0, 7) === `${Number(endsOn.slice(0, 4)) + 1}${endsOn.slice(4, 7)}`
  const daysAgo = dayNumber(on) - dayNumber(endsOn)
  return isYearBefore && daysAgo > 0 && daysAgo <= HALF_A_YEAR
}

/** Its month or season by name, of its year or within a year of the text. */
function isNamed(endsOn: string, text: string, on: string): boolean {
  const [year, month = ''] = endsOn.split('-')
  const isClose = Math.abs(dayNumber(on) - dayNumber(endsOn)) <= YEAR
  const isOfYear = (named: string | undefined) => (named === undefined ? isClose : named === year)
  const months = [...text.matchAll(MONTH)].some(
    ({ groups }) =>
      MONTHS.indexOf((groups?.name ?? groups?.proper ?? '').slice(0, 3).toLowerCase()) + 1 === Number(month) &&
      isOfYear(groups?.year),
  )
  return (
    months ||
    [...text.matchAll(SEASON)].some(({ groups }) => {
      const season = (groups?.name ?? '').toLowerCase().replace('the ', '')
      return SEASONS[season]?.includes(Number(month)) && isOfYear(groups?.year)
    })
  )
}

/** "3/2025" for a month, and a day in either order. */
function isInNumbers(endsOn: string, words: string, text: string): boolean {
  const [year = '', month = '', day = ''] = endsOn.split('-')
  const isDay = /(?<!\d)\d{1,2}(?:st|nd|rd|th)?(?!\d)/.test(words)
  return [...text.matchAll(IN_NUMBERS)].some(([, first, second, y]) => {
    if (y !== year.slice(2)) return false
    if (first === undefined) return Number(second) === Number(month)
    const [one, other] = [Number(first), Number(second)]
    const [m, d] = [Number(month), Number(day)]
    return isDay && ((one === m && other === d) || (one === d && other === m))
  })
}

/** "The third quarter" for a Q3, "the first half" for an H1, "FY26" for 2026. */
function isPartOfYear(words: string, text: string): boolean {
  const quarter = Number(/\bq([1-4])/i.exec(words)?.[1] ?? 0)
  const half = Number(/\bh([12])/i.exec(words)?.[1] ?? 0)
  const year = /^(?:fy ?)?20(\d\d)$/i.exec(words)?.[1]
  return (
    (year !== undefined && new RegExp(`(?:\\bfy ?'?|['’])${year}(?!\\d)`, 'i').test(text)) ||
    (quarter > 0 &&
      new RegExp(`\\b(?:${QUARTERS[quarter - 1]}) quarter|\\b${quarter}q|\\bq${quarter}`, 'i').test(text)) ||
    (half > 0 && new RegExp(`\\b(?:${HALVES[half - 1]}) half|\\bh${half}`, 'i').test(text))
  )
}
