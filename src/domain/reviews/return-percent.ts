import Big from 'big.js'
import type { ReviewGraded } from '../ledger/review-entries.ts'

/** (until − from) / from × 100, with one decimal, by price only; null when no closes are known. */
export function returnPercentOf(actual: ReviewGraded['actual']): number | null {
  if (!actual || new Big(actual.from.price).eq(0)) return null
  return new Big(actual.until.price).minus(actual.from.price).div(actual.from.price).times(100).round(1).toNumber()
}
