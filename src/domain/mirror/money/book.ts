import type { Asset } from '../../assets/asset.ts'
import { type Closes, type ClosesText, type DayPlaces, placeOf, placesOf } from '../../assets/closes.ts'
import { salesOver } from '../../assets/over-reported-splits.ts'
import { splitsAfterSale } from '../../assets/pending-split.ts'
import { type SplitsOfCloses, splitsOfCloses } from '../../assets/splits-of-closes.ts'
import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import { marketDaysBetween } from '../../prices/market-session.ts'
import type { Split } from '../../prices/split.ts'
import { makeResultCache } from '../basis/result-cache.ts'
import { closesOnDays } from './book-closes.ts'
import { type SalesLeftOut, salesLeftOut } from './book-left-out.ts'
import { type BookTrade, bookTrades } from './book-trades.ts'
import { LOOKED_BACK } from './closes-before-purchase.ts'
import { type OptionHolding, optionHoldings } from './option-holdings.ts'

/** What the figures in money need of an asset. */
type TradedAsset = {
  readonly asset: Asset
  /** Everybody's closes of its symbol, followed by the user's own, which take precedence. */
  readonly closes: readonly Closes[]
  /** Those of them that are the user's own; left out where there are none. */
  readonly ownCloses?: ClosesText | null
  /** All splits that are known of its share; left out where no more are known than are recorded. */
  readonly shareSplits?: readonly Split[]
  /** A split that is reported and not recorded: closes of its day or later are in other shares than those that are or were held. */
  readonly pendingSplit: Split | null
}

/** One share of somebody's book: what they did with it, and what it cost at the end of each trading day. */
export type BookAsset = {
  readonly assetId: number
  readonly ticker: string
  readonly trades: readonly BookTrade[]
  /** USD per share in shares as they are after every recorded split, also on days after one from after all was sold; NaN where no close is known. */
  readonly closes: Float64Array
  /** The same of the days right before, by `earlier` of the book. */
  readonly earlierCloses: Float64Array
  /** The day of a split that is only reported and came while something was held, from which on no close is told in the shares that are held; null where there is none. */
  readonly splitOn: string | null
  /** The sales of which that leaves open how many shares they were of, by their sequences. */
  readonly overSplit: ReadonlySet<number>
}

/** A row of trading days. */
type Days = { readonly days: readonly string[]; readonly places: DayPlaces }

export type BookDays = Days & {
  /** The trading days right before: what had risen when something was bought on the first day is told by their closes. */
  readonly earlier: Days
}

/** Everything that somebody bought and sold of shares, on one row of trading days. */
export type Book = BookDays & {
  readonly assets: readonly BookAsset[]
  readonly leftOut: SalesLeftOut
  readonly optionHoldings: readonly OptionHolding[]
}

/**
 * Shares only: what an option ends with when it expires is no sale that anybody decided on. Statistics need no cents, so its
 * amounts are binary numbers; money that is shown is reckoned elsewhere.
 * @param until the last day with a close
 */
