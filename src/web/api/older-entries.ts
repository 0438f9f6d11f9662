import type { JournalPageView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'

/**
 * A fetched asset together with the older entries that the page already has: entries never change, so they need no second
 * fetch. The cached entries are dropped if others may be missing in between, and after a split or a correction, because these
 * change how older entries are shown.
 */
export function withOlder(cached: AssetView | undefined, fetched: AssetView): AssetView {
  const { olderBefore } = fetched
  if (!cached || olderBefore === null || cached.splits.length !== fetched.splits.length) return fetched
  const last = lastSequence(cached)
  const isCorrected = fetched.events.some(({ kind, sequence }) => kind === 'correction-recorded' && sequence > last)
  if (last < olderBefore || isCorrected) return fetched
  return withPage(fetched, cached)
}

/** An asset with one more page of entries before its oldest one. */
export function withPage(asset: AssetView, page: JournalPageView): AssetView {
  const { olderBefore } = asset
  if (olderBefore === null || (page.olderBefore ?? 0) >= olderBefore) return asset
  const before = <Entry extends { readonly sequence: number }>(entries: readonly Entry[]) =>
    entries.filter(({ sequence }) => sequence < olderBefore)
  return {
    ...asset,
    thesis: [...before(page.thesis), ...asset.thesis],
    confidenceLevel: [...before(page.confidenceLevel), ...asset.confidenceLevel],
    aiAnalysis: [...before(page.aiAnalysis), ...asset.aiAnalysis],
    events: [...before(page.events), ...asset.events],
    olderBefore: page.olderBefore,
  }
}

/** The sequence of the last entry in an answer; 0 if it has none. */
export const lastSequence = ({ thesis, aiAnalysis, events }: AssetView): number =>
  Math.max(0, ...[...thesis, ...aiAnalysis, ...events].map(({ sequence }) => sequence))
