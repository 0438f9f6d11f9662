import type { AlertTriggered, Asset, AssetEntry } from '../assets/asset.ts'
import { decidedAt } from '../assets/day-decided.ts'
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
  return asset.crossings.flatMap((crossing) => {
    const setBy = before.find(({ sequence }) => sequence === crossing.setBySequence)
    const isMadeBySplit = later.some(({ effectiveOn }) => effectiveOn <= marketDayOf(crossing.price.at))
    if (setBy?.kind !== 'decision-recorded' || isMadeBySplit) return []
    const inNewShares = (price: Decimal) => later.reduce(splitPrice, price)
    return [
      {
        level: crossing.level,
        percent: percentOf(crossing, setBy, asset.facts),
        levelPrice: inNewShares(crossing.levelPrice),
        price: inNewShares(crossing.price.price),
        at: crossing.price.at,
        setBy: { action: setBy.action, at: decidedAt(setBy) },
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
