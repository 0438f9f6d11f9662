import { marketDaysBetween } from '../../prices/market-session.ts'
import type { BenchmarkReturn } from './benchmark.ts'
import type { Book, BookAsset } from './book.ts'
import { placeOfClose } from './book-closes.ts'
import { type BookValues, bookValues } from './book-values.ts'
import { heldInYear } from './option-holdings.ts'
import { positionBefore } from './positions.ts'

export type YearOfTrading = {
  readonly year: string
  /** Whether the book holds all of its trading days: it began in a year before, and reaches the last one. */
  readonly isWhole: boolean
  /** min(buys, sells) / average value, of the days on which something was held; null where a close or a price is missing, or nothing was held. */
  readonly turnover: number | null
  /** Tickers of what was held, or was held when it began, of which no close tells some day's price; without them what is null here would be known. */
  readonly withoutClose: readonly string[]
  /** The same where closes are in other shares than those that are held, or a sale was of it is not known how many, because a split is only reported. */
  readonly overSplit: readonly string[]
  /** Its purchases and sales without a known price, which leave open what was made; oldest first. */
  readonly unpricedTrades: readonly { readonly ticker: string; readonly on: string; readonly does: 'buy' | 'sell' }[]
  /** How many of its trading days the book holds, and on how many of these something was held. */
  readonly days: number
  readonly heldDays: number
  /**
   * Time-weighted return of what was held, 0.1 for 10%; null where a close is missing, or the price of a purchase or sale, and where nothing
   * was held or bought: no money has no return.
   */
  readonly made: number | null
  /**
   * What was made, less the return of what was held on 1 January if nothing had been touched. Below 0,
   * trading cost money. Shares, 0.1 for 10%, the difference of both as they are told; null where one of the two is not known, or nothing was held when the year began.
   */
  readonly drag: { readonly actual: number; readonly untouched: number; readonly difference: number } | null
  /** What the benchmark returned in the same days, from close to close of `span`; null where that is not known, or withheld. */
  readonly benchmark: number | null
  readonly span: { readonly from: string; readonly until: string }
  /** Whether it is known, and not told, because it would tell how a claim ended that is under review or not resolved yet. */
  readonly isBenchmarkWithheld: boolean
  /** Whether `turnover`, `made` and `drag` are not told, because the closes in them would tell how a claim on something held then ended. */
  readonly isMadeWithheld: boolean
  /** Holdings of options on some day of it, which none of its figures counts. */
  readonly optionsLeftOut: number
  /** The purchases and sales of the year. */
  readonly sequences: readonly number[]
}

/**
 * Turnover and own-benchmark return: B. M. Barber and T. Odean, "Trading is hazardous to your wealth", J. of Finance 55 (2000)
 * 773, where the most active households made 11.4% a year and the market 17.9%. Price only: without dividends, fees, and what
 * was in cash.
 */
export function yearsOfTrading(book: Book, benchmarkReturn: BenchmarkReturn): readonly YearOfTrading[] {
  const values = bookValues(book)
  const firstOf = new Map<string, number>()
  for (const [index, day] of book.days.entries()) {
    const year = day.slice(0, 4)
    if (!firstOf.has(year)) firstOf.set(year, index)
  }
  const years = [...firstOf]
  const tradesOf = Map.groupBy(
    book.assets.flatMap(({ trades }) => trades),
    ({ on }) => on.slice(0, 4),
  )
  return years.map(([year, from], place) => {
    const until = years[place + 1]?.[1] ?? book.days.length
    const made = growthIn(values, from, until)
    const untouched = untouchedReturn(book, from, until)
    const span = { from: book.days[Math.max(0, from - 1)] ?? '', until: book.days[until - 1] ?? '' }
    return {
      year,
      isWhole: place > 0 && isOver(year, book.days.at(-1) ?? ''),
      turnover: turnoverIn(values, from, until),
      days: until - from,
      heldDays: heldDaysIn(values, from, until),
      made,
      drag: dragOf(made, untouched.value),
      ...lackingIn(values, untouched.withoutClose, book, [from, until]),
      benchmark: benchmarkReturn(span.from, span.until),
      span,
      isBenchmarkWithheld: false,
      isMadeWithheld: false,
      optionsLeftOut: heldInYear(book.optionHoldings, year),
      sequences: (tradesOf.get(year) ?? []).map(({ sequence }) => sequence),
    }
  })
}

const isOver = (year: string, lastDay: string): boolean => {
  const lastOfYear = marketDaysBetween(`${year}-12-24`, `${year}-12-31`).at(-1)
  return lastOfYear !== undefined && lastDay >= lastOfYear
}

