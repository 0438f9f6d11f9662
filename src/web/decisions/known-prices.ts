import type { AssetView } from '#contract/assets.ts'
import type { KnownPrice } from '#domain/decisions/doubts.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { type DatedPrice, inSharesOf, nearestPrice } from '#domain/prices/nearest-price.ts'

export type Priced = Pick<AssetView, 'thesis' | 'events' | 'purchase' | 'splits' | 'pendingSplit' | 'currentPrice'>

/**
 * What a price of an earlier day is held against: the nearest one that is known, of closes, of what was decided at and of what
 * was typed, in shares of that day. Of what has been put aside as hard to believe nothing is known.
 * @param close what is stored; null while it is not known here
 * @param except an entry that is corrected says nothing of its own price
 */
export function knownPriceOf(
  asset: Priced,
  day: string,
  close: DatedPrice | null,
  except: number | null = null,
): KnownPrice | null {
  const splits = asset.pendingSplit ? [...asset.splits, asset.pendingSplit] : asset.splits
  const own = ownPrices(asset, except).map((price) => ({ ...price, price: inSharesOf(day, price, splits) }))
  // The server tells a close in shares of the day already.
  return nearestPrice([...(close ? [close] : []), ...own], day, [])
}

/** Newest first, each in shares of its own day. */
function ownPrices({ thesis, purchase, events, currentPrice, splits }: Priced, except: number | null): DatedPrice[] {
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

/** The current price is told in shares of after every split. */
const NOW = '9999-12-31'

const dated = ({ price, at }: { readonly price: string; readonly at: string }): DatedPrice => ({
  price,
  on: marketDayOf(at),
})
