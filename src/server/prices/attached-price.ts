import type { Asset } from '#domain/assets/asset.ts'
import { type LastClose, newestPrice, usablePrices } from '#domain/assets/current-price.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Price } from '#domain/prices/price.ts'
import type { Quote } from '#domain/prices/quote.ts'
import { splitsInEffect } from '#domain/prices/split.ts'
import type { Instant } from '#domain/time.ts'
import type { AssetMarketData } from './market-data.ts'

type Attached = { readonly price: Price; readonly isPriceAttached: true }
type Unknown = { readonly price: null }
const UNKNOWN: Unknown = { price: null }

/** In place of an asset without entries, and so without prices of its user's own. */
const UNOPENED = { notedPrice: null, notedRaw: null, isPriceOfDecision: false, typedAt: null, splits: [] }

/**
 * The price that is stored with a decision for which the user sent none: the newest one in the database at that moment. No
 * provider is asked. When no price is known, none is attached.
 * @param asset null for a first decision
 */
export function attachedPrice(market: AssetMarketData, asset: Asset | null, now: Instant): Attached | Unknown {
  const { quote, closes } = asset ? usablePrices(asset, market, now) : market
  const attached = withAttachedPrice(asset, quote, closes)
  // A first decision has no recorded splits, by which a price from before a reported split could be put into new shares.
  const pricedOn = attached.price && marketDayOf(attached.price.at)
  const splits = splitsInEffect(market.splits, marketDayOf(now))
  const isInOldShares = !asset && pricedOn !== null && splits.some(({ effectiveOn }) => effectiveOn > pricedOn)
  return isInOldShares ? UNKNOWN : attached
}

/** As `attachedPrice`, from quotes and closes that are already read; the demo's journal uses it too. */
export function withAttachedPrice(
  asset: Asset | null,
  quote: Quote | null,
  closes: readonly LastClose[],
): Attached | Unknown {
  const newest = newestPrice(asset ?? UNOPENED, quote, closes)
  return newest ? { price: newest.raw, isPriceAttached: true } : UNKNOWN
}
