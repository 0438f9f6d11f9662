import type { Asset, AssetEntry } from '../assets/asset.ts'
import { latestReview } from '../assets/begun-review.ts'
import { isWithdrawn } from '../assets/counted-entry.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { countsInCalibration } from './counted.ts'
import { DAYS_AFTER_BUY, isReviewOf, occasionsByDecision, type ReviewOccasion } from './review-occasions.ts'

/** A decision that its writer is asked to remember. */
export type DueReview = {
  readonly decision: Entry<DecisionRecorded>
  /** New York's day of the first of its occasions. */
  readonly dueOn: string
  /** The entries that make it due, by sequence. */
  readonly occasions: readonly number[]
  /** The three answers are in, and its grade is awaited. */
  readonly isAnswered: boolean
  /** No review of it has been finished: how sure its writer was is asked for the first time, and told nowhere meanwhile. */
  readonly isFirst: boolean
  /** The outcome of its claim is told nowhere meanwhile. One that an earlier review has told stays told. */
  readonly withholdsOutcome: boolean
}

/** The day in New York, and how many entries of the ledger were imported. */
export type ReviewTime = { readonly today: string; readonly imported: number }

/** The state of an asset that decides which reviews are due: the reviews begun, and the alerts that were withdrawn. */
export type ReviewedAsset = Pick<Asset, 'reviews'> & Parameters<typeof isWithdrawn>[0]

/** A review that nobody wanted for this long is not asked for any more, so that reviews do not pile up. */
const DAYS_ASKED = 90

/**
 * The decisions of an asset that are due for a review: when their claim is resolved, when a stop, a target or a test of theirs
 * has come, whether an alert told of it or the decision that moved it, removed it or sold at it, when what they bought is sold, and 90 days after a Buy. A decision has one review at a time, which is of all its
 * occasions that wait; what happens later is an occasion for another. An occasion is asked about for 90 days. Decisions that
 * were written down later, or imported, are never due, because they do not show what was thought at the time.
 * @param entries as corrected, oldest first
 */
export function dueReviews(
  asset: ReviewedAsset,
  entries: readonly AssetEntry[],
  { today, imported }: ReviewTime,
): readonly DueReview[] {
  const days = { from: firstDayAsked(today), until: today }
  const occasions = occasionsByDecision(entries, (sequence) => isWithdrawn(asset, sequence), days)
  if (occasions.size === 0) return []
  return entries.flatMap((decision): DueReview[] => {
    if (decision.kind !== 'decision-recorded') return []
    const { sequence } = decision
    const recent = occasions.get(sequence) ?? []
    if (recent.length === 0 || !countsInCalibration(decision, imported)) return []
    const done = asset.reviews.filter((review) => review.sequence === sequence && review.isGraded)
    const waiting = recent.filter((occasion) => !done.some((review) => isReviewOf(review, occasion)))
    const [dueOn] = waiting.map(({ on }) => on).sort()
    if (dueOn === undefined) return []
    return [
      {
        decision,
        dueOn,
        occasions: waiting.map((each) => each.sequence),
        isAnswered: isOpen(asset, sequence, waiting),
        isFirst: done.length === 0,
        withholdsOutcome: done.length === 0 || waiting.some(({ isOfClaim }) => isOfClaim),
      },
    ]
  })
}

/** The first day of occasions that are asked about still. */
const firstDayAsked = (today: string): string => dayOfNumber(dayNumber(today) - DAYS_ASKED)

/** Whether a review has its answers and no grade. A claim that was resolved after the answers asks for new ones. */
function isOpen({ reviews }: ReviewedAsset, decision: number, waiting: readonly ReviewOccasion[]): boolean {
  const latest = latestReview(reviews, decision)
  return (
    latest !== undefined && !latest.isGraded && waiting.every((each) => !each.isOfClaim || isReviewOf(latest, each))
  )
}

/** Whether the outcome of a claim that was resolved for a day may still be asked about. */
export const isClaimAskedAbout = (claimedUntil: string, today: string): boolean =>
  claimedUntil <= today && claimedUntil >= firstDayAsked(today)

/** The last day on which it may. */
export const lastDayAskedAbout = (claimedUntil: string): string => dayOfNumber(dayNumber(claimedUntil) + DAYS_ASKED)

/**
 * Entries from before this day make no review due any more: a Buy's review is due after its days and asked for as many days
 * again, and the Buy may have been written down a day after it was made.
 */
export const firstDayOfReasons = (today: string): string =>
  dayOfNumber(dayNumber(today) - DAYS_AFTER_BUY - DAYS_ASKED - 1)
