import type { AssetEntry } from '#domain/assets/asset.ts'
import type { PriceObservation } from '#domain/assets/levels.ts'
import { missingAlerts } from '#domain/assets/missing-alerts.ts'
import { ownObservations, sessionObservation } from '#domain/assets/price-observation.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import type { AssetFact, AssetFacts, LevelCrossed } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Db } from '../database/open-database.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { listDailyPrices } from '../prices/daily-price-store.ts'
import { findMarketData } from '../prices/market-data.ts'
import type { Moment } from './moment.ts'

/**
 * The alerts that are missing because a fact was recorded late. Every stop and target that was ever in force is compared again
 * with every known price.
 * @param fact the fact about to be recorded; null when only closes have changed
 */
export async function alertsToldLate(
  { trx, head, now }: Pick<Moment, 'trx' | 'head' | 'now'>,
  userId: string,
  assetId: number,
  fact: AssetFact | null,
): Promise<LevelCrossed[]> {
  const recorded = await listAssetEntries(trx, userId, assetId)
  const entries: AssetEntry[] = fact
    ? [...recorded, { ...fact, sequence: head.sequence + 1, recordedAt: now }]
    : recorded
  const asset = replayAsset(entries)
  if (!asset || asset.holdingPeriods.length === 0) return []
  const observations = await observedSince(trx, userId, asset.facts, marketDayOf(asset.openedAt), entries)
  const { splits } = await findMarketData(trx, symbolOf(asset.facts))
  return missingAlerts(entries, observations, splits, now)
}

/**
 * The known prices of an asset since a day, oldest first: the owner's own, and those of the sessions. A fact that is recorded
 * late may have set a stop that one of them had already passed.
 * @param entries all entries of the asset, including the one about to be recorded
 */
async function observedSince(
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
