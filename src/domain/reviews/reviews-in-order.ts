import { benchmarkTicker } from '../claims/claim.ts'
import { resolutionsOf } from '../claims/resolutions.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import type { DueReview } from './due-reviews.ts'
import { type Reviewed, tells } from './withheld.ts'

/** A decision on a company, with its claim if that has been resolved. */
export type ReviewedDecision = {
  readonly ticker: string
  readonly decision: Entry<DecisionRecorded>
  readonly resolved: ClaimResolved | undefined
}

/** A due review with what decides whose results it keeps back. */
type DueOf = ReviewedDecision & Pick<DueReview, 'dueOn' | 'withholdsOutcome'>

/** The due reviews of a journal, in the order of its assets and their entries. */
export const allDue = (assets: readonly Reviewed[]): readonly DueOf[] =>
  assets.flatMap(({ ticker, entries, due }) => {
    if (due.length === 0) return []
    const resolutions = resolutionsOf(entries)
    return due.map((review) => ({ ticker, ...review, resolved: resolutions.get(review.decision.sequence) }))
  })

/**
 * Whether a due review keeps back the result of another decision that is graded on a day. @see withheldBy, which keeps back the same
 */
export function keepsBack(due: DueOf, other: ReviewedDecision, gradedOn: string): boolean {
  const { ticker, decision, dueOn, withholdsOutcome, resolved: own } = due
  if (decision.sequence === other.decision.sequence) return false
  const benchmark = withholdsOutcome && own ? benchmarkTicker(own.claim) : null
  const isOnCompany = other.ticker === ticker || other.ticker === benchmark
  if (isOnCompany && gradedOn >= dueOn) return true
  if (!withholdsOutcome || !own || own.outcome === 'unresolvable' || !other.resolved) return false
  return (isOnCompany || benchmarkTicker(other.resolved.claim) === ticker) && tells(other.resolved, own)
}

/**
 * The due reviews in the order in which they are offered: first those whose result comes with their own grade, then each time one that
 * waits for the fewest others, so that a company's reviews follow each other and the last of them tells the results of all. Nothing but the
 * days of the decisions and of their claims decides it.
 */
export function inOrderOfResults(due: readonly DueOf[], today: string): readonly DueOf[] {
  const rest = [...due]
  const waits = new Map(rest.map((one) => [one, rest.filter((other) => keepsBack(other, one, today)).length]))
  const ordered: DueOf[] = []
  while (rest.length > 0) {
    const next = rest.reduce((best, one) => ((waits.get(one) ?? 0) < (waits.get(best) ?? 0) ? one : best))
    rest.splice(rest.indexOf(next), 1)
    ordered.push(next)
    for (const one of rest) if (keepsBack(next, one, today)) waits.set(one, (waits.get(one) ?? 0) - 1)
  }
  return ordered
}
