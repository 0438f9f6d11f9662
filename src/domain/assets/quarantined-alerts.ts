import type { AssetEntry } from './asset.ts'
import { isQuarantined, isSaid } from './own-prices.ts'

/** Whether an alert's price is that of another entry, which was corrected. */
export const hasCorrectedPrice = (entry: AssetEntry): boolean =>
  entry.kind === 'level-crossed' && entry.priceOf !== undefined

/**
 * Marks the alerts whose price has been corrected into one that looks like a split: like any price that is quarantined, it reaches
 * nothing until its owner says what happened. A price that was quarantined from the start triggered no alert.
 * @param counted entries with their corrections and confirmations applied
 */
export function withQuarantinedAlerts(counted: readonly AssetEntry[]): readonly AssetEntry[] {
  if (!counted.some(hasCorrectedPrice)) return counted
  const splits = counted.filter((entry) => entry.kind === 'split-recorded')
  const quarantined = new Set(
    counted
      .filter(isSaid)
      .filter((entry) => isQuarantined(entry, splits))
      .map(({ sequence }) => sequence),
  )
  return counted.map((entry) =>
    entry.kind === 'level-crossed' && entry.priceOf !== undefined && quarantined.has(entry.priceOf)
      ? { ...entry, isOfQuarantined: true as const }
      : entry,
  )
}
