import type { AssetEntry } from '../assets/asset.ts'
import { type Claim, claimOf } from '../claims/claim.ts'
import { type ClaimDays, claimDays } from '../claims/claim-days.ts'
import { directionOf, expiryOf } from '../claims/claim-direction.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import { countsInCalibration } from './counted.ts'
import { isClaimAskedAbout, type ReviewTime } from './due-reviews.ts'

/** A claim that has had its last close and is not resolved yet: its own day has not come, or a close is missing. */
type AwaitedClaim = {
  readonly decision: Entry<DecisionRecorded>
  readonly claim: Claim
  readonly isSupposed: boolean
  readonly days: ClaimDays
}

/**
 * Those of one asset. The last close of a claim that ends on a Sunday is known from Friday on, and its review comes due only after it.
 * @param entries as corrected, oldest first
 * @param resolved the claims among them that are resolved, by the sequence of their decision
 */
export function awaitedClaims(
  entries: readonly AssetEntry[],
  resolved: ReadonlyMap<number, ClaimResolved>,
  { today, imported }: ReviewTime,
): readonly AwaitedClaim[] {
  const [opening] = entries
  const facts = opening?.kind === 'decision-recorded' ? opening.asset : null
  if (!facts) return []
  return entries.flatMap((decision): AwaitedClaim[] => {
    if (decision.kind !== 'decision-recorded' || resolved.has(decision.sequence)) return []
    if (!countsInCalibration(decision, imported) || directionOf(decision, facts).leftOut !== null) return []
    const { claim, isSupposed } = claimOf(decision, facts.ticker)
    const days = claimDays(decision, claim.horizonMonths, expiryOf(facts, decision))
    const isAwaited = days.lastClose <= today && (days.until > today || isClaimAskedAbout(days.until, today))
    return isAwaited ? [{ decision, claim, isSupposed, days }] : []
  })
}
