import type { PerformanceView, SummaryView } from '#contract/summary.ts'

type Counts = Pick<PerformanceView, 'count' | 'leftOut'> &
  Partial<Pick<SummaryView['account'], 'leftOutForSplit' | 'leftOutForOutcome' | 'leftOutForSale'>>

/**
 * What is left out of a sum and why, in words; null if nothing is.
 * @param unknown what is not known about the other assets, for example `price`
 */
export function leftOutWords(counts: Counts, unknown: string): string | null {
  const { leftOut, leftOutForSplit = 0, leftOutForOutcome = 0, leftOutForSale = 0, count } = counts
  if (leftOut === 0) return null
  const [are, their, they] = leftOut === 1 ? ['is', 'its', 'it has'] : ['are', 'their', 'they have']
  const reasons = [
    {
      of: leftOut - leftOutForSplit - leftOutForOutcome - leftOutForSale,
      alone: `${their} ${unknown} is not known`,
      words: `the ${unknown} is not known`,
    },
    { of: leftOutForSale, alone: `${their} selling price is not known`, words: 'the selling price is not known' },
    // Told beside each figure that lacks it, so in few words: its name and what to do stand once, where attention is asked for.
    { of: leftOutForOutcome, alone: `${they} expired`, words: 'the option has expired' },
    { of: leftOutForSplit, alone: null, words: 'a split is not recorded' },
  ].filter(({ of }) => of > 0)
  const [first] = reasons
  const only = first?.alone ?? first?.words
  const why = reasons.length === 1 ? only : reasons.map(({ of, words }) => `of ${of} ${words}`).join(', ')
  return `${leftOut} of ${count} ${are} left out: ${why}.`
}

/**
 * The same on a card beside that of the account, which has told the reasons already. Expired options and splits are also listed by
 * name on the page, so that only their number is repeated.
 */
export function leftOutBeside(counts: Counts, unknown: string): string | null {
  const { leftOut, leftOutForSplit = 0, leftOutForOutcome = 0, count } = counts
  const isListed = leftOut > 0 && leftOut === leftOutForSplit + leftOutForOutcome
  return isListed ? `${leftOut} of ${count} ${leftOut === 1 ? 'is' : 'are'} left out.` : leftOutWords(counts, unknown)
}

/** `1 asset`, `3 assets` */
export const assetCount = (count: number): string => `${count} asset${count === 1 ? '' : 's'}`

/** Whether a sum has any asset in it. A sum from which every asset is left out is not zero but unknown. */
export const isCounted = ({ count, leftOut }: Pick<PerformanceView, 'count' | 'leftOut'>): boolean => leftOut < count
