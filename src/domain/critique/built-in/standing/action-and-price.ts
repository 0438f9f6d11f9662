import type { CritiqueRequest } from '../../critique.ts'
import { money } from '../basis/holding-period.ts'
import { namesOtherCurrency } from '../basis/other-currency.ts'

/**
 * What a sentence calls the entry by: its action and its price (`now`, or `at` with its preposition). Empty where that is not known, and
 * `at` where the entries speak of another money.
 */
export const actionAndPrice = (request: CritiqueRequest) => {
  const { action, price } = request.decision
  const now = price === null ? '' : money(price)
  return { action, now, at: now === '' || namesOtherCurrency(request) ? '' : ` at ${now}` }
}
