import type { Action } from '#domain/ledger/action.ts'
import type { Contract, Level } from '#domain/ledger/entry.ts'
import type { Kind, Question } from './kinds.ts'

/** How people write: in fragments, in plain sentences, like an analyst, emotionally, or as in a chat. */
type Register = 'terse' | 'plain' | 'analytical' | 'emotional' | 'chatty'

/**
 * Nobody looks at the held-out half while working on the critic. The tuning half is for that. The cold cases are given to the
 * critic when a round of work on it ends, once: then they are for tuning too.
 */
export type Half = 'held-out' | 'tuning' | 'cold'

export type CaseEntry = {
  /** The day in New York, `2026-03-02`; left out if there is only one entry and its day does not matter. */
  readonly day?: string
  readonly action: Action
  /** Whole number from 1 to 10. */
  readonly confidence: number
  /** USD per share or contract; left out if it was not known. */
  readonly price?: string
  readonly thesis: string
  /** Units that are bought or sold; 10 if left out. */
  readonly quantity?: string
  /** USD: the stop or target that this entry sets; null removes it. */
  readonly stop?: string | null
  readonly target?: string | null
  /** A stop or target that the price reached after the entry before this one, with the price that reached it. */
  readonly reached?: { readonly level: Level; readonly price: string; readonly day: string }
}

/** What an expert would say about the LAST entry, knowing those before it. */
export type Judgement = {
  /** The most important point, wherever the critique makes it. */
  readonly first: Kind
  /** Other points that are right. `isFalseBeside` decides about points that are neither here nor in `mustNot`. */
  readonly says?: readonly Kind[]
  /** Points that would be false or absurd here, such as a question that the text answers. */
  readonly mustNot?: readonly Kind[]
  /** Patterns of sentences that would be false, whatever their kind. */
  readonly mustNotMatch?: readonly RegExp[]
  /** Words that are no ground for a decision. A sentence of the kind `standing-words` that quotes them is absurd. */
  readonly noGround?: RegExp
  /** Questions that make sense. A question that is in neither list is not judged. */
  readonly mayAsk?: readonly Question[]
  /** Every passage of the last thesis that says what would prove it wrong, word for word; left out if there is none. */
  readonly falsifiers?: readonly string[]
}

/** One thesis, or a sequence of entries about one asset. */
export type CriticCase = {
  readonly id: string
  /** The ticker, a space, and the company's name. */
  readonly asset: string
  /** The terms of an option. */
  readonly contract?: Contract
  readonly register: Register
  /** Rules that the person had set themselves. */
  readonly principles?: readonly string[]
  /** Oldest first. */
  readonly entries: readonly CaseEntry[]
  readonly expert: Judgement
}

/** One sentence of a critique. `quotes` are its quotations from the entries, word for word. */
export type CriticFinding = { readonly kind: Kind; readonly sentence: string; readonly quotes: readonly string[] }

/** What the bench needs of a critic. */
export type CriticReading = {
  /** The sentences in their order; joined, they are the critique. */
  readonly findings: readonly CriticFinding[]
  /** What it recognised as falsifiers in the last thesis, word for word, even if no sentence mentions them. */
  readonly falsifiers: readonly string[]
}
