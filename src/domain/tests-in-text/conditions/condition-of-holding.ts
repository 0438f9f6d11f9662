import { isEvent } from '../vocabulary/condition-patterns.ts'
import type { Consequence } from '../vocabulary/consequence.ts'
import { type Found, found } from '../vocabulary/found-test.ts'
import { endBefore, FILLERS, MARKERS, opensCondition } from '../vocabulary/markers.ts'
import { phraseAt } from '../vocabulary/phrases.ts'
import { endOfClause, type Sentence, startOfSegment, wordsOf } from '../vocabulary/sentence.ts'

/** Finds the condition of "I stay as long as orders grow", "unless they cut it, I stay" or "I hold until revenue shrinks". */
export function whatItHoldsFor(sentence: Sentence, { from, to, followedBy }: Consequence): Found | null {
  const { tokens } = sentence
  const start = startOfSegment(tokens, from)
  for (let at = start; at < from; at += 1) {
    const marker = phraseAt(MARKERS, tokens, at)
    const isLimit = marker?.means === 'while' || marker?.means === 'unless'
    if (isLimit && opensCondition(sentence, { from: at, to: from }, start))
      return found(
        sentence,
        { from: at + marker.count, to: endBefore(tokens, from) },
        { from: at, to },
        marker.means === 'unless' ? 'straight' : 'reversed',
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
    const isOnlyIf = marker.means === 'if' && tokens.slice(from, at + 1).some(({ word }) => word === 'only')
    if (marker.means === 'while' || isOnlyIf)
      return found(sentence, condition, { from, to: condition.to }, 'reversed', followedBy)
    if (
      marker.means === 'unless' ||
      (marker.means === 'until' && isEvent(words) && !IS_AWAITED.test(words.split(',')[0] ?? ''))
    )
      return found(sentence, condition, { from, to: condition.to }, 'straight', followedBy)
    return null
  }
  return null
}

/** "I hold until the deal closes" waits for something, which is not something that goes wrong. */
const IS_AWAITED =
  /^(?:then|that|this|now|later)(?![a-z])|(?<![a-z])(?:deal|merger|acquisition|takeover|offer|spin-?off|split|transaction|expiry|expiration|reports?|results|earnings|retire|i)(?![a-z])/

/** Finds the condition of "The thesis does not survive a year of shrinking sales". */
export function whatItDoesNotSurvive(sentence: Sentence, { from, to, followedBy }: Consequence): Found | null {
  const condition = { from: to, to: endOfClause(sentence.tokens, to) }
  return to < sentence.tokens.length
    ? found(sentence, condition, { from, to: condition.to }, 'straight', followedBy)
    : null
}
