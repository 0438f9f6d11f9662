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
  /** What it was sold for; null once a sale's price was not known, for then no gain can be told. */
  readonly proceeds: Decimal | null
}

/** Average cost of one unit of what is held, or, after the Sell, of what was sold. Exact, in USD. */
export function averageCost(round: HoldingPeriod): Decimal {
  return round.closedAt === null
    ? amountPerUnit(round.cost, unitsHeld(round))
    : amountPerUnit(round.costOfSold, unitsSold(round))
}

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
      return [...before, sell(current, decision, { quantity: decision.quantity ?? '0' })]
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
  const [left, gone] = [splitUnits(unitsHeld(current), split), splitUnits(unitsSold(current), split)]
  return [...rounds.slice(0, -1), { ...current, ...held(left), ...sold(gone) }]
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
    ...held(addUnits(unitsHeld(round), { quantity: quantity.toFixed() })),
    cost: quantity
      .times(decision.price?.price ?? 0)
      .plus(round.cost)
      .toFixed(),
  }
}

const endHoldingPeriod = (round: HoldingPeriod, sale: Sale): HoldingPeriod => ({
  ...sell(round, sale, unitsHeld(round)),
  closedAt: decidedAt(sale),
})

/** Whatever sells: a decision, or the outcome of an option. */
type Sale = Pick<Entry<DecisionRecorded>, 'price' | 'recordedAt' | 'decidedOn'>

function sell(round: HoldingPeriod, { price }: Sale, units: Units): HoldingPeriod {
  const before = unitsHeld(round)
  const left = subtractUnits(before, units)
  const cost = left.quantity === '0' ? round.cost : partOfAmount(round.cost, units, before)
  const isPriced = round.proceeds !== null && price !== null
  return {
    ...round,
    ...held(left),
    cost: new Big(round.cost).minus(cost).toFixed(),
    ...sold(addUnits(unitsSold(round), units)),
    costOfSold: new Big(cost).plus(round.costOfSold).toFixed(),
    proceeds: isPriced ? new Big(amountOf(units, price.price)).plus(round.proceeds ?? 0).toFixed() : null,
  }
}
