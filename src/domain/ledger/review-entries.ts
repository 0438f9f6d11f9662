import type { Claim } from '../claims/claim.ts'
import type { ClaimOutcome, ClaimPrices } from '../claims/resolve-claim.ts'
import type { Decimal } from '../prices/money.ts'
import type { DatedPrice } from '../prices/nearest-price.ts'
import type { Split } from '../prices/split.ts'

/** A user's answer about their own test: whether what would prove them wrong has happened. */
export type OwnTestAnswered = {
  readonly kind: 'own-test-answered'
  readonly assetId: number
  /** The sequence of the decision that wrote the test. */
  readonly setBySequence: number
  readonly hasHappened: boolean
}

/**
 * The outcome of a decision's claim on its day (ruling 20), by daily closes alone. Recorded once for each decision, and once more
 * when other splits of its days are known later, or when the asset's ticker is corrected.
 */
export type ClaimResolved = {
  readonly kind: 'claim-resolved'
  readonly assetId: number
  /** The sequence of the decision that made the claim. */
  readonly setBySequence: number
  readonly claim: Claim
  /** The user had made no claim: their decision has the usual one. */
  readonly isSupposed?: true
  /** Whether it claims that the asset does better; a sale claims that it does worse. */
  readonly isBetter: boolean
  readonly outcome: ClaimOutcome
  /** The day in New York that the claim names, on which it is resolved. */
  readonly claimedUntil: string
  /** The trading days whose closes decide. */
  readonly from: string
  readonly until: string
  /** USD per unit in shares of the last day; null for a close that is not known. */
  readonly closes: ClaimPrices
  /** The first entry of the same claim, whose outcome and closes these put right, because other splits were known after it. */
  readonly putsRight?: number
  /** The closes of the asset that decide were the user's own, typed or uploaded. Absent for an option, and in older entries. */
  readonly isByOwnCloses?: true
  /** Stands only in entries as corrected, never in the ledger. @see isOfOtherTicker */
  readonly isOfOtherTicker?: true
}

/** What a user remembers about their decision, asked before any figure is shown. */
export type ReviewAnswered = {
  readonly kind: 'review-answered'
  readonly assetId: number
  /** The sequence of the decision. */
  readonly setBySequence: number
  /** The confidence that they remember, 1 to 10. */
  readonly confidence: number
  /** Why, in one line. */
  readonly why: string
  /** The return since then in percent, as they guess it; null when they would not guess. */
  readonly returnPercent: Decimal | null
  /**
   * The entries that made the review due, by sequence: a resolved claim, a line that was reached, a sale, and the Buy itself for the
   * 90 days after it. Absent in older entries, whose answers are of all that had happened by then.
   */
  readonly occasions?: readonly number[]
}

/** A user's grade for a decision by its old text alone, before the result is shown, and the result that was shown then. */
export type ReviewGraded = {
  readonly kind: 'review-graded'
  readonly assetId: number
  readonly setBySequence: number
  readonly isWellDecided: boolean
  /** null when a price is not known. @see reviewResult for what it counts as by now */
  readonly actual: ReviewSpan | null
  /** Stands only in entries as corrected, never in the ledger: `actual` is of another company. @see isOfOtherTicker */
  readonly isOfOtherTicker?: true
}

/**
 * USD per unit at which it was decided, or the first close after it, and the latest before the grade, in shares of the last. With
 * `isByOwnPrices` it has been sold, and these are the prices of the decision and of its sales. An older Candor wrote closes from after
 * the sale where it knew them.
 */
export type ReviewSpan = {
  readonly from: DatedPrice
  readonly until: DatedPrice
  readonly isByOwnPrices?: true
  /** The last price is the mean of what its parts brought, and of the close of what was left. */
  readonly isInParts?: true
  /** The splits between the closes that were counted; left out by own prices, and in older entries. */
  readonly splits?: readonly Split[]
  /**
   * The prices that tell it were the user's own, closes that they typed or uploaded or what their entries say. Absent in older entries.
   */
  readonly isByOwnCloses?: true
  /**
   * The last price is no close but the newer one that the asset's page showed: of the user's own entries, or a provider's of that moment.
   * Left out for a close, and in older entries, which know closes alone.
   */
  readonly latestBy?: 'own' | 'provider'
}
