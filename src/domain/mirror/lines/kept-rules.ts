import { type ClosesText, type DayPlaces, placeOf } from '../../assets/closes.ts'
import type { Trade } from '../../assets/trade.ts'
import type { Book, BookAsset } from '../money/book.ts'
import { TRADING_DAYS_A_CLOSE_TELLS } from '../money/book-closes.ts'
import { lineSales, unitsOf } from './line-sales.ts'
import type { JudgedLine } from './lines-summary.ts'
import { isAfterClose, type NotedPrice, type NotedText, readNoted } from './noted-prices.ts'

/**
 * The result of holding on past one's own lines at the end of each day: the difference that it would have made to keep
 * every rule on the day of its line.
 */
export type KeptRules = {
  /** Of how many lines: those that were held through, of those that had come by the last day that is known. */
  readonly lines: number
  /** Of how many lines that were kept, though on a later day and for another price. */
  readonly keptLater: number
  /** From the day of the first line on; after the last session today too, where a price of today is known of one of them. */
  readonly days: readonly string[]
  /**
   * USD: how much smaller the gain would be if every rule had been kept. Above 0 it has paid to hold on. null on a day on which
   * something was held past its line and neither a close nor a price that was written down tells what it was worth, and on all days from a
   * sale of it on whose price is not known.
   */
  readonly held: readonly (number | null)[]
  /** Tickers of what no price is known of on such days. */
  readonly withoutPrice: readonly string[]
  /** The sales past their lines whose price is not known. */
  readonly unpricedSales: readonly UnpricedSale[]
  /** Tickers of what a split that is only reported leaves open on such days. */
  readonly overSplit: readonly string[]
}

type UnpricedSale = { readonly ticker: string; readonly on: string }

/** The trades of an asset, and what its owner wrote down about its price and its closes. */
export type Course = {
  readonly trades: readonly Trade[]
  readonly noted: NotedText
  readonly ownCloses: ClosesText | null
}

/**
 * The sum over the lines of (price − price at the line) × what was held then; of what has been sold since, at the price of its
 * sale. The money of a rule that is kept lies idle: what else would have been bought for it nobody knows. On its last day each
 * line comes to the amount that the Mirror tells of it. @see lineOutcome
 */
export function keptRules(
  judged: readonly JudgedLine[],
  courses: ReadonlyMap<number, Course>,
  { days: sessions, places, assets }: Book,
  today: string,
): KeptRules {
  const byAsset = new Map(assets.map((asset) => [asset.assetId, asset]))
  const through = judged.flatMap((one, at): HeldPast[] => {
    const [trades, share] = [courses.get(one.line.assetId)?.trades ?? [], byAsset.get(one.line.assetId)]
    const past =
      heldPast(one, trades) ??
      unknownPast(one, judged.slice(at + 1), trades, share?.closes[placeOf(one.line.on, places)])
    return past ? [past] : []
  })
  // A price from after the last session belongs to no day that is over, so it gets a day of its own.
  const isLater = through.some(({ endedOn }) => endedOn !== NO_END && endedOn > (sessions.at(-1) ?? today))
  const days = isLater ? [...sessions, today] : sessions
  // A day with one unknown price is NaN, as any sum with it.
  const held = new Float64Array(days.length)
  const lacking: Lacking = { withoutPrice: new Set(), unpricedSales: new Map(), overSplit: new Set() }
  // What each line came to counts from its end on, and is added up once over all of them.
  const ended = new Float64Array(days.length + 1)
  let first = days.length
  for (const one of through) {
    const from = placeOf(one.line.on, places)
    const end = one.endedOn === NO_END ? days.length : endOfWay(one, placeOf(one.endedOn, places), days.length)
    const until = Math.max(from, end)
    first = Math.min(first, from)
    const course = courses.get(one.line.assetId) ?? { trades: [], noted: '', ownCloses: null }
    const onTheWay = heldOnTheWay(one, course, byAsset.get(one.line.assetId), { days, places })
    const add = (day: number, amount: number) => {
      held[day] = (held[day] ?? 0) + amount
      if (Number.isNaN(amount)) addLacking(lacking, one, days[day] ?? today, byAsset.get(one.line.assetId))
    }
    for (let day = from; day < until; day += 1) add(day, onTheWay(day))
    if (Number.isNaN(one.amount) && until < days.length)
      addLacking(lacking, one, days[until] ?? today, byAsset.get(one.line.assetId))
    ended[until] = (ended[until] ?? 0) + one.amount
    if (one.lastPriceOn === null) continue
    const told = placeOf(one.lastPriceOn, places) + TRADING_DAYS_A_CLOSE_TELLS
    for (let day = Math.max(until, told + 1); day < days.length; day += 1) add(day, Number.NaN)
  }
  let sum = 0
  for (let day = first; day < days.length; day += 1) {
    sum += ended[day] ?? 0
    held[day] = (held[day] ?? 0) + sum
  }
  // What is said of so many rules is said as of the last day that is known.
  const lastKnown = held.findLastIndex((amount) => !Number.isNaN(amount))
  const told = through.filter(({ line }) => placeOf(line.on, places) <= lastKnown)
  const keptLater = told.filter(({ line }) => line.response.was === 'kept').length
  return {
    lines: told.length - keptLater,
    keptLater,
    days: days.slice(first),
    held: Array.from(held.subarray(first), (amount) => (Number.isNaN(amount) ? null : toCents(amount))),
    withoutPrice: [...lacking.withoutPrice],
    unpricedSales: [...lacking.unpricedSales.values()],
    overSplit: [...lacking.overSplit],
  }
}

