import type { Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import { isSameRatio, ratioSince, type Split, unsplitPrice } from '../prices/split.ts'
import { type Claim, claimedPrice } from './claim.ts'
import { inLastShares, inNewShares, isOfSameCloses, isSamePrice, type RawCloses } from './raw-closes.ts'
import { outcomeByCloses } from './resolve-claim.ts'

/** What a resolved claim is looked at again with. */
type KnownNow = {
  readonly asset: RawCloses
  /** null for a claim without another ticker */
  readonly benchmark: RawCloses | null
  /** The day in New York since which splits count. @see countedSince */
  readonly countedSince: string
}

/**
 * The same claim with the outcome that its closes have by the splits that are known by now, where it counted others. Only splits put
 * an outcome right: a close that is replaced after the day of a claim would let anybody choose the outcome. And it is told anew
 * whether it is another one or not: else the entry itself would tell that it is, also while the outcome is told nowhere.
 * @param resolved as it counts by now
 * @returns null where it stands: it counted these splits, or its closes are not known any more
 */
export function putRightClaim(resolved: Entry<ClaimResolved>, now: KnownNow): ClaimResolved | null {
  const { sequence, recordedAt: _, ...fact } = resolved
  if (fact.outcome === 'unresolvable') return null
  const closes = isHeldAgainstPrice(fact) ? closesBesidePrice(fact, now) : closesAgain(fact, now)
  const outcome = closes && outcomeByCloses(fact, closes)
  return closes && outcome ? { ...fact, outcome, closes, putsRight: sequence } : null
}

/** An older outcome that is held against a price does not say which splits it counted, but its first close shows those after it. */
const isHeldAgainstPrice = ({ claim, closes: { asset } }: ClaimResolved): boolean =>
  claimedPrice(claim) !== null && (asset.splits !== undefined || asset.from === null)

/** @returns null where they would be told as they were, or are not the same closes */
function closesAgain({ claim, closes: told, from }: ClaimResolved, { asset, benchmark, countedSince }: KnownNow) {
  if (!isOfSameCloses(told.asset, asset, from)) return null
  const ofAsset = inLastShares(asset, { from, countedSince })
  const isAssetAsTold =
    isSamePrice(told.asset.from, ofAsset.from) && !isHidden(claim, ofAsset.splits, { from, countedSince })
  if (!told.benchmark) return isAssetAsTold ? null : { asset: ofAsset, benchmark: null }
  if (!benchmark || !isOfSameCloses(told.benchmark, benchmark, from)) return null
  const ofBenchmark = inLastShares(benchmark, { from, countedSince })
  const isAsTold = isAssetAsTold && isSamePrice(told.benchmark.from, ofBenchmark.from)
  return isAsTold ? null : { asset: ofAsset, benchmark: ofBenchmark }
}

/** A split between the day of a price of one's own and the first close: that close does not show whether it was counted. */
const isHidden = (
  claim: Claim,
  splits: readonly Split[],
  { from, countedSince }: Pick<KnownNow, 'countedSince'> & { from: string },
) => claimedPrice(claim) !== null && !isSameRatio(ratioSince(countedSince, splits), ratioSince(from, splits))

/** The last close decides alone against a price. The first one stays the one that was told, whatever is stored of its day by now. */
function closesBesidePrice({ closes: { asset: told }, from }: ClaimResolved, { asset, countedSince }: KnownNow) {
  if (!isSamePrice(told.until, asset.until)) return null
  const again = inLastShares(asset, { from, countedSince })
  const counted = told.splits ?? []
  const isAsTold = (day: string) => isSameRatio(ratioSince(day, counted), ratioSince(day, again.splits))
  if (isAsTold(countedSince) && (told.from === null || isAsTold(from))) return null
  const traded = told.from && unsplitPrice(told.from, ratioSince(from, counted))
  return { asset: { ...again, from: traded && inNewShares(traded, from, again.splits) }, benchmark: null }
}
