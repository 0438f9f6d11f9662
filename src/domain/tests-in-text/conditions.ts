import { comparisonsOf } from '../language/comparison.ts'
import type { Span } from '../language/plain-text.ts'
import { type Token, wordSet } from '../language/tokens.ts'
import { isCounted, isEvent, isRequired, TOLD } from './condition-words.ts'
import type { Consequence } from './consequences.ts'
import type { OwnTestThen } from './own-test.ts'
import { type PhraseBook, phraseAt, phraseBook } from './phrases.ts'
import { endOfClause, type Sentence, SOFT_BREAKS, spanOf, startOfClause, startOfSegment, wordsOf } from './sentence.ts'

/** A test as it stands in a text: all of its words, and the condition among them. */
export type Found = {
  readonly span: Span
  readonly condition: Span
  /** `reversed`: the test is broken where the condition does not hold ("as long as", "or I sell"). `stop`: a loss or a price. */
  readonly takes: 'straight' | 'reversed' | 'stop'
  readonly followedBy: OwnTestThen
}

type Marker = 'if' | 'missing' | 'unless' | 'while' | 'until' | 'below'

const MARKERS: PhraseBook<Marker> = phraseBook<Marker>({
  if: `if/when/once/whenever/should/were/where | if and when | only if/when/once | as soon as | the/any/every/next moment/day/minute/second/instant/quarter/time/morning | the first/next time/quarter/day | in case of? | in the event of/that | at the first sign/hint of | first sign of? | on/after/upon a/an/any/two/three/one/another/news/the`,
  missing: 'absent/without/failing/barring/lacking',
  unless: 'unless',
  while: 'as/so long as | while | provided that? | only so/as long as | only while/if | if and only if',
  until: 'until/till',
  below: 'below/under/beneath/< | at the latest',
})

const CONJUNCTIONS = wordSet(
  'and but so then because that though still yet also or , : ; ( — – - -> => " “ honestly tbh imo promise myself rule says say is plan i sell exit leave out gone wrong wife sell: god me lol hear case',
)
/** After the words for what follows and before the condition: "sell it all, without discussion, if". */
const FILLERS = wordSet(
  "it this that them all everything half some of the a stock position shares rest remainder whole lot my stake losses out i was am i'm wrong here away on one about again immediately at once straight without discussion asking thinking looking back second thought debate anyway no matter what how much hurts early to sell hold owning then and move leave go , only just tomorrow today thesis case idea fully full in day same day next morning - — : would be is are reason",
)
/** Between a condition that no word opens, and what follows from it. */
const CONNECTORS = wordSet('and n & then so , : = -> => → - — – means ;')
const OR = wordSet('or else otherwise')

/** The condition from which a consequence follows; null where none is found beside it. */
export function conditionOf(sentence: Sentence, consequence: Consequence): Found | null {
  if (isReported(sentence, consequence) || /\?\W*$/.test(sentence.words)) return null
  if (consequence.kind === 'survives') return whatItDoesNotSurvive(sentence, consequence)
  if (consequence.kind === 'holds') return whatItHoldsFor(sentence, consequence)
  if (consequence.kind === 'of-subject' && !consequence.isNegated)
    return leaning(sentence, consequence) ?? subjectBefore(sentence, consequence) ?? before(sentence, consequence)
  if (consequence.kind === 'weak')
    return isEvent(wordsOf(sentence, { from: startOfClause(sentence.tokens, consequence.from), to: consequence.from }))
      ? subjectBefore(sentence, consequence)
      : null
  if (consequence.kind === 'outcome') return before(sentence, consequence) ?? leaning(sentence, consequence)
  if (consequence.isNegated) return deniedUnless(sentence, consequence)
  return (
    before(sentence, consequence) ??
    after(sentence, consequence) ??
    leaning(sentence, consequence) ??
    unmarked(sentence, consequence) ??
    previous(sentence, consequence)
  )
}

