import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { claimOf } from './claim.ts'
import { claimedUntil } from './claim-days.ts'
import { type ClaimedFacts, directionOf, expiryOf } from './claim-direction.ts'

/** A claim that is still open: its decision, and the day in New York on which it is resolved. */
export type OpenClaim = { readonly sequence: number; readonly until: string }

/** The open claim that a decision adds; none when its claim is never resolved. @see LeftOut */
export function openClaimsOf(decision: Entry<DecisionRecorded>, facts: ClaimedFacts): readonly OpenClaim[] {
  if (directionOf(decision, facts).leftOut !== null) return []
  const { horizonMonths } = claimOf(decision, facts.ticker).claim
  return [{ sequence: decision.sequence, until: claimedUntil(decision, horizonMonths, expiryOf(facts, decision)) }]
}
