import { comparisonsOf } from '../language/comparison.ts'
import type { Span } from '../language/plain-text.ts'
import { leaning, leansOnSentence, previous } from './condition-in-sentence-before.ts'
import { whatItDoesNotSurvive, whatItHoldsFor } from './condition-of-holding.ts'
import { hasToStayLow, isCounted, isEvent, isGoodNews, isTooHigh, TOLD } from './condition-patterns.ts'
import { counted, subjectBefore, unmarked } from './condition-without-marker.ts'
import type { Consequence } from './consequence.ts'
import { type Found, found, ofBefore } from './found-test.ts'
import { endBefore, FILLERS, MARKERS, MOST_FILLERS, OR, opensCondition } from './markers.ts'
import { phraseAt } from './phrases.ts'
import { endOfClause, type Sentence, startOfClause, startOfSegment, wordsOf } from './sentence.ts'

/** The condition from which a consequence follows; null where none is found beside it. */
export function conditionOf(sentence: Sentence, consequence: Consequence): Found | null {
  // "I keep it if ... and sell it otherwise": the condition is of what is kept.
  if (sentence.tokens.slice(consequence.to, consequence.to + 2).some(({ word }) => word === 'otherwise')) return null
  if (isReported(sentence, consequence) || /\?\W*$/.test(sentence.words)) return null
  if (consequence.kind === 'survives') return whatItDoesNotSurvive(sentence, consequence)
  if (consequence.kind === 'holds') return whatItHoldsFor(sentence, consequence)
  if (consequence.kind === 'of-subject' && !consequence.isNegated)
    return leaning(sentence, consequence) ?? subjectBefore(sentence, consequence) ?? before(sentence, consequence)
  if (consequence.kind === 'weak')
    return isEvent(wordsOf(sentence, { from: startOfClause(sentence.tokens, consequence.from), to: consequence.from }))
      ? subjectBefore(sentence, consequence)
      : null
  if (consequence.kind === 'outcome') {
    const test =
      before(sentence, consequence) ??
      leaning(sentence, consequence) ??
      counted(sentence, consequence) ??
      (OR.has(sentence.tokens[consequence.from - 1]?.word ?? '') ? unmarked(sentence, consequence) : null) ??
      // "Can't stand behind this if comps are negative again."
      (consequence.isInOtherVerbs && isIf(sentence, consequence.to) ? after(sentence, consequence) : null)
    const words = test ? sentence.text.slice(test.condition.from, test.condition.to).toLowerCase() : ''
    if (consequence.needsBadNews && !isEvent(words)) return null
    return isGoodNews(words) || (consequence.isInOtherVerbs && isTold(words, sentence)) ? null : test
  }
  if (consequence.kind === 'state') {
    const test = before(sentence, consequence)
    return test && isEvent(sentence.text.slice(test.condition.from, test.condition.to).toLowerCase()) ? test : null
  }
  if (consequence.isNegated) return deniedUnless(sentence, consequence)
  // "Buy more if it is under 3,500, sell half if it is over 5,500": each has the condition after it.
  const isTimed = /^(?:before|after|then|too|also)$/.test(sentence.tokens[consequence.to]?.word ?? '')
  const isFollowed = phraseAt(MARKERS, sentence.tokens, consequence.to + (isTimed ? 1 : 0))?.means === 'if'
  return (
    (isFollowed ? after(sentence, consequence) : null) ??
    before(sentence, consequence) ??
    after(sentence, consequence) ??
    leaning(sentence, consequence) ??
    unmarked(sentence, consequence) ??
    previous(sentence, consequence)
  )
}

const isIf = ({ tokens }: Sentence, at: number): boolean =>
  /^(?:if|when|once|should)$/.test(tokens[at]?.word ?? '') && tokens[at - 1]?.word !== 'even'

/** "Quantum is where AI was three years ago, ... and I'm not going to ...": no condition of what may come. */
const isTold = (words: string, { words: all }: Sentence): boolean =>
  TOLD.test(words) ||
  (!isCounted(words) && !/(?<![a-z])(?:if|unless|should|were|once|when|whenever|moment|day|first)(?![a-z])/.test(all))

