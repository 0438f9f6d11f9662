import type { AssetView } from '#contract/assets.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'

type Priced = Pick<AssetView, 'thesis' | 'events' | 'currentPrice'>

/** Whether prices of two days are known, so that a chart of them has a line to draw. */
export function hasPriceLine({ thesis, events, currentPrice }: Priced): boolean {
  const noted = events.map((event) => (event.kind === 'price-noted' && !event.isDoubted ? event.price : null))
  const prices = [...thesis.map(({ price }) => price), ...noted, currentPrice]
  return new Set(prices.flatMap((price) => (price ? [marketDayOf(price.at)] : []))).size > 1
}