/** What some days lack, each by what would bring it. */
type Lacking = {
  readonly withoutPrice: Set<string>
  readonly unpricedSales: Map<string, UnpricedSale>
  readonly overSplit: Set<string>
}

function addLacking(
  { withoutPrice, unpricedSales, overSplit }: Lacking,
  { line: { ticker }, unpriced }: HeldPast,
  day: string,
  share: BookAsset | undefined,
): void {
  const sale = unpriced && day >= unpriced.on ? unpriced : null
  if (sale ? share?.overSplit.has(sale.sequence) : share?.splitOn && day >= share.splitOn) overSplit.add(ticker)
  else if (sale) unpricedSales.set(`${ticker} ${sale.on}`, { ticker, on: sale.on })
  else withoutPrice.add(ticker)
}

/** The stretch from a line to the end of what was held past it. */
type HeldPast = {
  readonly line: JudgedLine['line']
  readonly quantity: number
  /** USD per unit at the line; NaN where it is not known. */
  readonly priceThen: number
  readonly endedOn: string
  /** New York's day of the last price, which ends it; null where it ended otherwise. */
  readonly lastPriceOn: string | null
  /** USD to its end; NaN where that is not known. */
  readonly amount: number
  /** Its first sale whose price is not known; null where there is none. */
  readonly unpriced: Pick<Trade, 'on' | 'sequence'> | null
}

/**
 * The sum of a line that was kept ends with its last sale, or at the next line. null where nothing was held past the line, or no price tells
 * the result.
 */
function heldPast({ line, outcome }: JudgedLine, trades: readonly Trade[]): HeldPast | null {
  const { response, quantity } = line
  if (!outcome || response.was === 'open') return null
  const priceThen = Number(outcome.priceThen)
  if (response.was === 'kept') {
    const amount = Number(outcome.waited)
    const waiting = Number(unitsOf(lineSales(line, trades).filter(({ on }) => on > line.on)))
    return amount === 0
      ? null
      : {
          ...{ line, quantity: waiting, priceThen, amount },
          ...{ endedOn: outcome.waitedUntil, lastPriceOn: null, unpriced: null },
        }
  }
  const { amount, endedOn, ends } = outcome
  const lastPriceOn = ends.find(({ by }) => by === 'last price')?.on ?? null
  return { line, quantity: Number(quantity), priceThen, endedOn, lastPriceOn, amount: Number(amount), unpriced: null }
}

/** A day after all others: of what has no end that is known. */
const NO_END = '9999-12-31'

/**
 * The same of a line of which nobody knows what it came to: to its first sale without a price, or to where no price is known any more, it is
 * told day by day, and from then on it is not. To leave it out would tell the others as if they were all.
 * @param closeThen the close of the line's day
 */
