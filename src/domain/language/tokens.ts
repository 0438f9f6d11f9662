import { matchesOf } from './matches-of.ts'
import type { Span } from './plain-text.ts'

/** A word, a number with its marks (`$1,200`, `5%`, `400k`), or a single mark. */
export type Token = Span & { readonly word: string }

const TOKEN =
  /(?:(?<=^|[\s(])-(?=[$€£]?\d))?[\p{L}\d$€£%@#]+(?:(?:['&./@]|-(?=[\p{L}])|,(?=\d{3})|–(?=\d)|(?<=\d)[-:](?=\d))[\p{L}\d%]+)*'?|->|[<>]=|=>|\S/gu

/** The words and marks of a plain text, in order. */
export const tokensOf = (plain: string): readonly Token[] =>
  matchesOf(TOKEN, plain).map(({ 0: word, index }) => ({ word, from: index, to: index + word.length }))

/** The words of a string as a set. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))
