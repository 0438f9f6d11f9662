import type { AlertTriggered, Asset, AssetEntry } from '../assets/asset.ts'
import { decidedAt, isWrittenLater } from '../assets/day-decided.ts'
import { currentHoldingPeriod } from '../assets/levels.ts'
import { isSameSplit } from '../assets/pending-split.ts'
import type { AssetFacts, DecisionRecorded } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import { type Split, splitPrice } from '../prices/split.ts'
import type { CritiquedAlert } from './critique.ts'

/**
 * The stops and targets that were passed in the present holding period.
 * @param asset as it was before the decision
 * @param before its entries until then, oldest first
 * @param splits those up to the day of the decision
 */
export function alertsBefore(
  asset: Asset | null,
  before: readonly AssetEntry[],
  splits: readonly Split[],
): CritiquedAlert[] {
  if (!asset || !currentHoldingPeriod(asset)) return []
  // The replay has restated recorded alerts in new shares, and dropped those that only such a split had caused.
  const later = splits.filter((split) => !asset.splits.some((own) => isSameSplit(own, split)))
  return asset.crossings.flatMap((alert) => {
    const setBy = before.find(({ sequence }) => sequence === alert.setBySequence)
    const told = before.find(({ sequence }) => sequence === alert.sequence)
    const isMadeBySplit = later.some(({ effectiveOn }) => effectiveOn <= marketDayOf(alert.price.at))
    if (setBy?.kind !== 'decision-recorded' || isMadeBySplit) return []
    const inNewShares = (price: Decimal) => later.reduce(splitPrice, price)
    return [
      {
        level: alert.level,
        percent: percentOf(alert, setBy, asset.facts),
        levelPrice: inNewShares(alert.levelPrice),
        price: inNewShares(alert.price.price),
        at: alert.price.at,
        ...(told && marketDayOf(told.recordedAt) !== marketDayOf(alert.price.at) && { toldAt: told.recordedAt }),
        setBy: {
          action: setBy.action,
          at: decidedAt(setBy),
          ...(isWrittenLater(setBy) && { writtenAt: setBy.recordedAt }),
        },
      },
    ]
  })
}

/** Entries from before a decision kept its levels mean the percentage of the first. */
function percentOf({ level }: AlertTriggered, { levels }: DecisionRecorded, facts: AssetFacts): Decimal | null {
  const change = level === 'stop-loss' ? levels?.stopLoss : levels?.takeProfit
  if (change) return change.percent
  return level === 'stop-loss' ? facts.stopLossPercent : facts.takeProfitPercent
}
