import type { Asset } from '../assets/asset.ts'
import { isOfOtherTicker } from '../assets/other-ticker.ts'
import type { Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import { isReviewOf } from './review-occasions.ts'
import type { Withheld } from './withheld.ts'

/**
 * Whether a journal shows the outcome of a decision's claim: wherever the Mirror does, so until a due review keeps it back. What was
 * recorded under another ticker counts nowhere, and may be told of a company that is asked about elsewhere. It is shown where a review had told it.
 */
export function isOutcomeTold(
  { reviews, corrections }: Pick<Asset, 'reviews' | 'corrections'>,
  resolved: Entry<ClaimResolved>,
  withheld: Withheld['outcomes'],
): boolean {
  const { setBySequence, claimedUntil } = resolved
  if (withheld.has(setBySequence)) return false
  if (!isOfOtherTicker(resolved, corrections)) return true
  const occasion = { sequence: resolved.putsRight ?? resolved.sequence, on: claimedUntil, isOfClaim: true }
  return reviews.some((review) => review.sequence === setBySequence && review.isGraded && isReviewOf(review, occasion))
}
