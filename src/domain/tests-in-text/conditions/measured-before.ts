import Big from 'big.js'
import { type Comparison, comparisonsOf } from '../../language/comparison.ts'
import { plainText } from '../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../language/quantities.ts'
import { measuredIn } from './measured-in-condition.ts'

/**
 * Whether two figures may be about the same thing: they have the same unit, or one is a percentage without its sign, and they
 * are not far apart. "RASM +3. Out below 28" has figures of two things.
 */
export function isOfOneKind(one: Quantity, other: Quantity): boolean {
  const isShare = ({ unit }: Quantity) => unit === 'percent' || unit === 'count'
  if (one.unit !== other.unit && !(isShare(one) && isShare(other))) return false
  const [a, b] = [new Big(one.value).abs(), new Big(other.value).abs()]
  const [less, more] = a.lt(b) ? [a, b] : [b, a]
  return more.minus(less).lte(NEAR) || less.times(FACTOR).gte(more)
}

/** "Bookings +20%": the sign makes it the figure of the name before it. */
const IS_NAMED = /[a-z] [-+]\d[\d.,]* ?%$/u

/** "Payout ratio 64%. If it is still over 70": a measure by its name, with a figure of the same kind, and no price. */
export function measureIn(before: string, comparison: Comparison): string | null {
  const name = leaningOn(before, comparison, true)
  return name !== null && isMeasure(name) ? name : null
}

/** Whether a name is that of a measure, which is a figure: "the operating margin of Express". */
export const isMeasure = (name: string): boolean => IS_MEASURE.test(plainText(name).split(/ (?:of|in|at) /)[0] ?? '')

const IS_MEASURE =
  /(?:^|[ -])(?:oq|ratio|margins?|growth|churn|occupancy|retention|coverage|leverage|utili[sz]ation|backlog|traffic|load factor|take rate|attendance)$/

const NEAR = 10
const FACTOR = 3

/**
 * What the sentence before said of a figure of the same kind: "Revenue should grow 8%. If it falls below 5%, I sell."
 * @param isBare nothing stands before the figure, so that any figure of the same kind is what it is compared with: "Retention 118%. < 110: out."
 */
export function leaningOn(before: string, { quantity }: Comparison, isBare: boolean): string | null {
  const plain = plainText(before)
  const isSame = (each: Quantity) => isOfOneKind(each, quantity)
  const of =
    comparisonsOf(before)
      .map((each) => each.quantity)
      .findLast(isSame) ??
    quantitiesOf(before).findLast(
      (each) => isSame(each) && (isBare || (quantity.unit === 'percent' && IS_NAMED.test(plain.slice(0, each.to)))),
    )
  if (isBare && !of) return null
  const end =
    of?.from ??
    plain.search(
      /(?<![a-z])(?:should|will|must|has to|have to|needs? to|grew|grows|is|was|are|came|stays?|fell|rose)(?![a-z])/u,
    )
  if (end <= 0) return null
  const start = Math.max(...[',', ';', ':', '. '].map((mark) => plain.lastIndexOf(mark, end - 1) + 1))
  const verb =
    /(?<![a-z])(?:should|will|must|has to|have to|needs? to|grew|grows|is|was|are|came|stays?|fell|rose|growing)(?![a-z])/u.exec(
      plain.slice(start, end),
    )
  // "OR 67 to 63": the first figure is no part of the name.
  const name = measuredIn(before, plain, { from: start, to: verb ? start + verb.index : end })
  // "I assume it fades to 20%" names nothing.
  const isNone = [OF_OPINION, ENDS_ON_PERSON, IS_TIME].some((each) => each.test(plainText(name ?? '')))
  if (isNone) return null
  return name?.replace(/^[-+]?\d[\d.,]* ?%? and /u, '').replace(/(?: from)? [-+]?[$€£]?\d[\d.,]* ?%?$/u, '') ?? null
}

/** "At some point you | have to admit": who has to do something is not measured. */
const ENDS_ON_PERSON = /(?:^| )(?:i|you|we|they|he|she|one|people|nobody|somebody|everybody|everyone)$/

/** "August was 13,400": a month has a figure, and is none. */
const IS_TIME =
  /^(?:in |for |the |last |this )*(?:january|february|march|april|may|june|july|august|september|october|november|december|month|quarter|year|week|q[1-4]|h[12])$/

const OF_OPINION =
  /^(?:i|we) (?:assume|think|expect|model|believe|guess|reckon|see|have|want|need)(?: that)? (?:it|this|that|they)(?![a-z])/
