import Big from 'big.js'
import type { ExitName } from '../assets/exit-price.ts'
import type { Decimal } from '../prices/money.ts'

/** A stop, a target or a term of a contract whose digits are others than those of what it is held against. */
export type DoubtedFigure = {
  readonly kind: 'stop' | 'target' | 'strike' | 'multiplier'
  readonly typed: Decimal
  /** A price for a stop or a target; for a strike the price of the share, or what stood there; for a multiplier what stood there. */
  readonly before: Decimal
  readonly isOfShare?: true
}

/** So many times, or such a part: a digit too many or too few. */
const DIGIT = 10

/**
 * A stop so far below the price, or a target so far above it, that a digit may be missing or too many; or one that lies on the
 * other side of it.
 * @param price USD per unit that it is held against
 */
export function doubtedLevel(name: ExitName, typed: Decimal | null, price: Decimal | null): DoubtedFigure | null {
  if (typed === null || price === null || new Big(price).lte(0)) return null
  const isStop = name === 'stopLoss'
  const isOnOtherSide = isStop ? new Big(typed).gt(price) : new Big(typed).lt(price)
  return isOnOtherSide || isOtherDigits(typed, price)
    ? { kind: isStop ? 'stop' : 'target', typed, before: price }
    : null
}

/** The same of a level of a decision: one on the other side of the price is refused there, and not asked about. */
export function doubtedNewLevel(name: ExitName, typed: Decimal | null, price: Decimal | null): DoubtedFigure | null {
  const isRefused =
    typed !== null && price !== null && (name === 'stopLoss' ? new Big(typed).gt(price) : new Big(typed).lt(price))
  return isRefused ? null : doubtedLevel(name, typed, price)
}

/** A strike is held against the price of the share where one is known, and else, as a multiplier, against what stood there. */
export function doubtedTerm(
  kind: 'strike' | 'multiplier',
  typed: Decimal | null,
  standing: Decimal | null,
  sharePrice: Decimal | null,
): DoubtedFigure | null {
  const before = (kind === 'strike' ? sharePrice : null) ?? standing
  if (typed === null || before === null || new Big(before).lte(0) || !isOtherDigits(typed, before)) return null
  return { kind, typed, before, ...(kind === 'strike' && sharePrice !== null && { isOfShare: true }) }
}

const isOtherDigits = (typed: Decimal, before: Decimal): boolean =>
  new Big(typed).gte(new Big(before).times(DIGIT)) || new Big(typed).times(DIGIT).lte(before)
