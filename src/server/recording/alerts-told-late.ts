import type { AssetEntry } from '#domain/assets/asset.ts'
import { missingAlerts } from '#domain/assets/missing-alerts.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import type { AssetFact, LevelCrossed } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { findMarketData } from '../prices/market-data.ts'
import type { Moment } from './moment.ts'
import { observedSince } from './observed-since.ts'

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
