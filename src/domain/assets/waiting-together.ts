import type { Price } from '../prices/price.ts'
import type { AssetEntry } from './asset.ts'
import { onceCorrected } from './corrected-entries.ts'
import { inEffectiveOrder } from './effective-order.ts'
import { isQuarantined, isSaid } from './own-prices.ts'

/**
 * The owner's prices that wait for the same answer, in the order in which they took effect: the latest, and those since the last price
 * that was used. Whoever says that there was no split by the latest of them has said so of all.
 * @param entries all entries of the asset, as they stand in the ledger
 */
export function waitingTogether(entries: readonly AssetEntry[]): readonly Price[] {
  const ordered = inEffectiveOrder(onceCorrected(entries))
  const splits = ordered.filter((entry) => entry.kind === 'split-recorded')
  const own = ordered.filter(isSaid)
  const used = own.findLastIndex((entry) => !isQuarantined(entry, splits))
  return own.slice(used + 1).map(({ price }) => price)
}