/** "... if margins fall", after what follows from it. */
function after(sentence: Sentence, { to, from, followedBy, kind }: Consequence): Found | null {
  const { tokens } = sentence
  // "I will conclude that the moat is gone if": what is concluded may be anything.
  const isConcluded = /^(?:conclude|accept|admit|concede)$/.test(tokens[to - 1]?.word ?? '')
  for (let at = to; at < Math.min(tokens.length, to + MOST_FILLERS); at += 1) {
    const marker = phraseAt(MARKERS, tokens, at)
    if (marker) {
      const isComparison = marker.means === 'below'
      const start = isComparison ? at : at + marker.count
      const end = endOfClause(tokens, start)
      if (marker.means === 'while' || marker.means === 'until' || marker.means === 'missing') return null
      // "Gone if no 70 by Friday" is what becomes of an option.
      if (tokens[from]?.word === 'gone' && /^no \d/.test(wordsOf(sentence, { from: start, to: end }))) return null
      if (tokens[from]?.word === 'sold' && /^(?:when|after|on|upon|once|where)$/.test(tokens[at]?.word ?? ''))
        return null
      return found(
        sentence,
        { from: start, to: end },
        { from, to: end },
        marker.means === 'unless' ? 'reversed' : 'straight',
        followedBy,
      )
    }
    if (kind === 'thing' && tokens[at]?.word === 'with')
      return found(
        sentence,
        { from: at + 1, to: endOfClause(tokens, at + 1) },
        { from, to: endOfClause(tokens, at + 1) },
        'straight',
        followedBy,
      )
    if (!isConcluded && !FILLERS.has(tokens[at]?.word ?? '')) return null
  }
  return null
}

const MOST_FILLERS = 12

/** "If margins fall, ..." before it. */
function before(sentence: Sentence, { from, to, followedBy, kind }: Consequence): Found | null {
  const { tokens } = sentence
  const end = endBefore(tokens, from)
  const start = startOfSegment(tokens, end)
  for (let at = start; at < end; at += 1) {
    const marker = phraseAt(MARKERS, tokens, at)
    if (!marker || !opensCondition(sentence, { from: at, to: end }, start)) continue
    if (marker.means === 'missing' && at - start > 1) continue
    if (marker.means === 'below' || marker.means === 'until') continue
    if (marker.means === 'while' && kind !== 'holds') continue
    const takes = marker.means === 'if' || marker.means === 'missing' ? 'straight' : 'reversed'
    const opened = marker.means === 'missing' ? at : at + marker.count
    const whole = { from: at, to }
    const pronoun = leansOnSentence(sentence, { from: at + marker.count, to: end })
    if (pronoun && sentence.before) return ofBefore(sentence, sentence.before, whole, pronoun, followedBy)
    return found(sentence, { from: opened, to: end }, whole, takes, followedBy)
  }
  return null
}

/** A marker counts where a clause begins, near the beginning of its stretch, or where what it opens goes wrong. */
function opensCondition(sentence: Sentence, { from, to }: Span, start: number): boolean {
  if (/(?:^| )(?:then|in which case)(?: |$)/.test(wordsOf(sentence, { from: to, to: to + 4 }))) return true
  if (from - start <= 3 || CONJUNCTIONS.has(sentence.tokens[from - 1]?.word ?? '')) return true
  return /^(?:if|unless|should)$/.test(sentence.tokens[from]?.word ?? '') && isEvent(wordsOf(sentence, { from, to }))
}

/** "I stay as long as orders grow", "I hold until revenue shrinks". */
function whatItHoldsFor(sentence: Sentence, { from, to, followedBy }: Consequence): Found | null {
  const { tokens } = sentence
  const start = startOfSegment(tokens, from)
  for (let at = start; at < from; at += 1) {
    const marker = phraseAt(MARKERS, tokens, at)
    if (marker?.means === 'while' && opensCondition(sentence, { from: at, to: from }, start))
      return found(
        sentence,
        { from: at + marker.count, to: endBefore(tokens, from) },
        { from: at, to },
        'reversed',
        followedBy,
      )
  }
  for (let at = to; at < Math.min(tokens.length, to + 6); at += 1) {
    const marker = phraseAt(MARKERS, tokens, at)
    if (!marker) {
      if (FILLERS.has(tokens[at]?.word ?? '') && tokens[at]?.word !== ',') continue
      return null
    }
    const condition = { from: at + marker.count, to: endOfClause(tokens, at + marker.count) }
    const words = wordsOf(sentence, condition)
    if (marker.means === 'while') return found(sentence, condition, { from, to: condition.to }, 'reversed', followedBy)
    if ((marker.means === 'until' || marker.means === 'unless') && isEvent(words))
      return found(sentence, condition, { from, to: condition.to }, 'straight', followedBy)
    return null
  }
  return null
}

