import { rememberLatest } from './remember-latest.ts'

/** A stretch of a text: from its first character to just after its last one. */
export type Span = { readonly from: number; readonly to: number }

/**
 * A text in the form that the patterns of this folder read: ASCII letters in lower case, one apostrophe, one kind of space, one
 * minus sign before digits. Every character keeps its position, so that spans fit both texts.
 */
export const plainText = rememberLatest((text) => normalize(text))

function normalize(text: string): string {
  const isRead = text.includes('OR')
  const words = isRead ? text.replace(HAS_SMALL.test(text) ? OPERATING_RATIO : OPERATING_RATIO_ALONE, IS_NO_OR) : text
  // Of ASCII alone the whole may be put into lower case at once, which is faster.
  if (IS_ASCII.test(words)) return words.toLowerCase().replaceAll('`', "'").replaceAll('\t', ' ')
  const plain = words
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(/[−–](?=[ ]?\d)/g, '-')
  return IS_ASCII.test(plain) ? inOneByte(plain) : plain
}

/**
 * The same characters, of which each takes one byte again. The engine keeps a text in two bytes a character from which the last wide one, the
 * apostrophe of a phone, was replaced, and makes each pattern anew for such texts: a first one then takes ten times as long as any other.
 */
const inOneByte = (plain: string): string => Array.from(plain).join('')

const IS_ASCII = /^[\n\r\t -~]*$/

/** Where a railroad's operating ratio is meant: in capitals, as the noun before a figure or a verb, and between no two clauses. */
const OPERATING_RATIO =
  /(?<=^|[.;:!?(]\s{0,2}|,\s(?=OR\s(?:[<>≤≥]|\d|was|came|at))|(?<![a-z])(?:[Ii]f|[Ww]hen|[Oo]nce|[Ss]hould|[Ww]ith|[Aa]n|[Tt]he|[Tt]heir|[Ii]ts|on|in|reported|adjusted|full-year|Q[1-4]|FY ?\d*|[A-Z]{2,5})\s)OR(?=(?:'s)?\s(?:[<>=≤≥]|\d|(?:is|was|came|at|of|to|not|still|stays?|falls?|fell|rises?|rose|hits?|prints?|goes|gets|improve[sd]?|worsen(?:s|ed)?|guid(?:e|ance)|above|below|under|over|up|down|back|in)(?![a-z])))/g
/** "OR", "OR > 66", "Q1 OR 69.6", cut from their sentence: nothing stands before it that an "or" could join. */
const OPERATING_RATIO_ALONE = /^OR(?=$| ?[<>=≤≥]+ ?\d[\d.]* ?%?$)|(?<=^(?:Q[1-4]|FY ?\d*) )OR(?= \d[\d.]* ?%?$)/
/** As long as what it stands for, and no word. */
export const IS_NO_OR = 'oq'
const HAS_SMALL = /[a-z]{3}/

/** A span without the white space and the marks at its ends. */
export function trimmed(text: string, { from, to }: Span, marks = /[\s,;:.!?…*•·#>_~=–—|()[\]{}-]/u): Span {
  let [start, end] = [from, to]
  while (start < end && marks.test(text.charAt(start)) && !isSigned(text, start)) start += 1
  while (end > start && marks.test(text.charAt(end - 1))) end -= 1
  return { from: start, to: end }
}

/** The minus of `-10%` belongs to the number, and so does the sign of `> 250k`. */
const isSigned = (text: string, at: number): boolean => /^(?:[-−–]|[<>] ?)\d/u.test(text.slice(at, at + 3))
