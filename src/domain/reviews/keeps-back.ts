import type { AssetEntry } from '../assets/asset.ts'
import { benchmarkTicker } from '../claims/claim.ts'
import { resolutionsOf } from '../claims/resolutions.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { awaitedClaims } from './awaited-claims.ts'
import type { DueReview, ReviewTime } from './due-reviews.ts'

/** One asset, its entries as corrected, and what is due of it. */
export type Reviewed = {
  readonly ticker: string
  readonly entries: readonly AssetEntry[]
  readonly due: readonly DueReview[]
}

/** A claim that has had its last close; `outcome` is null while it is not resolved. */
type ClaimEnded = Pick<ClaimResolved, 'claim' | 'from' | 'until'> & {
  readonly outcome: ClaimResolved['outcome'] | null
}

/** A decision on a company, with its claim if that has been resolved. */
export type ReviewedDecision = {
  readonly ticker: string
  readonly decision: Entry<DecisionRecorded>
  readonly resolved: ClaimEnded | undefined
  /** Its result is that of its own sales, and tells no close. */
  readonly isByOwnPrices?: boolean
}

/** A review that is due, or comes due with a claim that has had its last close, with what decides whose results it keeps back. */
export type AskingReview = {
  readonly ticker: string
  readonly decision: Entry<DecisionRecorded>
  readonly resolved: ClaimEnded | undefined
  /** What is told from this one of New York's days on tells what it asks. */
  readonly keepsFrom: string
  readonly withholdsOutcome: boolean
  /** The day of the claim with which it comes due; left out where it is due. */
  readonly comesOn?: string
}

/** A review that is due. */
export type DueOf = AskingReview & Pick<DueReview, 'isFirst'>

/** The due reviews of a journal, in the order of its assets and their entries. */
export const allDue = (assets: readonly Reviewed[]): readonly DueOf[] =>
  assets.flatMap(({ ticker, entries, due }) => {
    if (due.length === 0) return []
    const resolutions = resolutionsOf(entries)
    return due.map(({ decision, dueOn, isFirst, withholdsOutcome }) => {
      const resolved = resolutions.get(decision.sequence)
      // The close that decides a claim of a Sunday stands from Friday on.
      const isEarlier = withholdsOutcome && isDecided(resolved) && resolved.until < dueOn
      return { ticker, decision, resolved, isFirst, withholdsOutcome, keepsFrom: isEarlier ? resolved.until : dueOn }
    })
  })

/** The reviews that come due with claims which have had their last close: they ask for what is told since, too. */
export const allToCome = (assets: readonly Reviewed[], time: ReviewTime): readonly AskingReview[] =>
  assets.flatMap(({ ticker, entries }) =>
    awaitedClaims(entries, time).map(({ decision, claim, days }) => {
      const { from, until, lastClose } = days
      const resolved = { claim, from, until: lastClose, outcome: null }
      // What was told under another ticker was of another company.
      const correctedOn = tickerCorrectedOn(entries) ?? lastClose
      const keepsFrom = correctedOn > lastClose ? correctedOn : lastClose
      return { ticker, decision, resolved, keepsFrom, withholdsOutcome: true, comesOn: until }
    }),
  )

/** New York's day of the last correction of a ticker; null where there is none. */
export function tickerCorrectedOn(entries: readonly AssetEntry[]): string | null {
  const corrected = entries.findLast((entry) => entry.kind === 'correction-recorded' && entry.field === 'ticker')
  return corrected ? marketDayOf(corrected.recordedAt) : null
}

const isDecided = (resolved: ClaimEnded | undefined): resolved is ClaimEnded =>
  resolved !== undefined && resolved.outcome !== 'unresolvable'

/**
 * Whether a due review, or one that is to come, keeps back the result of a decision that is graded on a day: of another decision, or what an earlier
 * review of the same one tells while its claim is not resolved.
 */
export function keepsBack(review: AskingReview, of: ReviewedDecision, gradedOn: string): boolean {
  const { ticker, decision, resolved, isByOwnPrices = false } = of
  if (decision.sequence === review.decision.sequence)
    return review.comesOn !== undefined && keepsOwnResultBack(review, isByOwnPrices, gradedOn)
  return (
    keepsResultBack(review, ticker, gradedOn) || (resolved !== undefined && keepsOutcomeBack(review, ticker, resolved))
  )
}

/** Whether it keeps back the result of a review of another decision on a company, which was graded on a day. */
export const keepsResultBack = (review: AskingReview, ticker: string, gradedOn: string): boolean =>
  companiesOf(review).includes(ticker) && gradedOn >= review.keepsFrom

/** Whether it keeps back the result of an earlier review of its own decision, which ends with the same close unless all had been sold. */
export const keepsOwnResultBack = (
  { resolved, withholdsOutcome, comesOn, keepsFrom }: AskingReview,
  isByOwnPrices: boolean,
  gradedOn: string,
): boolean =>
  withholdsOutcome &&
  isDecided(resolved) &&
  !isByOwnPrices &&
  gradedOn >= (comesOn === undefined ? resolved.until : keepsFrom)

/**
 * Whether it keeps back the outcome of a claim on a company: the two are on the same company, or one is held against the company of the
 * other, and the outcome of the one gives away the other's.
 */
export const keepsOutcomeBack = (due: AskingReview, ticker: string, claim: ClaimEnded): boolean =>
  due.withholdsOutcome &&
  isDecided(due.resolved) &&
  (companiesOf(due).includes(ticker) || benchmarkTicker(claim.claim) === due.ticker) &&
  tells(claim, due.resolved)

/** The company of a review, and the one that its claim is held against if the outcome of that is kept back. */
export function companiesOf({ ticker, withholdsOutcome, resolved }: AskingReview): readonly string[] {
  const benchmark = withholdsOutcome && resolved ? benchmarkTicker(resolved.claim) : null
  return benchmark === null || benchmark === ticker ? [ticker] : [ticker, benchmark]
}

/**
 * Whether the outcome of one claim gives away another's: the two run at the same time, and the last close of this one is no earlier. The
 * days that they name do not tell: the same close decides for a Saturday and for the Sunday after it.
 */
const tells = (one: ClaimEnded, other: ClaimEnded): boolean => one.until >= other.until && one.from < other.until
