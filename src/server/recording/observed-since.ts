import type { AssetEntry } from '#domain/assets/asset.ts'
import type { PriceObservation } from '#domain/assets/levels.ts'
import { ownObservations, sessionObservation } from '#domain/assets/price-observation.ts'
import type { AssetFact, AssetFacts } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Db } from '../database/open-database.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { listDailyPrices } from '../prices/daily-price-store.ts'
import type { Moment } from './record.ts'

/**
 * What is known of an asset's price since a day, oldest first: what its owner said, and the sessions after that day. Whatever is
 * told late may have put a stop where one of them had passed it.
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
  const stored = (await listDailyPrices(db, userId, seriesSymbol(facts), day)).filter((session) => session.day > day)
  const sessions = stored.flatMap((session) => sessionObservation(session, session.source))
  return [...own, ...sessions].sort((one, other) => (one.at < other.at ? -1 : 1))
}

/** An asset's entries with the one that is about to be recorded. */
export async function withFact({ trx, head, now }: Moment, userId: string, fact: AssetFact): Promise<AssetEntry[]> {
  const entries = await listAssetEntries(trx, userId, fact.assetId)
  return [...entries, { ...fact, sequence: head.sequence + 1, recordedAt: now }]
}
