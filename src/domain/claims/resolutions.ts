import type { AssetEntry } from '../assets/asset.ts'
import type { Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'

/**
 * What became of each claim, by the sequence of its decision: with the outcome that counts by now, in the place of the entry
 * that resolved it first, which is when its day had come.
 * @param entries as corrected
 */
export function resolutionsOf(entries: readonly AssetEntry[]): ReadonlyMap<number, Entry<ClaimResolved>> {
  const resolutions = new Map<number, Entry<ClaimResolved>>()
  for (const entry of entries) {
    if (entry.kind !== 'claim-resolved' || entry.isOfOtherTicker) continue
    const first = resolutions.get(entry.setBySequence)
    const { sequence, recordedAt } = first ?? entry
    resolutions.set(entry.setBySequence, first ? { ...entry, sequence, recordedAt } : entry)
  }
  return resolutions
}
