import { resolutionsOf } from '../claims/resolutions.ts'
import type { Entry } from '../ledger/entry.ts'
import type { ReviewGraded } from '../ledger/review-entries.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { ReviewTime } from './due-reviews.ts'
import { allDue, allToCome, keepsBack, type Reviewed, type ReviewedDecision } from './keeps-back.ts'

/** A decision whose review had been finished before, by the entry of its grade. */
export type SetFree = ReviewedDecision & { readonly gradedBy: number }

/**
 * The finished reviews whose result the due review of another decision alone kept back, so that its grade tells them, too.
 * @param before the journal with what was due of it, just before that grade
 * @param time of the grade
 */
export function setFreeBy(
  before: readonly Reviewed[],
  { setBySequence }: ReviewGraded,
  time: ReviewTime,
): readonly SetFree[] {
  const all = [...allDue(before), ...allToCome(before, time)]
  return finishedReviews(before).filter((finished) => {
    const keepers = all.filter((one) => keepsBack(one, finished, finished.gradedOn))
    return keepers.length === 1 && keepers[0]?.decision.sequence === setBySequence
  })
}

/** Each decision that has a grade, with its latest one. */
function finishedReviews(assets: readonly Reviewed[]): readonly (SetFree & { readonly gradedOn: string })[] {
  return assets.flatMap(({ ticker, entries }) => {
    const grades = entries.filter((entry): entry is Entry<ReviewGraded> => entry.kind === 'review-graded')
    if (grades.length === 0) return []
    const resolutions = resolutionsOf(entries)
    return [...new Map(grades.map((grade) => [grade.setBySequence, grade])).values()].flatMap((grade) => {
      const decision = entries.find(({ sequence }) => sequence === grade.setBySequence)
      if (decision?.kind !== 'decision-recorded') return []
      const resolved = resolutions.get(decision.sequence)
      const of = { ticker, decision, resolved, isByOwnPrices: grade.actual?.isByOwnPrices ?? false }
      return [{ ...of, gradedBy: grade.sequence, gradedOn: marketDayOf(grade.recordedAt) }]
    })
  })
}
