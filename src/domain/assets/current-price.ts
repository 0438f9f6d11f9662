import { marketDayOf } from '../prices/market-calendar.ts'
import { sessionDayOf } from '../prices/market-session.ts'
import type { Price } from '../prices/price.ts'
import type { Quote } from '../prices/quote.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import type { Asset } from './asset.ts'

/** What one unit costs now, as far as anybody knows, and whether the position may be valued with it. */
export type CurrentPrice = { readonly price: Price | null; readonly isInSharesHeld: boolean }

/**
 * What a provider said last, or what a decision used or the user typed if that is later; in shares of today.
 * @param pending a split that is not recorded: a price of after it is not in the shares that the user is known to hold
 */
export function currentPrice(asset: Asset, quote: Quote | null, pending: Split | null): CurrentPrice {
  const { notedPrice: noted, splits } = asset
  const price =
    quote === null || (noted && isLater(asset, noted, quote.price)) ? noted : inSharesOfToday(quote.price, splits)
  const isAfterSplit = price !== null && pending !== null && marketDayOf(price.at) >= pending.effectiveOn
  return { price, isInSharesHeld: !isAfterSplit }
}

function inSharesOfToday(price: Price, splits: readonly Split[]): Price {
  if (splits.length === 0) return price
  return { ...price, price: adjustForSplits(price.price, marketDayOf(price.at), splits) }
}

/**
 * What somebody paid says what they paid; what the share costs, the provider's price of the same session says better, though
 * it be older by minutes, or by a weekend. Only a price that was typed for its own sake takes its place.
 */
function isLater({ isPriceOfDecision }: Asset, noted: Price, quoted: Price): boolean {
  // Both are ISO instants in UTC, so their order as text is their order in time.
  if (noted.at < quoted.at) return false
  return !isPriceOfDecision || sessionDayOf(noted.at) > sessionDayOf(quoted.at)
}
