import { quotationAround } from '../critique/built-in/quotation.ts'
import { datesOf } from '../language/dates.ts'
import { quantitiesOf, SMALL_NUMBERS } from '../language/quantities.ts'
import type { Decimal } from '../prices/money.ts'

/** A thesis, and New York's day on which it was written: "in June" counts from it. */
type DatedText = { readonly text: string; readonly on: string }

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
  let forgotten = figuresOf(first, { amounts: true, dates: true }).filter(
    ({ number }) => number === null || !lines.some((line) => isAbout(number, line)),
  )
  for (const text of later) {
    if (forgotten.length === 0) break
    // To read a text for its figures takes longer than all else about an entry, and most texts hold none of them.
    const figures = text.text.replace(/[.,]/g, '')
    const sought = forgotten.filter((figure) => mayTell(text.text, figures, figure))
    if (sought.length === 0) continue
    const told = toldIn(text, kindsOf(sought))
    forgotten = forgotten.filter((figure) => !told.has(figure.key) && !isWritten(figure, text.text))
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
  /** The last day of a date; null of an amount. */
  readonly endsOn: string | null
}

/**
 * Whether a text could tell a figure in some way of writing it: "1.5bn" and "1,500 million" have the 15 in common, and so has
 * "fifteen".
 * @param figures the text without the marks that group digits
 */
function mayTell(text: string, figures: string, { number }: Figure): boolean {
  if (number === null) return true
  const digits = number.replace('.', '').replace(/^0+|0+$/g, '')
  return figures.includes(digits) || (inWords.get(digits)?.test(text) ?? false)
}

/** By the figures of a number without zeros at its end, what finds it written in words: one, ten or a hundred for `1`. */
const inWords: ReadonlyMap<string, RegExp> = new Map(
  [...Map.groupBy(SMALL_NUMBERS, ([, number]) => String(number).replace(/0+$/, ''))].map(([figures, named]) => [
    figures,
    new RegExp(`(?<![a-z])(?:${named.map(([word]) => word).join('|')})(?![a-z])`, 'i'),
  ]),
)

/** Whether a text has the number alone, "3/2025" for a month, or "the third quarter" for a Q3. */
function isWritten({ number, endsOn, words }: Figure, text: string): boolean {
  if (number !== null)
    return text.includes(number) && text.split(/[^\d.]+/).some((written) => written.replace(/\.$/, '') === number)
  const [year = '', month = ''] = endsOn?.split('-') ?? []
  const written = [...text.matchAll(/(?<![\d/])0?(\d{1,2})\/(?:20)?(\d{2})(?![\d/])/g)]
  if (written.some(([, m, y]) => Number(m) === Number(month) && y === year.slice(2))) return true
  const quarter = /\bq([1-4])/i.exec(words)?.[1]
  return (
    quarter !== undefined &&
    new RegExp(`\\b(?:${QUARTERS[Number(quarter) - 1]}) quarter|\\b${quarter}q`, 'i').test(text)
  )
}

const QUARTERS = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th|last'] as const

/** "In a quarter" is how long something takes, and no date. */
const NAMES_DATE =
  /\d{4}|(?<![a-z])(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|q[1-4])(?![a-z])/i

/** What is looked for in a text. */
type Kinds = { readonly amounts: boolean; readonly dates: boolean }

const kindsOf = (figures: readonly Figure[]): Kinds => ({
  amounts: figures.some(({ number }) => number !== null),
  dates: figures.some(({ number }) => number === null),
})

/** The keys of what a later text says: an amount in any unit, for "1.5bn" has none. */
function toldIn(text: DatedText, kinds: Kinds): ReadonlySet<string> {
  const values = kinds.amounts ? quantitiesOf(text.text).map(({ value }) => value.replace('-', '')) : []
  const amounts = values.flatMap((value) => AMOUNTS.map((unit) => `${unit} ${value}`))
  return new Set([...amounts, ...(kinds.dates ? datesIn(text).map(({ key }) => key) : [])])
}

const AMOUNTS = ['percent', 'points', 'money'] as const
const isAmount = (unit: string): boolean => AMOUNTS.some((amount) => amount === unit)

function figuresOf(written: DatedText, { amounts, dates }: Kinds): readonly Figure[] {
  const { text } = written
  const quantities = (amounts ? quantitiesOf(text) : [])
    .filter(({ unit }) => unit !== null && isAmount(unit))
    .map(({ unit, value, from, to }) => ({
      key: `${unit} ${value.replace('-', '')}`,
      words: text.slice(from, to),
      from,
      number: value.replace('-', ''),
      endsOn: null,
    }))
  return [...quantities, ...(dates ? datesIn(written) : [])].sort((one, other) => one.from - other.from)
}

function datesIn({ text, on }: DatedText): readonly Figure[] {
  const dates = NAMES_DATE.test(text) ? datesOf(text, on) : []
  return dates.flatMap(({ from, to, endsOn }) => {
    const words = text.slice(from, to)
    return endsOn === null || !NAMES_DATE.test(words)
      ? []
      : [{ key: `date ${endsOn}`, words, from, number: null, endsOn }]
  })
}
