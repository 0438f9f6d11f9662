import type { Asset } from '../assets/asset.ts'

/**
 * Whether a journal may tell what became of a decision's claim: once its review is graded. Whoever has not looked back yet should
 * not read it in passing.
 * @param sequence the decision's
 */
export const isOutcomeTold = ({ reviews }: Pick<Asset, 'reviews'>, sequence: number): boolean =>
  reviews.some((review) => review.sequence === sequence && review.isGraded)
