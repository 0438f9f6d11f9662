import Big from 'big.js'
import { quotationAround } from '../critique/built-in/basis/quotation.ts'
import { datesOf } from '../language/dates.ts'
import type { Span } from '../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../language/quantities.ts'
import type { Decimal } from '../prices/money.ts'
import { type DatedFigure, type DatedText, datedFigure, isDateTold } from './dates-told.ts'
import { isToldInWords } from './told-again.ts'

/** A figure in its own words, and in quotation marks what it was said in. */
export type ForgottenFigure = { readonly figure: string; readonly quotation: string }

/**
 * The percentages, amounts of money and dates of a first thesis that no later one mentions, in its own words and order. A bare
 * number is none: too many stand in a text by the way, and neither is a figure without a word beside it. In a later text it is enough: "18, then 24" speaks of the $18.
 * A number with a unit of its own speaks of nothing in another one: neither $8 nor 8x, 8bn or Aug 8 is the 8% of before.
 * @param lines that stand as a stop or target, and are not forgotten though no text repeats them
 */
export function forgottenFigures(
  first: DatedText,
  later: readonly DatedText[],
  lines: readonly LineFigure[] = [],
): readonly ForgottenFigure[] {
  let forgotten = figuresOf(first).filter((figure) => !lines.some((line) => isAbout(figure, line)))
  for (const text of later) {
    if (forgotten.length === 0) break
    forgotten = forgotten.filter((figure) => !isTold(figure, text))
  }
  const newest = new Map(forgotten.toReversed().map((figure) => [figure.key, figure]))
  return [...newest.values()]
    .toReversed()
    .map(({ words, from }) => ({
      figure: words,
      quotation: quotationAround(first.text, { from, to: from + words.length }),
    }))
    .filter(({ figure, quotation }) => quotation !== `“${figure}”`)
}

/** The price of a stop or a target, in USD per unit, or the percentage of a price as which it was given. */
export type LineFigure = { readonly of: 'money' | 'percent'; readonly value: Decimal }

/** "About $109" speaks of a stop of $109.11. */
const isAbout = ({ number, isPercent, isUsd }: Figure, { of, value }: LineFigure): boolean =>
  number !== null &&
  (of === 'percent' ? isPercent : isUsd) &&
  Math.abs(Number(value)).toFixed(number.split('.')[1]?.length ?? 0) === number

/** What is the same figure has the same key, however it is written. */
type Figure = {
  readonly key: string
  readonly words: string
  readonly from: number
  /** Without its unit and sign; null of a date. */
  readonly number: string | null
  /** The number before its word of scale, 6 of "$6 billion"; null of a date. */
  readonly mantissa: string | null
  /** Also of percentage points. */
  readonly isPercent: boolean
  /** Of money, whether it is in US dollars. */
  readonly isUsd: boolean
  /** Null of an amount. */
  readonly date: DatedFigure | null
}

/** Whether a later text speaks of a figure, in whatever way of writing it. */
const isTold = ({ number, mantissa, date, isPercent, isUsd }: Figure, { text, on }: DatedText): boolean =>
  number === null || mantissa === null
    ? date !== null && isDateTold(date, { text, on })
    : isToldInFigures({ number, mantissa, isPercent, isUsd }, text) ||
      isFractionOf(mantissa, text) ||
      isToldInWords(number, isPercent, text) ||
      (mantissa !== number && isToldInWords(mantissa, isPercent, text))

/**
 * An amount in its own unit or in none, for "1.5bn" has none, nor has the 6 of "$6 billion" where it stands alone; a percentage also as a
 * share, "0.08" for 8%.
 *
 * To read a text for its quantities takes longer than all else about an entry, so that it is done only where the digits could tell it:
 * "1.5bn" and "1,500 million" have the 15 in common.
 */