export function bookOf(assets: readonly TradedAsset[], from: string, until: string, cached = makeResultCache()): Book {
  const days = cached.of('days of the book', daysOfBook, from, until)
  const shares = assets.flatMap(({ asset, closes, ownCloses = null, shareSplits, pendingSplit }) => {
    const { assetId, facts } = asset
    if (facts.type !== 'stock') return []
    // Most entries on an asset are no trade, and leave its part of the book as it was.
    const trades = cached.value(
      `trades of ${assetId}`,
      cached.of(`trades of ${assetId} on their days`, tradesOnDays, asset, days),
    )
    const splits = cached.value(`splits of ${assetId}`, splitsOfCloses(asset, shareSplits))
    const afterSale = cached.value(`splits after the sale of ${assetId}`, splitsAfterSale(asset, shareSplits ?? []))
    // Nothing was held on the day of one of these, so nobody has to say how many shares it made.
    const isAfterSale = afterSale.some(({ effectiveOn }) => effectiveOn === pendingSplit?.effectiveOn)
    const heldOver = isAfterSale ? null : pendingSplit
    const rows = cached.of(`rows of ${assetId}`, closesInRows, closes, ownCloses, splits, heldOver, afterSale, days)
    const over = cached.value(`sales over splits of ${assetId}`, [...salesOver(asset, shareSplits ?? asset.splits)])
    const splitOn = heldOver?.effectiveOn ?? null
    return [cached.of(`share ${assetId}`, bookAsset, assetId, facts.ticker, trades, rows, splitOn, over)]
  })
  const shareOf = new Map(shares.map((share) => [share.assetId, share]))
  const leftOut = assets.map(({ asset }) =>
    cached.of(`left out of ${asset.assetId}`, salesLeftOut, asset, shareOf.get(asset.assetId) ?? null),
  )
  return cached.of(
    'book',
    bookWith,
    days,
    cached.list('shares', shares),
    cached.value('left out', sumOfLeftOut(leftOut)),
    cached.value(
      'option holdings',
      assets.flatMap(({ asset }) => optionHoldings(asset)),
    ),
  )
}

type Rows = Pick<BookAsset, 'closes' | 'earlierCloses'>

/** The days of a book, and the places of all of them, the ones right before included. */
type BookRows = {
  readonly days: BookDays
  readonly all: DayPlaces
  /** Of all assets without a close: a book from 1900 on has more than thirty thousand days. */
  readonly withoutClose: Rows
}

export function daysOfBook(from: string, until: string): BookRows {
  const days = marketDaysBetween(dayOfNumber(dayNumber(from) - LOOKED_BACK), until)
  const all = placesOf(days)
  const begins = placeOf(from, all)
  return {
    days: { ...daysOf(days.slice(begins)), earlier: daysOf(days.slice(0, begins)) },
    all,
    withoutClose: rowsOf(new Float64Array(days.length).fill(Number.NaN), begins),
  }
}

const daysOf = (days: readonly string[]): Days => ({ days, places: placesOf(days) })

const tradesOnDays = (asset: Asset, { days: { places } }: BookRows): readonly BookTrade[] =>
  bookTrades(asset, (day) => placeOf(day, places))

const closesInRows = (
  closes: readonly Closes[],
  ownCloses: ClosesText | null,
  splits: SplitsOfCloses,
  pendingSplit: Split | null,
  afterSale: readonly Split[],
  { days: { earlier }, all, withoutClose }: BookRows,
): Rows =>
  closes.some(isAny)
    ? rowsOf(closesOnDays(closes, all, { splits, ownCloses, pendingSplit, afterSale }), earlier.days.length)
    : withoutClose

const bookAsset = (
  assetId: number,
  ticker: string,
  trades: readonly BookTrade[],
  rows: Rows,
  splitOn: string | null,
  over: readonly number[],
): BookAsset => ({
  assetId,
  ticker,
  trades,
  ...rows,
  splitOn,
  overSplit: new Set(over),
})

const rowsOf = (row: Float64Array, begins: number): Rows => ({
  closes: row.subarray(begins),
  earlierCloses: row.subarray(0, begins),
})

const isAny = (closes: Closes): boolean => closes.length > 0

const bookWith = (
  { days }: BookRows,
  assets: readonly BookAsset[],
  leftOut: SalesLeftOut,
  optionHoldings: readonly OptionHolding[],
): Book => ({
  ...days,
  assets,
  leftOut,
  optionHoldings,
})

const sumOfLeftOut = (leftOut: readonly SalesLeftOut[]): SalesLeftOut => ({
  ofOptions: leftOut.reduce((sum, { ofOptions }) => sum + ofOptions, 0),
  unpriced: leftOut.reduce((sum, { unpriced }) => sum + unpriced, 0),
  overSplits: leftOut.reduce((sum, { overSplits }) => sum + overSplits, 0),
})
