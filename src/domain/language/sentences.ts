import { CUT_WORDS, OPENS_CLAUSE } from './abbreviations.ts'
import { matchesOf } from './matches-of.ts'
import { plainText, type Span } from './plain-text.ts'
import { rememberLatest } from './remember-latest.ts'

/**
 * Where a sentence may end: after its mark and following quotation marks or brackets, at an empty line, at the end of a line
 * before a new beginning (a list's mark, a number, a capital letter), and at each row of a table.
 */
const END =
  /[.!?…]+["'”’»)\]]{0,3}(?=\s|$)|[。！？।]|\n(?=\s*\n)|\n(?=\s*\|)|(?<=\|)\n|\n(?=\s*(?:[-*•–]\s|\d+[.)]\s|["“'(]?\p{Lu}))/gu

/** Abbreviations whose full stop does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s("“])(?:approx|vs|v|inc|corp|co|ltd|mr|mrs|ms|dr|st|e\.g|i\.e|u\.s|u\.k|u\.s\.a|est|ca|cf|fig|incl|excl|\p{L}\.\p{L})\.$/u
/** Abbreviations unless something new begins after them: "max. 5%", and "1.5% max. The FDA decides". */
const BEFORE_MORE = /(?:^|[\s("“])(?:min|max|avg|adj|org|comp)\.$|\d\s?(?:bn|mn|pct)\.$/u
/** "Adj. EBITDA", "avg. ROIC": a measure by its initials begins nothing. */
const BEFORE_MEASURE = /(?:^|[\s("“])(?:adj|avg|org|comp)\.$/iu
const IS_CUT = new RegExp(`(?:^|[\\s("“])${CUT_WORDS}\\.$`, 'u')
const GOES_ON = new RegExp(`^ +(?!${OPENS_CLAUSE})[a-z\\d<>=$€£+~-]`, 'u')
/** Abbreviations only before a number: "no. 5", "Nov. 3". */
const BEFORE_NUMBER = /(?:^|[\s("“])(?:no|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/u

const LIST_NUMBER = /(?:^|\n)\s*\d{1,2}\.$/u

/** The sentences of a text, without the white space around them. A text without any mark is one sentence. */
export const sentencesOf: (text: string) => readonly Span[] = rememberLatest((text) => splitSentences(text))

function splitSentences(text: string): readonly Span[] {
  const plain = plainText(text)
  const spans: Span[] = []
  let from = 0
  for (const match of matchesOf(END, text)) {
    const to = match.index + match[0].length
    const before = plain.slice(Math.max(from, to - 12), match.index + 1)
    const isNumbered = BEFORE_NUMBER.test(before) && /^\s\d/u.test(plain.slice(match.index + 1))
    const after = text.slice(match.index + 1, match.index + 14)
    const goesOn =
      (BEFORE_MORE.test(before) && !/^\s+\p{Lu}/u.test(after)) ||
      (BEFORE_MEASURE.test(before) && /^ \p{Lu}{2,}/u.test(after)) ||
      (IS_CUT.test(before) && GOES_ON.test(after))
    // "1. Leverage above 3.5x": the number of a line.
    if (match[0] === '.' && /^ +\S/u.test(after) && LIST_NUMBER.test(text.slice(from, to))) continue
    if (match[0].startsWith('.') && (isNumbered || goesOn || ABBREVIATION.test(before))) continue
    push(spans, text, { from, to })
    from = to
  }
  push(spans, text, { from, to: text.length })
  return spans
}

function push(spans: Span[], text: string, { from, to }: Span): void {
  const words = text.slice(from, to)
  const start = from + words.length - words.trimStart().length
  const end = from + words.trimEnd().length
  if (start < end) spans.push({ from: start, to: end })
}

/** The sentence in which a stretch of a text begins. */
export const sentenceAround = (text: string, span: Span): Span =>
  sentencesOf(text).find(({ from, to }) => span.from >= from && span.from < to) ?? span

/** The sentence behind the one in which a stretch of a text begins. */
export function sentenceAfter(text: string, span: Span): Span | undefined {
  const own = sentenceAround(text, span)
  return sentencesOf(text).find(({ from }) => from >= own.to)
}
