import { movesQuantity } from '../ledger/action.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import type { RecordedSplit } from './asset.ts'
import { priceThen } from './attached-price.ts'
import { dayOfShares } from './effective-order.ts'
import { isQuarantined } from './own-prices.ts'

/**
 * The price of a decision, made comparable with prices of other days: USD per unit, in shares after every recorded
 * split.
 * @param splits the recorded ones
 * @param pendingSplit a reported split that is not recorded
 * @returns null when no price of then was known, when the decision is of the day of the pending split or later, and when the
 * price looks like a split that nobody has explained. The price of a purchase or a sale is returned even if it looks
 * like one.
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
  movesQuantity(decision.action) || !isQuarantined(decision, splits) ? (priceThen(decision)?.price ?? null) : null
