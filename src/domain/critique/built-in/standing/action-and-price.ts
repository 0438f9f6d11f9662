import type { CritiqueRequest } from '../../critique.ts'
import { money } from '../basis/holding-period.ts'

/** What a sentence calls the entry by: its action and its price, which is empty where it is not known (`now`, or `at` with its preposition). */
export const actionAndPrice = ({ decision: { action, price } }: CritiqueRequest) => ({
  action,
  now: price === null ? '' : money(price),
  at: price === null ? '' : ` at ${money(price)}`,
})
