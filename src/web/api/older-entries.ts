import type { JournalPageView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'

/**
 * An asset as it was fetched, with the older entries that are on the page already: entries never change, so they are not
 * fetched again. Left out where entries may stand between the two, and after a split or a correction, which changes what is said
 * of some.
 */
export function withOlder(cached: AssetView | undefined, fetched: AssetView): AssetView {
  const { olderBefore } = fetched
  if (!cached || olderBefore === null || cached.splits.length !== fetched.splits.length) return fetched
  const last = lastSequence(cached)
  const isCorrected = fetched.events.some(({ kind, sequence }) => kind === 'correction-recorded' && sequence > last)
  if (last < olderBefore || isCorrected) return fetched
  return withPage(fetched, cached)
}

/** An asset with one more page before the oldest of its entries. */
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

/** The place of the last entry that an answer knows of. */
export const lastSequence = ({ thesis, aiAnalysis, events }: AssetView): number =>
  Math.max(0, ...[...thesis, ...aiAnalysis, ...events].map(({ sequence }) => sequence))
