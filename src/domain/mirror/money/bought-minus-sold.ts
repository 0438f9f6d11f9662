import { type Difference, differenceOfMeans } from '../statistics/mean-with-error.ts'
import type { Book } from './book.ts'
import { type Later, laterReturn } from './later-returns.ts'

/** Below so many purchases, or sales, with a later return nothing is said. */
const LEAST_OF_EACH = 20

type BoughtMinusSold = {
  readonly purchases: number
  readonly sales: number
  /** Mean later return of what was bought less that of what was sold. Below 0, the exchanges cost money. */
  readonly difference: Difference | null
}

/**
 * T. Odean, "Do investors trade too much?", American Economic Review 89 (1999) 1279: what his investors bought did 3.3 points
 * worse over a year than what they had sold. Purchases of one share on one day count once, and so do sales.
 */
export function boughtMinusSold({ assets }: Book, later: Later): BoughtMinusSold {
  const [bought, sold]: [number[], number[]] = [[], []]
  for (const asset of assets) {
    const [daysBought, daysSold] = [new Set<number>(), new Set<number>()]
    for (const { does, day } of asset.trades) {
      const days = does === 'buy' ? daysBought : daysSold
      if (days.has(day)) continue
      days.add(day)
      const gain = laterReturn(asset, day, later)
      if (gain !== null) (does === 'buy' ? bought : sold).push(gain)
    }
  }
  return {
    purchases: bought.length,
    sales: sold.length,
    difference: Math.min(bought.length, sold.length) < LEAST_OF_EACH ? null : differenceOfMeans(bought, sold),
  }
}