function isToldInFigures({ number, mantissa, ...of }: Amount, text: string): boolean {
  const digits = number.replace('.', '').replace(/^0+|0+$/g, '')
  if (!text.replace(/[.,]/g, '').includes(digits)) return false
  const quantities = quantitiesOf(text)
  const values = quantities.filter((one) => isInUnit(one, of)).map(({ value }) => value.replace('-', ''))
  const share = of.isPercent ? new Big(number).div(100).toFixed() : null
  if (values.some((value) => value === number || value === share)) return true
  const isBare = (one: Quantity) => !hasUnit(one) && one.value === mantissa
  return quantities.some(isBare) || isWrittenAlone(mantissa, without(quantities.filter(hasUnit), text))
}

/** A number without a unit may be an amount in any, but "8bn" is no percentage. */
const isInUnit = ({ unit, scale, isUsd }: Quantity, of: InUnit): boolean => {
  if (unit === 'count') return !of.isPercent || scale === undefined
  return of.isPercent ? unit === 'percent' || unit === 'points' : unit === 'money' && isUsd === of.isUsd
}

type InUnit = Pick<Figure, 'isPercent' | 'isUsd'>
type Amount = InUnit & { readonly number: string; readonly mantissa: string }

const hasUnit = ({ unit, scale }: Quantity): boolean => unit !== 'count' || scale !== undefined

const without = (spans: readonly Span[], text: string): string =>
  spans.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text)

/** What makes a time of a number: "Aug 8", "8 weeks", "Q3", "8th". */
const TIMES =
  /(?<![a-z])(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}(?!\d)(?!%| ?percent)|(?<![a-z])[a-z]+\d+|\d+(?:st|nd|rd|th)(?![a-z])|\d+[ -]?(?:straight |consecutive |more |full |trading |calendar )?(?:day|week|month|quarter|year|hour|minute)s?(?![a-z])/gi

const isWrittenAlone = (number: string, text: string): boolean =>
  text
    .replace(TIMES, ' ')
    .split(/[^\d.]+/)
    .some((written) => written.replace(/\.$/, '') === number)

/** "4 1/2" and "4½", in whatever unit */
const FRACTIONS = /(?<![\d.,/])(?:(?<whole>\d+)[ -]+)?(?<part>\d)\/(?<of>[2-9])(?![\d/])/g
const ONE_SIGN = /[¼-¾⅐-⅞]/g

function isFractionOf(number: string, text: string): boolean {
  if (!number.includes('.')) return false
  const written = text.replace(ONE_SIGN, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')}`)
  const places = number.split('.')[1]?.length ?? 0
  return [...written.matchAll(FRACTIONS)].some(
    ({ groups }) => (Number(groups?.whole ?? 0) + Number(groups?.part) / Number(groups?.of)).toFixed(places) === number,
  )
}

/** "In a quarter" is how long something takes, and no date. */
const NAMES_DATE =
  /\d{4}|(?<![a-z])(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|q[1-4])(?![a-z])/i

const AMOUNTS = ['percent', 'points', 'money'] as const
const isAmount = (unit: string): boolean => AMOUNTS.some((amount) => amount === unit)

function figuresOf(written: DatedText): readonly Figure[] {
  const { text } = written
  const quantities = quantitiesOf(text)
    .filter(({ unit }) => isAmount(unit))
    .map(({ unit, value, from, to, isUsd, scale }) => ({
      key: `${unit} ${value.replace('-', '')}`,
      words: text.slice(from, to),
      from,
      number: value.replace('-', ''),
      mantissa: new Big(value)
        .abs()
        .div(scale ?? 1)
        .toFixed(),
      isPercent: unit !== 'money',
      isUsd,
      date: null,
    }))
  return [...quantities, ...datesIn(written)].sort((one, other) => one.from - other.from)
}

function datesIn({ text, on }: DatedText): readonly Figure[] {
  const dates = NAMES_DATE.test(text) ? datesOf(text, on) : []
  return dates.flatMap(({ from, to, endsOn }) => {
    const words = text.slice(from, to)
    return endsOn === null || !NAMES_DATE.test(words)
      ? []
      : [
          {
            key: `date ${endsOn}`,
            ...{ words, from, number: null, mantissa: null, isPercent: false, isUsd: false },
            date: datedFigure(endsOn, words, on),
          },
        ]
  })
}
