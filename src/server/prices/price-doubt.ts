import type { Asset } from '#domain/assets/asset.ts'
import { currentPrice, usablePrices } from '#domain/assets/current-price.ts'
import type { DoubtedPrice } from '#domain/assets/own-prices.ts'
import { pendingSplit } from '#domain/assets/pending-split.ts'
import type { Decimal } from '#domain/prices/money.ts'
import { looksLikeSplit } from '#domain/prices/validate-quote.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { type AssetMarketData, findAssetMarketData } from './market-data.ts'

/** What an entry keeps of a price that looks like a split of the one that was known before; nothing where it looks like none. */
export const doubtAfter = (before: Decimal | null, price: Decimal): { readonly doubtedAfter?: Decimal } =>
  before !== null && looksLikeSplit(before, price) ? { doubtedAfter: before } : {}

/** What a price that a user says is compared with; null where it may be a split's doing, or where nothing can split. */
export function knownBefore({ splits, ...market }: AssetMarketData, asset: Asset, now: Instant): Decimal | null {
  if (asset.facts.type === 'options' || pendingSplit(asset, splits, now)) return null
  const { quote, closes } = usablePrices(asset, market, null)
  return currentPrice(asset, quote, null, closes).price?.price ?? null
}

/** The price of which an asset's owner is asked whether it is a split's doing; null when it is none of the asset's own. */
export async function doubtedPrice(db: Db, userId: string, asset: Asset, now: Instant): Promise<DoubtedPrice | null> {
  if (asset.doubted) return asset.doubted
  const { splits, ...market } = await findAssetMarketData(db, userId, asset.facts)
  return usablePrices(asset, market, pendingSplit(asset, splits, now)).doubted
}
