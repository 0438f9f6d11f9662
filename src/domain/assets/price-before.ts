import { looksLikeSplitSince } from '../prices/looks-like-split.ts'
import type { Decimal } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'
import type { Instant } from '../time.ts'
import type { Asset } from './asset.ts'
import { currentPrice, type MarketPrices, usablePrices } from './current-price.ts'
import { isBackFrom, waitsWith } from './own-prices.ts'

type Seen = Pick<Price, 'price' | 'at'>

/**
 * What an entry stores about a price that looks like a split of the price before it, or is in the same shares as one that does and
 * waits for an answer; nothing otherwise.
 * @param asset as it was before it: one of its prices may be waiting for an answer
 */
export function quarantineAfter(
  { quarantined }: Pick<Asset, 'quarantined'>,
  before: Seen | null,
  price: Seen,
): { readonly doubtedAfter?: Decimal } {
  if (before === null || isBackFrom(quarantined, price.price)) return {}
  if (looksLikeSplitSince(before, price)) return { doubtedAfter: before.price }
  const isWaiting = quarantined !== null && waitsWith(quarantined, before.price, price.price)
  return isWaiting ? { doubtedAfter: quarantined.knownPrice } : {}
}

/** The price that a new one is compared with; null for an option, which does not split, and while a split is unrecorded. */
export function knownBefore(market: MarketPrices, asset: Asset, now: Instant): Price | null {
  if (asset.facts.type === 'options') return null
  const { quote, closes, pending } = usablePrices(asset, market, now)
  return pending ? null : currentPrice(asset, quote, null, closes).price
}
