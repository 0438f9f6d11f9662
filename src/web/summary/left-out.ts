import type { PerformanceView, SummaryView } from '#contract/summary.ts'
import type { Language } from '#domain/locale.ts'
import { pluralForm } from '#web/language/messages.ts'
import { formatCount } from '#web/ui/format.ts'
import { type SummaryMessages, summaryMessages } from './summary-messages.ts'

type Counts = Pick<PerformanceView, 'count' | 'leftOut'> &
  Partial<Pick<SummaryView['account'], 'leftOutForSplit' | 'leftOutForOutcome' | 'leftOutForSale'>>

/** What is not known of an asset that is left out. */
export type Unknown = Exclude<keyof SummaryMessages['leftOut']['reasons'], 'expired' | 'split'>

/** What is left out of a sum and why, in words; null if nothing is. */
export function leftOutWords(counts: Counts, unknown: Unknown, language: Language): string | null {
  const { leftOut, leftOutForSplit = 0, leftOutForOutcome = 0, leftOutForSale = 0, count } = counts
  if (leftOut === 0) return null
  const messages = summaryMessages(language).leftOut
  const write = (assets: number) => formatCount(assets, language)
  const reasons = [
    { of: leftOut - leftOutForSplit - leftOutForOutcome - leftOutForSale, why: messages.reasons[unknown] },
    { of: leftOutForSale, why: messages.reasons['selling price'] },
    // Told beside each figure that lacks it, so in few words: its name and what to do stand once, where attention is asked for.
    { of: leftOutForOutcome, why: messages.reasons.expired },
    { of: leftOutForSplit, why: messages.reasons.split },
  ].filter(({ of }) => of > 0)
  const [first] = reasons
  const why =
    first && reasons.length === 1
      ? first.why[leftOut === 1 ? 'one' : 'more']
      : reasons.map(({ of, why: { beside } }) => messages.of(write(of), beside)).join(', ')
  return messages[leftOut === 1 ? 'oneWhy' : 'moreWhy'](write(leftOut), write(count), why)
}

/**
 * The same on a card beside that of the account, which has told the reasons already. Expired options and splits are also listed by
 * name on the page, so that only their number is repeated.
 */
export function leftOutBeside(counts: Counts, unknown: Unknown, language: Language): string | null {
  const { leftOut, leftOutForSplit = 0, leftOutForOutcome = 0, count } = counts
  const isListed = leftOut > 0 && leftOut === leftOutForSplit + leftOutForOutcome
  if (!isListed) return leftOutWords(counts, unknown, language)
  const { one, more } = summaryMessages(language).leftOut
  return (leftOut === 1 ? one : more)(formatCount(leftOut, language), formatCount(count, language))
}

/** `1 asset`, `3 assets` */
export function assetCount(count: number, language: Language): string {
  const { one, other } = summaryMessages(language).assets
  return pluralForm(language, count, { one, other: other(formatCount(count, language)) })
}

/** Whether a sum has any asset in it. A sum from which every asset is left out is not zero but unknown. */
export const isCounted = ({ count, leftOut }: Pick<PerformanceView, 'count' | 'leftOut'>): boolean => leftOut < count
