import { comparisonsOf } from '../../language/comparison.ts'
import type { Span } from '../../language/plain-text.ts'
import { type Token, wordSet } from '../../language/tokens.ts'
import { isCounted, isEvent, TOLD } from '../vocabulary/condition-patterns.ts'
import type { Consequence } from '../vocabulary/consequence.ts'
import { type Found, ofBefore } from '../vocabulary/found-test.ts'
import { OR } from '../vocabulary/markers.ts'
import { type Sentence, spanOf, startOfSegment, wordsOf } from '../vocabulary/sentence.ts'
import { DONE_BY_WRITER } from './condition-without-marker.ts'

/** "Either one and I'm out", "anything less proves me wrong": the condition is in the sentence before. */
export function leaning(sentence: Sentence, { from, to, followedBy }: Consequence): Found | null {
  const { tokens, before: earlier } = sentence
  const start = startOfSegment(tokens, from)
  const words = wordsOf(sentence, { from: start, to: from })
  // "Sales must reach 90 million; less than that and it is dead": what it leans on stands in its own sentence.
  if (requiresFigure(sentence.words.slice(0, tokens[start]?.from ?? 0))) return null
  return earlier && LEANS.test(words) && words.split(' ').length <= MOST_LEANING
    ? {
        ...ofBefore(sentence, earlier, { from: startOfSegment(tokens, from), to }, 'straight', followedBy),
        takes: takenAs(words, sentence.text.slice(earlier.from, earlier.to)),
      }
    : null
}

const requiresFigure = (lead: string): boolean =>
  /\d/.test(lead) && (REQUIRES.test(lead) || comparisonsOf(lead).length > 0)

/** "Growth above 5. Below that it's a travel agency": what is above has to stay, where the sentence that leans on it says below. */
function takenAs(lead: string, earlier: string): 'straight' | 'reversed' {
  const side = LESS.test(lead) ? 'below' : MORE.test(lead) ? 'above' : null
  const compared = comparisonsOf(earlier)[0]
  // "I want to see thirty new stores. With fewer than that I was wrong."
  return side && (compared ? compared.side !== side : REQUIRES.test(earlier)) ? 'reversed' : 'straight'
}

const LESS = /(?<![a-z])(?:below|under|less|fewer|lower|short)(?![a-z])/
const MORE = /(?<![a-z])(?:above|over|more|higher)(?![a-z])/

const LEANS =
  /^(?:and |but |the |with |at |if it is |if there are )*(?:either|any of (?:it|them|these|those)|one of (?:them|these|those)|first|second|reverse of|opposite|anything (?:less|else|more|worse|short|under|below|lower)|neither|(?:below|under|above|over|less than|fewer than|short of|more than) (?:that|this|it|which))(?![a-z])/
const MOST_LEANING = 6

export function previous(sentence: Sentence, { from, to, followedBy }: Consequence): Found | null {
  const { tokens, before: earlier, text } = sentence
  if (!earlier) return null
  const lead = tokens.slice(0, from).map(({ word }) => word)
  // "It isn't, I sell": the requirement is in the sentence before.
  if (lead.at(-1) === ',' && REQUIRES.test(text.slice(earlier.from, earlier.to)) && isDenied(sentence, from))
    return ofBefore(sentence, earlier, { from: 0, to }, 'reversed', followedBy)
  // "Otherwise it's dead money and I move on": the judgement between the two is skipped.
  const isJudged = JUDGED_OTHERWISE.test(sentence.words.slice(0, tokens[from]?.from ?? 0))
  if (isJudged && SETS_A_BAR.test(text.slice(earlier.from, earlier.to).toLowerCase()))
    return {
      ...ofBefore(sentence, earlier, { from: 0, to }, 'reversed', followedBy),
      span: { from: earlier.from, to: spanOf(sentence, { from: 0, to }).to },
    }
  if (lead.some((word) => !LEADING_IN.has(word)) || endsOtherwise(tokens, to)) return null
  const words = text.slice(earlier.from, earlier.to).toLowerCase().replaceAll('’', "'")
  const whole = { from: 0, to }
  if (lead.some((word) => OR.has(word) || word === 'not'))
    return ofBefore(sentence, earlier, whole, 'reversed', followedBy)
  const isAsked = words.endsWith('?') && from === lead.length
  const isSaid = isAsked || lead.includes('then') || lead.includes('case') || lead.includes('so')
  if (
    !isSaid ||
    (isAsked && /^(?:what(?! if)|why|how|who|where|which|will|do i|can|am|did|should)(?![a-z])/.test(words))
  )
    return null
  if (
    !(isCounted(words) || isEvent(words)) ||
    TOLD.test(words.replace('?', '').replace(/^were /, '')) ||
    OWN_START.test(words)
  )
    return null
  return ofBefore(sentence, earlier, whole, 'straight', followedBy)
}

const isDenied = (sentence: Sentence, from: number): boolean =>
  leansOnSentence(sentence, { from: 0, to: from }) === 'reversed'
