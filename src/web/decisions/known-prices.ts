import type { AssetRowView, AssetView } from '#contract/assets.ts'
import type { KnownPrice } from '#domain/decisions/unusual-figures.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { sessionDayOf } from '#domain/prices/market-session.ts'
import type { Decimal } from '#domain/prices/money.ts'
import { type DatedPrice, inSharesOf, nearestPrice } from '#domain/prices/nearest-price.ts'
import type { Instant } from '#domain/time.ts'

export type Priced = Pick<AssetView, 'thesis' | 'events' | 'purchase' | 'splits' | 'pendingSplit' | 'currentPrice'>

/**
 * The price with which a typed price of an earlier day is compared: the nearest known one among closes, prices of decisions and
 * typed prices, in shares of that day. Prices that are held back as implausible do not count.
 * @param close the stored close; null while it is not known here
 * @param except the entry that is corrected, whose own price does not count
 */
export function knownPriceOf(
  asset: Priced,
  day: string,
  close: DatedPrice | null,
  except: number | null = null,
): KnownPrice | null {
  const splits = asset.pendingSplit ? [...asset.splits, asset.pendingSplit] : asset.splits
  const own = ownPrices(asset, except).map((price) => ({ ...price, price: inSharesOf(day, price, splits) }))
  // The server gives closes in shares of the day already.
  return nearestPrice([...(close ? [close] : []), ...own], day, [])
}

type PriceAt = { readonly price: string; readonly at: Instant }

/** The last known price to compare with one of now. */
export function lastKnownPrice({ price, at }: PriceAt, now: Instant): KnownPrice {
  const asOf = earlierSessionDay(at, now)
  return { price, on: null, ...(asOf && { asOf }) }
}

type Row = Pick<AssetRowView, 'ticker' | 'stockOrOptions' | 'currentPrice'>

/**
 * What the share under an option costs, where it is itself among the assets with a price of the latest session. In USD; null otherwise, and
 * for a share.
 */
export function sharePriceAmong(
  rows: readonly Row[],
  { ticker, stockOrOptions }: Pick<Row, 'ticker' | 'stockOrOptions'>,
  now: Instant,
): Decimal | null {
  const share = rows.find((row) => row.ticker === ticker && row.stockOrOptions === 'stock')
  const price = stockOrOptions === 'options' ? share?.currentPrice : null
  return price && earlierSessionDay(price.at, now) === null ? price.price : null
}

/** The day of a price of an earlier session; null for one of the present or the latest session. */
export const earlierSessionDay = (at: Instant, now: Instant): string | null =>
  sessionDayOf(at) < sessionDayOf(now) ? marketDayOf(at) : null

/** The prices of a user's own entries and the last known one, newest first, each in shares of its own day. */
export function ownPrices(
  { thesis, purchase, events, currentPrice, splits }: Priced,
  except: number | null,
): DatedPrice[] {
  const entries = [...(purchase ? [purchase] : []), ...thesis]
  const noted = events.filter((event) => event.kind === 'price-noted' && !event.isDoubted)
  const written = [...entries, ...noted].flatMap((entry) =>
    'price' in entry && entry.price ? [{ ...entry.price, sequence: entry.sequence }] : [],
  )
  const excepted = written.find(({ sequence }) => sequence === except)
  const counted = written.filter(({ sequence }) => sequence !== except).map(dated)
  if (!currentPrice || excepted?.at === currentPrice.at) return counted.toReversed()
  const { price, on } = dated(currentPrice)
  return [{ price: inSharesOf(on, { price, on: NOW }, splits), on }, ...counted.toReversed()]
}

/** A day after every split, because the current price is in shares as they are after all splits. */
const NOW = '9999-12-31'

const dated = ({ price, at }: { readonly price: string; readonly at: string }): DatedPrice => ({
  price,
  on: marketDayOf(at),
})
