import { dayNumber } from './day-number.ts'
import type { Decimal } from './money.ts'
import { type Split, splitPrice } from './split.ts'

/** The price of one unit on a calendar day in New York, in USD and in shares of that day. */
export type DatedPrice = { readonly price: Decimal; readonly on: string }

/**
 * The price that is nearest in time to a day; of two equally near ones, the first in the list.
 * @returns the price in shares of the requested day, with its own day; null when no price is known
 */
export function nearestPrice(prices: readonly DatedPrice[], day: string, splits: readonly Split[]): DatedPrice | null {
  const daysFrom = ({ on }: DatedPrice) => Math.abs(dayNumber(on) - dayNumber(day))
  const nearest = prices.reduce<DatedPrice | null>(
    (best, other) => (best && daysFrom(best) <= daysFrom(other) ? best : other),
    null,
  )
  return nearest && { ...nearest, price: inSharesOf(day, nearest, splits) }
}

/** A price in shares of another day, which may be earlier: every split between the two days is applied or undone. */
export function inSharesOf(day: string, { price, on }: DatedPrice, splits: readonly Split[]): Decimal {
  const [from, to] = on < day ? [on, day] : [day, on]
  return splits
    .filter(({ effectiveOn }) => effectiveOn > from && effectiveOn <= to)
    .reduce(
      (amount, { newShares, oldShares }) =>
        splitPrice(amount, on < day ? { newShares, oldShares } : { newShares: oldShares, oldShares: newShares }),
      price,
    )
}
