import Big from 'big.js'
import type { Action } from '../ledger/action.ts'
import { type Decimal, roundToCents, roundUnitPrice } from '../prices/money.ts'

/** A decision as far as it is written. */
type WrittenDecision = {
  readonly action: Action
  /** Units; null for an action that moves none, or while none is typed. */
  readonly quantity: Decimal | null
  /** USD per unit; null while none is typed. */
  readonly price: Decimal | null
}

/** What is held before it: nothing of what is watched or sold. */
type HeldBefore = {
  readonly quantity: Decimal
  /** What all of it cost, USD, exact: an average in whole cents would be off by the more the more is held. null when it is not known. */
  readonly cost: Decimal | null
}

/** What recording a decision does to what is held, in figures. */
export type Consequence = {
  /** Units that are bought or sold. */
  readonly quantity: Decimal
  /** quantity * price, in USD cents; null without a price. */
  readonly amount: Decimal | null
  /** Units that are held afterwards. */
  readonly held: Decimal
  /** USD per unit on average of what is held after a purchase; null when it is not known, and after a sale. */
  readonly costBasis: Decimal | null
  /** amount - quantity * average cost, of a sale, in USD cents; null when it is not known. */
  readonly gain: Decimal | null
}

/** @returns null where nothing is bought or sold, while the quantity is not known, and of a sale of more than is held. */
export function consequenceOf({ action, quantity, price }: WrittenDecision, before: HeldBefore): Consequence | null {
  const moved = action === 'Sell' ? before.quantity : quantity
  if (moved === null || !MOVES.includes(action)) return null
  const amount = price === null ? null : new Big(moved).times(price)
  const isSale = action === 'Sell' || action === 'Sell Some'
  const held = isSale ? new Big(before.quantity).minus(moved) : new Big(before.quantity).plus(moved)
  if (held.lt(0)) return null
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

/** A sale takes out its part of what all of it cost (ruling 10). */
function gainOfSale({ quantity, cost }: HeldBefore, amount: Big, moved: Decimal): Decimal | null {
  if (cost === null || new Big(quantity).eq(0)) return null
  return roundToCents(amount.minus(new Big(cost).times(moved).div(quantity)))
}

/** (what all of it cost + what is bought at its price) / what is held then (ruling 10). */
function averageCost({ quantity, cost }: HeldBefore, amount: Big, held: Big): Decimal | null {
  if (held.eq(0)) return null
  if (new Big(quantity).eq(0)) return roundUnitPrice(amount.div(held))
  return cost === null ? null : roundUnitPrice(amount.plus(cost).div(held))
}
