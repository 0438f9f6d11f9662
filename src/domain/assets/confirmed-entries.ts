import type { Entry, PriceNoted } from '../ledger/entry.ts'
import { isSameAmount } from '../prices/money.ts'
import type { AssetEntry } from './asset.ts'

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
