/** Whole words, each alternative of a pattern for itself. */
export const wholeWords = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z])(?:${patterns.join('|')})(?![a-z])`)
