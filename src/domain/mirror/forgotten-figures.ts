import { datesOf } from '../language/dates.ts'
import { quantitiesOf } from '../language/quantities.ts'

/** A thesis, and New York's day on which it was written: "in June" counts from it. */
type DatedText = { readonly text: string; readonly on: string }

/**
 * The percentages, amounts of money and dates of a first thesis that no later one mentions, in its own words and order. A bare
 * number is none: too many stand in a text by the way.
 */
export function forgottenFigures(first: DatedText, later: readonly DatedText[]): readonly string[] {
  const told = new Set(later.flatMap((text) => figuresOf(text).map(({ key }) => key)))
  return figuresOf(first).flatMap(({ key, words }) => {
    if (told.has(key)) return []
    told.add(key)
    return [words]
  })
}

/** What is the same figure has the same key, however it is written. */
type Figure = { readonly key: string; readonly words: string; readonly from: number }

function figuresOf({ text, on }: DatedText): readonly Figure[] {
  const quantities = quantitiesOf(text)
    .filter(({ unit }) => unit === 'percent' || unit === 'points' || unit === 'money')
    .map(({ unit, value, from, to }) => ({
      key: `${unit} ${value.replace('-', '')}`,
      words: text.slice(from, to),
      from,
    }))
  const dates = datesOf(text, on).flatMap(({ from, to, endsOn }) =>
    endsOn === null ? [] : [{ key: `date ${endsOn}`, words: text.slice(from, to), from }],
  )
  return [...quantities, ...dates].sort((one, other) => one.from - other.from)
}
