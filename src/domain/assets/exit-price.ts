import Big from 'big.js'
import { type Decimal, isSameAmount, roundUnitPrice } from '../prices/money.ts'

export type ExitName = 'stopLoss' | 'takeProfit'

/**
 * The price at a percentage below (for a stop) or above (for a target) another price; null where nothing would be left
 * of it.
 */
export function exitPrice(name: ExitName, price: Decimal, percent: Decimal): Decimal | null {
  const change = name === 'stopLoss' ? new Big(percent).times(-1) : new Big(percent)
  const level = new Big(price).times(change.plus(100)).div(100)
  return level.gt(0) ? level.toFixed() : null
}

/** Whether a stated level equals the one that stands, exactly or as it is shown: `109.11` equals 109.107. */
export const isSameLevel = (from: Decimal | null, to: Decimal | null): boolean =>
  from === null || to === null ? from === to : isSameAmount(from, to) || isSameAmount(roundUnitPrice(from), to)
