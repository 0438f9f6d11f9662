import type { Asset, AssetEntry } from '../assets/asset.ts'
import { comparablePrice } from '../assets/comparable-price.ts'
import { decidedOn } from '../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ReviewGraded } from '../ledger/review-entries.ts'
import { roundUnitPrice } from '../prices/money.ts'
import { soldSince } from './sold-since.ts'

/**
 * The result of a decision on something that has been sold since, by the journal's own prices: from the decision's price to what
 * its sales, or the option's end, brought for each share, whatever the price has done afterwards and whether or not daily closes
 * are known. For what is still held it is null, because a typed price may be months old.
 * @returns prices in shares from after every recorded split; null when the asset was not held, is still held, or lacks a price
 */
export function ownSpan(
  asset: Pick<Asset, 'splits' | 'trades'>,
  entries: readonly AssetEntry[],
  decision: Entry<DecisionRecorded>,
): ReviewGraded['actual'] {
  const sold = soldSince(asset, entries, decision)
  const from = comparablePrice(decision, asset.splits, null)
  if (!sold?.lastOn || sold.rest.gt(0) || sold.brought === null || from === null) return null
  return {
    from: { on: decidedOn(decision), price: roundUnitPrice(from) },
    until: { on: sold.lastOn, price: roundUnitPrice(sold.brought.toFixed()) },
    isByOwnPrices: true,
    ...(sold.sales > 1 && { isInParts: true }),
  }
}
