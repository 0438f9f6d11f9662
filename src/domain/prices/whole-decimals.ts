import Big from 'big.js'
import type { Decimal } from './money.ts'

/**
 * A decimal as a whole number and its number of decimals: `12.34` is 1234 with 2. big.js divides digit by digit, which took most
 * of the time of a list of assets; bigint division is much faster.
 */
export type WholeDecimal = { readonly whole: bigint; readonly digits: number }

/** The number of decimals of a quotient, as in big.js. */
const DIVISION_DIGITS = 20
/** The powers of ten that occur often. */
const POWERS = Array.from({ length: 64 }, (_, power) => 10n ** BigInt(power))

export const powerOfTen = (power: number): bigint => POWERS[power] ?? 10n ** BigInt(power)

/** @param decimal in any form of big.js, also `1e+21` */
export function toWhole(decimal: Decimal): WholeDecimal {
  if (decimal.includes('e')) return toWhole(new Big(decimal).toFixed())
  const point = decimal.indexOf('.')
  if (point < 0) return { whole: BigInt(decimal), digits: 0 }
  return {
    whole: BigInt(decimal.slice(0, point) + decimal.slice(point + 1)),
    digits: decimal.length - point - 1,
  }
}

/** As text, without zeros at its end. */
export function toDecimal({ whole, digits }: WholeDecimal): Decimal {
  const text = toFixedDecimal({ whole, digits })
  return digits === 0 ? text : text.replace(/\.?0+$/, '')
}

/** As text, with all of its digits. */
export function toFixedDecimal({ whole, digits }: WholeDecimal): Decimal {
  if (digits === 0) return whole.toString()
  const figures = (whole < 0n ? -whole : whole).toString().padStart(digits + 1, '0')
  return `${whole < 0n ? '-' : ''}${figures.slice(0, -digits)}.${figures.slice(-digits)}`
}

/** Exact: it has as many decimals as both together. */
export const multiplied = (one: WholeDecimal, other: WholeDecimal): WholeDecimal => ({
  whole: one.whole * other.whole,
  digits: one.digits + other.digits,
})

/** Exact, with the decimals of whichever has more. */
export function subtracted(from: WholeDecimal, amount: WholeDecimal): WholeDecimal {
  const digits = Math.max(from.digits, amount.digits)
  return { whole: inDigits(digits, from) - inDigits(digits, amount), digits }
}

/** Exact, with the decimals of whichever has the most. */
export function added(amounts: readonly WholeDecimal[]): WholeDecimal {
  const digits = amounts.reduce((most, amount) => Math.max(most, amount.digits), 0)
  const whole = amounts.reduce((sum, amount) => sum + inDigits(digits, amount), 0n)
  return { whole, digits }
}

const inDigits = (digits: number, of: WholeDecimal): bigint => of.whole * powerOfTen(digits - of.digits)

/** The quotient, rounded once, half away from zero, to `digits` decimals. @param by not zero */
export function divided(amount: WholeDecimal, by: WholeDecimal, digits = DIVISION_DIGITS): WholeDecimal {
  const power = digits + by.digits - amount.digits
  const whole =
    power >= 0
      ? dividedHalfUp(amount.whole * powerOfTen(power), by.whole)
      : dividedHalfUp(amount.whole, by.whole * powerOfTen(-power))
  return { whole, digits }
}

/** Rounded half away from zero; a number with fewer decimals stays as it is. */
export const roundedTo = (places: number, of: WholeDecimal): WholeDecimal =>
  of.digits <= places ? of : { whole: dividedHalfUp(of.whole, powerOfTen(of.digits - places)), digits: places }

function dividedHalfUp(amount: bigint, by: bigint): bigint {
  const [quotient, rest] = [amount / by, amount % by]
  if (2n * absolute(rest) < absolute(by)) return quotient
  return amount < 0n === by < 0n ? quotient + 1n : quotient - 1n
}

const absolute = (number: bigint): bigint => (number < 0n ? -number : number)
