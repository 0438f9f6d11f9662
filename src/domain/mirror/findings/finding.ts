import { decidedOn } from '../../assets/day-decided.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import type { Decimal } from '../../prices/money.ts'

/** An entry that a sentence rests on. `on` is New York's day. */
export type EntryLink = {
  readonly assetId: number
  readonly ticker: string
  readonly sequence: number
  readonly on: string
}

/** What an entry shows of a sentence. */
export type Quote = EntryLink & {
  readonly words: string
  /** Whether these are the person's own; else they tell what the entry holds beside its text. */
  readonly isOwnWords: boolean
  /** null while the first review of the decision is due, which asks for it. */
  readonly confidence: number | null
}

/** A sentence that the journal says, with what it rests on. Plain, and never a verdict on character. */
export type Finding = {
  readonly kind:
    | 'lines'
    | 'disposition'
    | 'calibration'
    | 'memory'
    | 'drift'
    | 'selling'
    | 'drag'
    | 'after-losses'
    | 'passed-on'
    | 'critic'
    | 'kept'
    | 'tests'
    | 'expected'
    | 'untested'
    | 'held'
    | 'claims'
    | 'reviews'
  readonly title: string
  /** What was counted. */
  readonly evidence: string
  /** How it was counted, its n and its uncertainty, and what it may not claim. */
  readonly method: string
  /** USD, below 0 what it cost; null where it has no price. */
  readonly cost: Decimal | null
  /** Beside the cost, or in its place. */
  readonly note: string
  /** Up to when the cost counts, behind the note; left out, or null, where it says nothing of it. */
  readonly costUntil?: string | null
  readonly entries: readonly EntryLink[]
  readonly quotes: readonly Quote[]
}

/** @param words of the entry; its first sentence, as it was written, where nothing in it is meant more than the rest */
export function quoteOf(ticker: string, entry: Entry<DecisionRecorded>, words = firstSentenceOf(entry)): Quote {
  return { ...toldQuote(ticker, entry, shortened(words)), isOwnWords: true }
}

/** @param words that tell what an entry holds beside its text */
export function toldQuote(ticker: string, entry: Entry<DecisionRecorded>, words: string): Quote {
  const { assetId, sequence, confidence } = entry
  return { assetId, ticker, sequence, on: decidedOn(entry), words, isOwnWords: false, confidence }
}

function firstSentenceOf({ thesis }: Entry<DecisionRecorded>): string {
  const [first] = sentencesOf(thesis)
  return first ? thesis.slice(first.from, first.to) : thesis
}

const LONGEST_QUOTE = 180

const shortened = (words: string): string =>
  words.length <= LONGEST_QUOTE ? words : `${words.slice(0, LONGEST_QUOTE - 1).trimEnd()}…`

/** Whether a share from 0 to 1 prints as 0.0 points. What nobody can see in the sentence's own figures is not told, however certain. */
export const printsZero = (share: number): boolean => Math.round(share * 1000) === 0
