/** A stretch of a text: from its first character to just after its last. */
export type Span = { readonly from: number; readonly to: number }

/**
 * A text in the form that the patterns of this folder read: small ASCII letters, one apostrophe, one kind of space, one
 * minus sign before digits. Every character keeps its place, so that a span of the one is a span of the other.
 */
export function plainText(text: string): string {
  if (text !== last.text) last = { text, plain: normalize(text) }
  return last.plain
}

/** One text is asked about many times in a row. */
let last = { text: '', plain: '' }

const normalize = (text: string): string =>
  text
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(/[−–](?=[ ]?\d)/g, '-')

/** A span without the blanks and the marks at its edges. */
export function trimmed(text: string, { from, to }: Span, marks = /[\s,;:.!?…*•·#>_~=–—|()[\]{}-]/u): Span {
  let [start, end] = [from, to]
  while (start < end && marks.test(text.charAt(start)) && !isSigned(text, start)) start += 1
  while (end > start && marks.test(text.charAt(end - 1))) end -= 1
  return { from: start, to: end }
}

/** The minus of `-10%` belongs to the number. */
const isSigned = (text: string, at: number): boolean => /^[-−–]\d/u.test(text.slice(at, at + 2))
