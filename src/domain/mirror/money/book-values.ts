import { marketDayNotAfter } from '../../prices/market-calendar.ts'
import type { Book, BookAsset } from './book.ts'
import { placeOfClose, TRADING_DAYS_A_CLOSE_TELLS } from './book-closes.ts'
import type { BookTrade } from './book-trades.ts'

/**
 * The value of what was held at the close of each day, and the money that went in and came out on it. USD, by the days
 * of the book.
 */
export type BookValues = {
  readonly value: Float64Array
  readonly bought: Float64Array
  readonly sold: Float64Array
  /** Days on which something was held of which no close tells the price. */
  readonly unpriced: Uint8Array
  /** Whose close that was, share by share. */
  readonly gaps: readonly Gap[]
  /** Purchases and sales of which nobody knows what went in or came out, in the order of the shares. */
  readonly unpricedTrades: readonly UnpricedTrade[]
}

/** Places of days in a row on which a share was held and no close tells its price, the second one excluded. */
type Gap = { readonly asset: BookAsset; readonly from: number; until: number }

/** With the place of the day on which it counts. */
type UnpricedTrade = { readonly asset: BookAsset; readonly trade: BookTrade; readonly day: number }

/** A day without a close takes the last one of the few trading days before it. */
export function bookValues({ days, assets }: Book): BookValues {
  const row = () => new Float64Array(days.length)
  const [gaps, unpricedTrades]: [Gap[], UnpricedTrade[]] = [[], []]
  const values = {
    value: row(),
    bought: row(),
    sold: row(),
    unpriced: new Uint8Array(days.length),
    gaps,
    unpricedTrades,
  }
  for (const asset of assets) {
    for (const trade of asset.trades) {
      const [day, { does, amount }] = [placeInYear(trade), trade]
      if (day >= days.length) continue
      const moved = values[does === 'buy' ? 'bought' : 'sold']
      if (amount === null) unpricedTrades.push({ asset, trade, day })
      else moved[day] = (moved[day] ?? 0) + amount
    }
    gaps.push(...addHoldings(values, asset, days.length))
  }
  return values
}

/** @returns the days on which the share could not be added */
function addHoldings(
  { value, unpriced }: Pick<BookValues, 'value' | 'unpriced'>,
  asset: BookAsset,
  count: number,
): readonly Gap[] {
  const { trades, closes } = asset
  const gaps: Gap[] = []
  for (const [index, trade] of trades.entries()) {
    const [day, { heldAfter }, next] = [placeInYear(trade), trade, trades[index + 1]]
    if (heldAfter === 0) continue
    const until = Math.min(next ? placeInYear(next) : count, count)
    let closedAt = placeOfClose(closes, Math.min(day, count - 1)) ?? Number.NEGATIVE_INFINITY
    for (let at = day; at < until; at += 1) {
      if (!Number.isNaN(closes[at] ?? Number.NaN)) closedAt = at
      if (at - closedAt <= TRADING_DAYS_A_CLOSE_TELLS) {
        value[at] = (value[at] ?? 0) + heldAfter * (closes[closedAt] ?? Number.NaN)
        continue
      }
      unpriced[at] = 1
      const last = gaps.at(-1)
      if (last?.until === at) last.until += 1
      else gaps.push({ asset, from: at, until: at + 1 })
    }
  }
  return gaps
}

/**
 * The place of the day on which a trade counts: of a day without trading, the next one of its year. What was bought or sold on the weekend
 * that ends a year is of that year: it counts on its last trading day, so that it is among what was held when the next one began.
 */
const placeInYear = ({ on, day }: BookTrade): number =>
  on > lastTradingDayOf(on.slice(0, 4)) ? Math.max(0, day - 1) : day

function lastTradingDayOf(year: string): string {
  const found = lastTradingDays.get(year) ?? marketDayNotAfter(`${year}-12-31`)
  lastTradingDays.set(year, found)
  return found
}

/** Years have four digits, so it cannot grow beyond that. Found once: a busy journal has thousands of trades. */
const lastTradingDays = new Map<string, string>()
