/** A stretch of a text: from its first character to just after its last one. */
export type Span = { readonly from: number; readonly to: number }

/**
 * A text in the form that the patterns of this folder read: ASCII letters in lower case, one apostrophe, one kind of space, one
 * minus sign before digits. Every character keeps its position, so that spans fit both texts.
 */
export function plainText(text: string): string {
  if (text !== last.text) last = { text, plain: normalize(text) }
  return last.plain
}

/** A cache of one text, because the same text is usually asked about many times in a row. */
let last = { text: '', plain: '' }

const normalize = (text: string): string =>
  text
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(/[−–](?=[ ]?\d)/g, '-')

/** A span without the white space and the marks at its ends. */
export function trimmed(text: string, { from, to }: Span, marks = /[\s,;:.!?…*•·#>_~=–—|()[\]{}-]/u): Span {
  let [start, end] = [from, to]
  while (start < end && marks.test(text.charAt(start)) && !isSigned(text, start)) start += 1
  while (end > start && marks.test(text.charAt(end - 1))) end -= 1
  return { from: start, to: end }
}

/** The minus of `-10%` belongs to the number, and so does the sign of `> 250k`. */
const isSigned = (text: string, at: number): boolean => /^(?:[-−–]|[<>] ?)\d/u.test(text.slice(at, at + 3))
