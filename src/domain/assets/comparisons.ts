import type { Decimal } from '../prices/money.ts'
import { isSameAmount } from '../prices/money.ts'
import type { AssetEntry, RecordedSplit } from './asset.ts'
import { splitsAsOf } from './split-correction.ts'

/** A price that was compared with an earlier one, which was in shares after the splits that stood then. */
export type Comparison = Pick<AssetEntry, 'sequence' | 'assetId'> & { readonly over: readonly RecordedSplit[] }

/** An entry as corrected, and the sequence of the entry that compared its price: its own, or that of the correction of its price. */
type Compared = { readonly entry: AssetEntry; readonly by: number }

/**
 * The splits that stood when each price was compared that looked like a split of an earlier one. One of them may have been corrected,
 * withdrawn or put back since, and then the earlier price has to be restated before it says anything of this one.
 *
 * A price that waited with another one was compared with the same price as that, over the same splits.
 * @param entries of one asset, oldest first
 * @param splits that were ever recorded of it, as they are by now
 * @param corrections of its entries
 */
export function comparisonsOf(
  entries: readonly Compared[],
  splits: readonly RecordedSplit[],
  corrections: Parameters<typeof splitsAsOf>[2],
): readonly Comparison[] {
  const found: (Comparison & { readonly before: Decimal })[] = []
  for (const { entry, by } of entries) {
    const before = 'doubtedAfter' in entry ? entry.doubtedAfter : undefined
    if (before === undefined) continue
    const opener = found.find((earlier) => isSameAmount(earlier.before, before))
    const over = opener?.over ?? splitsAsOf(by, splits, corrections).filter(isSplit)
    found.push({ sequence: entry.sequence, assetId: entry.assetId, over, before })
  }
  return found.map(({ before: _, ...comparison }) => comparison)
}

/** One that was withdrawn by then had turned each share into one. */
const isSplit = ({ newShares, oldShares }: RecordedSplit): boolean => newShares !== oldShares
