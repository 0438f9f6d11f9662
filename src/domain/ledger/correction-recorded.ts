import type { Decimal } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'

/** What may have been mistyped. What somebody thought (action, confidence, thesis, their own test) is not among it. */
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
  'splitRatio',
  'splitOn',
  'outcome',
] as const
export type CorrectedField = (typeof CORRECTED_FIELDS)[number]

/**
 * What was mistyped in an earlier entry, and what it should have been (ruling 16). The earlier entry stays as it was written;
 * everything that is derived from it uses the latest correction.
 */
export type CorrectionRecorded = {
  readonly kind: 'correction-recorded'
  /** Made by the client (UUID), so that a retried POST records once. */
  readonly correctionId: string
  readonly assetId: number
  /**
   * The sequence of the corrected entry, which is never a correction itself. Candor itself corrects the price of an alert, and
   * one that it had attached to a decision, when it came from a close that its user has put right since.
   */
  readonly correctsSequence: number
  readonly field: CorrectedField
  /** The value until now, in the form of `to`; null when there was none. */
  readonly from: string | null
  /**
   * A decimal, a calendar day, `call` or `put`, a ticker, the ratio of a split (`4:1`, new shares for old ones) or the outcome of an
   * option. null only for an unknown term of a contract, and for a split that there never was.
   */
  readonly to: string | null
  /** For a corrected outcome: what one contract brought in, in USD. Left out when it is worthless, or when that stays as it was. */
  readonly outcomePrice?: Decimal
  /**
   * For a corrected day: that day's close, which replaces the price that Candor had attached. For a close that was put right: that
   * close. Left out when the decision's price was sent, and when the close is not known.
   */
  readonly priceOfDay?: Price
  /**
   * For a corrected price that looks like a split of the price before it: that one, as in the corrected entry. Left out when it does not
   * look like a split, and in corrections from before the question was asked about them.
   */
  readonly doubtedAfter?: Decimal
  /** New York's calendar day after which a split lies between that price and this one. Left out with it, and in older corrections. */
  readonly comparedOn?: string
  /**
   * For a corrected ticker: the outcomes of claims that do not say themselves whose closes decided them, and that the user's own
   * closes of those days gave. Absent when there are none, and in older corrections.
   */
  readonly ownOutcomes?: readonly number[]
  readonly reason: string
  /** SHA-256 (hex) of the request that recorded it. */
  readonly requestHash: string
}