/** "... if margins fall", after what follows from it. */
function after(sentence: Sentence, { to, from, followedBy, kind }: Consequence): Found | null {
  const { tokens } = sentence
  // "I will conclude that the moat is gone if": what is concluded may be anything.
  const isConcluded = /^(?:conclude|accept|admit|concede|fooled|misled|deluded)$/.test(tokens[to - 1]?.word ?? '')
  for (let at = to; at < Math.min(tokens.length, to + MOST_FILLERS); at += 1) {
    const marker = phraseAt(MARKERS, tokens, at)
    const strict =
      onlyIf(sentence, { from, to, followedBy }, at) ?? atLimit(sentence, { from, to, followedBy, kind }, at)
    if (strict) return strict
    // "The case fails without approval": what is missing stands after it.
    if (marker?.means === 'missing' && kind === 'thing') {
      const lacked = { from: at, to: endOfClause(tokens, at) }
      return found(sentence, lacked, { from, to: lacked.to }, 'straight', followedBy)
    }
    const limit = { from: at, to: endOfClause(tokens, at) }
    if (isTooHigh(wordsOf(sentence, limit)) || (isOver(wordsOf(sentence, limit)) && speaksOfWhatStaysLow(sentence, at)))
      return found(sentence, limit, { from, to: limit.to }, 'straight', followedBy)
    if (marker) {
      const isComparison = marker.means === 'below'
      const start = isComparison ? at : at + marker.count
      const end = endOfClause(tokens, start)
      if (marker.means === 'while' || marker.means === 'until' || marker.means === 'missing') return null
      // "Sell on the announcement" waits for what is welcome.
      // A hint or a sign is of something that goes wrong, whatever it is.
      const isSign = /^(?:sign|signs|hint|whiff|trace|of)$/.test(tokens[start - 1]?.word ?? '')
      if (
        /^(?:on|after|upon|at|with)$/.test(tokens[at]?.word ?? '') &&
        !isSign &&
        !isBlow(sentence, at, { from: start, to: end })
      )
        return null
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
    if (tokens[at]?.word === 'on' && isLeftOn(sentence, at + 1, followedBy))
      return found(
        sentence,
        { from: at + 1, to: endOfClause(tokens, at + 1) },
        { from, to: endOfClause(tokens, at + 1) },
        'straight',
        followedBy,
      )
    if (tokens[at]?.word === 'with' && (kind === 'thing' || isLimit(sentence, at + 1)))
      return found(
        sentence,
        { from: at + 1, to: endOfClause(tokens, at + 1) },
        { from, to: endOfClause(tokens, at + 1) },
        'straight',
        followedBy,
      )
    if (isPriceNamed(tokens, at)) continue
    if (!isConcluded && !FILLERS.has(tokens[at]?.word ?? '')) return null
  }
  return null
}

/** "Delinquencies have to stay under 2.8. Everything out over 3.2.": a bare figure, of what the words before it want low. */
const isOver = (words: string): boolean => /^(?:above|over|>) ?\d[\d.,]* ?%?\W*$/.test(words)
const speaksOfWhatStaysLow = ({ text, before: earlier, words, tokens }: Sentence, at: number): boolean =>
  hasToStayLow(words.slice(0, tokens[at]?.from ?? 0)) ||
  (earlier !== null && hasToStayLow(text.slice(earlier.from, earlier.to).toLowerCase()))

/** "Dump on dilution", "sell on a second miss": a count, or in few words something that goes wrong. */
function isLeftOn(sentence: Sentence, from: number, followedBy: Consequence['followedBy']): boolean {
  const to = endOfClause(sentence.tokens, from)
  const words = wordsOf(sentence, { from, to })
  return isCounted(words) || (/^sell/.test(followedBy) && to - from <= MOST_BLOW && isEvent(words))
}

const MOST_BLOW = 4

type Followed = Pick<Consequence, 'from' | 'to' | 'followedBy'>

/** "I sell if and only if the buyback stops". */
function onlyIf(sentence: Sentence, { from, followedBy }: Followed, at: number): Found | null {
  const { tokens } = sentence
  if (wordsOf(sentence, { from: at, to: at + 4 }) !== 'if and only if') return null
  const condition = { from: at + 4, to: endOfClause(tokens, at + 4) }
  return found(sentence, condition, { from, to: condition.to }, 'straight', followedBy)
}

/** "Thesis breaks at growth below 15%", "hard exit at 3 quarters of falling orders": no price, but a figure of something, or a count. */
function atLimit(sentence: Sentence, { from, followedBy, kind }: Followed & Pick<Consequence, 'kind'>, at: number) {
  const { tokens } = sentence
  if (tokens[at]?.word !== 'at') return null
  const condition = { from: at + 1, to: endOfClause(tokens, at + 1) }
  const words = wordsOf(sentence, condition)
  const isCompared = comparisonsOf(words).length > 0
  const isNamed = isCompared && /^[a-z]/.test(words) && (kind === 'thing' || NAMES_A_MEASURE.test(words))
  return isNamed || COUNT_OF_TIMES.test(words)
    ? found(sentence, condition, { from, to: condition.to }, 'straight', followedBy)
    : null
}

/** "I'd leave at days supply > 100": a noun before the comparison, which is not the price. */
const NAMES_A_MEASURE =
  /^(?!(?:(?:the|my|its|this|that|any|a|an|least|most|about|around|some|more|less|below|above|under|over|north|south|market|today|best|worst|current|stock|share|prices?|shares?|cost|loss|gain|profit)(?![a-z])))[a-z][a-z&/' -]+? (?:below|under|above|over|<|>|less|more|of more|of less|worse|higher|lower)/

const COUNT_OF_TIMES =
  /^(?:the )?(?:\d+|two|three|four|second|third) (?:straight |consecutive |bad )?(?:quarters?|months?|years?|reports?|prints?|misses|delays?) of /

/** "Sell at 60 or if volumes fall": the price is one test, and what stands after it another. */
const isPriceNamed = (tokens: Sentence['tokens'], at: number): boolean =>
  (tokens[at]?.word === 'at' && /^[$€£]?\d/.test(tokens[at + 1]?.word ?? '') && tokens[at + 2]?.word === 'or') ||
  (/^[$€£]?\d/.test(tokens[at]?.word ?? '') && tokens[at - 1]?.word === 'at' && tokens[at + 1]?.word === 'or') ||
  (tokens[at]?.word === 'or' && /^[$€£]?\d/.test(tokens[at - 1]?.word ?? ''))

/** Something that goes wrong: "on a covenant breach". Of "at a loss" and "at 12 times earnings" only the price is told. */
function isBlow(sentence: Sentence, at: number, condition: Span): boolean {
  const words = wordsOf(sentence, condition)
  if (
    sentence.tokens[at]?.word === 'at' &&
    !/(?<![a-z])(?:cuts?|miss|breach|default|downgrade|loss of|failure|suspension|write-?downs?|warning|delay|recall|raise|dilution)(?![a-z])/.test(
      words,
    )
  )
    return (
      /^(?:first|next)/.test(wordsOf(sentence, { from: at + 1, to: at + 3 }).replace(/^the /, '')) && isEvent(words)
    )
  return isEvent(words)
}

/** "I won't own it with net debt above 3 turns": a figure on one side, and no gain to be taken. */
function isLimit(sentence: Sentence, from: number): boolean {
  const words = wordsOf(sentence, { from, to: endOfClause(sentence.tokens, from) })
  return (
    (comparisonsOf(words).length > 0 || /^(?:two|three|one|another) /.test(words)) &&
    !/(?<![a-z])(?:gains?|profits?|return|upside)(?![a-z])/.test(words)
  )
}

/** "If margins fall, ..." before it. */
function before(sentence: Sentence, { from, to, followedBy, kind }: Consequence): Found | null {
  const { tokens } = sentence
  const end = endBefore(tokens, from)
  const start = startOfSegment(tokens, end)
  for (let at = start; at < end; at += 1) {
    const marker = phraseAt(MARKERS, tokens, at)
    if (!marker || !opensCondition(sentence, { from: at, to: end }, start)) continue
    if (marker.means === 'missing' && at - start > 1) continue
    if (tokens[at]?.word === 'at' && !isBlow(sentence, at, { from: at + marker.count, to: end })) continue
    if (marker.means === 'below' || marker.means === 'until') continue
    if (marker.means === 'while' && kind !== 'holds') continue
    const takes = marker.means === 'if' || marker.means === 'missing' ? 'straight' : 'reversed'
    const opened = marker.means === 'missing' ? at : at + marker.count
    const whole = { from: at, to }
    const pronoun = leansOnSentence(sentence, { from: at + marker.count, to: end })
    if (pronoun && sentence.before) return ofBefore(sentence, sentence.before, whole, pronoun, followedBy)
    return found(sentence, withoutFinding(sentence, { from: opened, to: end }), whole, takes, followedBy)
  }
  return null
}

/** "If units fall by 10%, they did not, and I am gone": what is found between the condition and the leaving belongs to neither. */
function withoutFinding(sentence: Sentence, { from, to }: Span): Span {
  const at = sentence.tokens.slice(from, to).findIndex(({ word }) => word === ',')
  const isFound =
    at > 1 && /^(?:they|it|he|she|that|this)(?:'s)? (?!and |or )/.test(wordsOf(sentence, { from: from + at + 1, to }))
  return isFound ? { from, to: from + at } : { from, to }
}

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

function isReported({ words, tokens }: Sentence, { from, kind }: Consequence): boolean {
  const lead = words.slice(0, tokens[from]?.from ?? 0)
  if (SAID_BY_OTHERS.test(lead) || NAMED_SPEAKER.test(lead)) return true
  return kind !== 'own' && OTHERS_ACT.test(lead)
}

/** "My brother says: sell if", with the saying near the words. */
const SAID_BY_OTHERS =
  /(?<!(?<![a-z])(?:i|we|my (?:head|rule|plan|principle|heart|gut)) (?:just )?)(?<![a-z])(?:says?|said|thinks?|thought|recommends?|recommended|advises?|advised|swears|reckons|writes|wrote|argues|argued|told me|tells me|believes?|wonder|suggests?)(?: that| to| i should| we should| me| us)*[:,]? ?["“]?(?:[a-z]+ ){0,2}$/
/** "My brother: out if they miss". */
const NAMED_SPEAKER =
  /(?:^|[.;] )my (?!(?:own |hard |personal )?(?:rule|plan|line|limit|test|stop|exit|thesis|case|promise|principle|view|idea|falsifier|condition|red line)(?![a-z]))[a-z]+(?:[- ]in[- ]law)?: ?$/
/** "The fund", "analysts": somebody who acts, right before the words. */
const OTHERS_ACT =
  /(?<![a-z])(?:he|she|they|who|people|everyone|investors|analysts|others|you|funds?|bears|bulls)(?: (?:would|will|all|just|only|should|might))* $/
