import type { Entry, PriceNoted } from '../ledger/entry.ts'
import { isSameAmount } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'
import type { AssetEntry } from './asset.ts'
import { onceCorrected } from './corrected-entries.ts'
import { isQuarantined, isSaid } from './own-prices.ts'

/** A note that repeats an earlier price: the answer of a user who was asked whether that price was right. */
export const isConfirmation = (entry: Entry): entry is Entry<PriceNoted> =>
  entry.kind === 'price-noted' && entry.price.at < entry.recordedAt

/**
 * Applies confirmations: a price that looked like a split and was confirmed later is no longer quarantined, and counts
 * from its own place on.
 */
export function withConfirmations(entries: readonly AssetEntry[]): readonly AssetEntry[] {
  const confirmations = entries.filter(isConfirmation)
  if (confirmations.length === 0) return entries
  return entries.map((entry) => {
    if (!('doubtedAfter' in entry) || !confirmations.some((later) => isConfirmedBy(entry, later))) return entry
    const { doubtedAfter: _, ...right } = entry
    return right
  })
}

function isConfirmedBy(entry: AssetEntry, { price, sequence }: Entry<PriceNoted>): boolean {
  if (entry.kind !== 'price-noted' && entry.kind !== 'decision-recorded') return false
  const own = entry.price
  return (
    own !== null &&
    sequence > entry.sequence &&
    own.at === price.at &&
    own.source === price.source &&
    isSameAmount(own.price, price.price)
  )
}

/**
 * The owner's prices that wait for the same answer, oldest first: the latest, and those since the last price that was used. Whoever
 * says that there was no split by the latest of them has said so of all.
 * @param entries all entries of the asset, as they stand in the ledger
 */
export function waitingTogether(entries: readonly AssetEntry[]): readonly Price[] {
  const counted = withConfirmations(onceCorrected(entries))
  const splits = counted.filter((entry) => entry.kind === 'split-recorded')
  const own = counted.filter(isSaid)
  const used = own.findLastIndex((entry) => !isQuarantined(entry, splits))
  return own.slice(used + 1).map(({ price }) => price)
}
