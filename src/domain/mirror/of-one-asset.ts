import type { Asset, AssetEntry } from '../assets/asset.ts'
import type { Language } from '../locale.ts'
import { type DueReview, dueReviews, type ReviewTime } from '../reviews/due-reviews.ts'
import { type DoneReview, doneReviews } from '../reviews/recalled-reviews.ts'
import type { Withheld } from '../reviews/withheld.ts'
import { type AssetDrift, assetDrift } from './asset-drift.ts'
import { assetSteps } from './asset-steps.ts'
import type { BookAsset, BookDays } from './book.ts'
import type { Course } from './kept-rules.ts'
import { type ReachedLine, reachedLines } from './lines.ts'
import type { MirrorAsset } from './mirror-asset.ts'
import { claimsOf, type MirrorClaim } from './mirror-claims.ts'
import { notedPrices } from './noted-prices.ts'

/** The reviews of each asset that are due. */
export const reviewedAssets = (assets: readonly MirrorAsset[], { today, imported }: ReviewTime) =>
  assets.map(({ asset, entries }) => reviewedAsset(asset, entries, today, imported))

export const reviewedAsset = (
  asset: Asset,
  entries: readonly AssetEntry[],
  today: string,
  imported: number,
): { readonly ticker: string; readonly entries: readonly AssetEntry[]; readonly due: readonly DueReview[] } => ({
  ticker: asset.facts.ticker,
  entries,
  due: dueReviews(asset, entries, { today, imported }),
})

export const claimsOfAsset = (
  { facts, splits }: Asset,
  entries: readonly AssetEntry[],
  withheld: Withheld,
  imported: number,
  language: Language,
): readonly MirrorClaim[] => claimsOf(facts, entries, { underReview: withheld.outcomes, imported, splits, language })

export const reviewsOfAsset = (
  asset: Asset,
  entries: readonly AssetEntry[],
  withheld: Withheld,
  imported: number,
): readonly DoneReview[] => doneReviews(asset, entries, { imported, withheld })

export type AssetReplay = {
  readonly reached: readonly ReachedLine[]
  readonly course: Course
  readonly drift: readonly AssetDrift[]
}

/**
 * Everything that needs the steps of an asset's replay. They are computed here for one asset at a time and not returned, because
 * those of all assets at once would take most of the memory. The last price is no input, so that a quote replays nothing.
 * @param own the asset in the book; null for an option
 */
export function assetReplay(
  asset: Asset,
  entries: readonly AssetEntry[],
  ownCloses: string | null,
  pendingSplit: MirrorAsset['pendingSplit'],
  today: string,
  days: BookDays,
  own: BookAsset | null,
): AssetReplay {
  const steps = assetSteps(entries)
  return {
    reached: reachedLines(steps, today),
    course: { trades: asset.trades, noted: notedPrices({ asset, pendingSplit }, steps), ownCloses },
    drift: assetDrift({ asset, entries, pendingSplit }, steps, days, own),
  }
}
