import type { Asset, AssetEntry } from '../assets/asset.ts'
import { latestReview } from '../assets/begun-review.ts'
import type { ReviewAnswered, ReviewGraded } from '../ledger/review-entries.ts'
import { accept, type Result, refuse } from '../result.ts'
import { type DueReview, dueReviews, type ReviewTime } from './due-reviews.ts'

type Answers = Pick<ReviewAnswered, 'confidence' | 'why' | 'returnPercent'>

/** Records three answers from memory, once for each review, while it is due. */
export function answerReview(
  asset: Asset,
  entries: readonly AssetEntry[],
  sequence: number,
  answers: Answers,
  time: ReviewTime,
): Result<ReviewAnswered> {
  const due = findDue(asset, entries, sequence, time)
  if (due && !due.isAnswered) {
    const { occasions } = due
    return accept({ kind: 'review-answered', assetId: asset.assetId, setBySequence: sequence, ...answers, occasions })
  }
  return refuse({ ...CONFLICT, message: latestReview(asset.reviews, sequence) ? ANSWERED : NOT_DUE })
}

/** Records a grade by the old text alone, once for each review, after its answers and while it is due. */
export function gradeReview(
  asset: Asset,
  entries: readonly AssetEntry[],
  sequence: number,
  grade: Pick<ReviewGraded, 'isWellDecided' | 'actual'>,
  time: ReviewTime,
): Result<ReviewGraded> {
  const latest = latestReview(asset.reviews, sequence)
  const due = findDue(asset, entries, sequence, time)
  if (due?.isAnswered)
    return accept({ kind: 'review-graded', assetId: asset.assetId, setBySequence: sequence, ...grade })
  if (!latest) return refuse({ ...CONFLICT, message: UNANSWERED })
  if (due) return refuse({ ...CONFLICT, message: latest.isGraded ? UNANSWERED : RESOLVED_SINCE })
  return refuse({ ...CONFLICT, message: latest.isGraded ? GRADED : NOT_DUE })
}

const findDue = (
  asset: Asset,
  entries: readonly AssetEntry[],
  sequence: number,
  time: ReviewTime,
): DueReview | undefined => dueReviews(asset, entries, time).find(({ decision }) => decision.sequence === sequence)

const CONFLICT = { code: 'conflict' } as const
const NOT_DUE = 'No review of this decision is due. Nothing was recorded.'
const ANSWERED = 'These questions are answered already, and the first answers stay. Nothing was recorded.'
const UNANSWERED = 'Answer the three questions first. Nothing was recorded.'
const GRADED = 'This decision has its grade, which stays. Nothing was recorded.'
const RESOLVED_SINCE =
  'The claim has come to its day since you answered. Answer the three questions once more, then grade. Nothing was recorded.'
