import type { Asset } from '#domain/assets/asset.ts'
import type { ClaimDays } from '#domain/claims/claim-days.ts'
import type { ClaimCloses, ClaimPrices } from '#domain/claims/resolve-claim.ts'
import { adjustForSplits, type Split } from '#domain/prices/split.ts'
import type { Db } from '../database/open-database.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { allSplits } from '../prices/all-splits.ts'
import { listDailyPricesBetween } from '../prices/daily-price-store.ts'
import { findMarketData } from '../prices/market-data.ts'

/** All known splits of a share, recorded or reported; an option contract has none of its own. */
export async function splitsOfAsset(db: Db, asset: Asset): Promise<readonly Split[]> {
  const symbol = symbolOf(asset.facts)
  return symbol === null ? asset.splits : allSplits(asset, await findMarketData(db, symbol))
}

/** The splits of the share that a claim is about; for an option that is the underlying share. */
export async function splitsOfClaimed(db: Db, asset: Asset): Promise<readonly Split[]> {
  const { type, ticker } = asset.facts
  return type === 'stock' ? splitsOfAsset(db, asset) : (await findMarketData(db, ticker)).splits
}

/** The closes that decide a claim, in shares of its last day. The user's own take precedence over a provider's. */
export async function findClaimPrices(
  db: Db,
  userId: string,
  asset: Asset,
  benchmark: string | null,
  days: ClaimDays,
): Promise<ClaimPrices> {
  const ofAsset = await closesOf(db, userId, asset.facts.ticker, await splitsOfClaimed(db, asset), days)
  if (benchmark === null) return { asset: ofAsset, benchmark: null }
  const { splits } = await findMarketData(db, benchmark)
  return { asset: ofAsset, benchmark: await closesOf(db, userId, benchmark, splits, days) }
}

async function closesOf(
  db: Db,
  userId: string,
  symbol: string,
  splits: readonly Split[],
  { from, lastClose }: ClaimDays,
): Promise<ClaimCloses> {
  const until = splits.filter(({ effectiveOn }) => effectiveOn <= lastClose)
  // Two days and not all between them: after a standstill thousands of claims wait for their outcome.
  const closeOn = async (on: string) => {
    const [day] = await listDailyPricesBetween(db, userId, symbol, on, on)
    return day ? adjustForSplits(day.close, on, until) : null
  }
  return { from: await closeOn(from), until: await closeOn(lastClose) }
}
