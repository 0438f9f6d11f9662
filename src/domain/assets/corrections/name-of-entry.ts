import { readableDay } from '../../time.ts'
import type { AssetEntry } from '../asset.ts'
import { effectiveDay } from '../effective-order.ts'

/** An entry by name: `Your Sell Some of May 4, 2026`. */
export function nameOfEntry(entry: AssetEntry): string {
  const what = entry.kind === 'decision-recorded' ? entry.action : entry.kind === 'split-recorded' ? 'split' : 'outcome'
  return `Your ${what} of ${readableDay(effectiveDay(entry))}`
}
