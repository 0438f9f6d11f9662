import { type MeanWithError, meanWithError } from './mean-with-error.ts'

/** What was remembered before an entry was shown, beside what it says. Returns in percent, confidence as a probability. */
export type Recalled = {
  readonly recalledReturn: number | null
  /** null where no close tells it */
  readonly actualReturn: number | null
  readonly recalledProbability: number
  readonly recordedProbability: number
  /** What had become of the claim when it was asked; null where its day had not come. */
  readonly knownThen: boolean | null
  /** The answers are from before the decision's entry was first shown. Later ones are from after it. */
  readonly isFirst: boolean
  /** The decision was a sale, whole or in part: a return that is remembered too high speaks against it. */
  readonly isOfSale: boolean
}

/** Below so many decisions, each review is shown and nothing is said of all. */
const REVIEWS_GATE = 10

export type Memory = {
  /** Recalled less actual return, in points. Above 0 the past is remembered kinder than it was. */
  readonly gap: MeanWithError | null
  /** First reviews of which no gap is known: nobody guessed, or no price tells the return. */
  readonly ungapped: number
  /** Reviews that are left out of the gap, because they ask about an entry that an earlier one has shown. */
  readonly later: number
  readonly tooHigh: number
  readonly exact: number
  readonly tooLow: number
  /** First reviews of sales, of which too high a return is no kinder memory, so that they are no part of the gap. */
  readonly ofSales: number
  /** (recalled p − recorded p)(2o − 1). Above 0 the outcome is remembered as more foreseen than it was. */
  readonly hindsight: MeanWithError | null
}

/**
 * How returns and outcomes are remembered. Each decision counts once: in the gap by the answers from before its entry was shown,
 * in hindsight by the first ones after the outcome.
 *
 * Memory gap: D. J. Walters and P. M. Fernbach, "Investor memory of past performance is positively biased and predicts
 * overconfidence", PNAS 118 (2021) e2026680118. Hindsight: B. Fischhoff and R. Beyth, "I knew it would happen",
 * Organizational Behavior and Human Performance 13 (1975) 1.
 */
export function memoryOf(reviews: readonly Recalled[]): Memory {
  const first = reviews.filter(({ isFirst }) => isFirst)
  const ofHoldings = first.filter(({ isOfSale }) => !isOfSale)
  const gaps = ofHoldings.flatMap(({ recalledReturn, actualReturn }) =>
    recalledReturn === null || actualReturn === null ? [] : [recalledReturn - actualReturn],
  )
  const shifts = reviews.flatMap(({ recalledProbability, recordedProbability, knownThen }) =>
    knownThen === null ? [] : [(recalledProbability - recordedProbability) * (knownThen ? 1 : -1)],
  )
  const ofGate = (values: readonly number[]) => (values.length < REVIEWS_GATE ? null : meanWithError(values))
  return {
    gap: ofGate(gaps),
    ungapped: ofHoldings.length - gaps.length,
    ofSales: first.length - ofHoldings.length,
    later: reviews.length - first.length,
    tooHigh: gaps.filter((gap) => gap > EXACT).length,
    exact: gaps.filter((gap) => Math.abs(gap) <= EXACT).length,
    tooLow: gaps.filter((gap) => gap < -EXACT).length,
    hindsight: ofGate(shifts),
  }
}

/** Nobody is asked for tenths of a percent: within half a point a return is remembered rightly. */
const EXACT = 0.5
