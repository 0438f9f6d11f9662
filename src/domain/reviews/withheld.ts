import type { AssetEntry } from '../assets/asset.ts'
import { benchmarkTicker } from '../claims/claim.ts'
import { resolutionsOf } from '../claims/resolutions.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ClaimResolved, ReviewGraded } from '../ledger/review-entries.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { DueReview } from './due-reviews.ts'

/** What is told nowhere now, because somebody is still asked to remember it. */
export type Withheld = {
  /** Decisions whose claim's outcome is kept back, by sequence, each with the decision that is asked about. */
  readonly outcomes: ReadonlyMap<number, Entry<DecisionRecorded>>
  /** Finished reviews whose result is kept back, by the entry of their grade, each with the decision that is asked about. */
  readonly results: ReadonlyMap<number, Entry<DecisionRecorded>>
}

/** One asset, its entries as corrected, and what is due of it. */
export type Reviewed = {
  readonly ticker: string
  readonly entries: readonly AssetEntry[]
  readonly due: readonly DueReview[]
}

/** A claim that has been resolved, or a grade, with the company that its decision is on. */
type Of<Fact> = { readonly ticker: string; readonly fact: Fact }

/**
 * What the due reviews of a journal keep back: the outcomes of their own claims, and whatever tells these by another decision. That is
 * the outcome of each claim that runs at the same time and has the same last close or a later one, and the result of each review that was graded
 * since this one is due: of decisions on the same company, be it on its share or on an option; of those on what the claim is held
 * against; and the outcomes of claims that are held against this company.
 */
export function withheldBy(assets: readonly Reviewed[]): Withheld {
  const outcomes = new Map<number, Entry<DecisionRecorded>>()
  const results = new Map<number, Entry<DecisionRecorded>>()
  const due = assets.flatMap(({ ticker, due }) => due.map((review) => ({ ticker, ...review })))
  if (due.length === 0) return { outcomes, results }
  const { resolved, grades, bySequence } = toldIn(assets)
  for (const { ticker, decision, dueOn, withholdsOutcome } of due) {
    const own = bySequence.get(decision.sequence)
    const benchmark = own ? benchmarkTicker(own.claim) : null
    if (withholdsOutcome) outcomes.set(decision.sequence, decision)
    if (withholdsOutcome && own && own.outcome !== 'unresolvable')
      for (const { fact } of [
        ...ofEach([ticker, benchmark], resolved.onCompany),
        ...(resolved.against.get(ticker) ?? []),
      ])
        if (tells(fact, own)) outcomes.set(fact.setBySequence, decision)
    for (const { fact } of ofEach([ticker, withholdsOutcome ? benchmark : null], grades)) {
      if (fact.setBySequence === decision.sequence || marketDayOf(fact.recordedAt) < dueOn) continue
      results.set(fact.sequence, decision)
      outcomes.set(fact.setBySequence, decision)
    }
  }
  return { outcomes, results }
}

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
    bySequence: new Map(resolved.map(({ fact }) => [fact.setBySequence, fact])),
  }
}

const ofEach = <Fact>(
  tickers: readonly (string | null)[],
  facts: ReadonlyMap<string, readonly Of<Fact>[]>,
): readonly Of<Fact>[] => [...new Set(tickers)].flatMap((ticker) => (ticker === null ? [] : (facts.get(ticker) ?? [])))

/**
 * Whether the outcome of one claim gives away another's: the two run at the same time, and the last close of this one is no earlier. The
 * days that they name do not tell: the same close decides for a Saturday and for the Sunday after it.
 */
export const tells = (one: ClaimResolved, other: ClaimResolved): boolean =>
  one.until >= other.until && one.from < other.until
