import Big from 'big.js'
import {
  added,
  divided,
  multiplied,
  powerOfTen,
  roundedTo,
  subtracted,
  toDecimal,
  toFixedDecimal,
  toWhole,
  type WholeDecimal,
} from './whole-decimals.ts'
import { isWrittenNumber } from './written-number.ts'

/**
 * A decimal number as text, e.g. `189.23`: the form in which money and quantities are stored, hashed and sent.
 * Never a binary float, because 0.1 + 0.2 must be 0.3 in a journal about money.
 */
export type Decimal = string

/** Parses what a user typed or a provider sent. `null` when it is not a plain number of at least 0. */
export function readDecimal(written: string): Decimal | null {
  return isWrittenNumber(written) ? new Big(written.trim()).toFixed() : null
}

/** What of a text cannot be read as a number, as a sentence behind another; empty where it is a number, or nothing. */
export function unreadDecimal(written: string): string {
  const text = written.trim()
  if (text === '' || isWrittenNumber(text)) return ''
  return /^\d+(\.\d+)?$/.test(text)
    ? ' At most 12 digits before the point and 10 behind it are read.'
    : ' Only digits and a point are read, as in 1234.50.'
}

/** A third times three is 0.99999999999999999999; the noise of a division is beyond this many decimals. */
const DIGITS_BEFORE_NOISE = 12
/** A quotient has at least this many decimals, except for zeros at its end. Numbers with fewer are rounded once, as they are. */
const FEWEST_DIGITS_WITH_NOISE = 19
/** The product of two written numbers, which have at most this many decimals each, is exact and therefore rounded once too. */
const MOST_DIGITS_WRITTEN = 10

/** A number without the noise of the divisions that it may come from, for comparing: two thirds times three halves is 1. */
export const withoutNoise = (amount: Decimal): Big => new Big(amount).round(DIGITS_BEFORE_NOISE, Big.roundHalfUp)

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

/** A price below a dollar is shown with this many significant digits, and a number of decimals between these limits. */
const SMALL_PRICE = { digits: 4, fewestPlaces: 4, mostPlaces: 6 } as const

/**
 * A unit price as it is shown: in whole cents, or below a dollar with four to six decimals. One of which six decimals would show nothing
 * is shown with its first significant digit, because it is not zero.
 */
export function roundUnitPrice(price: Big | Decimal): Decimal {
  if (isDollarOrMore(toWhole(typeof price === 'string' ? price : price.toFixed()))) return roundToCents(price)
  const exact = new Big(price)
  const { digits, fewestPlaces, mostPlaces } = SMALL_PRICE
  // `e` is -2 for 0.0149, which has one zero before its first significant digit.
  const places = exact.eq(0) ? fewestPlaces : Math.min(mostPlaces, Math.max(fewestPlaces, digits - 1 - exact.e))
  const rounded = exact.round(DIGITS_BEFORE_NOISE, Big.roundHalfUp).round(Math.max(places, -exact.e), Big.roundHalfUp)
  return rounded.times(100).mod(1).eq(0) ? roundToCents(rounded) : rounded.toFixed()
}

const isDollarOrMore = ({ whole, digits }: WholeDecimal): boolean => {
  const dollar = powerOfTen(digits)
  return whole >= dollar || whole <= -dollar
}

/** The value of `quantity` units at `unitPrice` each, in USD cents. */
export function worth(quantity: Decimal, unitPrice: Decimal): Decimal {
  const [units, unit] = [toWhole(quantity), toWhole(unitPrice)]
  const isWritten = Math.max(units.digits, unit.digits) <= MOST_DIGITS_WRITTEN
  return isWritten ? exactToCents(multiplied(units, unit)) : wholeToCents(multiplied(units, unit))
}

/** The quotient with 20 decimals, as in big.js. @param by not zero */
export const quotient = (amount: Decimal, by: Decimal): Decimal => toDecimal(divided(toWhole(amount), toWhole(by)))

/**
 * The change from one amount to another in percent, with 2 decimals: (to - from) / from * 100 (specification 4).
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

/** The sum of amounts, in USD cents. */
export const sumOf = (amounts: readonly Decimal[]): Decimal => roundToCents(toDecimal(added(amounts.map(toWhole))))

/** Whether two amounts are the same number in any spelling: `98.9` and `98.90`. */
export const isSameAmount = (one: Decimal, other: Decimal): boolean => new Big(one).eq(other)
