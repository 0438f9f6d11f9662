import Big from 'big.js'
import { type Decimal, roundToCents } from '../prices/money.ts'

/** Whole cents up to here can be added a million times over without a double losing one. */
const MOST_ADDED_FAST = 2 ** 33
/** Digits that a double holds for certain. */
export const EXACT_DIGITS = 15
const POWERS = Array.from({ length: 2 * EXACT_DIGITS + 1 }, (_, power) => 10 ** power)

/**
 * A decimal as a whole number and its number of decimals: `12.345` is 12345 with 3. null when it has too many digits.
 */
export type Scaled = { readonly whole: number; readonly digits: number }

/** @returns null also below zero and for a number with an exponent */
export function scaled(decimal: Decimal): Scaled | null {
  const point = decimal.indexOf('.')
  const figures = point < 0 ? decimal : decimal.slice(0, point) + decimal.slice(point + 1)
  if (figures.length > EXACT_DIGITS || !/^\d+$/.test(figures)) return null
  return { whole: Number(figures), digits: point < 0 ? 0 : decimal.length - point - 1 }
}

/**
 * Up to this size, a product and every multiple of a power of ten next to it is a whole number that a double holds
 * exactly.
 */
const MOST_MULTIPLIED = 2 ** 52

/**
 * The value of a quantity at a price in whole cents, half a cent rounded up. It equals `worth`, but calculates with
 * whole numbers.
 * @param whole the price as a whole number, with its number of decimals
 * @returns null when the product would be too long to be exact
 */
export function worthInCents(quantity: Scaled, whole: number, digits: number): number | null {
  const product = quantity.whole * whole
  const places = quantity.digits + digits
  if (product > MOST_MULTIPLIED) return null
  if (places <= 2) return inRange(product * (POWERS[2 - places] ?? Number.NaN))
  const unit = POWERS[places - 2] ?? Number.NaN
  // The division may have rounded up to the next whole number, which this corrects. (`%` takes three times as long.)
  const near = Math.floor(product / unit)
  const cents = near * unit > product ? near - 1 : near
  return (product - cents * unit) * 2 >= unit ? cents + 1 : cents
}

const inRange = (whole: number): number | null => (whole > Number.MAX_SAFE_INTEGER ? null : whole)

/** An amount in whole cents, which can be added fast; `cents` is null when the amount is too large for that. */
export type Cents = { readonly usd: Decimal; readonly cents: number | null }

/** @param usd with at most 2 decimals, of any sign */
export function centsOf(usd: Decimal): Cents {
  const cents = Math.round(Number(usd) * 100)
  return { usd, cents: Math.abs(cents) > MOST_ADDED_FAST ? null : cents }
}

/** Sums of money, one for each of many days, in whole cents. Large amounts are added exactly too, only more slowly. */
export class CentSums {
  readonly #fast: Float64Array
  readonly #large = new Map<number, Big>()

  /** @param count how many days */
  constructor(count: number) {
    this.#fast = new Float64Array(count)
  }

  /** Adds the same on each of the days from one on until before another. */
  addFrom(from: number, until: number, amount: Cents): void {
    for (let index = from; index < until; index += 1) this.add(index, amount)
  }

  /** @param cents whole, below 2^53 */
  addCents(index: number, cents: number): void {
    if (Math.abs(cents) > MOST_ADDED_FAST) this.#addLarge(index, new Big(cents).div(100))
    else this.#fast[index] = (this.#fast[index] ?? 0) + cents
  }

  add(index: number, amount: Cents): void {
    if (amount.cents === null) this.#addLarge(index, new Big(amount.usd))
    else this.#fast[index] = (this.#fast[index] ?? 0) + amount.cents
  }

  /** Adds other sums of the same days. */
  addAll(other: CentSums): void {
    for (const [index, cents] of other.#fast.entries()) this.#fast[index] = (this.#fast[index] ?? 0) + cents
    for (const [index, amount] of other.#large) this.#addLarge(index, amount)
  }

  #addLarge(index: number, amount: Big): void {
    this.#large.set(index, amount.plus(this.#large.get(index) ?? 0))
  }

  /** USD, 2 decimals. */
  at(index: number): Decimal {
    const cents = this.#fast[index] ?? 0
    const large = this.#large.get(index)
    return large ? roundToCents(large.plus(new Big(cents).div(100))) : centsText(cents)
  }
}

/** `-1234` is `-12.34`. */
function centsText(cents: number): Decimal {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
