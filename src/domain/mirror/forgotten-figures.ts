import Big from 'big.js'
import { quotationAround } from '../critique/built-in/basis/quotation.ts'
import { datesOf } from '../language/dates.ts'
import { quantitiesOf } from '../language/quantities.ts'
import type { Decimal } from '../prices/money.ts'
import { type DatedText, isDateTold, isToldInWords } from './told-again.ts'

/** A figure in its own words, and in quotation marks what it was said in. */
export type ForgottenFigure = { readonly figure: string; readonly quotation: string }

/**
 * The percentages, amounts of money and dates of a first thesis that no later one mentions, in its own words and order. A bare
 * number is none: too many stand in a text by the way, and neither is a figure without a word beside it. In a later text it is enough: "18, then 24" speaks of the $18.
 * @param lines prices and percentages that stand as a stop or target, and are not forgotten though no text repeats them
 */
export function forgottenFigures(
  first: DatedText,
  later: readonly DatedText[],
  lines: readonly Decimal[] = [],
): readonly ForgottenFigure[] {
  let forgotten = figuresOf(first).filter(
    ({ number }) => number === null || !lines.some((line) => isAbout(number, line)),
  )
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

/** "About $109" speaks of a stop of $109.11. */
const isAbout = (number: string, line: Decimal): boolean =>
  Math.abs(Number(line)).toFixed(number.split('.')[1]?.length ?? 0) === number

/** What is the same figure has the same key, however it is written. */
type Figure = {
  readonly key: string
  readonly words: string
  readonly from: number
  /** Without its unit and sign; null of a date. */
  readonly number: string | null
  /** Also of percentage points. */
  readonly isPercent: boolean
  /** The last day of a date; null of an amount. */
  readonly endsOn: string | null
}

/** Whether a later text speaks of a figure, in whatever way of writing it. */
const isTold = ({ number, endsOn, words, isPercent }: Figure, text: DatedText): boolean =>
  number === null
    ? endsOn !== null && isDateTold(endsOn, words, text)
    : isToldInFigures(number, isPercent, text.text) || isToldInWords(number, isPercent, text.text)

/**
 * An amount in any unit, for "1.5bn" has none; a percentage also as a share, "0.08" for 8%.
 *
 * To read a text for its quantities takes longer than all else about an entry, so that it is done only where the digits could tell it:
 * "1.5bn" and "1,500 million" have the 15 in common.
 */
function isToldInFigures(number: string, isPercent: boolean, text: string): boolean {
  const digits = number.replace('.', '').replace(/^0+|0+$/g, '')
  if (!text.replace(/[.,]/g, '').includes(digits)) return false
  const values = quantitiesOf(text).map(({ value }) => value.replace('-', ''))
  const share = isPercent ? new Big(number).div(100).toFixed() : null
  return values.some((value) => value === number || value === share) || isWrittenAlone(number, text)
}

const isWrittenAlone = (number: string, text: string): boolean =>
  text.split(/[^\d.]+/).some((written) => written.replace(/\.$/, '') === number)

/** "In a quarter" is how long something takes, and no date. */
const NAMES_DATE =
  /\d{4}|(?<![a-z])(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|q[1-4])(?![a-z])/i

const AMOUNTS = ['percent', 'points', 'money'] as const
const isAmount = (unit: string): boolean => AMOUNTS.some((amount) => amount === unit)

function figuresOf(written: DatedText): readonly Figure[] {
  const { text } = written
  const quantities = quantitiesOf(text)
    .filter(({ unit }) => isAmount(unit))
    .map(({ unit, value, from, to }) => ({
      key: `${unit} ${value.replace('-', '')}`,
      words: text.slice(from, to),
      from,
      number: value.replace('-', ''),
      isPercent: unit !== 'money',
      endsOn: null,
    }))
  return [...quantities, ...datesIn(written)].sort((one, other) => one.from - other.from)
}

function datesIn({ text, on }: DatedText): readonly Figure[] {
  const dates = NAMES_DATE.test(text) ? datesOf(text, on) : []
  return dates.flatMap(({ from, to, endsOn }) => {
    const words = text.slice(from, to)
    return endsOn === null || !NAMES_DATE.test(words)
      ? []
      : [{ key: `date ${endsOn}`, words, from, number: null, isPercent: false, endsOn }]
  })
}
