import { isSamePrice } from '../../claims/raw-closes.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import { isOwn } from '../../prices/price.ts'
import { adjustForSplits, type Split, splitPrice, unsplitPrice } from '../../prices/split.ts'
import type { AssetEntry } from '../asset.ts'
import { splitsCountedIn } from '../effective-order.ts'
import { replayAsset } from '../replay-asset.ts'
import { onProvidersDays } from '../splits-of-closes.ts'
import { type PutRight, putRightTo } from './put-right-alert.ts'

/**
 * A provider's price that reached a stop or a target was divided by the splits that were known when it did, on the days that their owner
 * had recorded. Where a split is reported of another day, the price was in other shares. Returns the correction of the first alert that
 * is told and whose price is another one by the splits that are known now; null where there is none. Then the replay withdraws it, if
 * it reached nothing.
 * @param entries all entries of the asset, as they stand in the ledger
 * @param allSplits that are known of its share, recorded or only reported
 */
export function putRightBySplits(entries: readonly AssetEntry[], allSplits: readonly Split[]): PutRight | null {
  const asset = replayAsset(entries)
  if (!asset || asset.splits.length === 0) return null
  const providers = onProvidersDays(asset.splits, allSplits)
  const untold = new Set([...asset.withdrawnAlerts, ...asset.laterAlerts.map(({ sequence }) => sequence)])
  for (const alert of entries) {
    if (alert.kind !== 'level-crossed' || isOwn(alert.price) || untold.has(alert.sequence)) continue
    const day = marketDayOf(alert.price.at)
    const counted = splitsCountedIn(alert, entries)
    const asTraded = counted.reduceRight(unsplitPrice, alert.price.price)
    const inSharesNow = adjustForSplits(asTraded, day, providers)
    // As the entry tells it: in shares of its day, by the days that are recorded, and then of the splits that it counts.
    const ofItsDay = asset.splits.filter(({ effectiveOn }) => effectiveOn > day).reduceRight(unsplitPrice, inSharesNow)
    const price = { ...alert.price, price: counted.reduce(splitPrice, ofItsDay) }
    const standing = lastPriceOf(entries, alert.sequence) ?? alert.price.price
    if (!isSamePrice(price.price, standing))
      return putRightTo(price, { ...alert, price: { ...price, price: standing } })
  }
  return null
}

/** To what an alert's price was corrected last. */
const lastPriceOf = (entries: readonly AssetEntry[], sequence: number): string | null =>
  entries
    .filter((entry) => entry.kind === 'correction-recorded')
    .findLast(({ correctsSequence, field }) => correctsSequence === sequence && field === 'price')?.to ?? null
