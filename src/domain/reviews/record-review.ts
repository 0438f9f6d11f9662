import type { Asset, AssetEntry } from '../assets/asset.ts'
import type { ReviewAnswered, ReviewGraded } from '../ledger/review-entries.ts'
import { accept, type Result, refuse } from '../result.ts'
import { dueReviews, type ReviewTime } from './due-reviews.ts'

type Answers = Pick<ReviewAnswered, 'confidence' | 'why' | 'returnPercent'>

/** Records three answers from memory, once, while the review is due. */
export function answerReview(
  asset: Asset,
  entries: readonly AssetEntry[],
  sequence: number,
  answers: Answers,
  time: ReviewTime,
): Result<ReviewAnswered> {
  if (asset.reviews.some((review) => review.sequence === sequence)) return refuse({ ...CONFLICT, message: ANSWERED })
  if (!isDue(asset, entries, sequence, time)) return refuse({ ...CONFLICT, message: NOT_DUE })
  return accept({ kind: 'review-answered', assetId: asset.assetId, setBySequence: sequence, ...answers })
}

/** Records a grade by the old text alone, once, after the answers, while the review is due and the result is not shown. */
export function gradeReview(
  asset: Asset,
  entries: readonly AssetEntry[],
  sequence: number,
  grade: Pick<ReviewGraded, 'isWellDecided' | 'actual'>,
  time: ReviewTime,
): Result<ReviewGraded> {
  const review = asset.reviews.find((begun) => begun.sequence === sequence)
  if (!review) return refuse({ ...CONFLICT, message: 'Answer the three questions first. Nothing was recorded.' })
  if (review.isGraded)
    return refuse({ ...CONFLICT, message: 'This decision has its grade, which stays. Nothing was recorded.' })
  if (!isDue(asset, entries, sequence, time)) return refuse({ ...CONFLICT, message: NOT_DUE })
  return accept({ kind: 'review-graded', assetId: asset.assetId, setBySequence: sequence, ...grade })
}

const isDue = (asset: Asset, entries: readonly AssetEntry[], sequence: number, time: ReviewTime): boolean =>
  dueReviews(asset, entries, time).some(({ decision }) => decision.sequence === sequence)

const CONFLICT = { code: 'conflict' } as const
const NOT_DUE = 'No review of this decision is due. Nothing was recorded.'
const ANSWERED = 'These questions are answered already, and the first answers stay. Nothing was recorded.'
