import { comparisonsOf } from '../language/comparison.ts'
import { plainText } from '../language/plain-text.ts'
import { isFalsifier, type OwnTest } from './own-test.ts'
import { isEvent } from './vocabulary/condition-patterns.ts'
import { mayCome } from './vocabulary/eventuality.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * "Sell if growth is under 8%. Or if they make another acquisition.", "If a client leaves, that also.": a condition alone, whose end
 * stands in the sentence before.
 * @param before the tests of that sentence
 */
export function carriedOn({ words, span }: Sentence, before: readonly OwnTest[]): Found | null {
  const end = before.at(-1)
  if (!end || end.followedBy === null || end.followedBy === 'review' || !isFalsifier(end) || /\?\W*$/.test(words))
    return null
  const lead = LEAD.exec(words)
  const tail = TAIL.exec(words)
  if (!lead || (lead.groups?.joined === undefined && !tail)) return null
  const to = tail?.index ?? words.replace(/\W+$/, '').length
  const condition = words.slice(lead[0].length, to)
  if (SAYS_NOTHING.test(condition) || HAS_MAIN_CLAUSE.test(condition)) return null
  if (!isEvent(condition) && !mayCome(condition) && comparisonsOf(condition).length === 0) return null
  const place = { from: span.from + lead[0].length, to: span.from + to }
  return { span, condition: place, takes: 'straight', followedBy: end.followedBy }
}

const LEAD =
  /^(?<joined>(?:or|and|also|likewise|equally|same|ditto|the same)(?:,? (?:also|too|likewise|again|goes))?,? )?(?:if|when|once|should) /
const TAIL =
  /,? (?:then )?(?:(?:that|this|it),? (?:also|too|as well)|also|too|as well|likewise|ditto|(?:the )?same(?: again)?)\W*$/
/** What only its writer does or feels is about no company, and "or if it doesn't" names nothing. */
const SAYS_NOTHING =
  /^(?:i|i'[a-z]+|we|we'[a-z]+|my|our|you)(?![a-z])|^(?:it|they|that|this|he|she) (?:[a-z]+n't|(?:does|do|is|are|will) not)$/
/** "Or if they buy a studio it doubles": what follows from it is said here. */
const HAS_MAIN_CLAUSE =
  /, (?!(?:or|and) (?:if|when|once)(?![a-z])|which |who |or )|(?<=[a-z]+ [a-z]+ .*)(?<![a-z])(?<!(?:that|than|what|which|before|after|because|if|when|until|while|of|to|for|with|by|from|in|on|at) )(?:i|i'[a-z]+|it|they|he|she|we|this|that)(?:'[a-z]+)? [a-z]+/

/**
 * "If WTI is under 55, I sell half; under 50, the rest": a second line of the same measure, whose end is the part that is left.
 * @param rest what stands behind the first in its sentence
 */
export function furtherLine(rest: Sentence, first: OwnTest): OwnTest | null {
  const found = FURTHER.exec(rest.words)
  const [line] = found ? comparisonsOf(found[1] ?? '') : []
  if (!found?.[1] || !line || first.value === null || first.isPrice || line.side !== first.side) return null
  const { quantity } = line
  // "Under 6bn half, under 5 the rest": a bare number may lack the scale of the first.
  const ratio = Number(quantity.value) / Number(first.value)
  const isOfFirst = quantity.unit === first.unit && ratio > 1 / TIMES && ratio < TIMES
  if (!isOfFirst || (first.side === 'below' ? ratio >= 1 : ratio <= 1)) return null
  const span = { from: rest.span.from, to: rest.span.from + rest.words.replace(/\W+$/, '').length }
  const condition = rest.text.slice(span.from, span.from + found[1].length)
  const followedBy = REST.test(plainText(found[0])) ? 'sell' : first.followedBy
  return { ...first, words: rest.text.slice(span.from, span.to), span, condition, value: quantity.value, followedBy }
}

const FURTHER =
  /^((?:below|under|above|over|less than|more than) [$€£]?\d[\d.,]*(?: ?(?:%|x|bn|m|k|percent|million|billion))?),? (?:then )?(?:i sell )?(?:the (?:rest|lot|other half|remainder)|all(?: of it)?|everything|out)\W*$/
const REST = /(?:rest|lot|half|remainder|all(?: of it)?|everything|out)\W*$/
const TIMES = 3
