import type { Book, BookAsset } from './book.ts'

/** What is held of an asset before a day begins. */
type Position = { readonly asset: BookAsset; readonly quantity: number; readonly averageCost: number }

/** null where nothing is held */
export function positionBefore(asset: BookAsset, day: number): Position | null {
  let last: BookAsset['trades'][number] | null = null
  for (const trade of asset.trades) {
    if (trade.day >= day) break
    last = trade
  }
  return last === null || last.heldAfter === 0
    ? null
    : { asset, quantity: last.heldAfter, averageCost: last.averageCost }
}

/** All sales of one share on one day: one decision, however many orders it took. */
export type SaleOfDay = {
  readonly asset: BookAsset
  readonly day: number
  readonly on: string
  readonly quantity: number
  /** What they brought in, and what was sold had cost. USD */
  readonly proceeds: number
  readonly cost: number
  readonly sequences: readonly number[]
}

/** The sales of each day on which something was sold, by day. */
export function salesByDay({ assets }: Book): ReadonlyMap<number, readonly SaleOfDay[]> {
  const byDay = new Map<number, SaleOfDay[]>()
  for (const asset of assets)
    for (const trade of asset.trades) {
      if (trade.does === 'buy') continue
      const sales = byDay.get(trade.day) ?? []
      byDay.set(trade.day, sales)
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

/** Above 0 a gain, below 0 a loss; what differs by no more than binary numbers do is neither. */
export function signOfGain(worth: number, cost: number): -1 | 0 | 1 {
  if (Math.abs(worth - cost) <= Math.abs(cost) * NOISE) return 0
  return worth > cost ? 1 : -1
}
const NOISE = 1e-9