/** "The thesis does not survive a year of shrinking sales". */
function whatItDoesNotSurvive(sentence: Sentence, { from, to, followedBy }: Consequence): Found | null {
  const condition = { from: to, to: endOfClause(sentence.tokens, to) }
  return to < sentence.tokens.length
    ? found(sentence, condition, { from, to: condition.to }, 'straight', followedBy)
    : null
}

/** "Either one and I'm out", "anything less proves me wrong": what it leans on is the sentence before. */
function leaning(sentence: Sentence, { from, to, followedBy }: Consequence): Found | null {
  const { tokens, before: earlier } = sentence
  const words = wordsOf(sentence, { from: startOfSegment(tokens, from), to: from })
  return earlier && LEANS.test(words) && words.split(' ').length <= MOST_LEANING
    ? ofBefore(sentence, earlier, { from: startOfSegment(tokens, from), to }, 'straight', followedBy)
    : null
}

const LEANS =
  /^(?:and |but |the )*(?:either|any of (?:it|them|these|those)|one of (?:them|these|those)|first|second|reverse of|opposite|anything (?:less|else|more|worse|short)|neither)(?![a-z])/
const MOST_LEANING = 6

/** "I won't sell unless the dividend is cut". */
function deniedUnless(sentence: Sentence, { from, to, followedBy }: Consequence): Found | null {
  const { tokens } = sentence
  for (let at = to; at < Math.min(tokens.length, to + MOST_FILLERS); at += 1) {
    const marker = phraseAt(MARKERS, tokens, at)
    if (marker?.means === 'unless' || marker?.means === 'until') {
      const condition = { from: at + 1, to: endOfClause(tokens, at + 1) }
      return found(sentence, condition, { from, to: condition.to }, 'straight', followedBy)
    }
    if (!FILLERS.has(tokens[at]?.word ?? '')) return null
  }
  return null
}

