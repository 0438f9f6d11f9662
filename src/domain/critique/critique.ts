import type { Action } from '../ledger/action.ts'
import type { Contract, Level } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import type { Split } from '../prices/split.ts'
import type { Instant } from '../time.ts'

/**
 * How a critique ended. Only `complete` is an analysis; the rest are told apart in storage and on screen.
 * - refused: the model declined to answer
 * - cut-off: it ran into its length limit
 * - filtered: the provider's content filter stopped it
 * - failed: the provider answered with an error, or with nothing that can be read
 * - interrupted: the connection broke before the end; the text so far is kept
 */
export type CritiqueStatus = 'complete' | 'refused' | 'cut-off' | 'filtered' | 'failed' | 'interrupted'

/** A decision as a critic sees it. */
export type CritiquedDecision = {
  readonly action: Action
  readonly at: Instant
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
  /** The decision that had set the level. */
  readonly setBy: { readonly action: Action; readonly at: Instant }
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
  readonly action: Action
  readonly at: Instant
  /** What one unit cost then; null when it was not known. */
  readonly price: Decimal | null
}

/** What a critic said of an earlier decision on the same asset. */
export type EarlierCritique = {
  readonly at: Instant
  /** The decision that it was about. */
  readonly about: { readonly action: Action; readonly at: Instant }
  readonly model: string
  readonly text: string
}

/** All that a critic is given (ruling 5). Every string in it is the user's or a provider's: data, never instructions. */
export type CritiqueRequest = {
  readonly ticker: string
  readonly companyName: string
  /** When the asset was bought in its present round; null while it is only watched. */
  readonly purchasedAt: Instant | null
  readonly decision: CritiquedDecision
  /** The user's earlier decisions on the same asset, oldest first. */
  readonly earlier: readonly CritiquedDecision[]
  /** What the price had reached in the round that the decision is about, oldest first. */
  readonly crossings: readonly CritiquedAlert[]
  /** The stops and targets that were set, moved or removed after its Buy, the decision's own moves among them, oldest first. */
  readonly moves: readonly CritiquedMove[]
  /** The share's splits up to the day of the decision: figures within an earlier thesis are in shares of before. */
  readonly splits: readonly Split[]
  /** The rules that the user had set themselves when they decided, in their order. */
  readonly principles: readonly string[]
  /** The option's terms; left out for a share. */
  readonly option?: Contract
  /** Of the decisions before this one, oldest first: complete ones, the last of each. */
  readonly earlierCritiques?: readonly EarlierCritique[]
  /** Sentences about the user's other decisions that have passed their gates. */
  readonly journalFacts?: readonly string[]
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
