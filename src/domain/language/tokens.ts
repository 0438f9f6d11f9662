import type { Span } from './plain-text.ts'

/** A word, a number with its marks (`$1,200`, `5%`, `400k`), or a mark that stands alone. */
export type Token = Span & { readonly word: string }

const TOKEN =
  /(?:(?<=^|[\s(])-(?=[$€£]?\d))?[\p{L}\d$€£%@#]+(?:(?:['&./@]|-(?=[\p{L}])|,(?=\d{3})|–(?=\d))[\p{L}\d%]+)*'?|->|=>|\S/gu

/** The words and marks of a plain text, in its order. */
export const tokensOf = (plain: string): readonly Token[] =>
  Array.from(plain.matchAll(TOKEN), ({ 0: word, index }) => ({ word, from: index, to: index + word.length }))

/** Words in a string, as a set to look one up in. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))
