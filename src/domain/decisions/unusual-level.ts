import Big from 'big.js'
import type { ExitName } from '../assets/exit-price.ts'
import type { Decimal } from '../prices/money.ts'

/** A stop, a target or a term of a contract that may have a digit too many or too few. */
export type UnusualLevel = {
  readonly kind: 'stop' | 'target' | 'strike' | 'multiplier'
  readonly typed: Decimal
  /**
   * The price, for a stop or a target; the share's price or the earlier value, for a strike; the earlier value, for a multiplier.
   */
  readonly before: Decimal
  /** The day of the price, for one that is not of the present. */
  readonly asOf?: string
  readonly isOfShare?: true
}

/** A digit too many or too few makes a figure ten times too large or too small. */
const DIGIT = 10

/**
 * A stop so far below the price, or a target so far above it, that a digit may be missing or too many; or one that is on the
 * wrong side of the price.
 * @param price in USD per unit, to compare with
 */
export function unusualLevel(name: ExitName, typed: Decimal | null, price: Decimal | null): UnusualLevel | null {
  if (typed === null || price === null || new Big(price).lte(0)) return null
  const isStop = name === 'stopLoss'
  const isOnOtherSide = isStop ? new Big(typed).gt(price) : new Big(typed).lt(price)
  return isOnOtherSide || isOtherDigits(typed, price)
    ? { kind: isStop ? 'stop' : 'target', typed, before: price }
    : null
}

/** The same for a decision's level, where one on the wrong side of the price is refused instead of asked about. */
export function unusualNewLevel(name: ExitName, typed: Decimal | null, price: Decimal | null): UnusualLevel | null {
  const isRefused =
    typed !== null && price !== null && (name === 'stopLoss' ? new Big(typed).gt(price) : new Big(typed).lt(price))
  return isRefused ? null : unusualLevel(name, typed, price)
}

/** Compares a strike with the share's price when that is known; else, as a multiplier, with its earlier value. */
export function unusualTerm(
  kind: 'strike' | 'multiplier',
  typed: Decimal | null,
  standing: Decimal | null,
  sharePrice: Decimal | null,
): UnusualLevel | null {
  const before = (kind === 'strike' ? sharePrice : null) ?? standing
  if (typed === null || before === null || new Big(before).lte(0) || !isOtherDigits(typed, before)) return null
  return { kind, typed, before, ...(kind === 'strike' && sharePrice !== null && { isOfShare: true }) }
}

const isOtherDigits = (typed: Decimal, before: Decimal): boolean =>
  new Big(typed).gte(new Big(before).times(DIGIT)) || new Big(typed).times(DIGIT).lte(before)
