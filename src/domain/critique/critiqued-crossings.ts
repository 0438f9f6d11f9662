import { type AssetEntry, replayAsset } from '../assets/asset.ts'
import { heldRound } from '../assets/levels.ts'
import { splitsAfterCrossing } from '../assets/pending-split.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { roundUnitPrice } from '../prices/money.ts'
import { type Split, splitPrice } from '../prices/split.ts'
import type { CritiquedCrossing } from './critique.ts'

/**
 * The stops and targets that were passed in the round that is held.
 * @param before the asset's entries before the decision, oldest first
 * @param entries all of the asset's entries
 * @param splits those up to the day of the decision
 */
export function crossingsBefore(
  before: readonly AssetEntry[],
  entries: readonly AssetEntry[],
  splits: readonly Split[],
): CritiquedCrossing[] {
  const asset = replayAsset(before)
  const round = asset && heldRound(asset)
  if (!asset || !round) return []
  const { stopLossPercent, takeProfitPercent } = asset.facts
  return before.flatMap((entry) => {
    if (entry.kind !== 'level-crossed') return []
    const setBy = before.find(({ sequence }) => sequence === entry.setBySequence)
    const percent = entry.level === 'stop-loss' ? stopLossPercent : takeProfitPercent
    if (setBy?.kind !== 'decision-recorded' || setBy.recordedAt < round.openedAt || percent === null) return []
    const later = splitsAfterCrossing(entry, splits, entries)
    // A price of after a split, held against a level of before it, has reached nothing.
    if (later.some(({ effectiveOn }) => effectiveOn <= marketDayOf(entry.price.at))) return []
    const inNewShares = (price: string) =>
      later.length === 0 ? price : roundUnitPrice(later.reduce(splitPrice, price))
    return [
      {
        level: entry.level,
        percent,
        levelPrice: roundUnitPrice(inNewShares(entry.levelPrice)),
        price: inNewShares(entry.price.price),
        at: entry.price.at,
        setBy: { action: setBy.action, at: setBy.recordedAt },
      },
    ]
  })
}
