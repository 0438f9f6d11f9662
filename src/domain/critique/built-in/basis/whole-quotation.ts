import type { Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isWithin, type Limit } from './length-of-quotation.ts'
import { CLAUSE_BREAKS, CONJUNCTIONS, HARD_BREAKS } from './text-breaks.ts'

/** Up to this length a sentence is quoted whole: half of one may say what its writer never said. */
const LONG_SENTENCE: Limit = { words: 48, characters: 290 }
/** And so much of one that is longer, unless more was found together. */
const PART: Limit = { words: 36, characters: 220 }

/**
 * Words as their sentence has them: the whole sentence where it is short enough; else as many of its clauses as fit, with an ellipsis where
 * something is left out, and only where that changes nothing in what is quoted.
 * @param span of one sentence
 * @param beside the other spans that are quoted with it: words that go on behind a mark of a quotation are told in pieces
 * @returns without marks around it; null where the words can be quoted in none of these ways
 */
export function wholeQuotation(text: string, span: Span, beside: readonly Span[] = []): string | null {
  const stretch = stretchAround(text, span)
  if (!beginsAndEnds(text, stretch, beside)) return null
  const isLed = !IS_LINK.test(text.slice(stretch.from, span.from))
  const whole = withoutMarks(text, { from: isLed ? stretch.from : span.from, to: stretch.to }, span)
  const isWhole = isWithin(text.slice(whole.from, whole.to), LONG_SENTENCE) && stretch.endOfSentence <= stretch.to
  if (isWhole) return text.slice(whole.from, whole.to)
  if (whole.to - whole.from > LONGEST_SENTENCE) return null
  const starts = [whole.from, ...startsIn(text, { from: whole.from, to: span.from })].filter((from) =>
    mayBeLeftOut(text.slice(stretch.from, from)),
  )
  const ends = [whole.to, ...endsIn(text, { from: span.to, to: whole.to })].filter((to) =>
    mayBeLeftOut(text.slice(to, stretch.endOfSentence)),
  )
  for (const from of starts)
    for (const to of ends) {
      const part = withoutMarks(text, { from, to }, span)
      if (fits(text, part, span) && !isListCut(text, part, stretch)) return withEllipses(text, part, stretch)
    }
  return null
}

/** In characters: of a longer sentence nothing is quoted. */
const LONGEST_SENTENCE = 1200

/**
 * The clause in which words were found, where the whole sentence is quoted already.
 * @returns null where the rest of the sentence belongs to it, and of a numbered list
 */
export function clauseQuotation(text: string, span: Span): string | null {
  const stretch = stretchAround(text, span)
  if (!beginsAndEnds(text, stretch, [])) return null
  const isClause =
    [stretch.from, ...startsIn(text, stretch)].some((at) => !HAS_WORDS.test(text.slice(at, span.from))) &&
    [stretch.to, ...endsIn(text, stretch)].some((at) => !HAS_WORDS.test(text.slice(span.to, at)))
  const isWhole =
    !OPENS_SENSE.test(text.slice(stretch.from, span.from)) && !GOES_ON.test(text.slice(span.to, stretch.endOfSentence))
  const isItem = /\(?[\da-h]\)\s*$/u.test(text.slice(stretch.from, span.from))
  return isClause && isWhole && !isItem && !isListCut(text, span, stretch) ? withEllipses(text, span, stretch) : null
}

const fits = (text: string, { from, to }: Span, span: Span): boolean =>
  isWithin(text.slice(from, to), to - from > span.to - span.from ? PART : LONG_SENTENCE)

function withEllipses(text: string, { from, to }: Span, stretch: Stretch): string {
  const lead = text.slice(stretch.from, from)
  const rest = text.slice(to, stretch.endOfSentence)
  return `${IS_LINK.test(lead) ? '' : '… '}${text.slice(from, to)}${HAS_WORDS.test(rest) ? ' …' : ''}`
}

type Stretch = Span & { readonly endOfSentence: number }

/** What stands around words up to the nearest marks that no quotation holds. */
function stretchAround(text: string, span: Span): Stretch {
  const sentence = sentenceAround(text, span)
  let [from, to] = [Math.min(sentence.from, span.from), Math.max(sentence.to, span.to)]
  const endOfSentence = to
  for (const found of HARD_BREAKS(text)) {
    if (found.to < sentence.to && IN_SENTENCE.test(text.slice(found.from, found.from + 3))) continue
    if (found.to <= span.from) from = Math.max(from, found.to)
    else if (found.from >= span.to) {
      to = Math.min(to, found.from)
      break
    }
  }
  // What stands between two marks ends there.
  const isCut = OF_QUOTATION.test(text.slice(to)) && !OF_QUOTATION.test(text.slice(Math.max(0, from - 1)))
  return { from, to, endOfSentence: isCut ? endOfSentence : to }
}

