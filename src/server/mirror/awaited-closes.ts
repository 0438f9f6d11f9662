import type { Asset } from '#domain/assets/asset.ts'
import type { ClaimDays } from '#domain/claims/claim-days.ts'
import type { Db } from '../database/open-database.ts'
import { findSeries } from '../prices/price-series.ts'

/**
 * The tickers of a claim whose closes must still be fetched from a provider. If Candor did not run for a while, the days of the
 * claim may be long past when their closes arrive.
 */
export async function awaitedSymbols(
  db: Db,
  asset: Asset,
  benchmark: string | null,
  { from, lastClose }: ClaimDays,
): Promise<readonly string[]> {
  const awaited: string[] = []
  for (const symbol of [asset.facts.ticker, benchmark]) {
    const series = symbol === null ? null : await findSeries(db, symbol)
    const isFilled = series !== null && series.filled_from <= from && series.filled_to >= lastClose
    if (symbol !== null && !isFilled) awaited.push(symbol)
  }
  return awaited
}
