import type { Asset } from '#domain/assets/asset.ts'
import { atItsClose, type LastClose, usablePrices } from '#domain/assets/current-price.ts'
import { pendingSplit } from '#domain/assets/pending-split.ts'
import { nearestTo, type ProvidedPrice, WITNESS_DAYS } from '#domain/assets/split-of-own.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { endOfDay } from '#domain/prices/market-session.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { listDailyPricesBetween, SHARED } from './daily-price-store.ts'
import { type AssetMarketData, findAssetMarketData } from './market-data.ts'

/** All that is known about an asset's price besides its entries, as it is to be compared with these. */
export const findMarketOfAsset = async (db: Db, userId: string, asset: Asset, now: Instant): Promise<AssetMarketData> =>
  withWitness(db, asset, await findAssetMarketData(db, userId, asset.facts), now)

/**
 * The same market data with the provider's close of about the day of the owner's last price, where the newest price would look like
 * a split of that: few ever do, and only for those it is read.
 */
export async function withWitness<M extends Pick<AssetMarketData, 'quote' | 'closes' | 'splits'>>(
  db: Db,
  asset: Asset,
  market: M,
  now: Instant,
): Promise<M> {
  const { notedPrice } = asset
  const isAsked = usablePrices(asset, market, pendingSplit(asset, market.splits, now)).quarantined !== null
  if (!isAsked || !notedPrice) return market
  const witness = nearestTo(notedPrice, await listClosesAbout(db, asset, notedPrice.at, WITNESS_DAYS))
  return witness ? { ...market, closes: [...market.closes, witness.close] } : market
}

/** What is known of providers' prices about the day of the owner's last price, and just before a moment. */
export async function listProvidedAround(db: Db, asset: Asset, at: Instant): Promise<ProvidedPrice[]> {
  const { notedPrice } = asset
  if (!notedPrice) return []
  const closes = [
    ...(await listClosesAbout(db, asset, notedPrice.at, WITNESS_DAYS)),
    ...(await listClosesAbout(db, asset, at, 0)),
  ]
  return closes.map(({ close }) => atItsClose(close))
}

/** Providers' closes from some days before the day of a moment to so many days after it. */
async function listClosesAbout(
  db: Db,
  { facts }: Asset,
  at: Instant,
  daysAfter: number,
): Promise<{ readonly close: LastClose; readonly at: Instant }[]> {
  const symbol = symbolOf(facts)
  if (symbol === null) return []
  const day = dayNumber(marketDayOf(at))
  const [from, to] = [dayOfNumber(day - WITNESS_DAYS), dayOfNumber(day + daysAfter)]
  const stored = await listDailyPricesBetween(db, SHARED, symbol, from, to)
  return stored.map(({ day, close, source }) => ({ close: { day, close, source }, at: endOfDay(day) }))
}
