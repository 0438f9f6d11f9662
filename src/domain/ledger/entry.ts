import type { Claim } from '../claims/claim.ts'
import type { KnownMarket } from '../prices/known-market.ts'
import type { Decimal } from '../prices/money.ts'
import type { Price, PriceSource } from '../prices/price.ts'
import type { Instant } from '../time.ts'
import type { Action } from './action.ts'
import type { CorrectionRecorded } from './correction-recorded.ts'
import type { CritiqueRecorded } from './critique-recorded.ts'
import type { PrincipleFact } from './principle-entries.ts'
import type { ClaimResolved, OwnTestAnswered, ReviewAnswered, ReviewGraded } from './review-entries.ts'

/** Terms of an option (ruling 9). All optional for the user, so each may be null. */
export type Contract = {
  readonly right: 'call' | 'put' | null
  readonly strike: Decimal | null
  readonly expiresOn: string | null
  /** Shares of the underlying per contract; absent in entries from before it was asked for, which means 100. */
  readonly multiplier?: Decimal
}

/** What an asset is, fixed by its first decision. */
export type AssetFacts = {
  readonly ticker: string
  readonly companyName: string
  readonly type: 'stock' | 'options'
  /** null for a stock */
  readonly contract: Contract | null
  /** Percent below the price of the Buy at which the user means to get out; null for "No". */
  readonly stopLossPercent: Decimal | null
  /** Percent above the price of the Buy at which the user means to take the profit; null for "No". */
  readonly takeProfitPercent: Decimal | null
}

/** What a decision did to a stop or a target. USD per unit, exact, in shares of the decision's day; null for none. */
export type LevelChange = {
  readonly from: Decimal | null
  readonly to: Decimal | null
  /** The percentage of the decision's own price that it was given as; null for a price, and for none. */
  readonly percent: Decimal | null
}

export type DecisionRecorded = {
  readonly kind: 'decision-recorded'
  /** Made by the client (UUID), so that a retried POST records once. */
  readonly decisionId: string
  readonly assetId: number
  readonly action: Action
  /** Whole number from 1 to 10. */
  readonly confidence: number
  readonly thesis: string
  /** The price used for the decision, kept for ever with its source and time; null when none was known. */
  readonly price: Price | null
  /** Units bought or sold (or, for a Watch, looked at); null for an action that moves none. */
  readonly quantity: Decimal | null
  /** On an asset's first decision only. */
  readonly asset: AssetFacts | null
  /**
   * SHA-256 (hex) of what was sent to record it, by which a repeat is told from another decision under the same id. Absent
   * in entries from before it was kept.
   */
  readonly requestHash?: string
  /**
   * What was known of the price when it was recorded, of which its answer was made: a repeat is answered with the same, though
   * a quote or a close has changed since. Absent in entries from before it was kept.
   */
  readonly knownMarket?: KnownMarket
  /**
   * The price was not sent with the decision: it is what was known then. `price.at` is when it was true, and it is in shares of
   * that day; a price that was sent is in shares of the decision's day.
   */
  readonly isPriceAttached?: true
  /**
   * What it set, moved, removed, or stated where it stood (then `from` is `to`). Left out where it did none of these, in entries
   * from before the last was kept, and in those from before levels were kept as prices: there a Buy sets the entry's percentages
   * of its own price.
   */
  readonly levels?: { readonly stopLoss?: LevelChange; readonly takeProfit?: LevelChange }
  /**
   * The price that was known before, of which the price that was sent looks like a split. What was paid or received stands in
   * the books all the same; where nothing was bought or sold, the price is not used, as that of a note is not. Left out where
   * it looks like none, and in entries from before it was asked about.
   */
  readonly doubtedAfter?: Decimal
  /**
   * "Wrong if" (ruling 21): one line that says what would prove it wrong, and New York's day on which to ask whether it
   * happened, or null. Left out where nothing was written, and in entries from before it was asked for.
   */
  readonly ownTest?: { readonly line: string; readonly on: string | null }
  /**
   * New York's calendar day on which it was decided, where that was before the day on which it was written down (ruling 19).
   * Left out where they are the same, and in entries from before it was asked for.
   */
  readonly decidedOn?: string
  /** What the confidence is about (ruling 20). Left out where none was sent, and in entries from before claims. @see claimOf */
  readonly claim?: Claim
}

export type PriceNoted = {
  readonly kind: 'price-noted'
  readonly assetId: number
  readonly price: Price
  /**
   * The price that was known before, of which this one looks like a split: it is not used until a split explains it, or the
   * user notes it once more without a doubt. Left out where it looks like none.
   */
  readonly doubtedAfter?: Decimal
}

/**
 * So many shares became so many: 4-for-1 is `newShares: '4', oldShares: '1'`. Told after the fact, so it takes effect in
 * the replay on its day, before whatever was recorded on that day or later.
 */
export type SplitRecorded = {
  readonly kind: 'split-recorded'
  readonly assetId: number
  /** New York's calendar day on which the share first traded split. */
  readonly effectiveOn: string
  readonly newShares: Decimal
  readonly oldShares: Decimal
  /** The provider that reported it, or `typed`. */
  readonly source: PriceSource
}

/** What became of an option that has expired while it was held. It ends the round: the asset is sold then. */
export type OptionSettled = {
  readonly kind: 'option-settled'
  readonly assetId: number
  readonly outcome: OptionOutcome
  /** USD that one contract brought in; `0` when it expired worthless. */
  readonly price: Price
}

export type OptionOutcome = 'expired-worthless' | 'exercised' | 'sold-before'

export type Level = 'stop-loss' | 'take-profit'

/** The price has reached a level that the user had set for themselves. Told once for each level that a decision set. */
export type LevelCrossed = {
  readonly kind: 'level-crossed'
  readonly assetId: number
  readonly level: Level
  /** USD per unit: the stop or target that was in force. */
  readonly levelPrice: Decimal
  /** The price that reached it. `at` is when: for a daily price, the end of that day's session. */
  readonly price: Price
  /** Sequence of the decision that set the level where it is. */
  readonly setBySequence: number
  /**
   * Since when the price was known, of an alert that was found afterwards: a correction, a split, a decision or a close that was
   * told late has shown it. Its prices are in shares of its price's day; those of others in shares of the splits recorded by
   * then. Left out of what was told as it became known, and in entries from before the past was looked at again.
   */
  readonly knownSince?: Instant
}

/** Facts about one asset. */
export type AssetFact =
  | DecisionRecorded
  | CritiqueRecorded
  | PriceNoted
  | SplitRecorded
  | OptionSettled
  | OwnTestAnswered
  | ClaimResolved
  | ReviewAnswered
  | ReviewGraded
  | LevelCrossed
  | CorrectionRecorded

/** What an entry says, before it has its place in a ledger. */
export type Fact = AssetFact | PrincipleFact

/** A fact with its place in one user's ledger. Never changed, never removed. */
export type Entry<F extends Fact = Fact> = F & {
  /** Counts per user from 1 without a gap. */
  readonly sequence: number
  readonly recordedAt: Instant
}

/** An entry sealed into the chain: `hash` covers the entry and the hash before it. */
export type SealedEntry = {
  readonly entry: Entry
  readonly previousHash: string
  readonly hash: string
}
