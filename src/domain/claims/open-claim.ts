import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { claimOf } from './claim.ts'
import { claimedUntil } from './claim-days.ts'
import { type ClaimedFacts, directionOf, expiryOf } from './claim-direction.ts'

/** A claim that waits for its day: the decision that made it, and New York's day on which it is resolved. */
export type OpenClaim = { readonly sequence: number; readonly until: string }

/** What a decision adds to the claims that wait; nothing where its claim is never resolved. @see LeftOut */
export function openClaimsOf(decision: Entry<DecisionRecorded>, facts: ClaimedFacts): readonly OpenClaim[] {
  if (directionOf(decision, facts).leftOut !== null) return []
  const { horizonMonths } = claimOf(decision, facts.ticker).claim
  return [{ sequence: decision.sequence, until: claimedUntil(decision, horizonMonths, expiryOf(facts)) }]
}
