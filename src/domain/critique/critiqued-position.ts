import Big from 'big.js'
import type { Asset } from '../assets/asset.ts'
import { currentHoldingPeriod, levelsOf } from '../assets/levels.ts'
import { isSameSplit } from '../assets/pending-split.ts'
import { averageCost } from '../assets/position.ts'
import { movesQuantity } from '../ledger/action.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { type Decimal, roundToCents } from '../prices/money.ts'
import type { Split } from '../prices/split.ts'
import type { CritiquedPosition } from './critique.ts'

/**
 * What is held after a decision, and the stop and the target in force then; at a sale of all, what was held until then.
 * @param before the asset as the decision found it; null for the one that opens it
 * @param after the asset as the decision left it
 * @param splits those up to the day of the decision
 * Prices are as exact as they are kept: what is compared or multiplied by a rounded one is false.
 * @returns null while nothing is held, and where a split was not recorded by then: quantity and cost would be in shares of before
 */
export function positionAt(
  decision: Entry<DecisionRecorded>,
  before: Asset | null,
  after: Asset,
  splits: readonly Split[],
): CritiquedPosition | null {
  const isSale = decision.action === 'Sell'
  const asset = isSale ? before : after
  const period = asset && currentHoldingPeriod(asset)
  if (!period || new Big(period.cost).eq(0)) return null
  if (!splits.every((split) => asset.splits.some((own) => isSameSplit(own, split)))) return null
  return {
    moved: isSale ? period.quantity : movedBy(decision),
    quantity: period.quantity,
    averageCost: averageCost(period),
    cost: roundToCents(period.cost),
    ...levelsOf(asset),
  }
}

const movedBy = ({ action, quantity }: DecisionRecorded): Decimal | null => (movesQuantity(action) ? quantity : null)
