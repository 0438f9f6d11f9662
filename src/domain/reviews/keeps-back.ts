import type { AssetEntry } from '../assets/asset.ts'
import { benchmarkTicker } from '../claims/claim.ts'
import { resolutionsOf } from '../claims/resolutions.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import type { DueReview } from './due-reviews.ts'

/** One asset, its entries as corrected, and what is due of it. */
export type Reviewed = {
  readonly ticker: string
  readonly entries: readonly AssetEntry[]
  readonly due: readonly DueReview[]
}

/** A decision on a company, with its claim if that has been resolved. */
export type ReviewedDecision = {
  readonly ticker: string
  readonly decision: Entry<DecisionRecorded>
  readonly resolved: ClaimResolved | undefined
}

/** A due review with what decides whose results it keeps back. */
export type DueOf = ReviewedDecision & Pick<DueReview, 'dueOn' | 'isFirst' | 'withholdsOutcome'>

/** The due reviews of a journal, in the order of its assets and their entries. */
export const allDue = (assets: readonly Reviewed[]): readonly DueOf[] =>
  assets.flatMap(({ ticker, entries, due }) => {
    if (due.length === 0) return []
    const resolutions = resolutionsOf(entries)
    return due.map((review) => ({ ticker, ...review, resolved: resolutions.get(review.decision.sequence) }))
  })

/** Whether a due review keeps back the result of another decision that is graded on a day. */
export const keepsBack = (due: DueOf, { ticker, decision, resolved }: ReviewedDecision, gradedOn: string): boolean =>
  decision.sequence !== due.decision.sequence &&
  (keepsResultBack(due, ticker, gradedOn) || (resolved !== undefined && keepsOutcomeBack(due, ticker, resolved)))

/** Whether it keeps back the result of a review of another decision on a company, which was graded on a day. */
export const keepsResultBack = (due: DueOf, ticker: string, gradedOn: string): boolean =>
  companiesOf(due).includes(ticker) && gradedOn >= due.dueOn

/**
 * Whether it keeps back the outcome of a claim on a company: the two are on the same company, or one is held against the company of the
 * other, and the outcome of the one gives away the other's.
 */
export const keepsOutcomeBack = (due: DueOf, ticker: string, claim: ClaimResolved): boolean =>
  due.withholdsOutcome &&
  due.resolved !== undefined &&
  due.resolved.outcome !== 'unresolvable' &&
  (companiesOf(due).includes(ticker) || benchmarkTicker(claim.claim) === due.ticker) &&
  tells(claim, due.resolved)

/** The company of a due review, and the one that its claim is held against if the outcome of that is kept back. */
export function companiesOf({ ticker, withholdsOutcome, resolved }: DueOf): readonly string[] {
  const benchmark = withholdsOutcome && resolved ? benchmarkTicker(resolved.claim) : null
  return benchmark === null || benchmark === ticker ? [ticker] : [ticker, benchmark]
}

/**
 * Whether the outcome of one claim gives away another's: the two run at the same time, and the last close of this one is no earlier. The
 * days that they name do not tell: the same close decides for a Saturday and for the Sunday after it.
 */
const tells = (one: ClaimResolved, other: ClaimResolved): boolean => one.until >= other.until && one.from < other.until
