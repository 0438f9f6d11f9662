import type { Asset } from '../assets/asset.ts'

/**
 * Whether a journal may show the outcome of a decision's claim, which it may once the review is graded, so that nobody reads it
 * by accident before they have looked back.
 * @param sequence the decision's sequence
 */
export const isOutcomeTold = ({ reviews }: Pick<Asset, 'reviews'>, sequence: number): boolean =>
  reviews.some((review) => review.sequence === sequence && review.isGraded)
