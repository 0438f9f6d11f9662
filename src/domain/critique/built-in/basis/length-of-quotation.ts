import { matchesOf } from '../../../language/matches-of.ts'
import type { Span } from '../../../language/plain-text.ts'
import { wordCount } from '../../../language/word-count.ts'
import { CLAUSE_BREAK, CONJUNCTION } from './text-breaks.ts'

export type Limit = { readonly words: number; readonly characters: number }
/** What has no border inside is quoted whole up to this length: its end is where its sense is. */
export const WHOLE: Limit = { words: 22, characters: 140 }
/** Of a clause too long to quote whole: so many words lead up to a single word, which says little alone. */
const WORDS_BEFORE = 3
/** A clause that is longer by fewer words than these is not cut: what is left of it would end in the middle. */
export const WORTH_CUTTING = 4
export const SHORT: Limit = { words: 12, characters: 100 }

/** Whether words are few enough to be quoted whole. */
export const fitsQuotation = (words: string): boolean => isWithin(words, WHOLE)
export const isShort = (words: string): boolean => isWithin(words, SHORT)
export const isWithin = (text: string, { words, characters }: Limit): boolean =>
  text.length <= characters && wordCount(text) <= words

/** The beginning of a long span: up to a mark or a conjunction in its second half, else up to a word that leaves nothing hanging. */
export function shortened(text: string, { from, to }: Span, limit: Limit = SHORT): Span {
  const slack = limit === SHORT ? WORTH_CUTTING : 0
  if (to - from <= limit.characters && wordCount(text.slice(from, to)) < limit.words + Math.max(1, slack))
    return { from, to }
  const words = text.slice(from, Math.min(to, from + limit.characters)).match(WORDS_KEPT) ?? []
  const cut = words.slice(0, limit.words).join('')
  // Whether a comma parts what stands before it shows in the words behind it.
  const seen = text.slice(from, Math.min(to, from + cut.length + LONGEST_LEAD))
  const isWithinCut = ({ index }: { readonly index: number }) => index > cut.length / 2 && index < cut.length
  const ends = [...matchesOf(CLAUSE_BREAK, seen), ...matchesOf(CONJUNCTION, seen)].filter(isWithinCut)
  const end = ends.map(({ index }) => index)
  const ended = cut.slice(0, Math.max(0, ...end) || cut.length)
  const whole = ended.slice(0, ended.length - hangingEnd(ended)).replace(/[\s,;:]+$/u, '')
  return whole === '' ? { from, to } : { from, to: from + whole.length }
}

/** In characters: what may stand between a comma and the condition to which its words belong. */
const LONGEST_LEAD = 40

/** Words one by one; "a good while" and "a long time" are one. */
const WORDS_KEPT =
  /\s*(?:(?<!\S)an?\s+(?:good|long|little|short|great|fair|very long)\s+(?:while|time|way|deal|many|run)(?!\p{L})\S*|\S+)/giu

/** A span with whole words of its clause before and after it, as many as a quotation holds. */
export function wordsAround(text: string, clause: Span, span: Span): Span {
  let { from, to } = span
  const isSingle = wordCount(text.slice(from, to)) === 1
  const before = isSingle ? (text.slice(clause.from, from).match(/\S+\s*/gu) ?? []) : []
  for (const word of before.slice(-WORDS_BEFORE).reverse()) {
    if (!isShort(text.slice(from - word.length, to))) break
    from -= word.length
  }
  for (const word of text.slice(to, clause.to).match(/\s*\S+/gu) ?? []) {
    if (!isShort(text.slice(from, to + word.length))) break
    to += word.length
  }
  from += LEFTOVER.exec(text.slice(from, span.from))?.[0].length ?? 0
  if (to < clause.to) to = span.to + lengthUpToBoundary(text.slice(span.to, to), isSingle)
  return { from, to: to - hangingEnd(text.slice(span.to, to)) }
}

/**
 * Of words that have to end in the middle of a clause: up to where something new begins, so that none is torn from what it belongs to. A
 * limit belongs to what it limits: "want to see two quarters with the ratio under 88%".
 */
function lengthUpToBoundary(added: string, isSingle: boolean): number {
  const limit = LIMIT.exec(added)
  const places = matchesOf(BOUNDARY, added)
    .map(({ index }) => index)
    .filter((index) => !limit || index >= limit.index + limit[0].length)
  if (limit && places.length === 0) return limit.index + limit[0].length
  return (isSingle ? places.at(-1) : places[0]) ?? added.length
}

const LIMIT =
  /^(?:\s+[a-z]+){0,5}\s+(?:under|below|above|over|at least|at most|less than|more than)\s+[$€£]?\d[\d.,]*(?<=\d)%?(?:\s?(?:bn|m|x|percent|billion|million)(?![a-z]))?/iu
const BOUNDARY =
  /\s+(?:in|on|at|for|to|of|that|which|what|when|where|who|from|with|by|after|before|as|than|the|a|an|this|their|its|is|are|looks?|will|would|and|or|over|under|into|since|until|because|while(?<!(?:an?|the|any|some|good|long|little|short|great|fair)\swhile))(?=\s)/giu

export function hangingEnd(added: string): number {
  let rest = added
  while (HANGING.test(rest)) rest = rest.replace(HANGING, '')
  return added.length - rest.length
}

/** Words that leave a quotation hanging when it has to stop in the middle of a clause. "Half of what I own" is whole. */
const HANGING =
  /\s+(?:a|an|the|to|of|in|on|at|for|by|with|as|than|that|is|are|was|be|will|would|can|could|should|may|so|or|my|his|her|our|your|its|it|I|am|do|does|n|mainly|mostly|their|this|not|very|from|about|has|have|going|just|really|only|even|while|because|which|who|whether|if|when|too|means|i['’](?:m|d|ll|ve)|and|or|but|where|until|unless|also|still|(?<!(?:^|\s)(?:I|we|you|they)\s)own|no|more|most|some|any|each|per|now|then)$/iu

/** What a cut leaves in front. */
const LEFTOVER = /^(?:and|but|because|so|or|then|that|to|of|at|in|on|is)\s+/iu
