import type { Span } from '../../language/plain-text.ts'
import { isCounted, isEvent, isGoodNews, isPriceAlone, isRiseAlone, TOLD } from '../vocabulary/condition-patterns.ts'
import type { Consequence } from '../vocabulary/consequence.ts'
import { type Found, found, ofBefore } from '../vocabulary/found-test.ts'
import { endBefore, FILLERS, MARKERS, MOST_FILLERS, OR, opensCondition } from '../vocabulary/markers.ts'
import { phraseAt } from '../vocabulary/phrases.ts'
import { endOfClause, type Sentence, startOfClause, startOfSegment, wordsOf } from '../vocabulary/sentence.ts'
import { conditionAfter, isBlow } from './condition-after.ts'
import { leaning, leansOnSentence, previous } from './condition-in-sentence-before.ts'
import { whatItDoesNotSurvive, whatItHoldsFor } from './condition-of-holding.ts'
import { counted, subjectBefore, unmarked } from './condition-without-marker.ts'

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
      (isIf(sentence, consequence.to) ? conditionAfter(sentence, consequence) : null)
    const words = test ? sentence.text.slice(test.condition.from, test.condition.to).toLowerCase() : ''
    if (
      consequence.needsBadNews &&
      (!isEvent(words) || (consequence.followedBy === 'review' && (isPriceAlone(words) || isRiseAlone(words))))
    )
      return null
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
    (isFollowed ? conditionAfter(sentence, consequence) : null) ??
    before(sentence, consequence) ??
    conditionAfter(sentence, consequence) ??
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

/** "If margins fall, ..." before it. */
function before(sentence: Sentence, { from, to, followedBy, kind }: Consequence): Found | null {
  const { tokens } = sentence
  const end = endBefore(tokens, from)
  const start = startOfSegment(tokens, end)
  for (let at = start; at < end; at += 1) {
    const marker = phraseAt(MARKERS, tokens, at)
    if (!marker || !opensCondition(sentence, { from: at, to: end }, start)) continue
    if (marker.means === 'missing' && at - start > 1) continue
    // "Above 65 in any quarter": a time within the clause opens nothing.
    if (
      /^(?:any|every|the|next|first)$/.test(tokens[at]?.word ?? '') &&
      /^(?:in|for|over|of|during|by|within)$/.test(tokens[at - 1]?.word ?? '')
    )
      continue
    // "One directive on the blades": a preposition within the clause opens nothing.
    if (
      at > start &&
      /^(?:on|upon|after|with)$/.test(tokens[at]?.word ?? '') &&
      /^[a-z]/.test(tokens[at - 1]?.word ?? '')
    )
      continue
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

export function isReported({ words, tokens }: Sentence, { from, kind }: Consequence): boolean {
  const lead = words.slice(0, tokens[from]?.from ?? 0)
  if (SAID_BY_OTHERS.test(lead) || NAMED_SPEAKER.test(lead)) return true
  return kind !== 'own' && OTHERS_ACT.test(lead)
}

/** Whether the words before name somebody else who speaks: "My brother: out if they miss". */
export const isNamedSpeaker = (lead: string): boolean => NAMED_SPEAKER.test(lead)

/** "My brother says: sell if", with the saying near the words. */
const SAID_BY_OTHERS =
  /(?<!(?<![a-z])(?:i|we|my (?:head|rule|plan|principle|heart|gut)) (?:just )?)(?<![a-z])(?:says?|said|thinks?|thought|recommends?|recommended|advises?|advised|swears|reckons|writes|wrote|argues|argued|told me|tells me|believes?|wonder|suggests?)(?: that| to| i should| we should| me| us)*[:,]? ?["“]?(?:[a-z]+ ){0,2}$/
/** "My brother: out if they miss". */
const NAMED_SPEAKER =
  /(?:^|[.;] )my (?!(?:own |hard |personal )?(?:rule|plan|line|limit|test|stop|exit|thesis|case|promise|principle|view|idea|falsifier|condition|red line)(?![a-z]))[a-z]+(?:[- ]in[- ]law)?: ?$/
/** "The fund", "analysts": somebody who acts, right before the words. */
const OTHERS_ACT =
  /(?<![a-z])(?:he|she|they|who|people|everyone|investors|analysts|others|you|funds?|bears|bulls)(?: (?:would|will|all|just|only|should|might))* $/
