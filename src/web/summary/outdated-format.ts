import type { SummaryView } from '#contract/summary.ts'
import { formatDay } from '#web/ui/format.ts'

type Outdated = SummaryView['outdatedPrices']
type Held = Pick<SummaryView['bought'], 'count' | 'leftOut'>

/** By which old prices what is held is valued: `By prices of Jun 1, 2020 to Oct 13, 2024`; null where all are new. */
export function outdatedWords(outdated: Outdated, { count, leftOut }: Held): string | null {
  if (!outdated) return null
  const { from, until } = outdated
  const days = from === until ? formatDay(from) : `${formatDay(from)} to ${formatDay(until)}`
  const valued = count - leftOut
  const prices = outdated.count === 1 ? 'a price' : 'prices'
  return `${outdated.count < valued ? `${outdated.count} of ${valued} by` : 'By'} ${prices} of ${days}`
}

/** The same with what can be done about it. */
export function newerPricesWords(outdated: Outdated, held: Held): string | null {
  const words = outdatedWords(outdated, held)
  return words && `${words}; type ${outdated?.count === 1 ? 'a newer one' : 'newer ones'} for what it is worth now.`
}
