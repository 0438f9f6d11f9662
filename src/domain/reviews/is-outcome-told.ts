import type { Asset } from '../assets/asset.ts'
import type { Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import { isClaimAskedAbout } from './due-reviews.ts'
import { isReviewOf } from './review-occasions.ts'

/**
 * Whether a journal may show the outcome of a decision's claim, so that nobody reads it by accident before they have looked back:
 * once a review is graded whose answers came after it was resolved. A review that is older tells it once nobody is asked any more.
 */
export function isOutcomeTold(
  { reviews }: Pick<Asset, 'reviews'>,
  resolved: Entry<ClaimResolved>,
  today: string,
): boolean {
  const { setBySequence, claimedUntil, outcome } = resolved
  // An outcome that was put right is told with the one in whose place it stands.
  const sequence = resolved.putsRight ?? resolved.sequence
  const graded = reviews.filter((review) => review.sequence === setBySequence && review.isGraded)
  const isAsked = outcome !== 'unresolvable' && isClaimAskedAbout(claimedUntil, today)
  const occasion = { sequence, on: claimedUntil, isOfClaim: true }
  return isAsked ? graded.some((review) => isReviewOf(review, occasion)) : graded.length > 0
}
