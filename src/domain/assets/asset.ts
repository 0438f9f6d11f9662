import type { OpenClaim } from '../claims/open-claim.ts'
import type { Action, ListAction } from '../ledger/action.ts'
import type { CorrectionRecorded } from '../ledger/correction-recorded.ts'
import type { AssetFact, AssetFacts, Entry, LevelCrossed, OptionSettled } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'
import type { StandingTest } from '../tests-of-own/standing-test.ts'
import type { Instant } from '../time.ts'
import type { BegunReview } from './begun-review.ts'
import type { Comparison } from './comparisons.ts'
import type { Exits } from './exits.ts'
import type { Quarantined } from './own-prices.ts'
import type { HoldingPeriod } from './position.ts'
import type { ReplacedPrice } from './replaced-prices.ts'
import type { RestatedLevel } from './restated-levels.ts'
import type { OwnSplit } from './split-before-first.ts'
import type { Trade } from './trade.ts'
import type { Units } from './units.ts'

/**
 * The present state of an asset: the result of replaying its entries. It is stored beside them only so that lists need
 * one query.
 */
export type Asset = Exits & {
  readonly assetId: number
  /** When it was put on a list here. */
  readonly addedAt: Instant
  /** The moment of its first decision, which may have been written down later. */
  readonly openedAt: Instant
  readonly facts: AssetFacts
  /** The last entry of watchBuySell: which list the asset is on. */
  readonly list: ListAction
  readonly listedAt: Instant
  /** What was looked at when the asset was put on the watched list; null for one that was bought at once. */
  readonly watched: (Units & { readonly price: Decimal | null }) | null
  /** From each Buy to its Sell, oldest first. */
  readonly holdingPeriods: readonly HoldingPeriod[]
  /** Every purchase and sale, in the order in which they took effect. */
  readonly trades: readonly Trade[]
  readonly firstConfidence: number
  readonly confidence: number
  /** The latest price that a decision used or the user typed. */
  readonly notedPrice: Price | null
  /** The same as it was said, in shares of its own day. */
  readonly notedRaw: Decimal | null
  /** Whether it is the price of a decision. If not, the user typed it to say what the asset costs. */
  readonly isPriceOfDecision: boolean
  /** The moment of the latest price that the user typed to say what the asset costs; null before the first. */
  readonly typedAt: Instant | null
  /**
   * The latest price of the user that looks like a split of the price before it, as long as nobody has said what
   * happened.
   */
  readonly quarantined: Quarantined | null
  /** The splits that are recorded, in the order in which they took effect. */
  readonly splits: readonly RecordedSplit[]
  /** The tests of their own that the person has written ("Wrong if"), oldest first. */
  readonly ownTests: readonly StandingTest[]
  /** The reviews of its decisions that were begun, oldest first. */
  readonly reviews: readonly BegunReview[]
  /** What its decisions claim and has not been resolved, oldest first. */
  readonly openClaims: readonly OpenClaim[]
  /**
   * The stops and targets that the price has reached during the present holding period; empty once the asset is sold.
   */
  readonly crossings: readonly AlertTriggered[]
  /** What became of the last option of it that expired while it was held; null when none did. */
  readonly outcome: Pick<Entry<OptionSettled>, 'outcome' | 'price' | 'recordedAt' | 'sequence'> | null
  /** The last decision, or the outcome of an option, with New York's calendar day on which it was decided. */
  readonly lastDecision: {
    readonly sequence: number
    readonly action: Action
    readonly on: string
    /** Whatever happens from this moment on is after this decision and after all decisions before it. */
    readonly at: Instant
  }
  /** What was corrected of its entries, oldest first. */
  readonly corrections: readonly RecordedCorrection[]
  /** Corrected prices of its entries. Other entries were made with the old prices and have to follow. */
  readonly replacedPrices: readonly ReplacedPrice[]
  /** The splits over which prices of its entries were compared with earlier ones; empty while nothing was corrected. */
  readonly comparisons: readonly Comparison[]
  /** Alerts that are withdrawn: after a later split or correction, the price had not reached the level. */
  readonly withdrawnAlerts: readonly number[]
  /** Of those, the alerts whose price is quarantined since it was corrected: nobody knows yet whether it reached the level. */
  readonly quarantinedAlerts: readonly number[]
  /** Alerts of a level that an earlier price had reached already, each with the alert of that earlier price. */
  readonly laterAlerts: readonly { readonly sequence: number; readonly earlier: number }[]
  /** Stops and targets that an entry states at another place than where, as is known by now, they were. */
  readonly restatedLevels: readonly RestatedLevel[]
  /** Sequence of the last decision that was written down on a later day than its own; 0 where none was. */
  readonly lastWrittenLater: number
  /** Sequence of the last entry that concerns this asset. */
  readonly lastSequence: number
}

/** A correction with its place in the ledger. */
type RecordedCorrection = Pick<
  Entry<CorrectionRecorded>,
  | 'sequence'
  | 'recordedAt'
  | 'correctsSequence'
  | 'field'
  | 'from'
  | 'to'
  | 'reason'
  | 'priceOfDay'
  | 'doubtedAfter'
  | 'comparedOn'
  | 'ownOutcomes'
  | 'outcomePrice'
>

/** A split with its place in the ledger. */
export type RecordedSplit = OwnSplit & { readonly sequence: number }

/** A level that was reached, and the entry that says so. */
export type AlertTriggered = Pick<LevelCrossed, 'level' | 'levelPrice' | 'price' | 'setBySequence'> & {
  readonly sequence: number
}

/** Entries that say something about one asset. */
export type AssetEntry = Entry<AssetFact>
