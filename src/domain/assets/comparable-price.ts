import { movesQuantity } from '../ledger/action.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import type { RecordedSplit } from './asset.ts'
import { dayOfShares } from './effective-order.ts'
import { isQuarantined } from './own-prices.ts'

/**
 * The price of a decision, to be held against prices of other days: USD per unit in shares of after every recorded split.
 * @param splits those that are recorded
 * @param pendingSplit one that is reported and not recorded
 * @returns null where none was known, where it is of that split's day or later, and where it looks like a split that nobody has
 * explained; what was paid for a part, or received for one, stands all the same
 */
export function comparablePrice(
  decision: Entry<DecisionRecorded>,
  splits: readonly RecordedSplit[],
  pendingSplit: Split | null,
): Decimal | null {
  const price = acceptedPrice(decision, splits)
  const day = dayOfShares(decision, splits)
  return price === null || (pendingSplit && day >= pendingSplit.effectiveOn)
    ? null
    : adjustForSplits(price, day, splits)
}

/** The same in shares of its own day, whatever split is only reported. */
export const acceptedPrice = (decision: Entry<DecisionRecorded>, splits: readonly RecordedSplit[]): Decimal | null =>
  decision.price && (movesQuantity(decision.action) || !isQuarantined(decision, splits)) ? decision.price.price : null
