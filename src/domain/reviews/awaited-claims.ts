import type { AssetEntry } from '../assets/asset.ts'
import { type Claim, claimOf } from '../claims/claim.ts'
import { type ClaimDays, claimDays } from '../claims/claim-days.ts'
import { directionOf, expiryOf } from '../claims/claim-direction.ts'
import { resolutionsOf } from '../claims/resolutions.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { countsInCalibration } from './counted.ts'
import { isClaimAskedAbout, type ReviewTime } from './due-reviews.ts'

/** A claim that has had its last close and is not resolved yet: its own day has not come, or a close is missing. */
type AwaitedClaim = {
  readonly decision: Entry<DecisionRecorded>
  readonly claim: Claim
  readonly isSupposed: boolean
  readonly days: ClaimDays
}

/** A Mirror asks for those of an asset three times: for what its reviews keep back, alone and with the company's, and for its closes. */
const found = new WeakMap<readonly AssetEntry[], Found>()
/** What was found, when, and up to which entry: a list may have grown since. */
type Found = ReviewTime & { readonly last: AssetEntry | undefined; readonly claims: readonly AwaitedClaim[] }

/**
 * Those of one asset. The last close of a claim that ends on a Sunday is known from Friday on, and its review comes due only after it.
 * @param entries as corrected, oldest first
 */
export function awaitedClaims(entries: readonly AssetEntry[], time: ReviewTime): readonly AwaitedClaim[] {
  const [before, last] = [found.get(entries), entries.at(-1)]
  if (before?.today === time.today && before.imported === time.imported && before.last === last) return before.claims
  const claims = claimsWaiting(entries, time)
  found.set(entries, { ...time, last, claims })
  return claims
}

function claimsWaiting(entries: readonly AssetEntry[], { today, imported }: ReviewTime): readonly AwaitedClaim[] {
  const [opening] = entries
  const facts = opening?.kind === 'decision-recorded' ? opening.asset : null
  if (!facts) return []
  const resolved = resolutionsOf(entries)
  return entries.flatMap((decision): AwaitedClaim[] => {
    if (decision.kind !== 'decision-recorded' || resolved.has(decision.sequence)) return []
    if (!countsInCalibration(decision, imported) || directionOf(decision, facts).leftOut !== null) return []
    const { claim, isSupposed } = claimOf(decision, facts.ticker)
    const days = claimDays(decision, claim.horizonMonths, expiryOf(facts, decision))
    const isAwaited = days.lastClose <= today && (days.until > today || isClaimAskedAbout(days.until, today))
    return isAwaited ? [{ decision, claim, isSupposed, days }] : []
  })
}
