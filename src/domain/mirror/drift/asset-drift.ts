import type { Asset, AssetEntry } from '../../assets/asset.ts'
import { placeOfTradingDay } from '../../assets/closes.ts'
import type { MirrorAsset } from '../basis/mirror-asset.ts'
import type { BookAsset, BookDays } from '../money/book.ts'
import { boughtAfterRises } from './bought-after-rise.ts'
import { type CloseOn, courseCloses } from './course-closes.ts'
import { type DriftFinding, inOrderOfEntries } from './drift.ts'
import { type ThenAndNow, thenAndNow } from './then-and-now.ts'

/** How the theses of an asset have drifted. */
export type AssetDrift = {
  readonly assetId: number
  readonly ticker: string
  /** Whether it is an option on the share of that ticker. */
  readonly isOption: boolean
  readonly findings: readonly DriftFinding[]
  readonly thenAndNow: ThenAndNow | null
  /** Between the first and the last decision, for the line through them; empty where nothing but forgotten figures is told. */
  readonly closes: readonly CloseOn[]
  /** Whether the two before are kept back, because a decision on the company is due for a review. */
  readonly isUnderReview?: true
}

/**
 * Nothing where nothing has drifted.
 * @param inEntries what the entries alone tell of it
 * @param own the asset in the book; null for an option
 */
export function assetDrift(
  asset: Asset,
  entries: readonly AssetEntry[],
  pendingSplit: MirrorAsset['pendingSplit'],
  inEntries: readonly DriftFinding[],
  book: BookDays,
  own: BookAsset | null,
): readonly AssetDrift[] {
  const closeOn = (day: number): number | null => {
    const isEarlier = day < book.places.firstDay
    const at = placeOfTradingDay(day, isEarlier ? book.earlier.places : book.places)
    const close = at === null ? undefined : own?.[isEarlier ? 'earlierCloses' : 'closes'][at]
    return close === undefined || Number.isNaN(close) ? null : close
  }
  const findings = inOrderOfEntries([...inEntries, ...boughtAfterRises(entries, asset.splits, closeOn, pendingSplit)])
  if (findings.length === 0) return []
  const sides = thenAndNow(asset, entries, pendingSplit)
  const isDrawn = sides && own && findings.some(({ kind }) => kind !== 'figures-forgotten')
  const closes = isDrawn ? courseCloses(book, own, sides.first.on, sides.last.on) : []
  const { ticker, type } = asset.facts
  return [{ assetId: asset.assetId, ticker, isOption: type === 'options', findings, thenAndNow: sides, closes }]
}
