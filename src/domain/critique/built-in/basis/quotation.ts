import { matchesOf } from '../../../language/matches-of.ts'
import type { Span } from '../../../language/plain-text.ts'
import { wordCount } from '../../../language/word-count.ts'
import { MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { readableDate } from '../../../time.ts'
import type { CritiquedDecision } from '../../critique.ts'
import { dayWritten } from './day-of-writing.ts'
import {
  hangingEnd,
  isShort,
  isWithin,
  type Limit,
  SHORT,
  shortened,
  WHOLE,
  WORTH_CUTTING,
  wordsAround,
} from './length-of-quotation.ts'
import { between, CLAUSE_BREAKS, CONJUNCTIONS, HARD_BREAK, HARD_BREAKS } from './text-breaks.ts'

/** A clause with no more words than this is quoted whole, conjunctions and all. */
const WORDS_KEPT_TOGETHER = 8
/** A clause with fewer words ("Well," or "Yes.") says too little to stand for a thesis. */
const TELLING_WORDS = 3
const CLAUSES_TRIED = 20

/** What clings to the edges of a clause without being part of it: list marks, emphasis, stray punctuation. */
const EDGE = /[\s,;:*•·#>_~=–]/u

/** Words that lead into a clause from the one before it. */
const LINK = /^(?:(?:and|but|because|so|or|then)|(?:is|was) (?:why|how))\s+/iu

/**
 * The user's words around a span, in quotation marks: always an exact piece of one sentence on one line. A relative clause is quoted with
 * what it is said of, “it is up, which worries me”, where both are short enough.
 */
export function quotationAround(text: string, span: Span): string {
  const clause = withoutAbbreviation(text, clauseAround(text, shortened(text, withinOneSentence(text, span))))
  return `“${withClosedBracket(text, withNoun(text, clause) ?? clause)}”`
}

/** The same; null where a relative clause would stand without what it is said of. */
export function quotationWithNoun(text: string, span: Span): string | null {
  const quotation = quotationAround(text, span)
  return lacksNoun(text, quotation) ? null : quotation
}

/** Whether words begin with a relative pronoun: "Which is gambling" is said of the sentence before, while "Who sells at 11x?" asks. */
export function lacksNoun(text: string, quotation: string): boolean {
  if (!RELATIVE.test(quotation)) return false
  const from = text.indexOf(quotation.slice(1, -1))
  const begins = between(text, HARD_BREAKS, { from, to: from + 1 }, { from: 0, to: text.length }).from
  return !/^“who(?!se)/iu.test(quotation) || text.slice(begins, Math.max(begins, from)).trim() !== ''
}

/** null where a clause is no relative one, begins its sentence, or is too long with the noun that it belongs to. */
function withNoun(text: string, clause: Span): Span | null {
  if (!RELATIVE.test(`“${text.slice(clause.from, clause.to)}`)) return null
  const sentence = between(text, HARD_BREAKS, clause, { from: 0, to: text.length })
  const lead = text.slice(sentence.from, clause.from).replace(/[\s,]+$/u, '')
  if (lead === '') return null
  const end = sentence.from + lead.length
  const noun = between(text, CLAUSE_BREAKS, { from: end - 1, to: end }, { ...sentence, to: end })
  const whole = withoutEdges(text, { from: noun.from, to: clause.to }, clause)
  return isShort(text.slice(whole.from, whole.to)) ? whole : null
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

const ABBREVIATION = /[\s,(]+(?:incl|excl|vs|approx|est|ca|cf|max|min|avg|i\.e|e\.g)$/iu
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

/** "What I learned: a low multiple is no thesis": a few words before a colon say nothing without what they lead to. */
function ledToBy(text: string, part: Span, sentence: Span): Span | null {
  const lead = text.slice(part.from, part.to).replace(/:$/u, '')
  const colon = /^:\s+/u.exec(text.slice(part.from + lead.length, sentence.to))?.[0]
  const isName = isLabel(lead) && !/[([]\s*$/u.test(text.slice(0, part.from))
  if (colon === undefined || !(LEADS_TO.test(lead) || isName)) return null
  const next = part.from + lead.length + colon.length
  if (isName && isWithin(text.slice(part.from, sentence.to), NAMED)) return { from: part.from, to: sentence.to }
  const whole = { from: part.from, to: between(text, CLAUSE_BREAKS, { from: next, to: next + 1 }, sentence).to }
  const words = text.slice(whole.from, whole.to)
  if (wordCount(text.slice(next, whole.to)) < 2) return null
  return words.length <= SHORT.characters && wordCount(words) < SHORT.words + WORTH_CUTTING ? whole : null
}

/** What stands under a name may be a list. */
const NAMED: Limit = { words: 30, characters: 180 }

/** "What speaks against", "Wish list before I spend a euro": a name for what comes, and no statement of its own. */
export const isLabel = (lead: string): boolean =>
  wordCount(lead) <= WORDS_KEPT_TOGETHER &&
  !/\d/u.test(lead) &&
  (/^(?:what|where|why|when|how)(?!\p{L})/iu.test(lead) || !HAS_VERB.test(lead.replace(SUBORDINATE, '')))
const SUBORDINATE = /(?<!^)\s(?:before|after|when|if|until|once|that|which|for which|at which)\s.*$/iu
const HAS_VERB =
  /(?<![\p{L}'’])(?:is|are|was|were|be|been|has|have|had|will|would|can|could|should|must|may|might|do|does|did|am|I|it|they|he|she|we|this|[\p{L}]+(?:n['’]t|ed|ing)|[\p{L}]+['’](?:s|re|ll|ve|d|m)\s\p{L}+)(?![\p{L}'’])/iu

const LEADS_TO =
  /^(?:what (?:i|we) (?:have |had )?(?:learn(?:ed|t)?|missed|overlooked|took|take)(?: [a-z]+){0,2}|what (?:i|we) (?:really |still |also )?(?:think|believe|expect|see|want|need|like|fear|wait for|hope for)(?: [a-z'’]+){1,7}|(?:the |my |one )?(?:lesson|mistake|error)s?(?: [a-z]+){0,3}|(?:the|my) (?:one |only |real |main |whole |big )?(?:thing|point|part|question|catch|trick|view|idea)(?: [a-z'’]+){0,4})$/iu

function withoutEdges(text: string, clause: Span, span: Span): Span {
  let { from, to } = clause
  while (from < span.from && (EDGE.test(text.charAt(from)) || /^-\s/u.test(text.slice(from, from + 2)))) from += 1
  from += LINK.exec(text.slice(from, span.from))?.[0].length ?? 0
  while (to > span.to && (EDGE.test(text.charAt(to - 1)) || text.charAt(to - 1) === '-')) to -= 1
  return { from, to }
}
