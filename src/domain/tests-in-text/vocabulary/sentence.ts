import type { Span } from '../../language/plain-text.ts'
import { type Token, tokensOf, wordSet } from '../../language/tokens.ts'

/** A sentence of a text, with its words and tokens. */
export type Sentence = {
  readonly text: string
  readonly span: Span
  readonly words: string
  /** Their positions count from the sentence's first character. */
  readonly tokens: readonly Token[]
  /** The sentence before it. */
  readonly before: Span | null
  /** The heading over the list to which it may belong, which ends with a colon. */
  readonly heading?: string | null
}

/** A part of a sentence, to be read by itself. `from` and `to` count characters of its words. */
export function sentencePart({ text, span, words, before }: Sentence, { from, to }: Span): Sentence {
  const part = words.slice(from, to)
  return { text, span: { from: span.from + from, to: span.from + to }, words: part, tokens: tokensOf(part), before }
}

const HARD_BREAKS = wordSet('; ( )')
export const SOFT_BREAKS = wordSet(': — – - -> => → =')

/** A segment begins after a mark such as a colon, a dash or an arrow, unless that mark leads to the consequence. */
export function startOfSegment(tokens: readonly Token[], end: number): number {
  for (let at = end - 1; at >= 0; at -= 1) {
    const word = tokens[at]?.word ?? ''
    if (HARD_BREAKS.has(word) || SOFT_BREAKS.has(word)) return at + 1
  }
  return 0
}

export function startOfClause(tokens: readonly Token[], end: number): number {
  for (let at = end - 1; at >= 0; at -= 1) {
    const word = tokens[at]?.word ?? ''
    if (HARD_BREAKS.has(word) || SOFT_BREAKS.has(word)) return at + 1
    if (word === ',' && /^(?:but|and|so|yet)$/.test(tokens[at + 1]?.word ?? '')) return at + 2
  }
  return /^(?:but|and|so|yet|still)$/.test(tokens[0]?.word ?? '') ? 1 : 0
}

export function endOfClause(tokens: readonly Token[], from: number): number {
  for (let at = from + 1; at < tokens.length; at += 1) if (HARD_BREAKS.has(tokens[at]?.word ?? '')) return at
  return tokens.length
}

export const spanOf = ({ tokens, span }: Sentence, { from, to }: Span): Span => ({
  from: span.from + (tokens[from]?.from ?? 0),
  to: span.from + (tokens[to - 1]?.to ?? 0),
})

export const wordsOf = ({ tokens, words }: Sentence, { from, to }: Span): string =>
  from < to ? words.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0) : ''