const REQUIRES = /(?<![a-z])(?:must|has to|have to|had to|needs? to|should|want|need)(?![a-z])/i

/** The sentence before asks for something. */
const SETS_A_BAR =
  /\d|(?<![a-z])(?:must|has to|have to|needs? to|need|want|positive|at least|two|three|back to|by (?:the )?(?:end|year|summer|q[1-4]))(?![a-z])/
const JUDGED_OTHERWISE =
  /^(?:otherwise|else|if not|or else),? (?:it|this|that|they)(?:'s| is| was| are|'re) [a-z0-9 '-]{2,40},? (?:and|so|then) $/

const endsOtherwise = (tokens: readonly Token[], to: number): boolean =>
  tokens[to]?.word === 'it' && tokens[to + 1]?.word === 'alone'

const OWN_START = /^(?:i|i'[a-z]+|my|we)(?![a-z])/
const LEADING_IN = wordSet('then so and in that case if not otherwise or else , failing — - : well would')

/** "If it doesn't", "if that happens": the sentence before is the condition. */
export function leansOnSentence({ tokens }: Sentence, { from, to }: Span): 'reversed' | 'straight' | null {
  const words = tokens.slice(from, to).map(({ word }) => word)
  if (words.length === 0 || words.length > 7) return null
  const isNegated = words.some((word) => /n't$|^(?:not|fails?|fail|neither|none|dont|doesnt)$/.test(word))
  if (
    words.every(
      (word) =>
        LEANING.has(word) ||
        /^(?:20\d\d|by|then|\d+|q\d|the|end|of|year-end|next|this|year|quarter|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas)$/.test(
          word,
        ),
    )
  )
    return isNegated ? 'reversed' : null
  return null
}

const LEANING = wordSet(
  "i see it that they this those these she he one neither none of them not doesn't does don't do isn't is aren't are won't will hasn't has haven't have fails fail to didn't happen come materialize materialise show up get there so turn arrive true happens work out hold through happened either by then , dont doesnt",
)

/** "What would prove me wrong? Two quarters of losses.": the sentence that answers the question. */
export function answerToQuestion({ text, span, before: earlier, words }: Sentence): Found | null {
  if (!earlier || words.endsWith('?') || words.length < 6) return null
  const question = text.slice(earlier.from, earlier.to).toLowerCase().replaceAll('’', "'")
  return ASKS_ONESELF.test(question) && !IS_IDIOM.test(question) && !DONE_BY_WRITER.test(words)
    ? { span: { from: earlier.from, to: span.to }, condition: span, takes: 'straight', followedBy: 'was-wrong' }
    : null
}

/** "Would I sell on a dividend cut? Yes.": the question holds the condition, and the answer makes it one. */
export function answerOfOneself({ text, span, before: earlier, words }: Sentence): Found | null {
  if (
    !earlier ||
    !/^(?:also )?(?:yes|yeah|absolutely|of course|at once|immediately|without (?:a )?(?:second thought|hesitation))\W*$/.test(
      words,
    )
  )
    return null
  const question = text.slice(earlier.from, earlier.to).toLowerCase()
  const match = ASKS_WHETHER.exec(question)
  const [from, to] = match?.indices?.groups?.condition ?? [0, 0]
  return match && isEvent(question.slice(from, to))
    ? {
        span: { from: earlier.from, to: span.to },
        condition: { from: earlier.from + from, to: earlier.from + to },
        takes: 'straight',
        followedBy: 'sell',
      }
    : null
}

const ASKS_WHETHER =
  /^(?:would|will|do) (?:i|we) (?:sell|leave|exit|quit|get out|go)(?: it| all)? (?:on|after|upon|if|when|with|at) (?<condition>[^?]{4,120})\?$/d

const LEAD_OF_QUESTION = '^(?:[a-z]+,? ){0,2}?'
const ENDS_FOR_ME =
  'wrong|mistaken|(?:i|we) (?:stop|sell|leave|exit|quit|get out|go|bail|fold|walk|run|give up|draw the line|be out|be gone|be done|be off)|my (?:mind|limit|line|stop|exit|way out|red line|sell signal|deal-?breaker|breaking point|threshold|pain threshold)|(?:get|send|drive|push|scare|shake|chase|force|throw|kick|move|make|have|convince|persuade|stop|turn) (?:me|us)(?! (?:(?:to |into )?(?:buy|add|hold|stay|keep|double|happy|bullish|interested|richer?|sleep)|a buyer|in(?![a-z])))|kills?|breaks?|ends (?:it|this|the)'
/** "What would make me bail?", "where is my line?", "how would I know that I'm wrong?" */
const ASKS_ONESELF = new RegExp(
  `${LEAD_OF_QUESTION}(?:what|whats|what's|when|where|wheres|where's|which|how|hows|under what|under which|in which|at what|at which)(?![a-z]).*(?<![a-z])(?:${ENDS_FOR_ME})(?![a-z]).*\\?$`,
)
/** An ironic question about what comes next. */
const IS_IDIOM = /(?<![a-z])(?:could|can|would) (?:possibly |ever )?go wrong(?![a-z])/
