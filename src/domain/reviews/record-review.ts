import type { Asset, AssetEntry } from '../assets/asset.ts'
import type { ReviewAnswered, ReviewGraded } from '../ledger/review-entries.ts'
import { accept, type Result, refuse } from '../result.ts'
import { dueReviews } from './due-reviews.ts'

type Answers = Pick<ReviewAnswered, 'confidence' | 'why' | 'returnPercent'>

/** Three answers from memory, once, while the review is due. */
export function answerReview(
  asset: Asset,
  entries: readonly AssetEntry[],
  sequence: number,
  answers: Answers,
  today: string,
): Result<ReviewAnswered> {
  if (asset.reviews.some((review) => review.sequence === sequence)) return refuse({ ...CONFLICT, message: ANSWERED })
  if (!dueReviews(asset, entries, today).some(({ decision }) => decision.sequence === sequence))
    return refuse({ ...CONFLICT, message: 'No review of this decision is due. Nothing was recorded.' })
  return accept({ kind: 'review-answered', assetId: asset.assetId, setBySequence: sequence, ...answers })
}

/** A grade by the old text alone, once, after the answers. */
export function gradeReview(
  { assetId, reviews }: Asset,
  sequence: number,
  grade: Pick<ReviewGraded, 'isWellDecided' | 'actual'>,
): Result<ReviewGraded> {
  const review = reviews.find((begun) => begun.sequence === sequence)
  if (!review) return refuse({ ...CONFLICT, message: 'Answer the three questions first. Nothing was recorded.' })
  if (review.isGraded)
    return refuse({ ...CONFLICT, message: 'This decision has its grade, which stays. Nothing was recorded.' })
  return accept({ kind: 'review-graded', assetId, setBySequence: sequence, ...grade })
}

const CONFLICT = { code: 'conflict' } as const
const ANSWERED = 'These questions are answered already, and the first answers stay. Nothing was recorded.'
