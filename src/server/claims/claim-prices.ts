import type { Asset } from '#domain/assets/asset.ts'
import { type Claim, claimedPrice } from '#domain/claims/claim.ts'
import type { ClaimDays } from '#domain/claims/claim-days.ts'
import { inLastShares, type RawCloses } from '#domain/claims/raw-closes.ts'
import type { ClaimPrices } from '#domain/claims/resolve-claim.ts'
import { isOwn } from '#domain/prices/price.ts'
import type { Db } from '../database/open-database.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { listDailyPricesBetween } from '../prices/daily-price-store.ts'
import { findMarketData } from '../prices/market-data.ts'
import { type KnownSplits, knownSplits, splitsOfShare } from '../prices/splits-of-share.ts'

/** All known splits of a share, recorded or reported; an option contract has none of its own. */
export async function splitsOfAsset(db: Db, asset: Asset): Promise<KnownSplits> {
  return knownSplits(asset, await findMarketData(db, symbolOf(asset.facts)))
}

/** The splits of the share that a claim is about; for an option that is the underlying share. */
export async function splitsOfClaimed(db: Db, userId: string, asset: Asset): Promise<KnownSplits> {
  const { type, ticker } = asset.facts
  return type === 'stock' ? splitsOfAsset(db, asset) : splitsOfShare(db, userId, ticker)
}

/** The closes that decide a claim, in shares of its last day, and whose they are. The user's own take precedence over a provider's. */
export async function findClaimPrices(
  db: Db,
  userId: string,
  asset: Asset,
  benchmark: string | null,
  { from, lastClose, countedSince }: ClaimDays & { readonly countedSince: string },
): Promise<{ readonly closes: ClaimPrices; readonly isOwn: OwnCloses }> {
  const raw = await findRawCloses(db, userId, asset, benchmark, { from, until: lastClose })
  const since = { from, countedSince }
  const closes = {
    asset: inLastShares(raw.asset, since),
    benchmark: raw.benchmark && inLastShares(raw.benchmark, since),
  }
  return { closes, isOwn: raw.asset.isOwn }
}

/**
 * The closes of a claim's days as they were traded, with the splits up to the last one.
 * @param asset as it is by now, also where that is not stored yet
 */
export async function findRawCloses(
  db: Db,
  userId: string,
  asset: Asset,
  benchmark: string | null,
  span: Span,
): Promise<{ readonly asset: RawCloses & { readonly isOwn: OwnCloses }; readonly benchmark: RawCloses | null }> {
  const ofAsset = await closesOf(db, userId, asset.facts.ticker, await splitsOfClaimed(db, userId, asset), span)
  if (benchmark === null) return { asset: ofAsset, benchmark: null }
  const ofBenchmark = await splitsOfShare(db, userId, benchmark, asset)
  return { asset: ofAsset, benchmark: await closesOf(db, userId, benchmark, ofBenchmark, span) }
}

/** Whether the first and the last close are the user's own. */
type OwnCloses = { readonly from: boolean; readonly until: boolean }

/** Whether a claim is decided by closes of the user's own; where it names a price, only the last one decides. */
export const isDecidedByOwn = (claim: Claim, isOwn: OwnCloses): boolean =>
  isOwn.until && (isOwn.from || claimedPrice(claim) !== null)

/** The trading days whose closes decide. */
type Span = { readonly from: string; readonly until: string }

async function closesOf(
  db: Db,
  userId: string,
  symbol: string,
  { splits, former }: KnownSplits,
  { from, until }: Span,
): Promise<RawCloses & { readonly isOwn: OwnCloses }> {
  // Two days and not all between them: after a standstill thousands of claims wait for their outcome.
  const findOn = async (on: string) => (await listDailyPricesBetween(db, userId, symbol, on, on))[0]
  const [first, last] = [await findOn(from), await findOn(until)]
  return {
    from: first?.close ?? null,
    until: last?.close ?? null,
    splits: splits.filter(({ effectiveOn }) => effectiveOn <= until),
    former,
    isOwn: { from: first !== undefined && isOwn(first), until: last !== undefined && isOwn(last) },
  }
}
