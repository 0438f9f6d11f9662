import type { SummaryView } from '#contract/summary.ts'
import type { Language } from '#domain/locale.ts'
import { formatCount, formatDay } from '#web/ui/format.ts'
import { summaryMessages } from './summary-messages.ts'

type Outdated = SummaryView['outdatedPrices']
type Held = Pick<SummaryView['bought'], 'count' | 'leftOut'>

/** By which old prices what is held is valued: `By prices of Jun 1, 2020 to Oct 13, 2024`; null where all are new. */
export function outdatedWords(outdated: Outdated, { count, leftOut }: Held, language: Language): string | null {
  if (!outdated) return null
  const messages = summaryMessages(language).outdated
  const [from, until] = [formatDay(outdated.from, language), formatDay(outdated.until, language)]
  const days = from === until ? from : messages.days(from, until)
  const valued = count - leftOut
  const isOne = outdated.count === 1
  if (outdated.count >= valued) return (isOne ? messages.byPrice : messages.byPrices)(days)
  const some = formatCount(outdated.count, language)
  return (isOne ? messages.someByPrice : messages.someByPrices)(some, formatCount(valued, language), days)
}

/** The same with what can be done about it. */
export function newerPricesWords(outdated: Outdated, held: Held, language: Language): string | null {
  const words = outdatedWords(outdated, held, language)
  const { typeNewerOne, typeNewer } = summaryMessages(language).outdated
  return words && (outdated?.count === 1 ? typeNewerOne : typeNewer)(words)
}
