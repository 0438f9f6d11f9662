import { marketDayOf } from '../prices/market-calendar.ts'
import type { Price } from '../prices/price.ts'
import type { Quote } from '../prices/quote.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import type { Asset } from './asset.ts'

/** What one unit costs now, as far as anybody knows, and whether the position may be valued with it. */
export type CurrentPrice = { readonly price: Price | null; readonly isInSharesHeld: boolean }

/**
 * The later of what a provider said last and what a decision used or the user typed, in shares of today.
 * @param pending a split that is not recorded: a price of after it is not in the shares that the user is known to hold
 */
export function currentPrice(asset: Asset, quote: Quote | null, pending: Split | null): CurrentPrice {
  const price = latest(asset.notedPrice, quote && inSharesOfToday(quote.price, asset.splits))
  const isAfterSplit = price !== null && pending !== null && marketDayOf(price.at) >= pending.effectiveOn
  return { price, isInSharesHeld: !isAfterSplit }
}

const inSharesOfToday = (price: Price, splits: readonly Split[]): Price => ({
  ...price,
  price: adjustForSplits(price.price, marketDayOf(price.at), splits),
})

/** Both are ISO instants in UTC, so their order as text is their order in time. */
const latest = (one: Price | null, other: Price | null): Price | null =>
  one && other ? (one.at >= other.at ? one : other) : (one ?? other)
