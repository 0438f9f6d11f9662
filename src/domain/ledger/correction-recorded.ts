import type { Price } from '../prices/price.ts'

/** What somebody may have mistyped. What they thought (action, confidence, thesis, a test of their own) is not among it. */
export const CORRECTED_FIELDS = [
  'price',
  'quantity',
  'decidedOn',
  'stopLoss',
  'takeProfit',
  'right',
  'strike',
  'expiresOn',
  'multiplier',
  'ticker',
] as const
export type CorrectedField = (typeof CORRECTED_FIELDS)[number]

/**
 * What was mistyped in an earlier entry, and what it should have been (ruling 16). The earlier entry stays as it was written;
 * everything that follows from it follows the latest correction.
 */
export type CorrectionRecorded = {
  readonly kind: 'correction-recorded'
  /** Made by the client (UUID), so that a retried POST records once. */
  readonly correctionId: string
  readonly assetId: number
  /**
   * Sequence of the entry that it corrects: never of another correction. Of an alert Candor corrects the price itself, where it
   * was that of a close which its user has put right.
   */
  readonly correctsSequence: number
  readonly field: CorrectedField
  /** What stood there until now, in the form of `to`; null where nothing did. */
  readonly from: string | null
  /** A decimal, a calendar day, `call` or `put`, or a ticker. null only for a term of a contract that is not known. */
  readonly to: string | null
  /**
   * Of a day: the close of the one that it is corrected to, which takes the place of what Candor had attached. Left out where a
   * price was sent, and where that close is not known.
   */
  readonly priceOfDay?: Price
  readonly reason: string
  /** SHA-256 (hex) of what was sent to record it. */
  readonly requestHash: string
}
