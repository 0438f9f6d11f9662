import { askedSplit } from '#domain/assets/asked-split.ts'
import type { Asset } from '#domain/assets/asset.ts'
import { currentPrice, usablePrices } from '#domain/assets/current-price.ts'
import { isBackFrom, type Quarantined } from '#domain/assets/own-prices.ts'
import { pendingSplit } from '#domain/assets/pending-split.ts'
import type { Decimal } from '#domain/prices/money.ts'
import type { Price } from '#domain/prices/price.ts'
import { looksLikeSplitSince } from '#domain/prices/validate-quote.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import type { AssetMarketData } from './market-data.ts'
import { findMarketOfAsset } from './market-of-asset.ts'

type Seen = Pick<Price, 'price' | 'at'>

/**
 * What an entry stores about a price that looks like a split of the price before it; nothing when it does not look like one.
 * @param asset as it was before it: one of its prices may be waiting for an answer
 */
export const quarantineAfter = (
  { quarantined }: Pick<Asset, 'quarantined'>,
  before: Seen | null,
  price: Seen,
): { readonly doubtedAfter?: Decimal } =>
  before !== null && !isBackFrom(quarantined, price.price) && looksLikeSplitSince(before, price)
    ? { doubtedAfter: before.price }
    : {}

/**
 * The price that a new one is compared with; null for an option, which does not split, and while a split is unrecorded. While a fall
 * at which something was bought or sold is asked about, that is the price before the fall: another price beside the new one says
 * nothing of what happened in between.
 */
export function knownBefore({ splits, ...market }: AssetMarketData, asset: Asset, now: Instant): Price | null {
  if (asset.facts.type === 'options' || pendingSplit(asset, splits, now)) return null
  const { quote, closes } = usablePrices(asset, market, null)
  const { price } = currentPrice(asset, quote, null, closes)
  return price && asset.quarantined && askedSplit(asset, price)
    ? { ...price, price: asset.quarantined.knownPrice }
    : price
}

/** The price about which the user is asked whether a split explains it; null when there is none. */
export async function quarantinedPrice(
  db: Db,
  userId: string,
  asset: Asset,
  now: Instant,
): Promise<Quarantined | null> {
  if (asset.quarantined) return asset.quarantined
  const { splits, ...market } = await findMarketOfAsset(db, userId, asset, now)
  return usablePrices(asset, market, pendingSplit(asset, splits, now)).quarantined
}
