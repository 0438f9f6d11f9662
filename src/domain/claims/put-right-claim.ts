import Big from 'big.js'
import type { Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import type { Decimal } from '../prices/money.ts'
import { adjustForSplits, type Split, type SplitRatio, splitPrice } from '../prices/split.ts'
import { type ClaimCloses, type ClaimPrices, outcomeByCloses } from './resolve-claim.ts'

/** The closes of one symbol as they were traded, and its splits up to the claim's last day, as far as they are known by now. */
export type RawCloses = ClaimCloses & {
  readonly splits: readonly Split[]
  /** Ratios that were corrected or withdrawn, by which the first close may have been reckoned. */
  readonly former: readonly SplitRatio[]
}

/** What a resolved claim is looked at again with. */
type KnownNow = {
  readonly asset: RawCloses
  /** null for a claim without another ticker */
  readonly benchmark: RawCloses | null
  /** The user's own price, in shares of the claim's last day; null when the claim has none. */
  readonly ownPrice: Decimal | null
}

/**
 * The same claim with the outcome that its closes have once a split is counted that nobody had told when it was resolved. Only
 * splits put an outcome right: a close that is replaced after the day of a claim would let anybody choose the outcome.
 * @param resolved as it counts by now
 * @returns null where it stands: no split between its days is new, or its closes are not known any more
 */
export function putRightClaim(resolved: Entry<ClaimResolved>, now: KnownNow): ClaimResolved | null {
  const { sequence, recordedAt: _, ...fact } = resolved
  const { asset, benchmark } = resolved.closes
  if (fact.outcome === 'unresolvable' || !isOfSameCloses(asset, now.asset, fact.from)) return null
  if (benchmark && !(now.benchmark && isOfSameCloses(benchmark, now.benchmark, fact.from))) return null
  const closes: ClaimPrices = {
    asset: inLastShares(now.asset, fact.from),
    benchmark: benchmark && now.benchmark && inLastShares(now.benchmark, fact.from),
  }
  const outcome = outcomeByCloses(fact, closes, now.ownPrice)
  const isSame = isSameSpan(closes.asset, asset) && (!benchmark || isSameSpan(closes.benchmark, benchmark))
  if (outcome === null || (isSame && outcome === fact.outcome)) return null
  return { ...fact, outcome, closes, putsRight: sequence }
}

const inLastShares = ({ from, until, splits }: RawCloses, day: string): ClaimCloses => ({
  from: from && adjustForSplits(from, day, splits),
  until,
})

/**
 * Whether closes were reckoned from these: the last one is as it was traded, the first one in shares of some of the splits, perhaps of
 * one in a form that was corrected since.
 */
export function isOfSameCloses(
  recorded: ClaimCloses,
  { from, until, splits, former }: RawCloses,
  day: string,
): boolean {
  if (!isSame(recorded.until, until)) return false
  if (from === null || recorded.from === null) return from === recorded.from
  const between = splits.filter(({ effectiveOn }) => effectiveOn > day)
  const candidates = [between, [], ...between.map((left) => between.filter((split) => split !== left))]
  const prices = candidates.map((those) => adjustForSplits(from, day, those))
  const byFormer = prices.flatMap((price) => former.map((split) => splitPrice(price, split)))
  return [...prices, ...byFormer].some((price) => isSame(recorded.from, price))
}

const isSameSpan = (one: ClaimCloses | null, other: ClaimCloses): boolean =>
  one !== null && isSame(one.from, other.from) && isSame(one.until, other.until)

/** Divisions leave a rest, which depends on the order of the splits. */
const isSame = (one: Decimal | null, other: Decimal | null): boolean =>
  one === null || other === null ? one === other : new Big(one).minus(other).abs().lte(new Big(one).abs().times(REST))

const REST = '0.000000001'
