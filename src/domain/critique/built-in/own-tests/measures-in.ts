import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { NUMBER_WORD, numberOf, type Quantity, quantitiesOf } from '../../../language/quantities.ts'

/** A figure of a text with what it counts: a share, an amount, or a stretch of time, which a payback and an order book are measured in. */
export type Measure = Span & {
  readonly value: number
  /** Figures of one kind can be compared: `percent`, `money usd`, `count`, `months`. */
  readonly kind: string
  /** Absent for a stretch of time. */
  readonly quantity?: Quantity
}

/** The figures of a text in its order, with the stretches of time that `quantitiesOf` leaves out. */
export function measuresIn(text: string): readonly Measure[] {
  const quantities = quantitiesOf(text).map(
    (quantity): Measure => ({
      from: quantity.from,
      to: quantity.to,
      value: Number(quantity.value),
      kind: quantity.unit === 'money' ? `money ${quantity.isUsd ? 'usd' : 'other'}` : quantity.unit,
      quantity,
    }),
  )
  const times = matchesOf(TIME, plainText(text)).flatMap(({ index, 0: words, groups }): readonly Measure[] => {
    const value = numberIn(groups?.count ?? '')
    return value === null ? [] : [{ from: index, to: index + words.length, value, kind: `${groups?.unit ?? ''}s` }]
  })
  return [...quantities.filter(({ from, to }) => !times.some((each) => each.from < to && from < each.to)), ...times]
}

const TIME = new RegExp(
  `(?<![\\w.,$€£-])(?<count>\\d{1,3}(?:\\.\\d{1,2})?|${NUMBER_WORD})[ -](?<unit>minute|hour|day|week|month|year)s?(?![a-z])(?! (?:ago|later|before|earlier|in a row|left|to go))`,
  'g',
)

const numberIn = (written: string): number | null => (/^\d/.test(written) ? Number(written) : numberOf(written))

/** A line that is drawn at a time that something takes: "goes over 30 months", and not what has to last "for more than 3 months". */
export function timeLineIn(words: string): { readonly limit: Measure; readonly side: 'below' | 'above' } | null {
  const plain = plainText(words)
  for (const limit of measuresIn(words)) {
    const drawn = limit.quantity ? null : TIME_LINE.exec(plain.slice(0, limit.from))
    if (drawn) return { limit, side: drawn.groups?.below ? 'below' : 'above' }
  }
  return null
}
const TIME_LINE =
  /(?<![a-z])(?<!(?:for|after|in|within|every) )(?:(?<below>under|below|(?:less|fewer|shorter) than)|over|above|beyond|past|exceeds?|(?:more|longer) than) $/
