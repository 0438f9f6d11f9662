import type { Asset, AssetEntry } from '../assets/asset.ts'
import { comparablePrice } from '../assets/comparable-price.ts'
import { decidedOn } from '../assets/day-decided.ts'
import { dayOfShares } from '../assets/effective-order.ts'
import { unrecordedOf } from '../assets/pending-split.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ReviewGraded } from '../ledger/review-entries.ts'
import { roundUnitPrice } from '../prices/money.ts'
import { adjustForSplits, type Split, splitsInEffect } from '../prices/split.ts'
import { soldSince } from './sold-since.ts'

/**
 * The result of a decision on something that has been sold since, by the journal's own prices: from the decision's price to what
 * its sales, or the option's end, brought for each share, whatever the price has done afterwards and whether or not daily closes
 * are known. For what is still held it is null, because a typed price may be months old.
 * @param allSplits that are known of the share, recorded or only reported
 * @returns prices in shares from after every recorded split, and after those that were reported by its last sale; null when the asset was not held, is still held, or lacks a price
 */
export function ownSpan(
  asset: Pick<Asset, 'splits' | 'trades'>,
  entries: readonly AssetEntry[],
  decision: Entry<DecisionRecorded>,
  allSplits: readonly Split[] = asset.splits,
): ReviewGraded['actual'] {
  const lastOn = soldSince(asset, entries, decision)?.lastOn
  const unrecorded = splitsInEffect(unrecordedOf(allSplits, asset.splits), lastOn ?? '')
  const sold = soldSince(asset, entries, decision, unrecorded)
  const price = comparablePrice(decision, asset.splits, null)
  if (!sold?.lastOn || sold.rest.gt(0) || sold.brought === null || price === null) return null
  const from = adjustForSplits(price, dayOfShares(decision, asset.splits), unrecorded)
  return {
    from: { on: decidedOn(decision), price: roundUnitPrice(from) },
    until: { on: sold.lastOn, price: roundUnitPrice(sold.brought.toFixed()) },
    isByOwnPrices: true,
    ...(sold.sales > 1 && { isInParts: true }),
  }
}
