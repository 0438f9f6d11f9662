import Big from 'big.js'
import type { Trade } from '../../assets/trade.ts'
import type { Decimal } from '../../prices/money.ts'
import type { ReachedLine } from './lines.ts'

/** What a sale that kept a line sold of it, and what that brought, USD; the amount is null where no price of the sale is known. */
export type LineSale = Pick<Trade, 'sequence' | 'on' | 'quantity' | 'amount'>

/**
 * Of some sales the units that were held when the line was reached. Who did not know of it yet may have bought more since: that is
 * no part of the line, and of what was sold the line's own units come first.
 * @param sequences of the sales
 * @param quantity units that were held when the line was reached
 * @returns without sales of which none is the line's
 */
export function salesOf(
  sequences: readonly number[],
  quantity: Decimal,
  trades: readonly Trade[],
): readonly LineSale[] {
  let left = new Big(quantity)
  return trades
    .filter(({ sequence }) => sequences.includes(sequence))
    .flatMap((sale): LineSale[] => {
      const part = partOf(sale, left)
      left = left.minus(part.quantity)
      return new Big(part.quantity).eq(0) ? [] : [part]
    })
}

/** The sales that kept a line, as far as they are its own; none of one that was not kept. */
export const lineSales = ({ response, quantity }: ReachedLine, trades: readonly Trade[]): readonly LineSale[] =>
  response.was === 'kept' ? salesOf(response.sales, quantity, trades) : []

/**
 * Of these the ones that are told of with the line, and not with a later one.
 * @param sales all of them
 */
export const creditedSales = (
  line: ReachedLine,
  trades: readonly Trade[],
  sales = lineSales(line, trades),
): readonly LineSale[] => {
  const told = line.response.was === 'kept' ? (line.response.credited?.sales ?? []) : []
  return sales.filter(({ sequence }) => told.includes(sequence))
}

/** A trade, or so many units of it. */
function partOf({ sequence, on, quantity, amount }: Trade, most: Big): LineSale {
  if (most.gte(quantity)) return { sequence, on, quantity, amount }
  const part = amount === null ? null : new Big(amount).times(most).div(quantity).toFixed()
  return { sequence, on, quantity: most.toFixed(), amount: part }
}

export const unitsOf = (sales: readonly Pick<LineSale, 'quantity'>[]): Decimal =>
  sales.reduce((sum, { quantity }) => sum.plus(quantity), new Big(0)).toFixed()
