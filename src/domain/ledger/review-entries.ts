import type { Claim } from '../claims/claim.ts'
import type { ClaimOutcome, ClaimPrices } from '../claims/resolve-claim.ts'
import type { Decimal } from '../prices/money.ts'

/** What somebody says has become of a test of their own: whether what would prove them wrong has happened. */
export type OwnTestAnswered = {
  readonly kind: 'own-test-answered'
  readonly assetId: number
  /** Sequence of the decision that wrote the test. */
  readonly setBySequence: number
  readonly hasHappened: boolean
}

/** What has become of a decision's claim on its day (ruling 20), by daily closes alone. Told once for each decision. */
export type ClaimResolved = {
  readonly kind: 'claim-resolved'
  readonly assetId: number
  /** Sequence of the decision that claimed it. */
  readonly setBySequence: number
  readonly claim: Claim
  /** The person had not said it: their decision carries the usual claim. */
  readonly isSupposed?: true
  /** Whether it says that the asset does better; a sale says that it does worse. */
  readonly isBetter: boolean
  readonly outcome: ClaimOutcome
  /** New York's day that the claim names, on which it is resolved. */
  readonly claimedUntil: string
  /** The trading days whose closes decide. */
  readonly from: string
  readonly until: string
  /** USD per unit in shares of the last day; null for a close that is not known. */
  readonly closes: ClaimPrices
}

/** What somebody remembers of a decision of theirs, asked before any figure was shown. */
export type ReviewAnswered = {
  readonly kind: 'review-answered'
  readonly assetId: number
  /** Sequence of the decision. */
  readonly setBySequence: number
  /** How sure they remember having been, 1 to 10. */
  readonly confidence: number
  /** Why, in one line. */
  readonly why: string
  /** What they think it has returned since, in percent; null where they would not guess. */
  readonly returnPercent: Decimal | null
}

/** How somebody grades a decision by its old text alone, before its result was shown, and the result that was shown then. */
export type ReviewGraded = {
  readonly kind: 'review-graded'
  readonly assetId: number
  readonly setBySequence: number
  readonly isWellDecided: boolean
  /**
   * USD per unit at the first close after the decision and at the last one before the grade, in shares of the last; null where
   * one is not known. `isByOwnPrices`: there are no closes, and these are what the decision and the sale say of their prices.
   */
  readonly actual: { readonly from: DayClose; readonly until: DayClose; readonly isByOwnPrices?: true } | null
}

/** A close, and its New York day. */
type DayClose = { readonly on: string; readonly price: Decimal }
