import { MARKET_ZONE } from '../prices/market-calendar.ts'
import { type Instant, instantAt } from '../time.ts'
import type { AssetEntry } from './asset.ts'
import { decidedAt } from './day-decided.ts'

/** An entry and the moment at which it takes effect; null for one that says nothing of prices and shares. */
type Placed = { readonly at: Instant | null; readonly isLasting: boolean }

/**
 * The moments of entries in their effective order. A decision of an earlier day is never before the one that precedes it.
 * @returns finds the place of a further moment among them: after every decision, outcome and split until then
 */
export function placesByMoment(ordered: readonly AssetEntry[]): (at: Instant) => number {
  const placed = momentsOf(ordered)
  return (at) => {
    const after = placed.findLastIndex((entry) => entry.isLasting && entry.at !== null && entry.at <= at)
    const place = placed.findIndex((entry, index) => index > Math.max(after, 0) && entry.at !== null && entry.at > at)
    return place < 0 ? ordered.length : place
  }
}

function momentsOf(ordered: readonly AssetEntry[]): Placed[] {
  let last: Instant = ''
  const decided = (at: Instant): Placed => {
    last = at > last ? at : last
    return { at: last, isLasting: true }
  }
  return ordered.map((entry) => {
    switch (entry.kind) {
      case 'decision-recorded':
        return decided(decidedAt(entry))
      case 'option-settled':
        return decided(entry.recordedAt)
      case 'split-recorded':
        return { at: instantAt(entry.effectiveOn, '00:00', MARKET_ZONE), isLasting: true }
      case 'level-crossed':
        return { at: entry.price.at, isLasting: false }
      case 'critique-recorded':
      case 'correction-recorded':
        return { at: null, isLasting: false }
      default:
        return { at: entry.recordedAt, isLasting: false }
    }
  })
}