/** "A loss of the patent would prove me wrong". */
function subjectBefore(sentence: Sentence, { from, to, followedBy }: Consequence): Found | null {
  const { tokens } = sentence
  const start = startOfClause(tokens, from)
  const condition = { from: start, to: from }
  const words = wordsOf(sentence, condition)
  const first = tokens[start]?.word ?? ''
  if (
    from - start < 2 ||
    RELATIVE.has(tokens[from - 1]?.word ?? '') ||
    phraseAt(MARKERS, tokens, start)?.means === 'if' ||
    VAGUE_SUBJECTS.has(first)
  )
    return null
  if (/(?<![a-z])(?:not|never|n't|nothing|nobody)(?![a-z])/.test(words)) return null
  return found(sentence, condition, { from: start, to }, 'straight', followedBy)
}

const RELATIVE = wordSet('what which who that to')
const VAGUE_SUBJECTS = wordSet("i i'm he she they who what which nothing nobody everyone people my this that history")

/** "Two misses and I'm out", "no profit by March: sell": a figure, a count or a thing that fails, and what follows. */
function unmarked(sentence: Sentence, { from, to, followedBy, kind }: Consequence): Found | null {
  const { tokens } = sentence
  let end = elseBefore(tokens, from)
  while (end > 0 && LINKS.has(tokens[end - 1]?.word ?? '')) end -= 1
  const isNoMe = tokens[from]?.word === 'no'
  const isSide = kind === 'own' && /^(?:below|under|above|over)$/.test(tokens[startOfSegment(tokens, end)]?.word ?? '')
  if ((end === from && !isNoMe && !isSide) || end === 0) return null
  const links = tokens.slice(end, from).map(({ word }) => word)
  const start = withoutPromise(tokens, startOfClause(tokens, end), end)
  const condition = { from: start, to: end }
  const words = wordsOf(sentence, condition)
  if (words === '' || TOLD.test(words)) return null
  const isReversed = links.some((word) => OR.has(word))
  if (isReversed)
    return isRequired(words) ? found(sentence, condition, { from: start, to }, 'reversed', followedBy) : null
  const isDrawn = links.some((word) => SOFT_BREAKS.has(word))
  const count = end - start
  const isClear =
    isCounted(words) ||
    (isDrawn && count <= MOST_DRAWN && !OWN.test(words)) ||
    (count <= MOST_TOLD && isEvent(words) && kind !== 'bare')
  return isClear ? found(sentence, condition, { from: start, to }, 'straight', followedBy) : null
}

/** ", else it is a nice app and I leave": the condition ends before the "else". */
function elseBefore(tokens: readonly Token[], from: number): number {
  const at = tokens.slice(0, from).findLastIndex(({ word }) => word === 'else' || word === 'otherwise')
  return at > 0 && from - at <= 10 && tokens[at - 1]?.word === ',' ? at + 1 : from
}

/** "I told myself 45 by the end of the year" begins after the telling. */
function withoutPromise(tokens: readonly Token[], start: number, end: number): number {
  const at = tokens
    .slice(start, end)
    .findLastIndex(({ word }) => /^(?:myself|promise|promised|rule|swear|said|wrote)$/.test(word))
  return at < 0 || at > 5 ? start : start + at + 1
}

const LINKS = new Set([
  'i.e',
  '.',
  ...CONNECTORS,
  ...OR,
  'that',
  "it's",
  'if',
  'not',
  'whereupon',
  'in',
  'which',
  'case',
  'would',
])
const MOST_DRAWN = 14
const MOST_TOLD = 12
const OWN = /(?<![a-z])(?:i|i'[a-z]+|my|me|we)(?![a-z])/
/** "Not above 30% by 2027? Then I am gone." "Otherwise I sell." "One more and I'm done", after a sentence. */
function previous(sentence: Sentence, { from, to, followedBy }: Consequence): Found | null {
  const { tokens, before: earlier, text } = sentence
  if (!earlier) return null
  const lead = tokens.slice(0, from).map(({ word }) => word)
  if (lead.some((word) => !LEADING_IN.has(word)) || endsOtherwise(tokens, to)) return null
  const words = text.slice(earlier.from, earlier.to).toLowerCase().replaceAll('’', "'")
  const whole = { from: 0, to }
  if (lead.some((word) => OR.has(word) || word === 'not'))
    return ofBefore(sentence, earlier, whole, 'reversed', followedBy)
  const isAsked = words.endsWith('?') && from === lead.length
  const isSaid = isAsked || lead.includes('then') || lead.includes('case') || lead.includes('so')
  if (!isSaid || (isAsked && /^(?:what|why|how|who|where|which|will|do i|can|am|did|should)(?![a-z])/.test(words)))
    return null
  if (!(isCounted(words) || isEvent(words)) || TOLD.test(words.replace('?', '')) || OWN_START.test(words)) return null
  return ofBefore(sentence, earlier, whole, 'straight', followedBy)
}

const endsOtherwise = (tokens: readonly Token[], to: number): boolean =>
  tokens[to]?.word === 'it' && tokens[to + 1]?.word === 'alone'

const OWN_START = /^(?:i|i'[a-z]+|my|we)(?![a-z])/
const LEADING_IN = wordSet('then so and in that case if not otherwise or else , failing — - : well would')

/** "If it doesn't", "if that happens": the sentence before is the condition. */
function leansOnSentence({ tokens }: Sentence, { from, to }: Span): 'reversed' | 'straight' | null {
  const words = tokens.slice(from, to).map(({ word }) => word)
  if (words.length === 0 || words.length > 7) return null
  const isNegated = words.some((word) => /n't$|^(?:not|fails?|fail|neither|none|dont|doesnt)$/.test(word))
  if (words.every((word) => LEANING.has(word) || /^(?:20\d\d|by|then|\d+|q\d)$/.test(word)))
    return isNegated ? 'reversed' : null
  return null
}

const LEANING = wordSet(
  "it that they this those these she he one neither none of them not doesn't does don't do isn't is aren't are won't will hasn't has haven't have fails fail to didn't happen come materialize materialise show up get there so turn arrive true happens work out hold through happened either by then , dont doesnt",
)

function ofBefore(
  sentence: Sentence,
  earlier: Span,
  whole: Span,
  takes: 'straight' | 'reversed',
  followedBy: OwnTestThen,
): Found {
  const own = spanOf(sentence, whole)
  const span = takes === 'straight' ? { from: earlier.from, to: own.to } : own
  return { span, condition: earlier, takes, followedBy }
}

/** "What would prove me wrong? Two quarters of losses.": the sentence that answers. */
export function answerToQuestion({ text, span, before: earlier, words }: Sentence): Found | null {
  if (!earlier || words.endsWith('?') || words.length < 6) return null
  const question = text.slice(earlier.from, earlier.to).toLowerCase().replaceAll('’', "'")
  return ASKS_ONESELF.test(question)
    ? { span: { from: earlier.from, to: span.to }, condition: span, takes: 'straight', followedBy: 'was-wrong' }
    : null
}

const ASKS_ONESELF =
  /^(?:so |but |and |honestly, )?(?:what|when|where|which|how|under what|under which|in which|at what|at which)(?![a-z]).*(?<![a-z])(?:kills?|kill|wrong|mistaken|i (?:stop|sell|leave|exit|quit|get out|go)|my mind|get me out|make me (?:sell|leave)|breaks?|stop me)(?![a-z]).*\?$/

function isReported({ words, tokens }: Sentence, { from, kind }: Consequence): boolean {
  const lead = words.slice(0, tokens[from]?.from ?? 0)
  if (SAID_BY_OTHERS.test(lead)) return true
  return kind !== 'own' && OTHERS_ACT.test(lead)
}

/** "My brother says: sell if", with the saying near the words. */
const SAID_BY_OTHERS =
  /(?<!(?<![a-z])(?:i|we|my (?:head|rule|plan|principle|heart|gut)) (?:just )?)(?<![a-z])(?:says?|said|thinks?|thought|recommends?|recommended|advises?|advised|swears|reckons|writes|wrote|argues|argued|told me|tells me|believes?|wonder|suggests?)(?: that| to| i should| we should| me| us)*[:,]? ?["“]?(?:[a-z]+ ){0,2}$/
/** "The fund", "analysts": somebody who acts, right before the words. */
const OTHERS_ACT =
  /(?<![a-z])(?:he|she|they|who|people|everyone|investors|analysts|others|you|funds?|bears|bulls)(?: (?:would|will|all|just|only|should|might))* $/

/** Before the commas and small words that lead over to what follows. */
function endBefore(tokens: readonly Token[], from: number): number {
  let end = from
  while (end > 0 && LINKS.has(tokens[end - 1]?.word ?? '') && tokens[end - 1]?.word !== 'not') end -= 1
  return end
}

function found(
  sentence: Sentence,
  condition: Span,
  whole: Span,
  takes: Found['takes'],
  followedBy: OwnTestThen,
): Found | null {
  const words = wordsOf(sentence, condition)
  if (words.length < 3 || NO_CONDITION.test(words) || DENIED_END.test(words)) return null
  const consequence = sentence.words.slice(sentence.tokens[whole.from]?.from ?? 0)
  if (OF_WRITER.test(words) && comparisonsOf(words).length === 0) return null
  if (
    !/^(?:if|should|unless)(?![a-z])/.test(consequence) &&
    /(?<![a-z])(?:i|we) (?:was|were|have|got|had)(?![a-z])/.test(consequence) &&
    IS_PAST.test(words)
  )
    return null
  const span = spanOf(sentence, whole)
  return isInQuotes(sentence.text, span.from + 1)
    ? null
    : { span, condition: spanOf(sentence, condition), takes, followedBy }
}

/** What only says again that one is wrong, speaks of the sale itself, or of the writer. */
const NO_CONDITION =
  /^(?:i(?:'m| am| was) (?:wrong|mistaken|right|retired|old|bored|done|honest|being honest)(?![a-z])(?: .{0,12})?|i (?:sell|sold|buy|bought|leave|have|get|need|want|can|could)(?![a-z]).*|(?:it|this|that) works(?! out)|everything (?:goes|works)|(?:in doubt|possible|necessary|anything|you ask me|only .*|what .*)$)/
/** What the writer does is no test of a company. */
const OF_WRITER = /^(?:i|we|i'[a-z]+) (?!see|read|hear|find|learn|notice|am wrong|lose)/
const DENIED_END = /(?:n't|not|never|hardly)(?: (?:necessarily|really|by itself|alone|yet))?$/
const IS_PAST = /(?<![a-z])(?:fell|dropped|went|came|rose|grew|bought|sold|had|did|saw|was)(?![a-z])/

/** Quoted from somewhere else: an entry of before, or another person. */
function isInQuotes(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return before.lastIndexOf('“') > before.lastIndexOf('”') || (before.match(/"/g)?.length ?? 0) % 2 === 1
}
