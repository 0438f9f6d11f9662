import type { AssetEventView } from '#contract/asset-journal.ts'
import type { Language } from '#domain/locale.ts'
import { writtenDay } from '#web/assets/asset-lines.ts'
import { formatDay } from '#web/ui/format.ts'
import { pageMessages } from './page-messages.ts'

/** What is corrected: a split by its day, a price and an outcome by the day on which they were told. */
export function nameOfEvent(event: AssetEventView, language: Language = 'en'): string {
  const { priceOf, outcomeOf, splitOf } = pageMessages(language).journal
  if (event.kind === 'split-recorded') return splitOf(formatDay(event.effectiveOn, language))
  return (event.kind === 'price-noted' ? priceOf : outcomeOf)(writtenDay(event.dateAdded, language))
}
