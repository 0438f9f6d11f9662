import Big from 'big.js'
import type { Decimal } from '../prices/money.ts'

/** Why this quantity is not only a part of what is held; undefined when it is. */
export const sellsAll = (held: Decimal, quantity: Decimal): string | undefined =>
  new Big(held).lte(quantity) ? `You hold ${new Big(held).toFixed()}. To sell all of it, use Sell.` : undefined
