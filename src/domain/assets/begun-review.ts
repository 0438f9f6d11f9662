import type { Entry } from '../ledger/entry.ts'
import type { ReviewAnswered, ReviewGraded } from '../ledger/review-entries.ts'
import { marketDayOf } from '../prices/market-calendar.ts'

/** A review under way, or done. A decision may have several, one after the other. */
export type BegunReview = {
  /** The decision that it is of. */
  readonly sequence: number
  /** The entry of its answers. */
  readonly answeredBy: number
  /** As in ReviewAnswered; null for answers from before entries named them. */
  readonly occasions: readonly number[] | null
  readonly isGraded: boolean
  /** New York's day of its last entry. */
  readonly lastOn: string
}

/** A grade belongs to the latest answers of its decision. */
export function afterReview(
  reviews: readonly BegunReview[],
  entry: Entry<ReviewAnswered | ReviewGraded>,
): readonly BegunReview[] {
  const [sequence, lastOn] = [entry.setBySequence, marketDayOf(entry.recordedAt)]
  if (entry.kind === 'review-answered') {
    const occasions = entry.occasions ?? null
    return [...reviews, { sequence, answeredBy: entry.sequence, occasions, isGraded: false, lastOn }]
  }
  const latest = latestReview(reviews, sequence)
  return reviews.map((review) => (review === latest ? { ...review, isGraded: true, lastOn } : review))
}

/** @param sequence the decision's sequence */
export const latestReview = (reviews: readonly BegunReview[], sequence: number): BegunReview | undefined =>
  reviews.findLast((review) => review.sequence === sequence)

/** The reviews that were begun in an asset's entries, oldest first. */
export const begunReviews = (entries: readonly Entry[]): readonly BegunReview[] =>
  entries.reduce<readonly BegunReview[]>(
    (reviews, entry) =>
      entry.kind === 'review-answered' || entry.kind === 'review-graded' ? afterReview(reviews, entry) : reviews,
    [],
  )
