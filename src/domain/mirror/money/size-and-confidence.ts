import { rankCorrelation } from '../statistics/rank-correlation.ts'

/** A Buy that began a holding: how sure its writer was, and the money that went in. USD */
type SizedPurchase = { readonly confidence: number; readonly amount: number }

/** Below so many purchases nothing is said. */
const LEAST_PURCHASES = 20

/**
 * Whether more money went in where somebody was surer: Spearman's rank correlation of confidence and amount, with its 95%
 * range. 1 would be the most money where they were surest, 0 no relation.
 * @returns null where there are too few, and where confidence or amount is always the same
 */
export const sizeAndConfidence = (purchases: readonly SizedPurchase[]): ReturnType<typeof rankCorrelation> =>
  purchases.length < LEAST_PURCHASES
    ? null
    : rankCorrelation(purchases.map(({ confidence, amount }) => [confidence, amount]))
