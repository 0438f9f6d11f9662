import Big from 'big.js'
import { quotationAround } from '../../critique/built-in/basis/quotation.ts'
import { datesOf } from '../../language/dates.ts'
import { type Quantity, quantitiesOf } from '../../language/quantities.ts'
import type { Decimal } from '../../prices/money.ts'
import { type AmountFigure, amountFigure, isAmountTold } from './amounts-told.ts'
import { type DatedFigure, type DatedText, datedFigure, isDateTold } from './dates-told.ts'
import { type Aimed, priceAims } from './price-aims.ts'

/** A figure in its own words, and in quotation marks what it was said in. */
export type ForgottenFigure = {
  readonly figure: string
  /** Its place in its text. */
  readonly from: number
  readonly quotation: string
}

/** A thesis, with the prices of its day of what it may speak of: its asset's, and the strike of an option; and what its share is called. */
type PricedText = DatedText & Partial<Aimed>

/**
 * The percentages, amounts of money and dates of a first thesis that no later one mentions, in its own words and order. A bare
 * number is one only as a price that the thesis aims at, for too many stand in a text by the way, and none is a figure without a word beside it. In a later text it is enough: "18, then 24" speaks of the $18.
 * A number with a unit of its own speaks of nothing in another one: neither $8 nor 8x, 8bn or Aug 8 is the 8% of before.
 * @param lines that stand as a stop or target, and are not forgotten though no text repeats them
 */
export function forgottenFigures(
  first: PricedText,
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
      from,
      quotation: quotationAround(first.text, { from, to: from + words.length }),
    }))
    .filter(({ figure, quotation }) => quotation !== `“${figure}”`)
}

/** The price of a stop or a target, in USD per unit, or the percentage of a price as which it was given. */
export type LineFigure = { readonly of: 'money' | 'percent'; readonly value: Decimal }

/** "About $109" speaks of a stop of $109.11. */
const isAbout = ({ amount }: Figure, { of, value }: LineFigure): boolean =>
  amount !== undefined &&
  (of === 'percent' ? amount.isPercent : amount.isUsd) &&
  Math.abs(Number(value)).toFixed(amount.number.split('.')[1]?.length ?? 0) === amount.number

/** What is the same figure has the same key, however it is written. */
type Figure = { readonly key: string; readonly words: string; readonly from: number } & (
  | { readonly amount: AmountFigure; readonly date?: undefined }
  | { readonly date: DatedFigure; readonly amount?: undefined }
)

/** Whether a later text speaks of a figure, in whatever way of writing it. */
const isTold = ({ amount, date }: Figure, told: DatedText): boolean =>
  date ? isDateTold(date, told) : isAmountTold(amount, told.text)

/** "In a quarter" is how long something takes, and no date. */
const NAMES_DATE =
  /\d{4}|(?<![a-z])(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|q[1-4])(?![a-z])/i

const AMOUNTS = ['percent', 'points', 'money'] as const
const isAmount = (unit: string): boolean => AMOUNTS.some((amount) => amount === unit)

function figuresOf(written: PricedText): readonly Figure[] {
  const { text, prices = [], names = [] } = written
  const amounts = quantitiesOf(text).filter(({ unit }) => isAmount(unit))
  const aims = priceAims(text, { names, prices }).map(
    (aim) => ({ ...aim, unit: 'money', isUsd: true, isBare: true }) as const,
  )
  const figures = [...amounts, ...aims].map((amount) => figureOf(amount, text))
  return [...figures, ...datesIn(written)].sort((one, other) => one.from - other.from)
}

function figureOf(
  { unit, value, from, to, isUsd, scale, isBare = false }: Quantity & { readonly isBare?: boolean },
  text: string,
): Figure {
  const number = new Big(value).abs()
  const figure = {
    number: number.toFixed(),
    mantissa: number.div(scale ?? 1).toFixed(),
    ...{ isPercent: unit !== 'money', isUsd, isBare },
  }
  const words = text.slice(from, to)
  return { key: `${unit} ${figure.number}`, words, from, amount: amountFigure(figure, text, from) }
}

function datesIn({ text, on }: DatedText): readonly Figure[] {
  const dates = NAMES_DATE.test(text) ? datesOf(text, on) : []
  return dates.flatMap(({ from, to, endsOn }) => {
    // A month at the end of its sentence takes no full stop along.
    const words = text.slice(from, to).replace(/\.$/, '')
    if (endsOn === null || !NAMES_DATE.test(words)) return []
    return [{ key: `date ${endsOn}`, words, from, date: datedFigure(endsOn, words, on) }]
  })
}
