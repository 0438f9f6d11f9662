import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import {
  readStanding,
  type Standing,
  type StandingAsked,
  type StandingRow,
  type Subject,
  standingAsked,
  standingOf,
} from '../ledger/standing-store.ts'
import { SHARED } from '../prices/daily-price-store.ts'
import {
  type AssetMarketData,
  type AssetMarketRow,
  type MarketOfAssetAsked,
  marketOfAsset,
  toAssetMarketData,
} from '../prices/market-data.ts'
import { withWitness } from '../prices/market-of-asset.ts'

/**
 * What a further decision is based on, the state of the ledger and the market data, by one query.
 * @throws UnreadableEntry, ContradictoryEntries as `findStanding` does
 */
export async function findStandingWithMarket(
  db: Db,
  userId: string,
  subject: Subject,
  now: Instant,
): Promise<Standing & { readonly market: AssetMarketData }> {
  const parameters = standingAsked(userId, subject)
  const rows = await standingWithMarketQuery(db, { ...parameters, shared: SHARED })
  const standing = await readStanding(db, parameters, rows[0])
  const market = toAssetMarketData(rows)
  return { ...standing, market: standing.asset ? await withWitness(db, standing.asset, market, now) : market }
}

const standingWithMarketQuery = prepared<StandingAsked & MarketOfAssetAsked, StandingRow & AssetMarketRow>(
  (db, value) =>
    db.selectFrom([standingOf(db, value).as('standing'), marketOfAsset(db, value).as('market')]).selectAll(),
)
