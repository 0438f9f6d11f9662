import type { Claim } from '../claims/claim.ts'
import type { KnownMarket } from '../prices/known-market.ts'
import type { Decimal } from '../prices/money.ts'
import type { Price, PriceSource } from '../prices/price.ts'
import type { Split } from '../prices/split.ts'
import type { Instant } from '../time.ts'
import type { Action } from './action.ts'
import type { CorrectionRecorded } from './correction-recorded.ts'
import type { CritiqueRecorded } from './critique-recorded.ts'
import type { PrincipleFact } from './principle-entries.ts'
import type { ClaimResolved, OwnTestAnswered, ReviewAnswered, ReviewGraded } from './review-entries.ts'

/** The terms of an option (ruling 9). All of them are optional, so each may be null. */
export type Contract = {
  readonly right: 'call' | 'put' | null
  readonly strike: Decimal | null
  readonly expiresOn: string | null
  /** Shares of the underlying per contract; absent in entries from before the field existed, where it means 100. */
  readonly multiplier?: Decimal
}

/** What an asset is, fixed by its first decision. */
export type AssetFacts = {
  readonly ticker: string
  readonly companyName: string
  readonly type: 'stock' | 'options'
  /** null for a stock */
  readonly contract: Contract | null
  /** Percent below the price of the Buy at which the user means to sell with a loss; null for "No". */
  readonly stopLossPercent: Decimal | null
  /** Percent above the price of the Buy at which the user means to take the profit; null for "No". */
  readonly takeProfitPercent: Decimal | null
}

/** What a decision did to a stop or a target. USD per unit, exact, in shares of the decision's day; null means no level. */
export type LevelChange = {
  readonly from: Decimal | null
  readonly to: Decimal | null
  /** The percentage of the decision's own price, if the level was given as one; null for a price, and for no level. */
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
  /** The price used for the decision, stored for ever with its source and time; null when none was known. */
  readonly price: Price | null
  /** Units bought or sold (or, for a Watch, looked at); null for an action without a quantity. */
  readonly quantity: Decimal | null
  /** On an asset's first decision only. */
  readonly asset: AssetFacts | null
  /**
   * SHA-256 (hex) of the request that recorded it, by which a repeat is told from another decision with the same id. Absent in
   * older entries.
   */
  readonly requestHash?: string
  /**
   * What was known about the price when the decision was recorded. The answer was made from it, so that a repeat gets
   * the same answer even if a quote or a close has changed since. Absent in older entries.
   */
  readonly knownMarket?: KnownMarket
  /**
   * The price was not sent with the decision, but was the newest one known. `price.at` is its time, and it is in shares of that
   * day; a price that was sent is in shares of the decision's day.
   */
  readonly isPriceAttached?: true
  /**
   * The levels that it set, moved, removed, or stated unchanged (then `from` equals `to`). Left out when it did none of these, in
   * entries from before unchanged levels were stored, and in entries from before levels were prices: there, a Buy sets the
   * entry's percentages of its own price.
   */
  readonly levels?: { readonly stopLoss?: LevelChange; readonly takeProfit?: LevelChange }
  /**
   * The price that was known before, when the price that was sent looks like a split of it. A purchase or a sale is in the books
   * all the same; otherwise the price is not used, as with a noted price. Left out when it does not look like a split, and in
   * entries from before the question existed.
   */
  readonly doubtedAfter?: Decimal
  /** New York's calendar day after which a split lies between that price and this one. Left out with it, and in older entries. */
  readonly comparedOn?: string
  /** @see ComparedOver */
  readonly comparedOver?: ComparedOver
  /**
   * "Wrong if" (ruling 21): one line that says what would prove it wrong, and the day in New York on which to ask whether that
   * happened, or null. Left out when nothing was written, and in older entries.
   */
  readonly ownTest?: { readonly line: string; readonly on: string | null }
  /**
   * New York's calendar day of the decision, when it was written down on a later day (ruling 19). Left out when the days are the
   * same, and in older entries.
   */
  readonly decidedOn?: string
  /**
   * The day decided as it was first written, where a correction has moved it since: a claim goes by this one. It stands only in
   * entries as corrected, never in the ledger.
   */
  readonly firstDecidedOn?: string
  /**
   * The terms of an option's contract as they stood when the decision was written, of those that a correction has changed since: a
   * claim goes by these. It stands only in entries as corrected, never in the ledger.
   */
  readonly firstTerms?: Partial<Pick<Contract, 'right' | 'expiresOn'>>
  /** What the confidence is about (ruling 20). Left out when none was sent, and in entries from before claims. @see claimOf */
  readonly claim?: Claim
}

