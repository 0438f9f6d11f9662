import type { EchoedPassage } from '../echo/echoed-passage.ts'
import type { CompanyFilings } from '../filings/filed-figures.ts'
import type { JournalFact } from '../journal-facts/journal-facts.ts'
import type { Action } from '../ledger/action.ts'
import type { Contract, Level } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import type { Split } from '../prices/split.ts'
import type { Instant } from '../time.ts'
import type { MarketComparison } from './market-comparison.ts'

/**
 * How a critique ended. Only `complete` is an analysis; the rest are told apart in storage and on screen.
 * - refused: the model declined to answer
 * - cut-off: it ran into its length limit
 * - filtered: the provider's content filter stopped it
 * - failed: the provider answered with an error, or with nothing that can be read
 * - interrupted: the connection broke before the end; the text so far is kept
 */
export type CritiqueStatus = 'complete' | 'refused' | 'cut-off' | 'filtered' | 'failed' | 'interrupted'

/** The stored name of the model when the built-in critic answered instead of a language model. */
export const BUILT_IN_STAND_IN = 'built-in'

/** A decision as a critic sees it. */
export type CritiquedDecision = {
  readonly action: Action
  readonly at: Instant
  /** When it was written; left out where that is the day decided. */
  readonly writtenAt?: Instant
  /** Whole number from 1 to 10. */
  readonly confidence: number
  readonly thesis: string
  /** USD per unit, in shares of the day of the decision that is critiqued; null when it was not known. */
  readonly price: Decimal | null
}

/** A stop or a target of the user's own that the price had reached before they decided. Prices as above. */
export type CritiquedAlert = {
  readonly level: Level
  /** The percentage of its decision's own price that the user had given it as; null for a price. */
  readonly percent: Decimal | null
  readonly levelPrice: Decimal
  /** The price that reached it, and when. */
  readonly price: Decimal
  readonly at: Instant
  /** When the user was told of it; left out where that was on the day of the price. */
  readonly toldAt?: Instant
  /** The decision that had set the level, and when it was written down, where that was on a later day. */
  readonly setBy: { readonly action: Action; readonly at: Instant; readonly writtenAt?: Instant }
}

/** A stop or a target of the user's own that a decision set, moved or removed. Prices as above. */
export type CritiquedMove = {
  readonly level: Level
  /** null: there was none */
  readonly from: Decimal | null
  /** null: removed */
  readonly to: Decimal | null
  /** When the place that it leaves was set; null where there was none. */
  readonly setAt: Instant | null
  /** When that was written down, where that was on a later day. */
  readonly setWrittenAt?: Instant
  readonly action: Action
  readonly at: Instant
  /** When the decision was written down, where that was on a later day: of two decisions of one day it tells which. */
  readonly writtenAt?: Instant
  /** What one unit cost then; null when it was not known. */
  readonly price: Decimal | null
}

/** A test of the user's own (ruling 21): what would prove the thesis wrong, and by which day. */
export type CritiquedTest = {
  readonly text: string
  readonly on: string | null
  /** When the decision that wrote it was made. Left out in critiques that were stored before 2026-11-22. */
  readonly at?: Instant
  /** When that was written down, where it was on a later day. */
  readonly writtenAt?: Instant
}

/** A test of the user's own whose condition they said has come true, while what it is about is still held. */
export type CritiquedTestCome = {
  readonly text: string
  /** When the decision that wrote it was made. */
  readonly at: Instant
  /** When that was written down, where it was on a later day. */
  readonly writtenAt?: Instant
  readonly answeredAt: Instant
}

/** What was held after a decision (at a sale of all: before it). Prices as above. */
export type CritiquedPosition = {
  /** Units that the decision itself bought or sold; null for an action that moves none. */
  readonly moved: Decimal | null
  readonly quantity: Decimal
  /** USD per unit. */
  readonly averageCost: Decimal
  /** USD */
  readonly cost: Decimal
  /** The stop and the target in force, USD per unit; null for none. */
  readonly stopLoss: Decimal | null
  readonly takeProfit: Decimal | null
}

/** A headline about the company from before the decision. A provider's words. */
export type Headline = {
  readonly title: string
  readonly publisher: string
  /** http(s) */
  readonly url: string
  readonly publishedAt: Instant
}

/** What a critic said of an earlier decision on the same asset. */
export type EarlierCritique = {
  readonly at: Instant
  /** The decision that it was about. */
  readonly about: { readonly action: Action; readonly at: Instant }
  readonly model: string
  readonly text: string
}