/** The full stop of an abbreviation: "i.e. not explained by hurricanes", "the U.S. grew". */
const IN_SENTENCE = /^\.(?:\p{Ll}|\s[\p{Ll}\d<>=($€£~+-])/u
const OF_QUOTATION = /^["“”„‟«»‹›]/u

/** Whether a stretch begins and ends with its sentence, is what a pair of marks holds, or goes on in what is quoted beside it. */
function beginsAndEnds(text: string, { from, to, endOfSentence }: Stretch, beside: readonly Span[]): boolean {
  const isLed = OF_QUOTATION.test(text.slice(Math.max(0, from - 1)))
  const isCut = OF_QUOTATION.test(text.slice(to)) && HAS_WORDS.test(text.slice(to, endOfSentence))
  if (isLed && OF_QUOTATION.test(text.slice(to))) return true
  const isBeside = (at: number) =>
    beside.some((other) => Math.abs(other.from - at) <= NEAR || Math.abs(other.to - at) <= NEAR)
  return (!isLed || isBeside(from)) && (!isCut || isBeside(to))
}

/** In characters: marks and a space. */
const NEAR = 3

/** "And if the founder leaves, I sell": a word that only joins a sentence to the one before may be left out. */
const IS_LINK = /^[\s\-*•·#>–—]*(?:and|but|so|then|also|well|yes|ok)?[\s,:*_]*$/iu
const HAS_WORDS = /[\p{L}\p{N}]/u

/** Without the mark or the number of a list in front and what parts it from what follows; never less than what is quoted already. */
function withoutMarks(text: string, { from, to }: Span, span: Span): Span {
  const words = text.slice(from, to)
  const lead = /^[\s\-*•·#>–—]*(?:\(?\d{1,2}[.)]\s+)?(?=\S)/u.exec(words)?.[0].length ?? 0
  const rest = /[\s,;:*_–—-]+$/u.exec(words)?.[0].length ?? 0
  return { from: Math.min(from + lead, span.from), to: Math.max(to - rest, span.to) }
}

/** Where another clause begins, the first first. */
const startsIn = (text: string, { from, to }: Span): readonly number[] =>
  [...CLAUSE_BREAKS(text).map((found) => found.to), ...CONJUNCTIONS(text).flatMap((found) => [found.from, found.to])]
    .filter((at) => at > from && at <= to)
    .toSorted((one, other) => one - other)

/** Where a clause ends, the last first. */
const endsIn = (text: string, { from, to }: Span): readonly number[] =>
  [...CLAUSE_BREAKS(text), ...CONJUNCTIONS(text)]
    .map((found) => found.from)
    .filter((at) => at >= from && at < to)
    .toSorted((one, other) => other - one)

/** Whether words around a part may be left out: none of them is a condition, an exception, a denial, an alternative or another part of the whole. */
const mayBeLeftOut = (words: string): boolean => !HOLDS_SENSE.test(words)

/** Whether what follows is the next member of a list of figures: "margin 41%, 44% | , 47%". */
function isListCut(text: string, { from, to }: Span, { endOfSentence }: Stretch): boolean {
  const next = NEXT_CLAUSE.exec(text.slice(to, endOfSentence))?.[0] ?? ''
  return /\d/u.test(text.slice(from, to)) && /\d/u.test(next) && !HAS_SUBJECT.test(next)
}

const NEXT_CLAUSE = /^\s*[,;:/]?(?:[^,;:.]|[.,](?=\d))*/u
const HAS_SUBJECT = /(?<!\p{L})(?:I|we|they|it|he|she|you|is|are|was|were|has|have|had)(?!\p{L})/u
/** What a clause behind it is said under, or a part of. */
const OPENS_SENSE =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:if|unless|when|whenever|once|until|till|while|should|not|never|no|nobody|only|half|some|most)(?!\p{L})/iu
/** What belongs to the clause before it. */
const GOES_ON =
  /^[\s,;:–—(-]*(?:(?:and|but|or|then)\s+)*(?:if|unless|except|provided|providing|only|not|never|nor|neither|without|or|though|although|otherwise|instead|until|till|than|when|whenever|once|while|as long as|so long as|should|else|below|above|under|over|they say|he says|she says|at least|at most|half|the rest|all)(?!\p{L})|^[\s,]*[<>=≤≥→/]/iu

const HOLDS_SENSE =
  /[<>=≤≥→/]|n['’]t(?!\p{L})|(?<!\p{L})(?:if|unless|except|provided|providing|only|not|never|no|nor|none|nothing|nobody|neither|cannot|without|or|but|however|though|although|otherwise|instead|until|till|than|whether|when|whenever|once|while|as long as|so long as|should|then|else|half|quarter|third|rest|all|both|each|below|above|under|over|at least|at most|they say|he says|she says|says)(?!\p{L})/iu
