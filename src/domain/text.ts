/** One visible character may be many code points, such as the emoji of a family, but no genuine one is longer than this. */
const LONGEST_CHARACTER = 64

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The beginning of a text, cut between two visible characters, and never inside a surrogate pair.
 * @param maxLength in UTF-16 code units, as JavaScript counts
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const start = characters.segment(text).containing(maxLength)?.index ?? maxLength
  if (maxLength - start <= LONGEST_CHARACTER) return text.slice(0, start)
  // Endlessly combined marks are no genuine character, so the cut may be among them, after a whole code point.
  return text.slice(0, isSecondOfPair(text, maxLength) ? maxLength - 1 : maxLength)
}

const isSecondOfPair = (text: string, index: number): boolean => (text.codePointAt(index - 1) ?? 0) > 0xffff

/**
 * Splits off the first half of a surrogate pair at the end of a text that comes in pieces, because its other half is in the next.
 * @returns the part that is whole, and what to put before the next piece
 */
export function wholeSoFar(text: string): { readonly whole: string; readonly rest: string } {
  const end = /[\ud800-\udbff]$/.test(text) ? text.length - 1 : text.length
  return { whole: text.slice(0, end).toWellFormed(), rest: text.slice(end) }
}
