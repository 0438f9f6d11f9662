import type { Asset } from '../assets/asset.ts'
import { type ClosesText, type DayPlaces, placeOf, placesOf } from '../assets/closes.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { marketDaysBetween } from '../prices/market-session.ts'
import type { Split } from '../prices/split.ts'
import { closesOnDays } from './book-closes.ts'
import { type SalesLeftOut, salesLeftOut } from './book-left-out.ts'
import { type BookTrade, bookTrades } from './book-trades.ts'
import { LOOKED_BACK } from './drift.ts'

/** What the figures in money need of an asset. */
type TradedAsset = {
  readonly asset: Asset
  /** Everybody's closes of its symbol, followed by the user's own, which take precedence. */
  readonly closes: readonly ClosesText[]
  /** A split that is reported and not recorded: closes of its day or later are in other shares than those that are held. */
  readonly pendingSplit: Split | null
}

/** One share of somebody's book: what they did with it, and what it cost at the end of each trading day. */
export type BookAsset = {
  readonly assetId: number
  readonly ticker: string
  readonly trades: readonly BookTrade[]
  /** USD per share in shares as they are after every recorded split, by day; NaN where no close is known. */
  readonly closes: Float64Array
  /** The same of the days right before, by `earlier` of the book. */
  readonly earlierCloses: Float64Array
}

/** A row of trading days. */
type Days = { readonly days: readonly string[]; readonly places: DayPlaces }

/** Everything that somebody bought and sold of shares, on one row of trading days. */
export type Book = Days & {
  /** The trading days right before: what had risen when something was bought on the first day is told by their closes. */
  readonly earlier: Days
  readonly assets: readonly BookAsset[]
  readonly leftOut: SalesLeftOut
}

/**
 * Shares only: what an option ends with when it expires is no sale that anybody decided on. Statistics need no cents, so its
 * amounts are binary numbers; money that is shown is reckoned elsewhere.
 * @param until the last day with a close
 */
export function bookOf(assets: readonly TradedAsset[], from: string, until: string): Book {
  const all = marketDaysBetween(dayOfNumber(dayNumber(from) - LOOKED_BACK), until)
  const allPlaces = placesOf(all)
  const begins = placeOf(from, allPlaces)
  const [{ days, places }, earlier] = [daysOf(all.slice(begins)), daysOf(all.slice(0, begins))]
  const shares = assets.filter(({ asset }) => asset.facts.type === 'stock')
  // One for all assets without a close: a book from 1900 on has more than thirty thousand days.
  const rowOf = (row: Float64Array) => ({ closes: row.subarray(begins), earlierCloses: row.subarray(0, begins) })
  const none = rowOf(new Float64Array(all.length).fill(Number.NaN))
  const counted = shares.map(({ asset, closes, pendingSplit }) => ({
    assetId: asset.assetId,
    ticker: asset.facts.ticker,
    trades: bookTrades(asset, (day) => placeOf(day, places)),
    ...(closes.some(isAny) ? rowOf(closesOnDays(closes, allPlaces, asset.splits, pendingSplit)) : none),
  }))
  const tradesOf = new Map(counted.map(({ assetId, trades }) => [assetId, trades]))
  const leftOut = assets.map(({ asset }) => salesLeftOut(asset, tradesOf.get(asset.assetId) ?? []))
  return {
    days,
    places,
    earlier,
    assets: counted,
    leftOut: {
      ofOptions: leftOut.reduce((sum, { ofOptions }) => sum + ofOptions, 0),
      unpriced: leftOut.reduce((sum, { unpriced }) => sum + unpriced, 0),
    },
  }
}

const daysOf = (days: readonly string[]): Days => ({ days, places: placesOf(days) })

const isAny = (text: ClosesText): boolean => text !== ''