export type PriceNoted = {
  readonly kind: 'price-noted'
  readonly assetId: number
  readonly price: Price
  /**
   * The price that was known before, when this one looks like a split of it: it is not used until a split explains it, or the
   * user confirms it by noting it again. Left out when it does not look like a split.
   */
  readonly doubtedAfter?: Decimal
  /** New York's calendar day after which a split lies between that price and this one. Left out with it, and in older entries. */
  readonly comparedOn?: string
  /** @see ComparedOver */
  readonly comparedOver?: ComparedOver
}

/**
 * The splits that stood when a price was compared with the one before it, each with the sequence of its entry. It stands only in entries
 * as corrected, never in the ledger.
 */
type ComparedOver = readonly (Split & { readonly sequence: number })[]

/**
 * A split that turned `oldShares` into `newShares`: 4-for-1 is `newShares: '4', oldShares: '1'`. It is recorded afterwards, so
 * the replay applies it on its day, before everything recorded on that day or later.
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
  /**
   * The split is of the very day of the asset's first decision, and its owner says that this decision was in new shares already. Left
   * out of a split of any other day, where the decision was in old shares, and in older entries.
   */
  readonly isBeforeFirst?: true
}

/** What became of an option that has expired while it was held. It ends the holding period: the asset counts as sold then. */
export type OptionSettled = {
  readonly kind: 'option-settled'
  readonly assetId: number
  readonly outcome: OptionOutcome
  /** USD that one contract brought in; `0` when it expired worthless. */
  readonly price: Price
}

export type OptionOutcome = 'expired-worthless' | 'exercised' | 'sold-before'

export type Level = 'stop-loss' | 'take-profit'

/** The price has reached a stop or target that the user had set. Recorded once for each level that a decision set. */
export type LevelCrossed = {
  readonly kind: 'level-crossed'
  readonly assetId: number
  readonly level: Level
  /** USD per unit: the stop or target that was in force. */
  readonly levelPrice: Decimal
  /** The price that reached it. `at` is when: for a daily price, the end of that day's session. */
  readonly price: Price
  /** The sequence of the decision that set the level to this value. */
  readonly setBySequence: number
  /**
   * Since when the price was known, for an alert that was found afterwards, because of a correction, a split, a decision or a
   * close that was recorded late. Its prices are in shares of its price's day; those of other alerts count the splits that were
   * recorded by then. Left out for alerts that were recorded at once, and in older entries.
   */
  readonly knownSince?: Instant
  /** It was found afterwards, and its price is what a session did; left out for a price of one moment, and in older entries. */
  readonly isOfSession?: true
  /**
   * The sequence of the entry whose price it is, where that price has been corrected since, and whether the price as corrected is
   * quarantined. Both stand only in entries as corrected, never in the ledger.
   */
  readonly priceOf?: number
  readonly isOfQuarantined?: true
  /** Stands only in entries as corrected, never in the ledger. @see isOfOtherTicker */
  readonly isOfOtherTicker?: true
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

/** The content of an entry, before it has its place in a ledger. */
export type Fact = AssetFact | PrincipleFact

/** A fact with its place in one user's ledger. It is never changed and never removed. */
export type Entry<F extends Fact = Fact> = F & {
  /** Counts from 1 for each user, without a gap. */
  readonly sequence: number
  readonly recordedAt: Instant
}

/** An entry in the chain: `hash` covers the entry and the hash before it. */
export type SealedEntry = {
  readonly entry: Entry
  readonly previousHash: string
  readonly hash: string
}
