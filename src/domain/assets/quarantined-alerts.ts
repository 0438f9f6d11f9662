import type { AssetEntry } from './asset.ts'
import { isQuarantined, isSaid } from './own-prices.ts'

/**
 * Marks the alerts whose price has been corrected into one that looks like a split: like any price that is quarantined, it reaches
 * nothing until its owner says what happened. A price that was quarantined from the start triggered no alert.
 * @param counted entries with their corrections and confirmations applied, and the corrections among them
 */
export function withQuarantinedAlerts(counted: readonly AssetEntry[]): readonly AssetEntry[] {
  const corrected = new Set(
    counted.flatMap((entry) => (entry.kind === 'correction-recorded' ? [entry.correctsSequence] : [])),
  )
  if (corrected.size === 0) return counted
  const splits = counted.filter((entry) => entry.kind === 'split-recorded')
  const quarantined = counted
    .filter(isSaid)
    .filter((entry) => corrected.has(entry.sequence) && isQuarantined(entry, splits))
  if (quarantined.length === 0) return counted
  return counted.map((entry) => {
    if (entry.kind !== 'level-crossed') return entry
    const isOfQuarantined = quarantined.some(
      ({ sequence, price: { source, at } }) =>
        sequence < entry.sequence && source === entry.price.source && at === entry.price.at,
    )
    return isOfQuarantined ? { ...entry, isOfQuarantined } : entry
  })
}
