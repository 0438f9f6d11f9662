import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import type { Instant } from '../time.ts'
import { claimOf } from './claim.ts'
import { claimDays } from './claim-days.ts'
import { type ClaimedFacts, directionOf, expiryOf } from './claim-direction.ts'
import { type ClaimPrices, resolveClaim } from './resolve-claim.ts'

/**
 * The resolution of a decision's claim, to be recorded.
 * @param decision as corrected
 * @param closes of the claim's days, in shares of the last, with the splits that were counted
 * @returns null while the claim is open, and for one that is never resolved
 */
export function claimResolution(
  decision: Entry<DecisionRecorded>,
  facts: ClaimedFacts,
  closes: ClaimPrices,
  now: Instant,
): ClaimResolved | null {
  const { claim, isSupposed } = claimOf(decision, facts.ticker)
  const direction = directionOf(decision, facts)
  if (direction.leftOut !== null) return null
  const days = claimDays(decision, claim.horizonMonths, expiryOf(facts, decision))
  const { isBetter } = direction
  const outcome = resolveClaim({ claim, days, isBetter }, closes, now)
  if (outcome === null) return null
  return {
    kind: 'claim-resolved',
    assetId: decision.assetId,
    setBySequence: decision.sequence,
    claim,
    ...(isSupposed && { isSupposed }),
    isBetter,
    outcome,
    claimedUntil: days.until,
    from: days.from,
    until: days.lastClose,
    closes,
  }
}
