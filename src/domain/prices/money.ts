import Big from 'big.js'

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
const DIGITS_BEFORE_NOISE = 10

/** Rounded to whole cents, half away from zero (specification 9): `2.345` becomes `2.35`. */
export function roundToCents(amount: Big | Decimal): Decimal {
  const rounded = new Big(amount).round(DIGITS_BEFORE_NOISE, Big.roundHalfUp).round(2, Big.roundHalfUp)
  return rounded.eq(0) ? '0.00' : rounded.toFixed(2)
}

/** Digits that are kept of a price below a dollar: a fraction of a cent is no zero. */
const SMALL_PRICE_DIGITS = 4

/** A price per unit as it is shown: whole cents, or up to 4 decimals where it is below a dollar. */
export function roundUnitPrice(price: Big | Decimal): Decimal {
  const exact = new Big(price)
  if (exact.abs().gte(1)) return roundToCents(exact)
  const rounded = exact.round(DIGITS_BEFORE_NOISE, Big.roundHalfUp).round(SMALL_PRICE_DIGITS, Big.roundHalfUp)
  return rounded.times(100).mod(1).eq(0) ? roundToCents(rounded) : rounded.toFixed()
}

/** What `quantity` units are worth at `unitPrice` each, in USD cents. */
export function worth(quantity: Decimal, unitPrice: Decimal): Decimal {
  return roundToCents(new Big(quantity).times(unitPrice))
}

/**
 * Change from one amount to another in percent, 2 decimals: (to - from) / from * 100 (specification 4).
 * `null` when `from` is zero, for which no percentage exists.
 */
export function percentChange(from: Decimal, to: Decimal): Decimal | null {
  const start = new Big(from)
  return start.eq(0) ? null : roundToCents(new Big(to).minus(start).div(start).times(100))
}

/** Amounts added up, in USD cents. */
export const sumOf = (amounts: readonly Decimal[]): Decimal =>
  roundToCents(amounts.reduce((total, amount) => total.plus(amount), new Big(0)))

/** Whether two amounts are the same number, however they are written: `98.9` and `98.90`. */
export const isSameAmount = (one: Decimal, other: Decimal): boolean => new Big(one).eq(other)
