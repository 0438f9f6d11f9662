import type { Entry } from '../ledger/entry.ts'
import type { ReviewAnswered, ReviewGraded } from '../ledger/review-entries.ts'

/** A review under way, or done: the decision that it is of. */
export type BegunReview = { readonly sequence: number; readonly isGraded: boolean }

export function afterReview(
  reviews: readonly BegunReview[],
  entry: Entry<ReviewAnswered | ReviewGraded>,
): readonly BegunReview[] {
  const sequence = entry.setBySequence
  if (entry.kind === 'review-graded')
    return reviews.map((review) => (review.sequence === sequence ? { ...review, isGraded: true } : review))
  return reviews.some((review) => review.sequence === sequence) ? reviews : [...reviews, { sequence, isGraded: false }]
}

/** The reviews that were begun in an asset's entries, oldest first. */
export const begunReviews = (entries: readonly Entry[]): readonly BegunReview[] =>
  entries.reduce<readonly BegunReview[]>(
    (reviews, entry) =>
      entry.kind === 'review-answered' || entry.kind === 'review-graded' ? afterReview(reviews, entry) : reviews,
    [],
  )
