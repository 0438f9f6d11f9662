import { LEAST_REVIEWS } from '../basis/least-counts.ts'
import { type MeanWithError, meanWithError } from '../statistics/mean-with-error.ts'

/** What was remembered before an entry was shown, beside what it says. Returns in percent, confidence as a probability. */
export type Recalled = {
  readonly ticker: string
  /** New York's days of the decision as its entry said first, and of the answers. */
  readonly claimedOn: string
  readonly answeredOn: string
  readonly recalledReturn: number | null
  /** null where no price tells it */
  readonly actualReturn: number | null
  /** Of a sale: what rose after it is no kinder memory, so that its return is in no gap. */
  readonly isOfSale: boolean
  readonly recalledProbability: number
  readonly recordedProbability: number
  /** What had become of the claim when it was asked; null where its day had not come. */
  readonly knownThen: boolean | null
  /** The answers are from before the decision's entry was first shown. Later ones are from after it. */
  readonly isFirst: boolean
}

export type Memory = {
  /** Recalled less actual return, in points. Above 0 the past is remembered kinder than it was. */
  readonly gap: MeanWithError | null
  /** First reviews of which no gap is known: nobody guessed, no price tells the return, or it is of a sale. */
  readonly ungapped: number
  /** Reviews that are left out of the gap, because they ask about an entry that an earlier one has shown. */
  readonly later: number
  /** Reviews that are left out of the gap, because they go with another one of the same company. */
  readonly together: number
  readonly tooHigh: number
  readonly exact: number
  readonly tooLow: number
  /** These three together. */
  readonly compared: number
  /** (recalled p − recorded p)(2o − 1). Above 0 the outcome is remembered as more foreseen than it was. */
  readonly hindsight: MeanWithError | null
  /** Of the reviews that hindsight is the mean of, those that ask about an entry which an earlier one had shown. */
  readonly askedAgain: number
}

/**
 * How returns and outcomes are remembered. Each decision counts once: in the gap by the answers from before its entry was shown,
 * in hindsight by the first ones after the outcome. Of those that go together one counts.
 *
 * Memory gap: D. J. Walters and P. M. Fernbach, "Investor memory of past performance is positively biased and predicts
 * overconfidence", PNAS 118 (2021) e2026680118. Hindsight: B. Fischhoff and R. Beyth, "I knew it would happen",
 * Organizational Behavior and Human Performance 13 (1975) 1.
 */
export function memoryOf(reviews: readonly Recalled[]): Memory {
  const first = reviews.filter(({ isFirst }) => isFirst)
  const withGap = first.filter((review) => memoryGap(review) !== null)
  const gaps = reviewsInGap(reviews).flatMap((review) => memoryGap(review) ?? [])
  const inHindsight = reviewsInHindsight(reviews)
  const shifts = inHindsight.map(shiftOf)
  const meanOf = (values: readonly number[]) => (values.length < LEAST_REVIEWS ? null : meanWithError(values))
  return {
    gap: meanOf(gaps),
    ungapped: first.length - withGap.length,
    together: withGap.length - gaps.length,
    later: reviews.length - first.length,
    tooHigh: gaps.filter((gap) => gap > 0 && !isExact(gap)).length,
    exact: gaps.filter(isExact).length,
    tooLow: gaps.filter((gap) => gap < 0 && !isExact(gap)).length,
    compared: gaps.length,
    hindsight: meanOf(shifts),
    askedAgain: inHindsight.filter((review) => !review.isFirst).length,
  }
}

/** The reviews that the memory gap is the mean of. */
export const reviewsInGap = <R extends Recalled>(reviews: readonly R[]): readonly R[] =>
  onePerOccasion(reviews.filter((review) => review.isFirst && memoryGap(review) !== null))

/** Why a review counts in no memory gap. */
export const LEFT_OUT_OF_GAP = ['sale', 'no guess', 'return not known', 'asked again', 'goes with another'] as const
type LeftOutOfGap = (typeof LEFT_OUT_OF_GAP)[number]

/** Why each of the reviews that the memory gap is not the mean of counts in none. */
export function leftOutOfGap<R extends Recalled>(reviews: readonly R[]): ReadonlyMap<R, LeftOutOfGap> {
  const counted = new Set(reviewsInGap(reviews))
  return new Map(reviews.flatMap((review) => (counted.has(review) ? [] : [[review, whyLeftOut(review)] as const])))
}

function whyLeftOut({ isFirst, isOfSale, recalledReturn, actualReturn }: Recalled): LeftOutOfGap {
  if (!isFirst) return 'asked again'
  if (isOfSale) return 'sale'
  if (recalledReturn === null) return 'no guess'
  return actualReturn === null ? 'return not known' : 'goes with another'
}

/** The reviews that hindsight is the mean of: what had become of the claim was known. */
export const reviewsInHindsight = <R extends Recalled>(reviews: readonly R[]): readonly R[] =>
  onePerOccasion(reviews.filter(({ knownThen }) => knownThen !== null))

/**
 * The reviews that bear witness for themselves, the first answered first: 30 of one share that are answered on one day are one
 * memory of one price. As with claims one counts of each company and month, here by the month that was decided in, where a return
 * begins, and by that of the answers, where it ends.
 */
function onePerOccasion<R extends Recalled>(reviews: readonly R[]): readonly R[] {
  const taken = new Set<string>()
  return reviews
    .toSorted((one, other) => one.answeredOn.localeCompare(other.answeredOn))
    .filter(({ ticker, claimedOn, answeredOn }) => {
      const [begins, ends] = [`${ticker} from ${monthOf(claimedOn)}`, `${ticker} to ${monthOf(answeredOn)}`]
      if (taken.has(begins) || taken.has(ends)) return false
      taken.add(begins).add(ends)
      return true
    })
}

const monthOf = (day: string): string => day.slice(0, 7)

/** Recalled less actual return, in points; null where either is not known, and of a sale. */
export const memoryGap = ({
  recalledReturn,
  actualReturn,
  isOfSale,
}: Pick<Recalled, 'recalledReturn' | 'actualReturn' | 'isOfSale'>): number | null =>
  isOfSale || recalledReturn === null || actualReturn === null ? null : recalledReturn - actualReturn

/** How much more likely what happened is remembered than it was written, as a share of 1. */
export const shiftOf = ({
  recalledProbability,
  recordedProbability,
  knownThen,
}: Pick<Recalled, 'recalledProbability' | 'recordedProbability' | 'knownThen'>): number =>
  (recalledProbability - recordedProbability) * (knownThen ? 1 : -1)

/**
 * Nobody is asked for tenths of a percent: within half a point a return is remembered rightly. Binary numbers make a little more of
 * the half between 0.6 and 1.1.
 */
export const isExact = (gap: number): boolean => Math.abs(gap) <= 0.5 + NOISE
const NOISE = 1e-9
