import { comparisonsOf } from '../../language/comparison.ts'
import type { Span } from '../../language/plain-text.ts'
import { hasToStayLow, isCounted, isEvent, isTooHigh } from '../vocabulary/condition-patterns.ts'
import type { Consequence } from '../vocabulary/consequence.ts'
import { type Found, found } from '../vocabulary/found-test.ts'
import { FILLERS, MARKERS, MOST_FILLERS } from '../vocabulary/markers.ts'
import { phraseAt } from '../vocabulary/phrases.ts'
import { endOfClause, type Sentence, wordsOf } from '../vocabulary/sentence.ts'
import { levelNamed } from './level-named.ts'

/** "... if margins fall", after what follows from it. */
export function conditionAfter(sentence: Sentence, { to, from, followedBy, kind }: Consequence): Found | null {
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
        (IS_TIME_OF_SALE.test(wordsOf(sentence, { from: start, to: end })) ||
          !isBlow(sentence, at, { from: start, to: end }))
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

/** "I sell on the day, no matter the price" says how fast, and not after what. */
const IS_TIME_OF_SALE =
  /^(?:same |very |next |first )?(?:day|spot|dot|morning|minute)(?= ?(?:$|[,;.:!)]|no matter|whatever|regardless|at any))/

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
  // "Walk away at net debt/EBITDA 3.5x": a measure and its figure.
  const isLevel = levelNamed(words.replace(/\W+$/, '').replace(/^(.+?[a-z]) (?=\d)/, '$1 at ')) !== null
  return isNamed || isLevel || COUNT_OF_TIMES.test(words)
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
  (AT_PRICE.test(tokens[at]?.word ?? '') &&
    /^[$€£]?\d/.test(tokens[at + 1]?.word ?? '') &&
    tokens[at + 2]?.word === 'or') ||
  (/^[$€£]?\d/.test(tokens[at]?.word ?? '') &&
    AT_PRICE.test(tokens[at - 1]?.word ?? '') &&
    tokens[at + 1]?.word === 'or') ||
  (tokens[at]?.word === 'or' && /^[$€£]?\d/.test(tokens[at - 1]?.word ?? ''))

const AT_PRICE = /^(?:at|above|over)$/

/** Something that goes wrong: "on a covenant breach". Of "at a loss" and "at 12 times earnings" only the price is told. */
export function isBlow(sentence: Sentence, at: number, condition: Span): boolean {
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
