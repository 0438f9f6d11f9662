import type { Action } from '#domain/ledger/action.ts'
import type { Contract, Level } from '#domain/ledger/entry.ts'
import type { Kind, Question } from './kinds.ts'

/** How people write: in fragments, in plain sentences, with an analyst's care, moved, or as one chats. */
type Register = 'terse' | 'plain' | 'analytical' | 'emotional' | 'chatty'

/** The held-out half is never looked at while the critic is worked on; the tuning half is there for that. */
export type Half = 'held-out' | 'tuning'

export type CaseEntry = {
  /** New York's calendar day, `2026-03-02`; left out where only one entry is there and its day does not matter. */
  readonly day?: string
  readonly action: Action
  /** Whole number from 1 to 10. */
  readonly confidence: number
  /** USD per share or contract; left out where it was not known. */
  readonly price?: string
  readonly thesis: string
  /** Units; only for what buys or sells some. 10 where it is left out. */
  readonly quantity?: string
  /** USD: the stop or target that this entry sets; null removes it. */
  readonly stop?: string | null
  readonly target?: string | null
  /** A stop or target that the price reached after the entry before this one, with the price that reached it. */
  readonly reached?: { readonly level: Level; readonly price: string; readonly day: string }
}

/** What an expert would say of the LAST entry, knowing those before it. */
export type Judgement = {
  /** The point that matters most, in whatever place the critique says it. */
  readonly first: Kind
  /** What else may rightly be said. Of what stands neither here nor in `mustNot`, `isFalseBeside` decides. */
  readonly says?: readonly Kind[]
  /** What would be false or absurd here; a question that the text answers is one of them. */
  readonly mustNot?: readonly Kind[]
  /** Sentences that would be false whatever their kind. */
  readonly mustNotMatch?: readonly RegExp[]
  /** What no decision stands on, however it is put: a sentence that says nothing of its own is absurd where it quotes this. */
  readonly noGround?: RegExp
  /** Questions that make sense. A question in neither list is not judged. */
  readonly mayAsk?: readonly Question[]
  /** Every stretch of the last thesis that says what would prove them wrong, word for word; left out where there is none. */
  readonly falsifiers?: readonly string[]
}

/** One thesis, or a sequence of entries about one asset. */
export type CriticCase = {
  readonly id: string
  /** The ticker, a space, and the company's name. */
  readonly asset: string
  /** The terms, where it is an option. */
  readonly contract?: Contract
  readonly register: Register
  /** Rules that the person had set themselves. */
  readonly principles?: readonly string[]
  /** Oldest first. */
  readonly entries: readonly CaseEntry[]
  readonly expert: Judgement
}

/** One sentence of a critique. `quotes` are what it quotes of the entries, word for word. */
export type CriticFinding = { readonly kind: Kind; readonly sentence: string; readonly quotes: readonly string[] }

/** What the bench needs of a critic. */
export type CriticReading = {
  /** In the order in which they are said; joined, the sentences are the critique. */
  readonly findings: readonly CriticFinding[]
  /** What it took for falsifiers in the last thesis, word for word, whether or not a sentence says so. */
  readonly falsifiers: readonly string[]
}
