import { benchmarkTicker } from '../claims/claim.ts'
import { resolutionsOf } from '../claims/resolutions.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ClaimResolved, ReviewGraded } from '../ledger/review-entries.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { ReviewTime } from './due-reviews.ts'
import {
  type AskingReview,
  allDue,
  allToCome,
  companiesOf,
  keepsOutcomeBack,
  keepsOwnResultBack,
  keepsResultBack,
  type Reviewed,
} from './keeps-back.ts'

/** What is told nowhere now, because somebody is still asked to remember it. */
export type Withheld = {
  /** Decisions whose claim's outcome is kept back, by sequence, each with the decision that is asked about. */
  readonly outcomes: ReadonlyMap<number, Entry<DecisionRecorded>>
  /** Finished reviews whose result is kept back, by the entry of their grade, each with the decision that is asked about. */
  readonly results: ReadonlyMap<number, Entry<DecisionRecorded>>
  /**
   * Decisions of which nothing tells how sure their writer was, by sequence: the first review of each is due, and asks for it. One that is
   * due again has told it.
   */
  readonly confidences: ReadonlySet<number>
}

/** A claim that has been resolved, or a grade, with the company that its decision is on. */
type Of<Fact> = { readonly ticker: string; readonly fact: Fact }

/**
 * What the due reviews of a journal keep back: the outcomes of their own claims, and whatever tells these by another decision. That is
 * the outcome of each claim that runs at the same time and has the same last close or a later one, and the result of each review that was graded
 * since this one is due, or since the last close of its claim: of decisions on the same company, be it on its share or on an option; of those on
 * what the claim is held against; and the outcomes of claims that are held against this company. A claim that has had its last close keeps the
 * same back before it is resolved, for its review comes due with it.
 */
export function withheldBy(assets: readonly Reviewed[], time: ReviewTime): Withheld {
  const outcomes = new Map<number, Entry<DecisionRecorded>>()
  const results = new Map<number, Entry<DecisionRecorded>>()
  const due = allDue(assets)
  const confidences = new Set(due.flatMap(({ isFirst, decision }) => (isFirst ? [decision.sequence] : [])))
  const asking = [...due, ...allToCome(assets, time)]
  if (asking.length === 0) return { outcomes, results, confidences }
  const { resolved, grades } = toldIn(assets)
  for (const review of asking) {
    const { decision, withholdsOutcome, comesOn } = review
    if (withholdsOutcome && comesOn === undefined) outcomes.set(decision.sequence, decision)
    const claims = [...ofEach(review, resolved.onCompany), ...(resolved.against.get(review.ticker) ?? [])]
    for (const { ticker, fact } of claims)
      if (keepsOutcomeBack(review, ticker, fact)) outcomes.set(fact.setBySequence, decision)
    for (const { ticker, fact } of ofEach(review, grades)) {
      const gradedOn = marketDayOf(fact.recordedAt)
      const isKeptBack =
        fact.setBySequence === decision.sequence
          ? keepsOwnResultBack(review, fact.actual?.isByOwnPrices ?? false, gradedOn)
          : keepsResultBack(review, ticker, gradedOn)
      if (!isKeptBack) continue
      results.set(fact.sequence, decision)
      outcomes.set(fact.setBySequence, decision)
    }
  }
  return { outcomes, results, confidences }
}

/** What a journal tells of its claims and reviews, by company, so that few of them are held against each due review. */
function toldIn(assets: readonly Reviewed[]) {
  const resolved = assets.flatMap(({ ticker, entries }) =>
    [...resolutionsOf(entries).values()].map((fact): Of<ClaimResolved> => ({ ticker, fact })),
  )
  const grades = assets.flatMap(({ ticker, entries }) =>
    entries
      .filter((entry) => entry.kind === 'review-graded')
      .map((fact): Of<Entry<ReviewGraded>> => ({ ticker, fact })),
  )
  return {
    resolved: {
      onCompany: Map.groupBy(resolved, ({ ticker }) => ticker),
      against: Map.groupBy(resolved, ({ fact }) => benchmarkTicker(fact.claim)),
    },
    grades: Map.groupBy(grades, ({ ticker }) => ticker),
  }
}

const ofEach = <Fact>(review: AskingReview, facts: ReadonlyMap<string, readonly Of<Fact>[]>): readonly Of<Fact>[] =>
  companiesOf(review).flatMap((ticker) => facts.get(ticker) ?? [])
