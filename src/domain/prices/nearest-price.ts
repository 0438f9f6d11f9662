import { dayNumber } from './day-number.ts'
import type { Decimal } from './money.ts'
import { type Split, splitPrice } from './split.ts'

/** What one unit cost on New York's calendar day, USD in shares of that day. */
export type DatedPrice = { readonly price: Decimal; readonly on: string }

/**
 * The price that is nearest in time to a day; of two that are as near, the one that comes first here.
 * @returns its own day, and what it is in shares of the day that is asked for; null where no price is known
 */
export function nearestPrice(prices: readonly DatedPrice[], day: string, splits: readonly Split[]): DatedPrice | null {
  const daysFrom = ({ on }: DatedPrice) => Math.abs(dayNumber(on) - dayNumber(day))
  const nearest = prices.reduce<DatedPrice | null>(
    (best, other) => (best && daysFrom(best) <= daysFrom(other) ? best : other),
    null,
  )
  return nearest && { ...nearest, price: inSharesOf(day, nearest, splits) }
}

/** What a price is in shares of another day, be that an earlier one: every split between the two days is counted, or taken back. */
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
