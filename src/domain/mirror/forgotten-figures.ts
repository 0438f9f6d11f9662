import { datesOf } from '../language/dates.ts'
import { quantitiesOf } from '../language/quantities.ts'

/** A thesis, and New York's day on which it was written: "in June" counts from it. */
type DatedText = { readonly text: string; readonly on: string }

/**
 * The percentages, amounts of money and dates of a first thesis that no later one mentions, in its own words and order. A bare
 * number is none: too many stand in a text by the way. In a later text it is enough: "18, then 24" speaks of the $18.
 */
export function forgottenFigures(first: DatedText, later: readonly DatedText[]): readonly string[] {
  let forgotten = figuresOf(first, { amounts: true, dates: true })
  for (const text of later) {
    // To read a text for its figures takes longer than all else about an entry.
    if (forgotten.length === 0) break
    const told = new Set(figuresOf(text, kindsOf(forgotten)).map(({ key }) => key))
    forgotten = forgotten.filter(({ key, number }) => !told.has(key) && !isWritten(number, text.text))
  }
  return [...new Map(forgotten.toReversed().map(({ key, words }) => [key, words])).values()].toReversed()
}

/** What is the same figure has the same key, however it is written. */
type Figure = { readonly key: string; readonly words: string; readonly from: number; readonly number: string | null }

const isWritten = (number: string | null, text: string): boolean =>
  number !== null && text.split(/[^\d.]+/).some((written) => written.replace(/\.$/, '') === number)

/** "In a quarter" is how long something takes, and no date. */
const NAMES_DATE = /\d{4}|(?<![a-z])(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4])/i

/** What is looked for in a text. */
type Kinds = { readonly amounts: boolean; readonly dates: boolean }

const kindsOf = (figures: readonly Figure[]): Kinds => ({
  amounts: figures.some(({ number }) => number !== null),
  dates: figures.some(({ number }) => number === null),
})

function figuresOf({ text, on }: DatedText, { amounts, dates: hasDates }: Kinds): readonly Figure[] {
  const quantities = (amounts ? quantitiesOf(text) : [])
    .filter(({ unit }) => unit === 'percent' || unit === 'points' || unit === 'money')
    .map(({ unit, value, from, to }) => ({
      key: `${unit} ${value.replace('-', '')}`,
      words: text.slice(from, to),
      from,
      number: value.replace('-', ''),
    }))
  const dates = (hasDates && NAMES_DATE.test(text) ? datesOf(text, on) : []).flatMap(({ from, to, endsOn }) => {
    const words = text.slice(from, to)
    return endsOn === null || !NAMES_DATE.test(words) ? [] : [{ key: `date ${endsOn}`, words, from, number: null }]
  })
  return [...quantities, ...dates].sort((one, other) => one.from - other.from)
}