function turnoverIn(values: BookValues, from: number, until: number): number | null {
  if (unpricedTradesIn(values, from, until).length > 0) return null
  const { value, bought, sold, unpriced } = values
  let [sum, days, buys, sells] = [0, 0, 0, 0]
  for (let day = from; day < until; day += 1) {
    if (unpriced[day]) return null
    const worth = value[day] ?? 0
    if (worth > 0) [sum, days] = [sum + worth, days + 1]
    buys += bought[day] ?? 0
    sells += sold[day] ?? 0
  }
  return days === 0 ? null : Math.min(buys, sells) / (sum / days)
}

const heldDaysIn = ({ value, unpriced }: BookValues, from: number, until: number): number =>
  value.slice(from, until).filter((worth, at) => worth > 0 || unpriced[from + at]).length

const unpricedTradesIn = ({ unpricedTrades }: BookValues, from: number, until: number): BookValues['unpricedTrades'] =>
  unpricedTrades.filter(({ day }) => day >= from && day < until)

/** What a year lacks, each by what would bring it. */
function lackingIn(
  values: BookValues,
  untouched: readonly BookAsset[],
  { days }: Book,
  [from, until]: readonly [from: number, until: number],
): Pick<YearOfTrading, 'withoutClose' | 'overSplit' | 'unpricedTrades'> {
  const lastDay = days[until - 1] ?? ''
  const isOver = ({ splitOn }: BookAsset, day: string): boolean => splitOn !== null && day >= splitOn
  // What a year makes is measured from the last close before it.
  const gaps = values.gaps.filter((gap) => gap.from < until && gap.until >= from)
  const lacking = [
    ...gaps.map((gap) => ({ asset: gap.asset, isOver: isOver(gap.asset, days[Math.max(gap.from, from - 1)] ?? '') })),
    ...untouched.map((asset) => ({ asset, isOver: isOver(asset, lastDay) })),
  ]
  const trades = unpricedTradesIn(values, from, until)
  const [over, unpriced] = [true, false].map((isOfSplit) =>
    trades.filter(({ asset, trade }) => asset.overSplit.has(trade.sequence) === isOfSplit),
  )
  const tickersOf = (of: readonly { readonly asset: BookAsset }[]) => [...new Set(of.map(({ asset }) => asset.ticker))]
  return {
    withoutClose: tickersOf(lacking.filter((one) => !one.isOver)),
    overSplit: tickersOf([...lacking.filter((one) => one.isOver), ...(over ?? [])]),
    unpricedTrades: (unpriced ?? [])
      .map(({ asset: { ticker }, trade: { on, does } }) => ({ ticker, on, does }))
      .sort((one, other) => (one.on < other.on ? -1 : 1)),
  }
}

const dragOf = (actual: number | null, untouched: number | null): YearOfTrading['drag'] =>
  actual === null || untouched === null
    ? null
    : { actual, untouched, difference: toTenths(actual) - toTenths(untouched) }

/** Both are told to a tenth of a percent: whoever takes one from the other on paper finds the difference that stands there. */
const toTenths = (share: number): number => Math.round(share * 1000) / 1000

/** Day by day, what was there at the end and came out, against what was there before and went in; days without money are left out. */
export function growthIn(values: BookValues, from: number, until: number): number | null {
  if (unpricedTradesIn(values, from, until).length > 0) return null
  const { value, bought, sold, unpriced } = values
  let grown: number | null = null
  for (let day = from; day < until; day += 1) {
    if (unpriced[day] || unpriced[day - 1]) return null
    const put = (value[day - 1] ?? 0) + (bought[day] ?? 0)
    if (put > 0) grown = ((grown ?? 1) * ((value[day] ?? 0) + (sold[day] ?? 0))) / put
  }
  return grown === null ? null : grown - 1
}

/**
 * What was held when the year began, kept as it was from the last close before it; null where a close is missing, or nothing was held. A
 * year begins after the last decision of the one before, which may have been made after that close, on a weekend.
 */
function untouchedReturn(
  { assets, days }: Book,
  from: number,
  until: number,
): { readonly value: number | null; readonly withoutClose: readonly BookAsset[] } {
  const [first] = days.slice(from, until)
  if (from === 0 || first === undefined) return { value: null, withoutClose: [] }
  const withoutClose: BookAsset[] = []
  const newYear = `${first.slice(0, 4)}-01-01`
  let [before, after] = [0, 0]
  for (const asset of assets) {
    const position = positionBefore(asset, newYear)
    if (!position) continue
    const [start, end] = [placeOfClose(asset.closes, from - 1), placeOfClose(asset.closes, until - 1)]
    if (start === null || end === null) withoutClose.push(asset)
    else {
      before += position.quantity * (asset.closes[start] ?? Number.NaN)
      after += position.quantity * (asset.closes[end] ?? Number.NaN)
    }
  }
  return { value: before > 0 && withoutClose.length === 0 ? after / before - 1 : null, withoutClose }
}
