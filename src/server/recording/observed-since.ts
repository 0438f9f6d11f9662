import type { AssetEntry } from '#domain/assets/asset.ts'
import type { PriceObservation } from '#domain/assets/levels.ts'
import { ownObservations, sessionObservation } from '#domain/assets/price-observation.ts'
import type { AssetFacts } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Db } from '../database/open-database.ts'
import { listDailyPrices } from '../prices/daily-price-store.ts'

/**
 * What is known of an asset's price since a day, oldest first: what its owner said, and the sessions. Whatever is told late may
 * have put a stop where one of them had passed it.
 * @param entries all of the asset's, with the one that is about to be recorded
 */
export async function observedSince(
  db: Db,
  userId: string,
  facts: AssetFacts,
  day: string,
  entries: readonly AssetEntry[],
): Promise<PriceObservation[]> {
  const own = ownObservations(entries).filter(({ at }) => marketDayOf(at) >= day)
  const stored = await listDailyPrices(db, userId, seriesSymbol(facts), day)
  const sessions = stored.flatMap((session) => sessionObservation(session, session.source))
  return [...own, ...sessions].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}
