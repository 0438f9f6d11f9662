import type { DecisionRecorded, Entry, Level } from '../ledger/entry.ts'
import type { Price } from '../prices/price.ts'
import type { Asset, AssetEntry } from './asset.ts'
import { inEffectiveOrder, isOpening } from './effective-order.ts'
import type { StandingExit } from './exits.ts'
import { levelInForce, reachesLevel, toldOf } from './levels.ts'
import { isPriceSent, isQuarantined } from './own-prices.ts'
import { applyEntry } from './replay-asset.ts'

/** A stop or target that came with the very decision that ends the watch over it, so that no alert tells of it. */
type LeftBehind = {
  readonly level: Level
  /** As it stood before the decision, in the shares of its day. */
  readonly exit: StandingExit
  /** The decision's own, which reached it. */
  readonly price: Price
}

/**
 * The levels that a decision leaves behind at its own price before there was an alert about them: by a sale, or by setting or removing
 * what stood.
 */
export function levelsLeftBehind(
  before: Asset | null,
  entry: Entry<DecisionRecorded>,
  after: Asset,
): readonly LeftBehind[] {
  if (!before || !isPriceSent(entry) || isQuarantined(entry, before.splits)) return []
  const { action, price } = entry
  const isSale = action === 'Sell' || action === 'Sell Some'
  return (['stop-loss', 'take-profit'] as const).flatMap((level): LeftBehind[] => {
    const exit = levelInForce(before, level)
    if (!exit) return []
    const setBySequence = exit.setBy.sequence
    const isLeft = isSale || levelInForce(after, level)?.setBy.sequence !== setBySequence
    if (!isLeft || toldOf(before, { level, setBySequence }) || !reachesLevel(before, { level, price })) return []
    return [{ level, exit, price }]
  })
}

/**
 * The decisions that had set what others left behind, by the sequence of each of these others.
 * @param entries as corrected
 * @param isOf of the others that are meant. The assets that have none are not replayed, for that takes long
 */
export function settersLeftBehind(
  entries: readonly AssetEntry[],
  isOf: (entry: Entry<DecisionRecorded>) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const setters = new Map<number, readonly number[]>()
  if (!mayLeaveBehind(entries, isOf)) return setters
  let asset: Asset | null = null
  for (const entry of inEffectiveOrder(entries)) {
    const before: Asset | null = asset
    const after = applyEntry(before, entry)
    asset = after
    if (entry.kind !== 'decision-recorded' || !isOf(entry)) continue
    const left = levelsLeftBehind(before, entry, after)
    if (left.length > 0) setters.set(entry.sequence, [...new Set(left.map(({ exit }) => exit.setBy.sequence))])
  }
  return setters
}

/** Whether one of them sold, or set or removed a level, after one was set; and whether the entries are those of one asset. */
function mayLeaveBehind(entries: readonly AssetEntry[], isOf: (entry: Entry<DecisionRecorded>) => boolean): boolean {
  let hasLevel = false
  let isFound = false
  for (const entry of entries) {
    if (entry.kind !== 'decision-recorded') continue
    const { action, asset, levels } = entry
    const isLeaving = action === 'Sell' || action === 'Sell Some' || levels !== undefined
    isFound ||= hasLevel && isLeaving && entry.price !== null && isOf(entry)
    hasLevel ||= levels !== undefined || Boolean(asset?.stopLossPercent || asset?.takeProfitPercent)
  }
  return isFound && entries.filter(isOpening).length === 1
}
