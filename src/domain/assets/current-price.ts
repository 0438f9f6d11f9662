import { marketDayOf } from '../prices/market-calendar.ts'
import { endOfDay, sessionDayOf } from '../prices/market-session.ts'
import type { Decimal } from '../prices/money.ts'
import { isOwn, type Price, type PriceSource } from '../prices/price.ts'
import { pricesBefore, type Quote } from '../prices/quote.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import type { Instant } from '../time.ts'
import type { Asset } from './asset.ts'
import { onDaysOfJournal } from './journal-days.ts'
import { comparedOn, type Quarantined } from './own-prices.ts'
import { pendingSplit } from './pending-split.ts'
import { isSplitOfOwn } from './split-of-own.ts'

/** The price of one unit now, if it is known, and whether the position may be valued with it. */
export type CurrentPrice = {
  readonly price: Price | null
  /**
   * False while a reported split is not recorded, and for an expired option: its last price is not the value of what is
   * held.
   */
  readonly isInSharesHeld: boolean
}

/** The last daily close that is known from one source: raw, as it was paid on its day. */
export type LastClose = { readonly day: string; readonly close: Decimal; readonly source: PriceSource }

/** A price in shares of today, together with the same price in shares of its own day. */
type KnownPrice = { readonly price: Price; readonly raw: Price }

/** What is known of a share's price besides its owner's entries, with the splits that are reported of it. */
export type MarketPrices<S extends Split = Split> = {
  readonly quote: Quote | null
  readonly closes: readonly LastClose[]
  readonly splits: readonly S[]
}

/** The same without what is quarantined for this asset alone. */
type UsablePrices<S extends Split = Split> = Pick<MarketPrices, 'quote' | 'closes'> & {
  readonly quarantined: Quarantined | null
  /** A reported split that is not recorded: the user is asked about it separately. */
  readonly pending: S | null
}

/**
 * Leaves out provider prices that look like a split of a price that the asset's owner gave. Other users, who gave another
 * price or none, still get them. The prices are in the shares in which the journal is on their days.
 * @param market its closes include the provider's of about the day of the owner's price, where one is known
 */
export function usablePrices<S extends Split>(asset: Asset, market: MarketPrices<S>, now: Instant): UsablePrices<S> {
  const { quote, closes, splits } = onDaysOfJournal(asset, market)
  const pending = pendingSplit(asset, splits, now)
  const newest = pending || asset.list === 'Sell' ? null : newestPrice(asset, quote, closes)
  const isProvided = newest !== null && !isOwn(newest.price)
  const provided = {
    closes: closes.filter((close) => !isOwn(close)).map(atItsClose),
    ofQuote: quote ? pricesBefore(quote) : [],
  }
  return isProvided && asset.notedPrice && isSplitOfOwn(asset, newest.price, provided)
    ? {
        quote: null,
        closes: closes.filter(isOwn),
        quarantined: {
          price: newest.price,
          knownPrice: asset.notedPrice.price,
          knownOn: comparedOn(asset, asset.notedPrice),
        },
        pending,
      }
    : { quote, closes, quarantined: null, pending }
}

/**
 * The newest known price from any source, in shares of today.
 * @param pending a split that is not recorded. A price from after it is in new shares, and the user's quantity is still
 * in old ones, so such a price is not used.
 * @param closes the last known ones, of providers and of the user
 */
export function currentPrice(
  asset: Asset,
  quote: Quote | null,
  pending: Split | null,
  closes: readonly LastClose[] = [],
): CurrentPrice {
  const price = newestPrice(asset, quote, closes)?.price ?? null
  const isAfterSplit = price !== null && pending !== null && marketDayOf(price.at) >= pending.effectiveOn
  return { price, isInSharesHeld: !isAfterSplit }
}

/**
 * Orders prices by their moment: a quote has its own, a close has the end of its session, a typed price has the moment
 * of its writing. The newest counts, and of two with the same moment the user's own. There is one exception: the price
 * of a purchase or sale gives way to a provider's price of the same session even if that is older, because it says what
 * somebody paid and not what the share costs now; but not to one that is older than a price which the user typed since.
 */
export function newestPrice(
  asset: NotedAsset & Pick<Asset, 'splits'>,
  quote: Quote | null,
  closes: readonly LastClose[],
): KnownPrice | null {
  const prices = closes.map(atItsClose)
  const own = prices.filter(isOwn)
  const provided = [...(quote ? [quote.price] : []), ...prices.filter((price) => !isOwn(price))]
  const restated = [...own, ...provided].map((raw) => ({ raw, price: inSharesOfToday(raw, asset.splits) }))
  const candidates = [...restated.slice(0, own.length), ...noted(asset, provided), ...restated.slice(own.length)]
  // ISO instants in UTC: their order as text is their order in time.
  return candidates.reduce<KnownPrice | null>(
    (newest, other) => (newest && newest.raw.at >= other.raw.at ? newest : other),
    null,
  )
}

/** A close as the price of the end of its day. */
export const atItsClose = ({ day, close, source }: LastClose): Price => ({ price: close, source, at: endOfDay(day) })

type NotedAsset = Pick<Asset, 'notedPrice' | 'notedRaw' | 'isPriceOfDecision' | 'typedAt'>

function noted(
  { notedPrice, notedRaw, isPriceOfDecision, typedAt }: NotedAsset,
  provided: readonly Price[],
): KnownPrice[] {
  if (!notedPrice) return []
  const takesPlace = ({ at }: Price) => sessionDayOf(at) >= sessionDayOf(notedPrice.at) && at > (typedAt ?? '')
  const stepsBack = isPriceOfDecision && provided.some(takesPlace)
  return stepsBack ? [] : [{ price: notedPrice, raw: { ...notedPrice, price: notedRaw ?? notedPrice.price } }]
}

const inSharesOfToday = (price: Price, splits: readonly Split[]): Price =>
  splits.length === 0 ? price : { ...price, price: adjustForSplits(price.price, marketDayOf(price.at), splits) }
