import type { PerformanceView } from '#contract/summary.ts'

/**
 * What is not in a sum, in words; null when all is.
 * @param unknown what is not known of them, e.g. `price`
 */
export function leftOutWords(leftOut: number, count: number, unknown: string): string | null {
  if (leftOut === 0) return null
  const [are, their] = leftOut === 1 ? ['is', 'its'] : ['are', 'their']
  return `${leftOut} of ${count} ${are} left out: ${their} ${unknown} is not known.`
}

/** `1 asset`, `3 assets` */
export const assetCount = (count: number): string => `${count} asset${count === 1 ? '' : 's'}`

/** Whether anything is in the sums: one from which everything was left out is not zero, it is not known. */
export const isCounted = ({ count, leftOut }: Pick<PerformanceView, 'count' | 'leftOut'>): boolean => leftOut < count
