import { matchesOf } from '../../../language/matches-of.ts'
import type { Span } from '../../../language/plain-text.ts'
import { rememberLatest } from '../../../language/remember-latest.ts'
import { wordCount } from '../../../language/word-count.ts'
import { MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { readableDate } from '../../../time.ts'
import type { CritiquedDecision } from '../../critique.ts'
import { dayWritten } from './day-of-writing.ts'

const MOST_WORDS = 12
const MOST_CHARACTERS = 100
/** A clause with no more words than this is quoted whole, conjunctions and all. */
const WORDS_KEPT_TOGETHER = 8
/** What has no border inside is quoted whole up to this length: its end is where its sense is. */
const WHOLE: Limit = { words: 22, characters: 140 }
/** Of a clause too long to quote whole: so many words lead up to a single word, which says little alone. */
const WORDS_BEFORE = 3
/** A clause with fewer words ("Well," or "Yes.") says too little to stand for a thesis. */
const TELLING_WORDS = 3
const CLAUSES_TRIED = 20

/**
 * What a quotation may not contain: the end of a line or of a sentence, a quotation mark, a tab, and the characters that
 * turn the direction of the text after them. A dot inside `1.5`, `.35` or `amazon.com` ends nothing.
 */
const HARD_BREAK =
  /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069"“”„‟«»‹›…]|(?!\.)\p{Sentence_Terminal}|\.(?!(?<=(?:^|[\d\s$(+−-])\.)\d)(?!(?<=[a-z]\.)[a-z])/gu

/**
 * A comma before the year of a date ("January 2, 2027") parts nothing, nor does one before the condition of what is said ("wrong, and
 * embarrassed, if it falls") or a dash in a range ("12 - 13%").
 */
const CLAUSE_BREAK =
  /(?:[;:]|,(?!(?<=\d,) 20\d\d)(?!(?:\s[^\s,;:.]{1,20}){0,3},?\s(?:if|unless)\s))(?=\s|$)|[，、；：()[\]{}|—]|(?<=\s)[-–](?=\s)(?!(?<=\d%?\s.)\s\d)/gu

/**
 * Where a clause of more than a few words can be cut further: before another clause, and not before a figure, a time or a second name ("since 2021",
 * "and 20%", "Mounjaro and Zepbound"). What is said under a condition ("half of it falls when the economy does") is not said without it.
 */
const CONJUNCTION =
  /(?<=\s)(?<!(?:^|[.;:!?,(]\s?)[\p{L}-]+\s)(?:and(?!(?<=\p{Lu}[\p{L}\d&’'-]*\sand)\s(?!I(?![\p{L}\d]))\p{Lu})|but|because(?!\sof)|although|though(?<!as\sthough)|while(?<!(?:an?|the|any|some|good|long|little|short|great|fair)\swhile)|(?:(?:in|at)\s)?(?:(?:either|any|all|both|each|none|most|one|some|half)\s)?(?:(?:of|in|at|by|for|from|on|with|to|under|after)\s)?which|since|so(?=\s(?:[Ii]|it|the|this|they|we)\s))(?=\s)(?!\s[$€£~+-]?\d|\s[a-z-]+\s(?:cents|pence)(?!\p{L})|(?<=and|but)\s[\p{L}\d]+\s*(?:$|[.,;:!?)]))(?!(?<=since)\s(?:\p{Lu}\p{Ll}+|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*|spring|summer|autumn|fall|winter|then|now|last|early|late)(?!\p{L}))/gu

/** What clings to the edges of a clause without being part of it: list marks, emphasis, stray punctuation. */
const EDGE = /[\s,;:*•·#>_~=–]/u

/** Words that leave a quotation hanging when it has to stop in the middle of a clause. "Half of what I own" is whole. */
const HANGING =
  /\s+(?:a|an|the|to|of|in|on|at|for|by|with|as|than|that|is|are|was|be|will|would|can|could|should|may|so|or|my|his|her|our|your|its|it|I|am|do|does|n|mainly|mostly|their|this|not|very|from|about|has|have|going|just|really|only|even|while|because|which|who|whether|if|when|too|means|i['’](?:m|d|ll|ve)|and|or|but|where|until|unless|also|still|(?<!(?:^|\s)(?:I|we|you|they)\s)own|no|more|most|some|any|each|per|now|then)$/iu

/** Words that lead into a clause from the one before it, and those that a cut leaves in front. */
const LINK = /^(?:(?:and|but|because|so|or|then)|(?:is|was) (?:why|how))\s+/iu
const LEFTOVER = /^(?:and|but|because|so|or|then|that|to|of|at|in|on|is)\s+/iu

/** The user's words around a span, in quotation marks: always an exact piece of one sentence on one line. */
export function quotationAround(text: string, span: Span): string {
  const { from, to } = withoutAbbreviation(text, clauseAround(text, shortened(text, withinOneSentence(text, span))))
  return `“${withClosedBracket(text, { from, to })}”`
}

/** The same, and what a relative clause is said of: “it is up, which worries me”. null where both together are too long. */
export function quotationWithNoun(text: string, span: Span): string | null {
  const quotation = quotationAround(text, span)
  if (!RELATIVE.test(quotation)) return quotation
  const words = quotation.slice(1, -1)
  const from = text.lastIndexOf(words, span.from)
  const clause = { from, to: from + words.length }
  const sentence = between(text, HARD_BREAKS, clause, { from: 0, to: text.length })
  const lead = text.slice(sentence.from, from).replace(/[\s,]+$/u, '')
  // "Who sells at 11x?" asks, and "Which is gambling" is said of the sentence before.
  if (lead === '') return /^“who/iu.test(quotation) ? quotation : null
  const end = sentence.from + lead.length
  const noun = between(text, CLAUSE_BREAKS, { from: end - 1, to: end }, { ...sentence, to: end })
  const whole = withoutEdges(text, { from: noun.from, to: clause.to }, clause)
  return isShort(text.slice(whole.from, whole.to)) ? `“${text.slice(whole.from, whole.to)}”` : null
}

const RELATIVE = /^“(?:which|who|whose|that(?=\s(?:I|we|he|she|they|it|the|my)(?!\p{L})))(?!\p{L})/iu

/** The words next to a span, of its own clause: as few as stand by themselves. */
export function wordsBeside(text: string, span: Span): string {
  const { from, to } = clauseAround(text, shortened(text, withinOneSentence(text, span)), SHORT)
  return text.slice(from, to)
}

/** "Leverage 2.4x incl. the deal": a quotation holds no full stop, and what the abbreviation leads to is not in it. */
function withoutAbbreviation(text: string, { from, to }: Span): Span {
  const at = hasAbbreviation(text, { from, to }) ? text.slice(from, to).search(ABBREVIATION) : 0
  return at > 0 ? { from, to: from + at } : { from, to }
}

const ABBREVIATION = /[\s,]+(?:incl|excl|vs|approx|est|ca|cf|max|min|avg|i\.e|e\.g)$/iu
/** Whether words begin behind one: "Adj. | margin went from 20 to 24%" is another margin. */
export const isBehindAbbreviation = (text: string, quotation: string): boolean =>
  /(?<!\p{L})(?:adj|incl|excl|approx|est|avg|max|min|op|oper|org|comp|curr|const|cum|yr|qtr|mgmt|no|vs|ex)\.\s*$/iu.test(
    text.slice(0, text.indexOf(quotation.slice(1, -1))),
  )

const hasAbbreviation = (text: string, { from, to }: Span): boolean =>
  text.charAt(to) === '.' && !ENDS.test(text.slice(to)) && ABBREVIATION.test(text.slice(from, to))
/** "1.5% max. FDA ..." ends there, whether it is short or not. */
const ENDS = /^\.\s*(?:$|\n)/u

/** "Organic +6% (price +4": a bracket that is not closed right after it is left out, unless it is all that there is. */
export function withClosedBracket(text: string, { from, to }: Span): string {
  const words = text.slice(from, to)
  const at = words.lastIndexOf('(')
  if (at <= 0 || words.includes(')', at)) return words
  const before = words.slice(0, at).trimEnd()
  if (text.charAt(to) === ')') return `${words})`
  return /[\p{L}\p{N}]/u.test(before) ? before : words
}

export type Limit = { readonly words: number; readonly characters: number }
/** A clause that is longer by fewer words than these is not cut: what is left of it would end in the middle. */
const WORTH_CUTTING = 4
const SHORT: Limit = { words: MOST_WORDS, characters: MOST_CHARACTERS }

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

/** The first stretch of a span that has words and no end of a sentence or a line in it. */
const withinOneSentence = (text: string, span: Span): Span => sentencesWithin(text, span)[0] ?? span

/** The stretches of a span that have words and no end of a sentence or a line in them. */
export function sentencesWithin(text: string, { from, to }: Span): readonly Span[] {
  const breaks = matchesOf(HARD_BREAK, text.slice(from, to))
  const starts = [from, ...breaks.map(({ index, 0: mark }) => from + index + mark.length)]
  const ends = [...breaks.map(({ index }) => from + index), to]
  const stretches = starts.map((start, at) => ({ from: start, to: ends[at] ?? to }))
  return stretches
    .filter((_, at) => !stretches.slice(Math.max(0, at - 1), at).some((before) => hasAbbreviation(text, before)))
    .map((stretch) => (hasAbbreviation(text, stretch) ? withoutAbbreviation(text, stretch) : stretch))
    .filter((stretch) => /[\p{L}\p{N}]/u.test(text.slice(stretch.from, stretch.to)))
}

/** The first clause that tells something and isn't quoted already; null when no clause does. */
export function openingQuotation(text: string, taken: readonly (string | null)[] = []): string | null {
  let at = 0
  for (let tried = 0; tried < CLAUSES_TRIED; tried += 1) {
    const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]{0,40}/u.exec(text.slice(at))
    if (!word) return null
    const from = at + word.index
    const clause = clauseAround(text, { from, to: from + word[0].length })
    const quotation = `“${text.slice(clause.from, clause.to)}”`
    if (wordCount(quotation) >= TELLING_WORDS && !taken.includes(quotation)) return quotation
    at = clause.to
  }
  return null
}

/** The only way in which an earlier entry is quoted: with the day on which it was written. */
export const wroteOn = (decision: CritiquedDecision, quotation: string): string =>
  `On ${dayWritten(decision)} you wrote ${quotation}`

/** The day of a decision, which its price is of. */
export const dayOf = (decision: CritiquedDecision): string => readableDate(decision.at, MARKET_ZONE)

/** Words one by one; "a good while" and "a long time" are one. */
const WORDS_KEPT =
  /\s*(?:(?<!\S)an?\s+(?:good|long|little|short|great|fair|very long)\s+(?:while|time|way|deal|many|run)(?!\p{L})\S*|\S+)/giu

/** The clause that a span stands in, or as much of it as can be quoted. */
function clauseAround(text: string, span: Span, limit: Limit = WHOLE): Span {
  const sentence = between(text, HARD_BREAKS, span, { from: 0, to: text.length })
  const clause = withMainClause(text, between(text, CLAUSE_BREAKS, span, sentence), sentence)
  const isWhole = wordCount(text.slice(clause.from, clause.to)) <= WORDS_KEPT_TOGETHER
  const part = withoutHanging(
    text,
    withoutEdges(text, isWhole ? clause : between(text, CONJUNCTIONS, span, clause), span),
    clause,
  )
  const meant = withItsVerb(text, part, sentence)
  if (meant) return meant
  const led = ledToBy(text, part, sentence)
  if (led) return led
  return isWithin(text.slice(part.from, part.to), limit) ? part : wordsAround(text, part, span)
}

/** "Anything that anybody tells me to buy, I wait thirty days": what is put in front says nothing without the clause that it is of. */
export function withMainClause(text: string, { from, to }: Span, { to: end }: Pick<Span, 'to'>): Span {
  if (!FRONTED.test(text.slice(from, to))) return { from, to }
  const rest = /^,\s+(?:I|we)(?:['’](?:ll|ve|d|m|re))?\s[^,;:.!?()“”"—]+/u.exec(text.slice(to, end))?.[0] ?? ''
  return { from, to: to + rest.length }
}

const FRONTED =
  /^\s*(?:(?:and|but|so)\s)?(?:anything|whatever|whichever|whoever|anyone|anybody|any\s\p{L}+|(?:everything|everyone|everybody|all|those|every\s\p{L}+)\s(?:(?:that|who|which)\s)?(?:I|we|they|he|she|people|somebody|anybody)\s)/iu

/** "I don't understand it and I won't buy until I do": a verb that stands for another is quoted with it, where both fit. */
function withItsVerb(text: string, part: Span, sentence: Span): Span | null {
  if (!ENDS_IN_PRO_VERB.test(text.slice(part.from, part.to))) return null
  const whole = withoutEdges(text, { from: sentence.from, to: part.to }, part)
  return whole.from < part.from && isWithin(text.slice(whole.from, whole.to), WHOLE) ? whole : null
}

const ENDS_IN_PRO_VERB =
  /(?:n['’]?t|\snot|\snever)\s.*\s(?:until|unless|till|before)\s(?:I|we|it|they|he|she|this|that)\s(?:do|does|did|can|could|has|have|is|are|am|will)$/iu

/** Before a conjunction that was cut off nothing may hang: "I know the company better now than | when I bought". */
function withoutHanging(text: string, part: Span, { to }: Span): Span {
  const words = text.slice(part.from, part.to)
  const hanging = /^\s*which(?!\p{L})/iu.test(text.slice(part.to))
    ? hangingEnd(words)
    : (LEADS_ON.exec(words)?.[0].length ?? 0)
  const end = part.to - (part.to < to ? hanging : 0)
  return end > part.from ? { from: part.from, to: end } : part
}

/** Of a whole clause the last word may be any ("what we have", "it is in"), but for those that lead on to another. */
const LEADS_ON =
  /(?:\s+(?:an?|the|than|as|that|and|but|or|my|our|your|their|even|only|just|really|mainly|mostly|especially|particularly|partly|simply|also))+$/iu

/** Whether words are few enough to be quoted whole. */
export const fitsQuotation = (words: string): boolean => isWithin(words, WHOLE)
const isShort = (words: string): boolean => isWithin(words, SHORT)
const isWithin = (text: string, { words, characters }: Limit): boolean =>
  text.length <= characters && wordCount(text) <= words

/** "What I learned: a low multiple is no thesis": a few words before a colon say nothing without what they lead to. */
function ledToBy(text: string, part: Span, sentence: Span): Span | null {
  const lead = text.slice(part.from, part.to).replace(/:$/u, '')
  const colon = /^:\s+/u.exec(text.slice(part.from + lead.length, sentence.to))?.[0]
  if (colon === undefined || !LEADS_TO.test(lead)) return null
  const next = part.from + lead.length + colon.length
  const whole = { from: part.from, to: between(text, CLAUSE_BREAKS, { from: next, to: next + 1 }, sentence).to }
  const words = text.slice(whole.from, whole.to)
  return words.length <= MOST_CHARACTERS && wordCount(words) < MOST_WORDS + WORTH_CUTTING ? whole : null
}

const LEADS_TO =
  /^(?:what (?:i|we) (?:have |had )?(?:learn(?:ed|t)?|missed|overlooked|took|take)(?: [a-z]+){0,2}|what (?:i|we) (?:really |still |also )?(?:think|believe|expect|see|want|need|like|fear|wait for|hope for)(?: [a-z'’]+){1,7}|(?:the |my |one )?(?:lesson|mistake|error)s?(?: [a-z]+){0,3}|(?:the|my) (?:one |only |real |main |whole |big )?(?:thing|point|part|question|catch|trick|view|idea)(?: [a-z'’]+){0,4})$/iu

/** Narrows `outer` to what stands between the last break before a span and the first one after it. */
function between(text: string, breaksOf: BreaksOf, span: Span, outer: Span): Span {
  let { from, to } = outer
  for (const found of breaksOf(text)) {
    if (found.to <= span.from) from = Math.max(from, found.to)
    if (found.from >= span.to) {
      to = Math.min(to, found.from)
      break
    }
  }
  return { from, to }
}

/** Where a text breaks. A critique asks it of one text for each of its quotations. */
type BreaksOf = (text: string) => readonly Span[]
const breaksAt = (breaks: RegExp): BreaksOf =>
  rememberLatest((text) =>
    matchesOf(breaks, text).map(({ index, 0: { length } }) => ({ from: index, to: index + length })),
  )
const HARD_BREAKS = breaksAt(HARD_BREAK)
const CLAUSE_BREAKS = breaksAt(CLAUSE_BREAK)
const CONJUNCTIONS = breaksAt(CONJUNCTION)

function withoutEdges(text: string, clause: Span, span: Span): Span {
  let { from, to } = clause
  while (from < span.from && (EDGE.test(text.charAt(from)) || /^-\s/u.test(text.slice(from, from + 2)))) from += 1
  from += LINK.exec(text.slice(from, span.from))?.[0].length ?? 0
  while (to > span.to && (EDGE.test(text.charAt(to - 1)) || text.charAt(to - 1) === '-')) to -= 1
  return { from, to }
}

/** A span with whole words of its clause before and after it, as many as a quotation holds. */
function wordsAround(text: string, clause: Span, span: Span): Span {
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

function hangingEnd(added: string): number {
  let rest = added
  while (HANGING.test(rest)) rest = rest.replace(HANGING, '')
  return added.length - rest.length
}
