import Big from 'big.js'
import { type Decimal, quotient, roundToCents, worth } from '../prices/money.ts'
import type { SplitRatio } from '../prices/split.ts'
import { divided, toDecimal, toWhole } from '../prices/whole-decimals.ts'

/**
 * A number of shares or contracts. If three of ten shares become one, a third of ten remains, which no decimal can
 * express. A fraction then stands beside the decimal of 20 digits, so that a later split of three for one gives exactly
 * ten again.
 */
export type Units = {
  readonly quantity: Decimal
  /** `10/3`, in lowest terms; left out where the decimal is exact. */
  readonly fraction?: string | undefined
}

/** The same amount in new shares. */
export function splitUnits(units: Units, { newShares, oldShares }: SplitRatio): Units {
  const { above, below } = fractionOf(units)
  const [over, under] = [toWhole(newShares), toWhole(oldShares)]
  return unitsOf({
    above: above * over.whole * 10n ** BigInt(under.digits),
    below: below * under.whole * 10n ** BigInt(over.digits),
  })
}

/** Exact, also where one of the two is a fraction. Both are in the same shares. */
export function addUnits(one: Units, other: Units): Units {
  if (!one.fraction && !other.fraction) return { quantity: new Big(one.quantity).plus(other.quantity).toFixed() }
  const [first, second] = [fractionOf(one), fractionOf(other)]
  return unitsOf({
    above: first.above * second.below + second.above * first.below,
    below: first.below * second.below,
  })
}

export const subtractUnits = (from: Units, units: Units): Units => addUnits(from, negative(units))

const negative = ({ quantity, fraction }: Units): Units => ({
  quantity: new Big(quantity).times(-1).toFixed(),
  fraction: fraction && `-${fraction}`,
})

/** So many units at so much each, exact as far as 20 digits after the point. */
export function amountOf(units: Units, price: Decimal): Decimal {
  if (!units.fraction) return new Big(units.quantity).times(price).toFixed()
  const { above, below } = fractionOf(units)
  return quotient(new Big(above.toString()).times(price).toFixed(), below.toString())
}

/** The same in USD cents. */
export const worthOf = (units: Units, price: Decimal): Decimal =>
  units.fraction ? roundToCents(amountOf(units, price)) : worth(units.quantity, price)

/** What one unit comes to; nothing of none. */
export function amountPerUnit(amount: Decimal, units: Units): Decimal {
  if (units.quantity === '0') return '0'
  if (!units.fraction) return quotient(amount, units.quantity)
  const { above, below } = fractionOf(units)
  return quotient(new Big(amount).times(below.toString()).toFixed(), above.toString())
}

/**
 * The part of an amount that belongs to a part of the units.
 * @param of all units; not zero
 */
export function partOfAmount(amount: Decimal, part: Units, of: Units): Decimal {
  const [first, all] = [fractionOf(part), fractionOf(of)]
  const over = new Big(amount).times((first.above * all.below).toString())
  return quotient(over.toFixed(), (first.below * all.above).toString())
}

type Fraction = { readonly above: bigint; readonly below: bigint }

function fractionOf({ quantity, fraction }: Units): Fraction {
  if (fraction) {
    const [above = '0', below = '1'] = fraction.split('/')
    return { above: BigInt(above), below: BigInt(below) }
  }
  const { whole, digits } = toWhole(quantity)
  return { above: whole, below: 10n ** BigInt(digits) }
}

function unitsOf({ above, below }: Fraction): Units {
  const decimal = divided({ whole: above, digits: 0 }, { whole: below, digits: 0 })
  const quantity = toDecimal(decimal)
  if (decimal.whole * below === above * 10n ** BigInt(decimal.digits)) return { quantity }
  const divisor = greatestDivisor(above < 0n ? -above : above, below)
  return { quantity, fraction: `${above / divisor}/${below / divisor}` }
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [large, small] = [one, other]
  while (small > 0n) [large, small] = [small, large % small]
  return large
}
