import { explainingSplits } from '#domain/prices/explained-by-splits.ts'
import type { Split } from '#domain/prices/split.ts'
import type { AppContext } from '../app-context.ts'
import { findMarketData } from './market-data.ts'
import { storeTyped } from './recorded-splits.ts'

/**
 * Confirms the quarantined price of a provider where recorded splits explain it, for everybody who has the share.
 * @param splits all that are recorded of it
 */
export async function confirmExplained(
  { db, prices }: AppContext,
  symbol: string,
  splits: readonly Split[],
): Promise<void> {
  const { quarantined } = await findMarketData(db, symbol)
  const explaining = quarantined?.knownPrice ? explainingSplits(splits, quarantined.knownPrice, quarantined) : []
  if (explaining.length === 0) return
  await storeTyped(db, symbol, explaining)
  // The last price that was accepted is in old shares, be it of the same day: this one takes its place.
  await prices.confirmQuote(symbol)
}
