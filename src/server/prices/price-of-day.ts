import type { Asset } from '#domain/assets/asset.ts'
import type { LastClose } from '#domain/assets/current-price.ts'
import { endOfDay, lastSession } from '#domain/prices/market-session.ts'
import { type Decimal, isSameAmount } from '#domain/prices/money.ts'
import { type Price, type PriceSource, sentPrice } from '#domain/prices/price.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { listDailyPricesBetween, SHARED } from './daily-price-store.ts'
import { type AssetMarketData, findMarketData, NO_MARKET_DATA } from './market-data.ts'
import { withWitness } from './market-of-asset.ts'

type Series = Parameters<typeof seriesSymbol>[0]

/**
 * The close of a day in the past, or of the last session before it: the user's own before a provider's, in shares of its day.
 * @returns null when it is not stored, because a price of today tells nothing about an earlier day
 */
export async function findPriceOfDay(db: Db, userId: string, facts: Series, day: string): Promise<Price | null> {
  const { day: on, closesAt } = lastSession(endOfDay(day))
  const [close] = await listDailyPricesBetween(db, userId, seriesSymbol(facts), on, on)
  return close ? { price: close.close, source: close.source, at: closesAt } : null
}

/**
 * What was known of an asset's price at the end of a day in the past, besides its entries: the last closes up to that day. The present
 * quote says nothing of it.
 * @param asset as it was on that day
 */
export async function findMarketOnDay(db: Db, userId: string, asset: Asset, day: string): Promise<AssetMarketData> {
  const { splits } = await findMarketData(db, symbolOf(asset.facts))
  const closes = await listClosesUpTo(db, userId, seriesSymbol(asset.facts), day)
  return withWitness(db, asset, { ...NO_MARKET_DATA, splits, closes }, endOfDay(day))
}

/**
 * Those of the last two days, of providers and of the user's own, in one order on both engines: a decision is hashed with the closes that
 * were known.
 */
const listClosesUpTo = (db: Db, userId: string, symbol: string, day: string): Promise<LastClose[]> =>
  db
    .selectFrom('daily_prices')
    .select(['day', 'close', 'source'])
    .where('owner', 'in', [SHARED, userId])
    .where('symbol', '=', symbol)
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .orderBy('owner')
    .limit(4)
    .$narrowType<{ source: PriceSource }>()
    .execute()

/** The price of a decision of an earlier day. A price that was sent belongs to that day too. */
export const usedOnDay = (close: Price | null, sent: Decimal, day: string, knownAt: Instant | null): Price =>
  close && isSameAmount(close.price, sent) ? close : sentPrice(sent, endOfDay(day), knownAt)
