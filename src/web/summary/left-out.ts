import type { AssetRowView } from '#contract/assets.ts'
import type { PerformanceView } from '#contract/summary.ts'

type Counts = Pick<PerformanceView, 'count' | 'leftOut'> & Partial<Pick<PerformanceView, 'leftOutForSplit'>>

/**
 * What is not in a sum and why, in words; null when all is.
 * @param unknown what is not known of them, e.g. `price`
 */
export function leftOutWords({ leftOut, leftOutForSplit = 0, count }: Counts, unknown: string): string | null {
  if (leftOut === 0) return null
  const [are, their] = leftOut === 1 ? ['is', 'its'] : ['are', 'their']
  const left = `${leftOut} of ${count} ${are} left out`
  if (leftOutForSplit === 0) return `${left}: ${their} ${unknown} is not known.`
  if (leftOutForSplit === leftOut) return `${left}: a split is not recorded.`
  return `${left}: of ${leftOut - leftOutForSplit} the ${unknown} is not known, of ${leftOutForSplit} a split is not recorded.`
}

/** Why an asset is in no sum; null when it is. */
export function leftOutReason(row: AssetRowView): string | null {
  const { list, initialValue, currentValue, currentPrice, pendingSplit } = row
  if (currentValue === null) {
    if (list === 'sold') return 'the price of a sale is not known'
    return pendingSplit && currentPrice ? 'a split is not recorded' : 'its price is not known'
  }
  return initialValue === null ? 'no price was written down at first' : null
}

/** What every gain leaves out (ruling 24). */
export const PRICE_ONLY = 'Price only, without dividends'

/** `1 asset`, `3 assets` */
export const assetCount = (count: number): string => `${count} asset${count === 1 ? '' : 's'}`

/** Whether anything is in the sums: one from which everything was left out is not zero, it is not known. */
export const isCounted = ({ count, leftOut }: Pick<PerformanceView, 'count' | 'leftOut'>): boolean => leftOut < count