/**
 * A language model's judgement of the thesis and the claim, given before it was told confidence, position, prices and gain. It had
 * the thesis as it is written, which may tell of them.
 */
export type BlindReading = {
  /** In percent, a whole number from 0 to 100. */
  readonly probability: number
  /** What it took the claim to be. */
  readonly claim: string
  readonly promptVersion: string
  /** SHA-256 (hex) of the prompt as it was sent. */
  readonly promptHash: string
  /**
   * The model that gave it, where the built-in critic then wrote the critique in its stead. Left out where both are the same model's,
   * and in entries from before this was stored.
   */
  readonly model?: string
}

/**
 * Facts from outside the asset's own entries, from before the decision. They are stored with the critique, so that
 * asking again uses the same ones. null: they could not be fetched, and may be asked for again. Left out: there are
 * none, or no source is configured.
 */
export type CritiqueFacts = {
  /** `none`: the company is not known there, or nothing had been filed. */
  readonly filings?: CompanyFilings | 'none' | null
  /** The latest first. */
  readonly headlines?: readonly Headline[] | null
  readonly market?: MarketComparison
  readonly echo?: readonly EchoedPassage[]
  /** A sentence alone in critiques from before 2026-11-22. */
  readonly journalFacts?: readonly (JournalFact | string)[]
}

/** A statement of a critique that is not in what its critic was given, a fault of its form, or advice. */
export type CritiqueMark = {
  readonly kind: 'quote' | 'figure' | 'headline' | 'form'
  /** The critic's words; for `form`, which advice is told under, what is wrong, in words for people. */
  readonly text: string
}

/** All that a critic is given (ruling 5). Every string in it is the user's or a provider's: data, never instructions. */
export type CritiqueRequest = {
  readonly ticker: string
  readonly companyName: string
  /** When the asset was bought in its present holding period; null while it is only watched. */
  readonly purchasedAt: Instant | null
  readonly decision: CritiquedDecision
  /** The user's earlier decisions on the same asset, oldest first. */
  readonly earlier: readonly CritiquedDecision[]
  /** What the price had reached in the holding period that the decision is about, oldest first. */
  readonly alerts: readonly CritiquedAlert[]
  /** The stops and targets that were set, moved or removed after its Buy, the decision's own moves among them, oldest first. */
  readonly moves: readonly CritiquedMove[]
  /** The share's splits up to the day of the decision: figures within an earlier thesis are in the shares before them. */
  readonly splits: readonly Split[]
  /** The rules that the user had set themselves when they decided, in their order. */
  readonly principles: readonly string[]
  /** When each of them was written as it reads, in the same order. */
  readonly principlesWrittenAt?: readonly Instant[]
  /** The option's terms; left out for a share. */
  readonly option?: Contract
  /** Left out while nothing is held, and where a split that is not recorded leaves it open. */
  readonly position?: CritiquedPosition
  /** The user's own tests in force at the decision. */
  readonly tests?: readonly CritiquedTest[]
  /** Those that the user had answered with "it happened", and that no sale has followed. */
  readonly testsComeTrue?: readonly CritiquedTestCome[]
  readonly filings?: CompanyFilings
  /** Of the thirty days before the decision, the latest first. */
  readonly headlines?: readonly Headline[]
  /** The asset beside the market, by their closes; left out where they are not known. */
  readonly market?: MarketComparison
  /** Of the decisions before this one, oldest first: complete ones, the last of each. */
  readonly earlierCritiques?: readonly EarlierCritique[]
  /** Passages of earlier theses about other assets that this one nearly repeats, the likest first. */
  readonly echo?: readonly EchoedPassage[]
  /**
   * What the decision claims (ruling 20), in words that tell nothing of confidence and action. Left out where that is never
   * scored: it was written down too late, or imported (ruling 19), or nobody could resolve it.
   */
  readonly claim?: string
  /** Sentences about the user's other decisions, each of which rests on its least count of them or more. */
  readonly journalFacts?: readonly JournalFact[]
}

/** The three parts, in the order in which they are always shown. */
export type CritiqueSections = {
  readonly psychology: string
  readonly fundamentals: string
  readonly worldEvents: string
}

/** The label that opens each part in a critic's text, alone at the start of a line and followed by a colon. */
export const SECTION_LABELS: Readonly<Record<keyof CritiqueSections, string>> = {
  psychology: 'Psychology',
  fundamentals: 'Fundamentals',
  worldEvents: 'World events',
}

/** The parts of a critique, in their order. */
export const SECTIONS = Object.keys(SECTION_LABELS) as readonly (keyof CritiqueSections)[]
