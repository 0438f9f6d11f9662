import type { AssetEntry } from '#domain/assets/asset.ts'
import type { PriceObservation } from '#domain/assets/levels.ts'
import { ownObservations, sessionObservation } from '#domain/assets/price-observation.ts'
import type { AssetFacts } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Db } from '../database/open-database.ts'
import { listDailyPrices } from '../prices/daily-price-store.ts'

/**
 * The known prices of an asset since a day, oldest first: the owner's own, and those of the sessions. A fact that is recorded
 * late may have set a stop that one of them had already passed.
 * @param entries all entries of the asset, including the one about to be recorded
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
