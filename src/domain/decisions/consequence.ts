import Big from 'big.js'
import type { Action } from '../ledger/action.ts'
import { type Decimal, roundToCents, roundUnitPrice } from '../prices/money.ts'

/** A decision as far as it has been typed. */
type WrittenDecision = {
  readonly action: Action
  /** Units; null for an action without a quantity, or while none is typed. */
  readonly quantity: Decimal | null
  /** USD per unit; null while none is typed. */
  readonly price: Decimal | null
}

/** What is held before it; for a watched or sold asset, nothing. */
type HeldBefore = {
  readonly quantity: Decimal
  /**
   * What all of it cost in USD, exact, because the error of an average in whole cents would grow with the quantity; null when it
   * is not known.
   */
  readonly cost: Decimal | null
}

/** The figures of what a decision changes. */
export type Consequence = {
  /** Units that are bought or sold. */
  readonly quantity: Decimal
  /** quantity * price, in USD cents; null without a price. */
  readonly amount: Decimal | null
  /** Units that are held afterwards. */
  readonly held: Decimal
  /** The average cost after a purchase, in USD per unit; null when it is not known, and after a sale. */
  readonly costBasis: Decimal | null
  /** For a sale, amount - quantity * average cost, in USD cents; null when it is not known. */
  readonly gain: Decimal | null
}

/** @returns null when nothing is bought or sold, while there is no quantity, and for a quantity that the action is refused with */
export function consequenceOf({ action, quantity, price }: WrittenDecision, before: HeldBefore): Consequence | null {
  const moved = action === 'Sell' ? before.quantity : quantity
  if (moved === null || !MOVES.includes(action)) return null
  const amount = price === null ? null : new Big(moved).times(price)
  const isSale = action === 'Sell' || action === 'Sell Some'
  const held = isSale ? new Big(before.quantity).minus(moved) : new Big(before.quantity).plus(moved)
  if (held.lt(0) || isRefused(action, moved, held)) return null
  const gain = isSale && amount !== null ? gainOfSale(before, amount, moved) : null
  return {
    quantity: moved,
    amount: amount && roundToCents(amount),
    held: held.toFixed(),
    costBasis: isSale || amount === null ? null : averageCost(before, amount, held),
    gain,
  }
}

const MOVES: readonly Action[] = ['Buy', 'Buy More', 'Sell Some', 'Sell']

/** Buy More and Sell Some need units, and Sell Some leaves some (ruling 10). */
const isRefused = (action: Action, moved: Decimal, held: Big): boolean =>
  action === 'Sell Some' ? held.eq(0) || new Big(moved).eq(0) : action === 'Buy More' && new Big(moved).eq(0)

/** A sale takes out its share of the total cost (ruling 10). */
function gainOfSale({ quantity, cost }: HeldBefore, amount: Big, moved: Decimal): Decimal | null {
  if (cost === null || new Big(quantity).eq(0)) return null
  return roundToCents(amount.minus(new Big(cost).times(moved).div(quantity)))
}

/** (cost of what is held + price of the purchase) / quantity after it (ruling 10). */
function averageCost({ quantity, cost }: HeldBefore, amount: Big, held: Big): Decimal | null {
  if (held.eq(0)) return null
  if (new Big(quantity).eq(0)) return roundUnitPrice(amount.div(held))
  return cost === null ? null : roundUnitPrice(amount.plus(cost).div(held))
}
