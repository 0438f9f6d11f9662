import { isListAction, type ListAction } from '../decisions/action.ts'
import type { AssetFact, AssetFacts, DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'
import type { Instant } from '../time.ts'
import { applyToRounds, type Round } from './position.ts'

/** What an asset is now: replayed from its entries, and kept beside them only so that lists need one query. */
export type Asset = {
  readonly assetId: number
  readonly openedAt: Instant
  readonly facts: AssetFacts
  /** The last entry of watchBuySell: which list the asset is on. */
  readonly list: ListAction
  readonly listedAt: Instant
  /** What was looked at when the asset was put on the watched list; null for one that was bought at once. */
  readonly watched: { readonly quantity: Decimal; readonly price: Decimal | null } | null
  /** From each Buy to its Sell, oldest first. */
  readonly rounds: readonly Round[]
  readonly firstConfidence: number
  readonly confidence: number
  /** The latest price that a decision used or the user typed. */
  readonly notedPrice: Price | null
  /** Sequence of the last entry that concerns this asset. */
  readonly lastSequence: number
}

/** Entries that say something about one asset. */
export type AssetEntry = Entry<AssetFact>

/**
 * Replays one asset's entries, oldest first.
 * @returns null when there are none.
 * @throws RangeError when the first entry does not open an asset: a ledger that says so is broken.
 */
export function replayAsset(entries: readonly AssetEntry[]): Asset | null {
  return entries.reduce<Asset | null>(applyEntry, null)
}

/** What an asset is after one more entry. */
export function applyEntry(asset: Asset | null, entry: AssetEntry): Asset {
  if (!asset) return openedBy(entry)
  const seen = { ...asset, lastSequence: entry.sequence }
  switch (entry.kind) {
    case 'decision-recorded':
      return afterDecision(seen, entry)
    case 'price-noted':
      return { ...seen, notedPrice: entry.price }
    case 'critique-recorded':
      return seen
  }
}

function openedBy(entry: AssetEntry): Asset {
  if (entry.kind !== 'decision-recorded' || !entry.asset || !isListAction(entry.action))
    throw new RangeError(`Entry ${entry.sequence} does not open asset ${entry.assetId}`)
  return {
    assetId: entry.assetId,
    openedAt: entry.recordedAt,
    facts: entry.asset,
    list: entry.action,
    listedAt: entry.recordedAt,
    watched: entry.action === 'Watch' ? { quantity: entry.quantity ?? '0', price: entry.price?.price ?? null } : null,
    rounds: applyToRounds([], entry),
    firstConfidence: entry.confidence,
    confidence: entry.confidence,
    notedPrice: entry.price,
    lastSequence: entry.sequence,
  }
}

function afterDecision(asset: Asset, entry: Entry<DecisionRecorded>): Asset {
  return {
    ...asset,
    list: isListAction(entry.action) ? entry.action : asset.list,
    listedAt: isListAction(entry.action) ? entry.recordedAt : asset.listedAt,
    rounds: applyToRounds(asset.rounds, entry),
    confidence: entry.confidence,
    notedPrice: entry.price ?? asset.notedPrice,
  }
}
