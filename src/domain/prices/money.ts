import Big from 'big.js'
import {
  divided,
  multiplied,
  roundedTo,
  subtracted,
  toDecimal,
  toFixedDecimal,
  toWhole,
  type WholeDecimal,
} from './whole-decimals.ts'

/**
 * A decimal number as text, e.g. `189.23`: how money and quantities are stored, hashed and sent.
 * Never a binary float, because 0.1 + 0.2 must be 0.3 in a journal about money.
 */
export type Decimal = string

/** Digits that a person or a broker writes: nothing longer is a price or a quantity. */
const WRITTEN = /^\d{1,12}(\.\d{1,10})?$/

/** Reads what a person typed or a provider sent. `null` when it is not a plain number of at least 0. */
export function readDecimal(written: string): Decimal | null {
  const text = written.trim()
  return WRITTEN.test(text) ? new Big(text).toFixed() : null
}

/** A third times three is 0.99999999999999999999: what a division cuts off stands behind these digits. */
const DIGITS_BEFORE_NOISE = 12
/** What a division left has at least so many, but for zeros at its end. With fewer an amount is rounded once, as it is. */
const FEWEST_DIGITS_WITH_NOISE = 19
/** Two numbers that were written down, multiplied with one another: that is exact, and is rounded once too. */
const MOST_DIGITS_WRITTEN = 10

/** Rounded to whole cents, half away from zero (specification 9): `2.345` becomes `2.35`. */
export const roundToCents = (amount: Big | Decimal): Decimal =>
  wholeToCents(toWhole(typeof amount === 'string' ? amount : amount.toFixed()))

const hasNoise = ({ digits }: WholeDecimal): boolean => digits >= FEWEST_DIGITS_WITH_NOISE

const wholeToCents = (amount: WholeDecimal): Decimal =>
  exactToCents(hasNoise(amount) ? roundedTo(DIGITS_BEFORE_NOISE, amount) : amount)

function exactToCents(amount: WholeDecimal): Decimal {
  const { whole, digits } = roundedTo(2, amount)
  return toFixedDecimal({ whole: whole * 10n ** BigInt(2 - digits), digits: 2 })
}

/** A price below a dollar shows so many digits that say something, in at least four places and at most six. */
const SMALL_PRICE = { digits: 4, fewestPlaces: 4, mostPlaces: 6 } as const

/** A price per unit as it is shown: whole cents, or four to six places where it is below a dollar. */
export function roundUnitPrice(price: Big | Decimal): Decimal {
  const exact = new Big(price)
  if (exact.abs().gte(1)) return roundToCents(exact)
  const { digits, fewestPlaces, mostPlaces } = SMALL_PRICE
  // `e` is -2 for 0.0149: one zero stands before the first digit that says something.
  const places = exact.eq(0) ? fewestPlaces : Math.min(mostPlaces, Math.max(fewestPlaces, digits - 1 - exact.e))
  const rounded = exact.round(DIGITS_BEFORE_NOISE, Big.roundHalfUp).round(places, Big.roundHalfUp)
  return rounded.times(100).mod(1).eq(0) ? roundToCents(rounded) : rounded.toFixed()
}

/** What `quantity` units are worth at `unitPrice` each, in USD cents. */
export function worth(quantity: Decimal, unitPrice: Decimal): Decimal {
  const [units, unit] = [toWhole(quantity), toWhole(unitPrice)]
  const isWritten = Math.max(units.digits, unit.digits) <= MOST_DIGITS_WRITTEN
  return isWritten ? exactToCents(multiplied(units, unit)) : wholeToCents(multiplied(units, unit))
}

/** Exact as far as 20 digits after the point, as big.js divides. @param by not zero */
export const quotient = (amount: Decimal, by: Decimal): Decimal => toDecimal(divided(toWhole(amount), toWhole(by)))

/**
 * Change from one amount to another in percent, 2 decimals: (to - from) / from * 100 (specification 4).
 * `null` when `from` is zero, for which no percentage exists.
 */
export function percentChange(from: Decimal, to: Decimal): Decimal | null {
  const [start, end] = [toWhole(from), toWhole(to)]
  if (start.whole === 0n) return null
  const change = subtracted(end, start)
  const hundredfold = { whole: change.whole * 100n, digits: change.digits }
  return hasNoise(start) || hasNoise(end)
    ? wholeToCents(divided(hundredfold, start))
    : exactToCents(divided(hundredfold, start, 2))
}

/** Amounts added up, in USD cents. */
export const sumOf = (amounts: readonly Decimal[]): Decimal =>
  roundToCents(amounts.reduce((total, amount) => total.plus(amount), new Big(0)))

/** Whether two amounts are the same number, however they are written: `98.9` and `98.90`. */
export const isSameAmount = (one: Decimal, other: Decimal): boolean => new Big(one).eq(other)
