import { type ClosesText, type DayPlaces, placeOf } from '../assets/closes.ts'
import type { Trade } from '../assets/trade.ts'
import type { Book, BookAsset } from './book.ts'
import { TRADING_DAYS_A_CLOSE_TELLS } from './book-closes.ts'
import { lineSales, unitsOf } from './line-sales.ts'
import type { JudgedLine } from './lines-summary.ts'
import { isAfterClose, type NotedPrice } from './noted-prices.ts'

/**
 * The result of holding on past one's own lines at the end of each day: the difference that it would have made to keep
 * every rule on the day of its line.
 */
export type KeptRules = {
  /** Of how many lines: those that were held through, and whose prices are known. */
  readonly lines: number
  /** Of how many lines that were kept, though on a later day and for another price. */
  readonly keptLater: number
  /** From the day of the first line on; after the last session today too, where a price of today is known of one of them. */
  readonly days: readonly string[]
  /**
   * USD: how much smaller the gain would be if every rule had been kept. Above 0 it has paid to hold on. null on a day on which
   * something was held past its line and neither a close nor a price that was written down tells what it was worth.
   */
  readonly held: readonly (number | null)[]
  /** Tickers of what no price is known of on such days. */
  readonly withoutPrice: readonly string[]
}

/** The trades of an asset, and what its owner wrote down about its price and its closes. */
export type Course = {
  readonly trades: readonly Trade[]
  readonly noted: readonly NotedPrice[]
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
  const through = judged.flatMap((one) => heldPast(one, courses.get(one.line.assetId)?.trades ?? []) ?? [])
  // A price from after the last session belongs to no day that is over, so it gets a day of its own.
  const isLater = through.some(({ endedOn }) => endedOn > (sessions.at(-1) ?? today))
  const days = isLater ? [...sessions, today] : sessions
  // A day with one unknown price is NaN, as any sum with it.
  const held = new Float64Array(days.length)
  const withoutPrice = new Set<string>()
  // What each line came to counts from its end on, and is added up once over all of them.
  const ended = new Float64Array(days.length + 1)
  const byAsset = new Map(assets.map((asset) => [asset.assetId, asset]))
  let first = days.length
  for (const one of through) {
    const from = placeOf(one.line.on, places)
    const until = Math.max(from, endOfWay(one, placeOf(one.endedOn, places), days.length))
    first = Math.min(first, from)
    const course = courses.get(one.line.assetId) ?? { trades: [], noted: [], ownCloses: null }
    const onTheWay = heldOnTheWay(one, course, byAsset.get(one.line.assetId), { days, places })
    const add = (day: number, amount: number) => {
      held[day] = (held[day] ?? 0) + amount
      if (Number.isNaN(amount)) withoutPrice.add(one.line.ticker)
    }
    for (let day = from; day < until; day += 1) add(day, onTheWay(day))
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
  const keptLater = through.filter(({ line }) => line.response.was === 'kept').length
  return {
    lines: through.length - keptLater,
    keptLater,
    days: days.slice(first),
    held: Array.from(held.subarray(first), (amount) => (Number.isNaN(amount) ? null : toCents(amount))),
    withoutPrice: [...withoutPrice],
  }
}

/** The stretch from a line to the end of what was held past it. */
type HeldPast = {
  readonly line: JudgedLine['line']
  readonly quantity: number
  /** USD per unit at the line. */
  readonly priceThen: number
  readonly endedOn: string
  /** New York's day of the last price, which ends it; null where it ended otherwise. */
  readonly lastPriceOn: string | null
  /** USD to its end. */
  readonly amount: number
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
      : { line, quantity: waiting, priceThen, endedOn: outcome.waitedUntil, lastPriceOn: null, amount }
  }
  const { amount, endedOn, ends } = outcome
  const lastPriceOn = ends.find(({ by }) => by === 'last price')?.on ?? null
  return { line, quantity: Number(quantity), priceThen, endedOn, lastPriceOn, amount: Number(amount) }
}

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
  const sales = course.trades
    .slice(line.tradesBefore)
    .filter(({ does, periodIndex, amount }) => does === 'sell' && periodIndex === line.periodIndex && amount !== null)
    // What was sold on the line’s own day kept it at once.
    .filter(({ on }) => line.response.was !== 'kept' || on > line.on)
    .map(({ on, quantity, amount }) => ({
      place: placeOf(on, of.places),
      units: Number(quantity),
      brought: Number(amount) / Number(quantity),
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
  const noted = allNoted.filter((note) => note.at >= at)
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
