import type { Book, BookAsset } from './book.ts'

/** What is held of an asset before a day begins. */
export type Position = { readonly asset: BookAsset; readonly quantity: number; readonly averageCost: number }

/** @param on a calendar day. null where nothing is held */
export function positionBefore(asset: BookAsset, on: string): Position | null {
  // Asked for every share on every day with a sale: by halves, for somebody busy trades one share often.
  let [low, high] = [0, asset.trades.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((asset.trades[middle]?.on ?? on) < on) low = middle + 1
    else high = middle
  }
  const last = asset.trades[low - 1]
  return last === undefined || last.heldAfter === 0
    ? null
    : { asset, quantity: last.heldAfter, averageCost: last.averageCost }
}

/**
 * What was held before each of many days, by day. It goes through the trades and the days of an asset together, because
 * a busy user has a thousand days with a sale and hundreds of assets, and looking each of them up took longer than the
 * figures themselves.
 * @param days ascending
 */
export function positionsBefore(
  assets: readonly BookAsset[],
  days: readonly string[],
): ReadonlyMap<string, readonly Position[]> {
  const positions = new Map<string, Position[]>(days.map((on) => [on, []]))
  for (const asset of assets) {
    const { trades } = asset
    let next = 0
    for (const on of days) {
      while (next < trades.length && (trades[next]?.on ?? on) < on) next += 1
      const last = trades[next - 1]
      if (!last || last.heldAfter === 0) continue
      positions.get(on)?.push({ asset, quantity: last.heldAfter, averageCost: last.averageCost })
    }
  }
  return positions
}

/** All sales of one share on one day: one decision, however many orders it took. */
export type SaleOfDay = {
  readonly asset: BookAsset
  /** Its place among the book's days; of a day without trading, that of the next one. */
  readonly day: number
  readonly on: string
  readonly quantity: number
  /** What they brought in, and what was sold had cost. USD */
  readonly proceeds: number
  readonly cost: number
  readonly sequences: readonly number[]
}

/** The sales of each calendar day on which something was sold, by day: what was sold on a Saturday is no sale of Monday's. */
export function salesByDay({ assets }: Book): ReadonlyMap<string, readonly SaleOfDay[]> {
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
        proceeds: trade.amount + (before?.proceeds ?? 0),
        cost: trade.quantity * trade.averageCost + (before?.cost ?? 0),
        sequences: [...(before?.sequences ?? []), trade.sequence],
      }
      if (before) sales[place] = sale
      else sales.push(sale)
    }
  return byDay
}

/** Positive for a gain, negative for a loss; zero for a difference within the precision of binary numbers. */
export function signOfGain(worth: number, cost: number): -1 | 0 | 1 {
  if (Math.abs(worth - cost) <= Math.abs(cost) * NOISE) return 0
  return worth > cost ? 1 : -1
}
const NOISE = 1e-9
