import type { AssetEntry } from '../assets/asset.ts'
import { resolutionsOf } from '../claims/resolutions.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { ClaimResolved } from '../ledger/review-entries.ts'
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

/**
 * What the due reviews of a journal keep back: the outcomes of their own claims, and whatever tells these by another decision on
 * the same company, be it on its share or on an option. That is the outcome of each claim that runs at the same time and ends on
 * the same day or later, and the result of each review that was graded since this one is due.
 */
export function withheldBy(assets: readonly Reviewed[]): Withheld {
  const outcomes = new Map<number, Entry<DecisionRecorded>>()
  const results = new Map<number, Entry<DecisionRecorded>>()
  const underReview = new Set(assets.flatMap(({ ticker, due }) => (due.length > 0 ? [ticker] : [])))
  const companies = Map.groupBy(
    assets.filter(({ ticker }) => underReview.has(ticker)),
    ({ ticker }) => ticker,
  )
  for (const company of companies.values()) {
    const entries = company.flatMap((asset) => asset.entries)
    const resolved = resolutionsOf(entries)
    const grades = entries.filter((entry) => entry.kind === 'review-graded')
    for (const { decision, dueOn, withholdsOutcome } of company.flatMap(({ due }) => due)) {
      const own = resolved.get(decision.sequence)
      if (withholdsOutcome) outcomes.set(decision.sequence, decision)
      if (withholdsOutcome && own && own.outcome !== 'unresolvable')
        for (const other of resolved.values()) if (tells(other, own)) outcomes.set(other.setBySequence, decision)
      for (const { sequence, setBySequence, recordedAt } of grades) {
        if (setBySequence === decision.sequence || marketDayOf(recordedAt) < dueOn) continue
        results.set(sequence, decision)
        outcomes.set(setBySequence, decision)
      }
    }
  }
  return { outcomes, results }
}

/** Whether the outcome of one claim gives away another's: the two run at the same time, and this one ends no earlier. */
const tells = (one: ClaimResolved, other: ClaimResolved): boolean =>
  one.claimedUntil >= other.claimedUntil && one.from < other.until
