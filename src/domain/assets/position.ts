import Big from 'big.js'
import type { DecisionRecorded, Entry, OptionSettled, SplitRecorded } from '../ledger/entry.ts'
import { type Decimal, quotient } from '../prices/money.ts'
import { splitQuantity } from '../prices/split.ts'
import type { Instant } from '../time.ts'
import { decidedAt } from './day-decided.ts'

/**
 * One stretch of ownership, from a Buy to the Sell that ends it, reckoned at average cost (ruling 10): a sale takes out
 * the average cost of what is held, so the cost basis of the rest stays what it was. Amounts are exact, in USD.
 */
export type HoldingPeriod = {
  readonly openedAt: Instant
  /** null while anything is held */
  readonly closedAt: Instant | null
  readonly quantity: Decimal
  /** What the held quantity cost. */
  readonly cost: Decimal
  readonly quantitySold: Decimal
  /** What the quantity sold had cost. */
  readonly costOfSold: Decimal
  /** What it was sold for; null once a sale's price was not known, for then no gain can be told. */
  readonly proceeds: Decimal | null
}

/** What one unit comes to; nothing of none. Division leaves 20 digits after the point: far below a cent even for a billion units. */
export const perUnit = (amount: Big, quantity: Big): Big =>
  new Big(quantity.eq(0) ? 0 : quotient(amount.toFixed(), quantity.toFixed()))

/** Average cost of one unit of what is held, or, after the Sell, of what was sold. Exact, in USD. */
export function averageCost(round: HoldingPeriod): Decimal {
  const isOpen = round.closedAt === null
  const [cost, quantity] = isOpen ? [round.cost, round.quantity] : [round.costOfSold, round.quantitySold]
  return Number(quantity) === 0 ? '0' : quotient(cost, quantity)
}

/** The rounds after one more decision. Decisions that move no quantity leave them as they are. */
export function applyToHoldingPeriods(
  rounds: readonly HoldingPeriod[],
  decision: Entry<DecisionRecorded>,
): readonly HoldingPeriod[] {
  const current = rounds.at(-1)
  if (decision.action === 'Buy') return [...rounds, openHoldingPeriod(decision)]
  if (!current) return rounds
  const before = rounds.slice(0, -1)
  switch (decision.action) {
    case 'Buy More':
      return [...before, buyMore(current, decision)]
    case 'Sell Some':
      return [...before, sell(current, decision, new Big(decision.quantity ?? 0))]
    case 'Sell':
      return [...before, endHoldingPeriod(current, decision)]
    default:
      return rounds
  }
}

/** The rounds after an expired option's outcome: what was held of it has come to its end. */
export function settleHoldingPeriods(
  rounds: readonly HoldingPeriod[],
  settled: Entry<OptionSettled>,
): readonly HoldingPeriod[] {
  const current = rounds.at(-1)
  if (!current) return rounds
  return [...rounds.slice(0, -1), endHoldingPeriod(current, settled)]
}

/**
 * The rounds after a split: more shares (or fewer) at the same cost. A round that had ended before stays what it was.
 * @see SplitRecorded
 */
export function splitHoldingPeriods(rounds: readonly HoldingPeriod[], split: SplitRecorded): readonly HoldingPeriod[] {
  const current = rounds.at(-1)
  if (!current || current.closedAt !== null) return rounds
  const { quantity, quantitySold } = current
  return [
    ...rounds.slice(0, -1),
    { ...current, quantity: splitQuantity(quantity, split), quantitySold: splitQuantity(quantitySold, split) },
  ]
}

/**
 * What a round has brought in so far: proceeds less what the quantity sold had cost. USD, exact: it is rounded only where
 * it is shown. null when a sale's price was not known.
 */
export const realizedGain = ({ proceeds, costOfSold }: HoldingPeriod): Decimal | null =>
  proceeds === null ? null : new Big(proceeds).minus(costOfSold).toFixed()

function openHoldingPeriod(decision: Entry<DecisionRecorded>): HoldingPeriod {
  const quantity = new Big(decision.quantity ?? 0)
  return {
    openedAt: decidedAt(decision),
    closedAt: null,
    quantity: quantity.toFixed(),
    cost: quantity.times(decision.price?.price ?? 0).toFixed(),
    quantitySold: '0',
    costOfSold: '0',
    proceeds: '0',
  }
}

function buyMore(round: HoldingPeriod, decision: Entry<DecisionRecorded>): HoldingPeriod {
  const quantity = new Big(decision.quantity ?? 0)
  return {
    ...round,
    quantity: quantity.plus(round.quantity).toFixed(),
    cost: quantity
      .times(decision.price?.price ?? 0)
      .plus(round.cost)
      .toFixed(),
  }
}

const endHoldingPeriod = (round: HoldingPeriod, sale: Sale): HoldingPeriod => ({
  ...sell(round, sale, new Big(round.quantity)),
  closedAt: decidedAt(sale),
})

/** Whatever sells: a decision, or the outcome of an option. */
type Sale = Pick<Entry<DecisionRecorded>, 'price' | 'recordedAt' | 'decidedOn'>

function sell(round: HoldingPeriod, { price }: Sale, quantity: Big): HoldingPeriod {
  const held = new Big(round.quantity)
  const cost = quantity.eq(held) ? new Big(round.cost) : perUnit(quantity.times(round.cost), held)
  const isPriced = round.proceeds !== null && price !== null
  return {
    ...round,
    quantity: held.minus(quantity).toFixed(),
    cost: new Big(round.cost).minus(cost).toFixed(),
    quantitySold: quantity.plus(round.quantitySold).toFixed(),
    costOfSold: cost.plus(round.costOfSold).toFixed(),
    proceeds: isPriced
      ? quantity
          .times(price.price)
          .plus(round.proceeds ?? 0)
          .toFixed()
      : null,
  }
}
