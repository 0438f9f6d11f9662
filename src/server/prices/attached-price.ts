import type { Asset } from '#domain/assets/asset.ts'
import { type LastClose, newestPrice, usablePrices } from '#domain/assets/current-price.ts'
import { pendingSplit } from '#domain/assets/pending-split.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Price } from '#domain/prices/price.ts'
import type { Quote } from '#domain/prices/quote.ts'
import type { Instant } from '#domain/time.ts'
import type { AssetMarketData } from './market-data.ts'

type Attached = { readonly price: Price; readonly isPriceAttached: true }
type Unknown = { readonly price: null }
const UNKNOWN: Unknown = { price: null }

/** Before the first entry nothing is noted. */
const UNOPENED = { notedPrice: null, notedRaw: null, isPriceOfDecision: false, splits: [] }

/**
 * The price that goes with a decision for which none was sent: the newest that this database knows at the moment of the
 * recording. No provider is waited for. Nothing where nothing is known.
 * @param asset null for a first decision
 */
export function attachedPrice(
  { splits, ...market }: AssetMarketData,
  asset: Asset | null,
  now: Instant,
): Attached | Unknown {
  const { quote, closes } = asset ? usablePrices(asset, market, pendingSplit(asset, splits, now)) : market
  const attached = withAttachedPrice(asset, quote, closes)
  // A first decision has no splits before it: a price from before one that is reported would stay in old shares.
  const pricedOn = attached.price && marketDayOf(attached.price.at)
  const isInOldShares = !asset && pricedOn !== null && splits.some(({ effectiveOn }) => effectiveOn > pricedOn)
  return isInOldShares ? UNKNOWN : attached
}

/** The same, of what is known: the demo tells its story by it too. */
export function withAttachedPrice(
  asset: Asset | null,
  quote: Quote | null,
  closes: readonly LastClose[],
): Attached | Unknown {
  const newest = newestPrice(asset ?? UNOPENED, quote, closes)
  return newest ? { price: newest.raw, isPriceAttached: true } : UNKNOWN
}
