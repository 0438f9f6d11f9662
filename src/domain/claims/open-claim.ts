import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { claimOf } from './claim.ts'
import { claimedUntil } from './claim-days.ts'

/** A claim that waits for its day: the decision that made it, and New York's day on which it is resolved. */
export type OpenClaim = { readonly sequence: number; readonly until: string }

export const openClaimOf = (decision: Entry<DecisionRecorded>, ticker: string): OpenClaim => ({
  sequence: decision.sequence,
  until: claimedUntil(decision, claimOf(decision, ticker).claim.horizonMonths),
})