function unknownPast(
  { line, outcome }: JudgedLine,
  later: readonly JudgedLine[],
  trades: readonly Trade[],
  closeThen = Number.NaN,
): HeldPast | null {
  const { response, isOfSession, price } = line
  if (outcome || response.was === 'open') return null
  const waiting = lineSales(line, trades).filter(({ on }) => on > line.on)
  if (response.was === 'kept' && waiting.length === 0) return null
  const next = later.find(
    ({ line: other }) => other.assetId === line.assetId && other.periodIndex === line.periodIndex && !other.isRest,
  )
  const sales = response.was === 'kept' ? waiting : salesAfter(line, trades)
  const ofLine = price === null ? Number.NaN : Number(price)
  return {
    line,
    quantity: Number(response.was === 'kept' ? unitsOf(waiting) : line.quantity),
    priceThen: price !== null && !isOfSession ? ofLine : Number.isNaN(closeThen) ? ofLine : closeThen,
    endedOn: next?.line.on ?? NO_END,
    lastPriceOn: null,
    amount: Number.NaN,
    unpriced: sales.find(({ on, amount }) => amount === null && (!next || on <= next.line.on)) ?? null,
  }
}

const salesAfter = (line: JudgedLine['line'], trades: readonly Trade[]): readonly Trade[] =>
  trades.slice(line.tradesBefore).filter(({ does, periodIndex }) => does === 'sell' && periodIndex === line.periodIndex)

/** The first day on which a line has come to its end. A price from after its day's close counts from the next day on, if there is one. */
const endOfWay = ({ lastPriceOn }: HeldPast, place: number, count: number): number =>
  lastPriceOn !== null && place < count - 1 ? place + 1 : place

/**
 * The days of the curve, and the place of any day among them. Days are compared by their places: there are millions of
 * comparisons, one for each line and each day.
 */
type Days = { readonly days: readonly string[]; readonly places: DayPlaces }

/** The result of holding past one line by a day before its end, NaN where no price tells it. Days have to be requested in ascending order. */
function heldOnTheWay(
  { line, quantity, priceThen }: HeldPast,
  course: Course,
  asset: BookAsset | undefined,
  of: Days,
): (day: number) => number {
  const sales = salesAfter(line, course.trades)
    // What was sold on the line’s own day kept it at once.
    .filter(({ on }) => line.response.was !== 'kept' || on > line.on)
    .map(({ on, quantity, amount }) => ({
      place: placeOf(on, of.places),
      units: Number(quantity),
      brought: amount === null ? Number.NaN : Number(amount) / Number(quantity),
    }))
  const priceOn = pricesSince(line, priceThen, course, asset, of)
  let [left, gained, next] = [quantity, 0, 0]
  return (day) => {
    const price = priceOn(day)
    for (let sale = sales[next]; sale && sale.place <= day; sale = sales[next]) {
      const units = Math.min(left, sale.units)
      gained += units * (sale.brought - priceThen)
      left -= units
      next += 1
    }
    return left === 0 ? gained : gained + left * (price - priceThen)
  }
}

/**
 * The price of each day since a line: its close, or on a day without one the newest price of the few trading days before it, the line's
 * own, a close or one that was written down; NaN where there is none. Days have to be requested in ascending order.
 */
function pricesSince(
  { at, on: reachedOn }: HeldPast['line'],
  priceThen: number,
  { noted: allNoted, ownCloses }: Course,
  asset: BookAsset | undefined,
  { days, places }: Days,
): (day: number) => number {
  const noted = readNoted(allNoted).filter((note) => note.at >= at)
  const noteFrom = noted.map(({ on }) => placeOf(on, places))
  const isAfter = (note: NotedPrice, day: string) => isAfterClose(note, day, ownCloses?.includes(`${day} `) ?? false)
  const reachedAt = placeOf(reachedOn, places)
  let [close, closedAt, next] = [priceThen, -1, 0]
  return (day) => {
    const todays = asset?.closes[day] ?? Number.NaN
    while ((noteFrom[next] ?? Number.POSITIVE_INFINITY) <= day) next += 1
    if (!Number.isNaN(todays)) {
      close = todays
      closedAt = day
    }
    const note = noted[next - 1]
    const isNoted = note && closedAt < day && (closedAt === -1 || isAfter(note, days[closedAt] ?? ''))
    const since = isNoted ? (noteFrom[next - 1] ?? closedAt) : closedAt === -1 ? reachedAt : closedAt
    if (day - since > TRADING_DAYS_A_CLOSE_TELLS) return Number.NaN
    return isNoted ? note.price : close
  }
}

const toCents = (amount: number): number => Math.round(amount * 100) / 100
