import { type Claim, claimedPrice } from '../claims/claim.ts'
import { claimedOn } from '../claims/claim-days.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { dayOfClaimed } from './effective-order.ts'
import type { OwnSplit } from './split-before-first.ts'

/**
 * The day in New York since which splits count of a decision's claim: that on which it was made. A price of one's own is in the shares of
 * the decision, as its stop and its target are: those of the day before, where a first decision was written in old shares.
 * @param recorded the splits that are recorded of the asset
 */
export const countedSince = (
  decision: Entry<DecisionRecorded>,
  claim: Pick<Claim, 'benchmark'>,
  recorded: readonly OwnSplit[],
): string => (claimedPrice(claim) === null ? claimedOn(decision) : dayOfClaimed(decision, recorded))
