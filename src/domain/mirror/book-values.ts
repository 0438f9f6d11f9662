import type { Book, BookAsset } from './book.ts'

/**
 * The value of what was held at the close of each day, and the money that went in and came out on it. USD, by the days
 * of the book.
 */
export type BookValues = {
  readonly value: Float64Array
  readonly bought: Float64Array
  readonly sold: Float64Array
  /** Days on which something was held of which no close was known by then. */
  readonly unpriced: Uint8Array
}

/** A day without a close takes the last one before it. */
export function bookValues({ days, assets }: Book): BookValues {
  const row = () => new Float64Array(days.length)
  const values = { value: row(), bought: row(), sold: row(), unpriced: new Uint8Array(days.length) }
  for (const asset of assets) {
    for (const { day, does, amount } of asset.trades)
      if (day < days.length)
        values[does === 'buy' ? 'bought' : 'sold'][day] =
          (values[does === 'buy' ? 'bought' : 'sold'][day] ?? 0) + amount
    addHoldings(values, asset, days.length)
  }
  return values
}

function addHoldings({ value, unpriced }: BookValues, { trades, closes }: BookAsset, count: number): void {
  for (const [index, { day, heldAfter }] of trades.entries()) {
    if (heldAfter === 0) continue
    const until = Math.min(trades[index + 1]?.day ?? count, count)
    let close = lastCloseAt(closes, day)
    for (let at = day; at < until; at += 1) {
      const todays = closes[at] ?? Number.NaN
      if (!Number.isNaN(todays)) close = todays
      if (Number.isNaN(close)) unpriced[at] = 1
      else value[at] = (value[at] ?? 0) + heldAfter * close
    }
  }
}

/**
 * The close of a day, or the last one before it; NaN where there is none.
 * @param after only closes of later days than this one are looked for
 */
export function lastCloseAt(closes: Float64Array, day: number, after = -1): number {
  let at = Math.min(day, closes.length - 1)
  while (at > after && Number.isNaN(closes[at] ?? Number.NaN)) at -= 1
  return at > after ? (closes[at] ?? Number.NaN) : Number.NaN
}
