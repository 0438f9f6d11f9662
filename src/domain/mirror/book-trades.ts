import type { Asset } from '../assets/asset.ts'

/** A purchase or a sale of shares, in shares as they are after every recorded split, with what was held around it. */
export type BookTrade = {
  readonly sequence: number
  readonly on: string
  /** The place of its day among the book's; of a day without trading, that of the next one. */
  readonly day: number
  readonly does: 'buy' | 'sell'
  /** Whether it began what was held. */
  readonly isFirst: boolean
  readonly quantity: number
  /** USD */
  readonly amount: number
  readonly heldBefore: number
  readonly heldAfter: number
  /** USD per share, of what was held before a sale, and is held after a purchase. */
  readonly averageCost: number
}

/**
 * The trades of an asset in their order. A holding period in which something was bought for nothing, or sold at a price that is
 * not known, is left out: its gain would be made up.
 */
export function bookTrades(
  { holdingPeriods, trades }: Asset,
  placeOfDay: (day: string) => number,
): readonly BookTrade[] {
  return holdingPeriods.flatMap((_, period) => {
    const ofPeriod = trades.filter((trade) => trade.periodIndex === period)
    const isKnown = ofPeriod.every(
      ({ does, amount, quantity }) =>
        amount !== null && Number(quantity) > 0 && (does === 'sell' || Number(amount) > 0),
    )
    if (!isKnown) return []
    let [held, cost] = [0, 0]
    return ofPeriod.map(({ sequence, on, does, quantity, amount }): BookTrade => {
      const [units, paid, heldBefore] = [Number(quantity), Number(amount), held]
      const isFirst = heldBefore === 0
      if (does === 'buy') [held, cost] = [held + units, cost + paid]
      const averageCost = held === 0 ? 0 : cost / held
      if (does === 'sell') [held, cost] = afterSale(held, cost, units)
      return {
        sequence,
        on,
        day: placeOfDay(on),
        does,
        isFirst,
        quantity: units,
        amount: paid,
        heldBefore,
        heldAfter: held,
        averageCost,
      }
    })
  })
}

/** Binary numbers leave a rest of nothing where all was sold. */
function afterSale(held: number, cost: number, units: number): [number, number] {
  const rest = held - units
  return rest <= held * NOISE ? [0, 0] : [rest, (cost * rest) / held]
}
const NOISE = 1e-9
