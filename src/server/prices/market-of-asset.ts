import type { Asset } from '#domain/assets/asset.ts'
import { atItsClose, type LastClose, usablePrices } from '#domain/assets/current-price.ts'
import type { Quarantined } from '#domain/assets/own-prices.ts'
import { nearestTo, type ProvidedPrice, WITNESS_DAYS } from '#domain/assets/split-of-own.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { endOfDay } from '#domain/prices/market-session.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { listProvidedCloses } from './last-close-store.ts'
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
  const isAsked = (closes: readonly LastClose[]) => usablePrices(asset, { ...market, closes }, now).quarantined !== null
  if (!notedPrice || !isAsked(market.closes)) return market
  const series = await listClosesSince(db, asset, notedPrice.at, now)
  const witness = nearestTo(
    notedPrice,
    series.map((close) => ({ close, at: endOfDay(close.day) })),
  )
  return witness && !isAsked([...market.closes, ...series])
    ? { ...market, closes: [...market.closes, witness.close] }
    : market
}

/** The price about which the user is asked whether a split explains it; null when there is none. */
export const quarantinedPrice = async (
  db: Db,
  userId: string,
  asset: Asset,
  now: Instant,
): Promise<Quarantined | null> =>
  asset.quarantined ?? usablePrices(asset, await findMarketOfAsset(db, userId, asset, now), now).quarantined

/** What is known of providers' prices from about the day of the owner's last price up to a moment. */
export async function listProvidedUntil(db: Db, asset: Asset, at: Instant): Promise<ProvidedPrice[]> {
  const { notedPrice } = asset
  return notedPrice ? (await listClosesSince(db, asset, notedPrice.at, at)).map(atItsClose) : []
}

/** Providers' closes from some days before the day of a moment on. */
async function listClosesSince(db: Db, { facts }: Asset, since: Instant, until: Instant): Promise<LastClose[]> {
  const symbol = symbolOf(facts)
  if (symbol === null) return []
  const from = dayOfNumber(dayNumber(marketDayOf(since)) - WITNESS_DAYS)
  return listProvidedCloses(db, symbol, from, marketDayOf(until))
}
