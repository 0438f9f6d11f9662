/**
 * One review of each decision, that of its first grade: later ones were given after a result had been shown.
 * @param reviews those of one decision in the order of their grades
 */
export const firstGrades = <Review>(
  reviews: readonly Review[],
  sequenceOf: (review: Review) => number,
): readonly Review[] => [
  ...new Map(reviews.toReversed().map((review) => [sequenceOf(review), review] as const)).values(),
]
