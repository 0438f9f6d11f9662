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
 * The position after a decision, with the stop and the target in force; for a sale of everything, the position before
 * it. Prices keep all their digits, because comparing or multiplying rounded ones gives false results.
 * @param before the asset as the decision found it; null for the decision that opens it
 * @param after the asset as the decision left it
 * @param splits those up to the day of the decision
 * @returns null while nothing is held, and where a split was not recorded by then, because quantity and cost would be
 * in old shares; nobody knows whether they are while a purchase or sale waits for the answer whether there was one
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
  if (after.quarantined?.isTraded) return null
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
