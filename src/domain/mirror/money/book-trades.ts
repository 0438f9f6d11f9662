import type { Asset } from '../../assets/asset.ts'

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
  /** USD; null where its price is not known: what was got for nothing cost something, only nobody wrote down what. */
  readonly amount: number | null
  readonly heldBefore: number
  readonly heldAfter: number
  /** USD per share, of what was held before a sale, and is held after a purchase; null after a purchase of no known price. */
  readonly averageCost: number | null
}

/**
 * The trades of an asset in their order. One whose price is not known stays among them: something was bought or sold that day, and
 * what was held is known, only no money of it.
 */
export function bookTrades(
  { holdingPeriods, trades }: Asset,
  placeOfDay: (day: string) => number,
): readonly BookTrade[] {
  return holdingPeriods.flatMap((_, period) => {
    const ofPeriod = trades.filter((trade) => trade.periodIndex === period && Number(trade.quantity) > 0)
    let [held, cost]: [number, number | null] = [0, 0]
    return ofPeriod.map(({ sequence, on, does, quantity, amount }): BookTrade => {
      const [units, heldBefore] = [Number(quantity), held]
      const paid = amount === null || (does === 'buy' && Number(amount) === 0) ? null : Number(amount)
      const isFirst = heldBefore === 0
      if (does === 'buy') [held, cost] = [held + units, cost === null || paid === null ? null : cost + paid]
      const averageCost = cost === null ? null : held === 0 ? 0 : cost / held
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
function afterSale(held: number, cost: number | null, units: number): [number, number | null] {
  const rest = held - units
  if (rest <= held * NOISE) return [0, 0]
  return [rest, cost === null ? null : (cost * rest) / held]
}
const NOISE = 1e-9
