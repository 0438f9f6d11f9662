import type { Asset, AssetEntry } from '../assets/asset.ts'
import type { Language } from '../locale.ts'
import type { Split } from '../prices/split.ts'
import { type DueReview, dueReviews, type ReviewTime } from '../reviews/due-reviews.ts'
import { type DoneReview, doneReviews } from '../reviews/recalled-reviews.ts'
import type { Withheld } from '../reviews/withheld.ts'
import type { MirrorAsset } from './basis/mirror-asset.ts'
import type { ResultCache } from './basis/result-cache.ts'
import { claimsOf, type MirrorClaim, scoredClaims } from './claims/mirror-claims.ts'
import { type DriftFinding, driftInEntries } from './drift/drift.ts'
import { assetSteps } from './lines/asset-steps.ts'
import { type BoughtBackLine, boughtBackLines } from './lines/bought-back-lines.ts'
import { type CorrectedLine, correctedLines } from './lines/corrected-lines.ts'
import { foundLines } from './lines/found-lines.ts'
import { type LateLine, lateLines } from './lines/late-lines.ts'
import { isCounted, type LineSoFar, linesFound } from './lines/lines.ts'
import { type NotedText, notedPrices, notedText } from './lines/noted-prices.ts'
import { type UndatedLine, undatedLines } from './lines/undated-lines.ts'

/** The reviews of each asset that are due. */
export const reviewedAssets = (assets: readonly MirrorAsset[], { today, imported }: ReviewTime) =>
  assets.map((each) => reviewedAsset(...inLedgerOf(each), today, imported))

/** Asset and entries as they stand in the ledger. */
export const inLedgerOf = ({ asset, entries, inLedger }: MirrorAsset): readonly [Asset, readonly AssetEntry[]] =>
  inLedger ? [inLedger.asset, inLedger.entries] : [asset, entries]

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

/** The claims of an asset, those of them that are scored, and its reviews. */
export function claimsAndReviews(
  each: MirrorAsset,
  { withheld, imported, language }: { withheld: Withheld; imported: number; language: Language },
  cached: ResultCache,
) {
  const [asset, entries] = inLedgerOf(each)
  const { shareSplits = asset.splits } = each
  const { assetId } = asset
  const outcomes = cached.list(`outcomes withheld of ${assetId}`, sequencesIn(withheld.outcomes, entries))
  const results = cached.list(`results withheld of ${assetId}`, sequencesIn(withheld.results, entries))
  const claims = cached.of(
    `claims of ${assetId}`,
    claimsOfAsset,
    asset,
    entries,
    shareSplits,
    outcomes,
    imported,
    language,
  )
  // A claim that is not resolved yet, like that of a decision of today, changes no score.
  const scored = cached.value(`scores of ${assetId}`, cached.of(`scored of ${assetId}`, scoredClaims, claims))
  const reviews = cached.of(
    `reviews of ${assetId}`,
    reviewsOfAsset,
    asset,
    entries,
    shareSplits,
    outcomes,
    results,
    imported,
  )
  return { claims, scored, reviews }
}

/** Of these entries the ones that are among some of the journal. */
const sequencesIn = (some: Withheld['outcomes'], entries: readonly AssetEntry[]): readonly number[] =>
  some.size === 0 ? [] : entries.flatMap(({ sequence }) => (some.has(sequence) ? [sequence] : []))

const claimsOfAsset = (
  { facts }: Asset,
  entries: readonly AssetEntry[],
  splits: readonly Split[],
  outcomesWithheld: readonly number[],
  imported: number,
  language: Language,
): readonly MirrorClaim[] =>
  claimsOf(facts, entries, { underReview: new Set(outcomesWithheld), imported, splits, language })

const reviewsOfAsset = (
  asset: Asset,
  entries: readonly AssetEntry[],
  splits: readonly Split[],
  outcomesWithheld: readonly number[],
  resultsWithheld: readonly number[],
  imported: number,
): readonly DoneReview[] => {
  const withheld = { outcomes: new Set(outcomesWithheld), results: new Set(resultsWithheld) }
  return doneReviews(asset, entries, { imported, withheld, splits: splitsOfUnit(asset, splits) })
}

/** A contract is not divided by a split of the share under it. */
const splitsOfUnit = ({ facts, splits }: Asset, ofShare: readonly Split[]): readonly Split[] =>
  facts.type === 'stock' ? ofShare : splits

/** What the entries of an asset alone tell, so that it stands on any day, and as any process has computed it. It is plain JSON. */
export type AssetReplay = {
  readonly lines: readonly LineSoFar[]
  readonly correctedLines: readonly CorrectedLine[]
  readonly lateLines: readonly LateLine[]
  readonly undatedLines: readonly UndatedLine[]
  readonly boughtBackLines: readonly BoughtBackLine[]
  readonly noted: NotedText
  readonly drift: readonly DriftFinding[]
}

/** Another result than that of the same entries and the same split that is only reported is never given. */
export const replayOf = (
  { asset, entries, pendingSplit, recorded = null }: MirrorAsset,
  cached: ResultCache,
): AssetReplay => cached.of(replayName(asset), assetReplay, entries, pendingSplit, recorded)

/** Spares the replay of an asset, which an earlier process has done of the same entries. */
export const rememberReplay = (
  { asset, entries, pendingSplit, recorded = null }: MirrorAsset,
  replay: AssetReplay,
  cached: ResultCache,
): void => cached.remember(replayName(asset), replay, entries, pendingSplit, recorded)

const replayName = ({ assetId }: Asset): string => `replay of ${assetId}`

/**
 * Everything that needs the steps of an asset's replay. They are computed here for one asset at a time and not returned, because
 * those of all assets at once would take most of the memory.
 */
function assetReplay(
  entries: readonly AssetEntry[],
  pendingSplit: MirrorAsset['pendingSplit'],
  recorded: readonly AssetEntry[] | null,
): AssetReplay {
  const steps = assetSteps(entries)
  const found = foundLines(steps)
  const lines = linesFound(steps, found)
  return {
    lines: lines.filter(isCounted),
    boughtBackLines: boughtBackLines(lines),
    undatedLines: undatedLines(lines),
    lateLines: lateLines(steps, found),
    correctedLines: correctedLines(recorded ?? entries, steps),
    noted: notedText(notedPrices(steps, pendingSplit)),
    drift: driftInEntries(steps, pendingSplit),
  }
}
