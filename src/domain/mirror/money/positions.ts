import type { Book, BookAsset } from './book.ts'

/** What is held of an asset before a day begins. */
type Position = { readonly asset: BookAsset; readonly quantity: number; readonly averageCost: number | null }

/** @param on a calendar day. null where nothing is held */
export function positionBefore(asset: BookAsset, on: string): Position | null {
  const last = asset.trades[countOf(asset.trades, (trade) => trade.on < on) - 1]
  return last === undefined || last.heldAfter === 0
    ? null
    : { asset, quantity: last.heldAfter, averageCost: last.averageCost }
}

/** Some days in a row on which something of a share was held when the day began, and none of it was sold. */
export type UnsoldDays = {
  readonly asset: BookAsset
  /** null where a price of a purchase is not known */
  readonly averageCost: number | null
  /** Places among the days that are looked at, the second one excluded. */
  readonly from: number
  readonly until: number
}

/**
 * What was held and not sold on each of many days, share by share in their order: with hundreds of shares and a thousand
 * days with a sale, going through the closes of one share after the other is several times as fast as day by day.
 * @param days ascending
 */
export function unsoldOn(assets: readonly BookAsset[], days: readonly string[]): readonly UnsoldDays[] {
  return assets.flatMap((asset) => {
    const { trades } = asset
    const soldOn = new Set(trades.flatMap(({ does, on }) => (does === 'sell' ? [on] : [])))
    return trades.flatMap(({ heldAfter, averageCost, on }, index): UnsoldDays[] => {
      const next = trades[index + 1]?.on
      if (heldAfter === 0 || next === on) return []
      const from = countOf(days, (day) => day <= on)
      const isNextSold = next !== undefined && soldOn.has(next)
      const until = next === undefined ? days.length : countOf(days, (day) => (isNextSold ? day < next : day <= next))
      return from < until ? [{ asset, averageCost, from, until }] : []
    })
  })
}

/** How many of the first ones are meant, by halves: somebody busy trades one share often. */
function countOf<T>(ordered: readonly T[], isMeant: (one: T) => boolean): number {
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const one = ordered[middle]
    if (one !== undefined && isMeant(one)) low = middle + 1
    else high = middle
  }
  return low
}

/** The sales of a book, which several figures ask for. */
export type Sales = {
  /** The sales of each calendar day on which something was sold, by day. */
  readonly byDay: ReadonlyMap<string, readonly SaleOfDay[]>
  /** These days, ascending. */
  readonly days: readonly string[]
  /** What was held and not sold on them, by their places. */
  readonly unsold: readonly UnsoldDays[]
}

export function salesOf(book: Book): Sales {
  const byDay = salesByDay(book)
  const days = [...byDay.keys()].sort()
  return { byDay, days, unsold: unsoldOn(book.assets, days) }
}

/** All sales of one share on one day: one decision, however many orders it took. */
export type SaleOfDay = {
  readonly asset: BookAsset
  /** Its place among the book's days; of a day without trading, that of the next one. */
  readonly day: number
  readonly on: string
  readonly quantity: number
  /** What they brought in, and what was sold had cost. USD; null where that is not known of one of them. */
  readonly proceeds: number | null
  readonly cost: number | null
  readonly sequences: readonly number[]
}

/** What was sold on a Saturday is no sale of Monday's. */
function salesByDay({ assets }: Book): ReadonlyMap<string, readonly SaleOfDay[]> {
  const byDay = new Map<string, SaleOfDay[]>()
  for (const asset of assets)
    for (const trade of asset.trades) {
      if (trade.does === 'buy') continue
      const sales = byDay.get(trade.on) ?? []
      byDay.set(trade.on, sales)
      const place = sales.findIndex((sale) => sale.asset === asset)
      const before = sales[place]
      const sale = {
        asset,
        day: trade.day,
        on: trade.on,
        quantity: trade.quantity + (before?.quantity ?? 0),
        proceeds: sumOf(before ? before.proceeds : 0, trade.amount),
        cost: sumOf(before ? before.cost : 0, trade.averageCost === null ? null : trade.quantity * trade.averageCost),
        sequences: [...(before?.sequences ?? []), trade.sequence],
      }
      if (before) sales[place] = sale
      else sales.push(sale)
    }
  return byDay
}

const sumOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other

/** Whether a sale made a gain or a loss; null where its price, or that of a purchase before it, is not known. */
export const signOfSale = ({ proceeds, cost }: SaleOfDay): -1 | 0 | 1 | null =>
  proceeds === null || cost === null ? null : signOfGain(proceeds, cost)

/** Positive for a gain, negative for a loss; zero for a difference within the precision of binary numbers. */
export function signOfGain(worth: number, cost: number): -1 | 0 | 1 {
  if (Math.abs(worth - cost) <= Math.abs(cost) * NOISE) return 0
  return worth > cost ? 1 : -1
}
const NOISE = 1e-9
