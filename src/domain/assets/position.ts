import Big from 'big.js'
import type { DecisionRecorded, Entry, OptionSettled, SplitRecorded } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import type { Instant } from '../time.ts'
import { decidedAt } from './day-decided.ts'
import { addUnits, amountOf, amountPerUnit, partOfAmount, splitUnits, subtractUnits, type Units } from './units.ts'

/**
 * One stretch of ownership, from a Buy to the Sell that ends it, reckoned at average cost (ruling 10): a sale takes out
 * the average cost of what is held, so the cost basis of the rest stays what it was. Amounts are exact, in USD.
 */
export type HoldingPeriod = {
  readonly openedAt: Instant
  /** null while anything is held */
  readonly closedAt: Instant | null
  readonly quantity: Decimal
  /** @see Units */
  readonly quantityFraction?: string | undefined
  /** What the held quantity cost. */
  readonly cost: Decimal
  readonly quantitySold: Decimal
  readonly quantitySoldFraction?: string | undefined
  /** What the quantity sold had cost. */
  readonly costOfSold: Decimal
  /**
   * The proceeds of its sales; null once the price of a sale was not known, because then the gain is not known either.
   */
  readonly proceeds: Decimal | null
}

/** The average cost of one unit that is held or, after the Sell, that was sold. Exact, in USD. */
export function averageCost(period: HoldingPeriod): Decimal {
  return period.closedAt === null
    ? amountPerUnit(period.cost, unitsHeld(period))
    : amountPerUnit(period.costOfSold, unitsSold(period))
}

/** Whether nothing is held, or nothing was sold of a period that has ended. */
export const isEmpty = ({ closedAt, quantity, quantitySold }: HoldingPeriod): boolean =>
  new Big(closedAt === null ? quantity : quantitySold).eq(0)

/** What is held, to the last part of a share. */
export const unitsHeld = ({ quantity, quantityFraction }: HoldingPeriod): Units => ({
  quantity,
  fraction: quantityFraction,
})

const unitsSold = ({ quantitySold, quantitySoldFraction }: HoldingPeriod): Units => ({
  quantity: quantitySold,
  fraction: quantitySoldFraction,
})

type OfUnits<Name extends keyof HoldingPeriod> = Pick<HoldingPeriod, Name>
const held = ({ quantity, fraction }: Units): OfUnits<'quantity' | 'quantityFraction'> => ({
  quantity,
  quantityFraction: fraction,
})
const sold = ({ quantity, fraction }: Units): OfUnits<'quantitySold' | 'quantitySoldFraction'> => ({
  quantitySold: quantity,
  quantitySoldFraction: fraction,
})

/** The holding periods after one more decision. Decisions that move no quantity leave them as they are. */
export function applyToHoldingPeriods(
  holdingPeriods: readonly HoldingPeriod[],
  decision: Entry<DecisionRecorded>,
): readonly HoldingPeriod[] {
  const current = holdingPeriods.at(-1)
  if (decision.action === 'Buy') return [...holdingPeriods, openHoldingPeriod(decision)]
  if (!current) return holdingPeriods
  const before = holdingPeriods.slice(0, -1)
  switch (decision.action) {
    case 'Buy More':
      return [...before, buyMore(current, decision)]
    case 'Sell Some':
      return [...before, sell(current, decision, { quantity: decision.quantity ?? '0' })]
    case 'Sell':
      return [...before, endHoldingPeriod(current, decision)]
    default:
      return holdingPeriods
  }
}

/** The holding periods after an expired option's outcome: what was held of it has come to its end. */
export function settleHoldingPeriods(
  holdingPeriods: readonly HoldingPeriod[],
  settled: Entry<OptionSettled>,
): readonly HoldingPeriod[] {
  const current = holdingPeriods.at(-1)
  if (!current) return holdingPeriods
  return [...holdingPeriods.slice(0, -1), endHoldingPeriod(current, settled)]
}

/**
 * The holding periods after a split: more shares (or fewer) at the same cost. A holding period that had ended before stays what it was.
 * @see SplitRecorded
 */
export function splitHoldingPeriods(
  holdingPeriods: readonly HoldingPeriod[],
  split: SplitRecorded,
): readonly HoldingPeriod[] {
  const current = holdingPeriods.at(-1)
  if (!current || current.closedAt !== null) return holdingPeriods
  const [left, gone] = [splitUnits(unitsHeld(current), split), splitUnits(unitsSold(current), split)]
  return [...holdingPeriods.slice(0, -1), { ...current, ...held(left), ...sold(gone) }]
}

/**
 * What a holding period has brought in so far: proceeds less what the quantity sold had cost. USD, exact: it is rounded only where
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

function buyMore(period: HoldingPeriod, decision: Entry<DecisionRecorded>): HoldingPeriod {
  const quantity = new Big(decision.quantity ?? 0)
  return {
    ...period,
    ...held(addUnits(unitsHeld(period), { quantity: quantity.toFixed() })),
    cost: quantity
      .times(decision.price?.price ?? 0)
      .plus(period.cost)
      .toFixed(),
  }
}

const endHoldingPeriod = (period: HoldingPeriod, sale: Sale): HoldingPeriod => ({
  ...sell(period, sale, unitsHeld(period)),
  closedAt: decidedAt(sale),
})

/** Whatever sells: a decision, or the outcome of an option. */
type Sale = Pick<Entry<DecisionRecorded>, 'price' | 'recordedAt' | 'decidedOn'>

function sell(period: HoldingPeriod, { price }: Sale, units: Units): HoldingPeriod {
  const before = unitsHeld(period)
  const left = subtractUnits(before, units)
  const cost = left.quantity === '0' ? period.cost : partOfAmount(period.cost, units, before)
  const isPriced = period.proceeds !== null && price !== null
  return {
    ...period,
    ...held(left),
    cost: new Big(period.cost).minus(cost).toFixed(),
    ...sold(addUnits(unitsSold(period), units)),
    costOfSold: new Big(cost).plus(period.costOfSold).toFixed(),
    proceeds: isPriced ? new Big(amountOf(units, price.price)).plus(period.proceeds ?? 0).toFixed() : null,
  }
}
