import { matchesOf } from '../language/matches-of.ts'
import type { Span } from '../language/plain-text.ts'
import {
  isOfCompany,
  isOpenedCondition,
  OPENS_BEFORE,
  OPENS_BEHIND,
  OPENS_CONDITION,
  OPENS_WITH_VERB,
} from './conditions/condition-clause.ts'
import { isNamedSpeaker } from './conditions/conditions.ts'
import { isKeeping } from './ends/end-by-shape.ts'
import { isEndClause, isEndOf, isErred } from './ends/end-clause.ts'
import { clauseFrom, endOfCondition, LINK, startOfClause } from './vocabulary/clause-bounds.ts'
import { foundByShape } from './vocabulary/found-by-shape.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/** Whether a condition and the clause beside it make a test. */
type Ends = (condition: string, clause: string) => boolean

/** "If X, I leave", "the day X I am gone", "should X the argument has had its day", "unless X I am deleting it". */
export function conditionFirst(sentence: Sentence): Found | null {
  const { words } = sentence
  for (const { 0: opener, index } of matchesOf(OPENS_CONDITION, words)) {
    const place = { from: index, to: index + opener.length }
    const found = endAfter(
      sentence,
      place,
      (condition, clause) => isOpenedCondition(condition, opener) && isEndOf(condition, clause),
    )
    if (found)
      return /^(?:unless|without|absent|failing|barring) /.test(opener) ? { ...found, takes: 'reversed' } : found
  }
  for (const { 0: verb } of matchesOf(OPENS_WITH_VERB, words)) {
    const found = endAfter(
      sentence,
      { from: 0, to: verb.length },
      (condition, clause) => isOpenedCondition(condition, 'if') && isEndClause(clause, false),
    )
    if (found) return found
  }
  for (const { 0: opener, index } of matchesOf(OPENS_BEFORE, words)) {
    const place = { from: index, to: index + opener.length }
    const found = endAfter(
      sentence,
      place,
      (condition, clause) =>
        isOpenedCondition(condition, opener) && isOfCompany(`${opener}${condition}`) && isEndClause(clause, false),
    )
    if (found) return found
  }
  return null
}

function endAfter(sentence: Sentence, { from: start, to: from }: Span, ends: Ends): Found | null {
  const { words } = sentence
  for (const { 0: link, index: at, groups } of matchesOf(LINK, words.slice(from))) {
    const condition = words.slice(from, from + at)
    const clause = clauseFrom(words, from + at + link.length)
    if (at > 0 && groups?.turned === undefined && ends(condition, clause))
      return foundByShape(
        sentence,
        { from: OPENS_WITH_PREPOSITION.test(words.slice(start, from)) ? start : from, to: from + at },
        { from: start, to: from + at + link.length + clause.trimEnd().length },
      )
  }
  return null
}

/** "I leave if X", "no longer investable should X", "exit following X", "I hold until X". */
export function endFirst(sentence: Sentence): Found | null {
  const { words } = sentence
  for (const { 0: opener, index } of matchesOf(OPENS_CONDITION, words)) {
    const found = conditionBehind(
      sentence,
      { from: index, to: index + opener.length },
      (condition, clause) =>
        isOpenedCondition(condition, opener) &&
        (/^(?:(?:up )?to the point|until|till)/.test(opener)
          ? isKeeping(clause, true) || /(?<![a-z])(?:holder|owner|shareholder)$/.test(clause)
          : isEndOf(condition, clause) &&
            !/^sold/.test(clause) &&
            !(
              (isErred(clause) || /(?<![a-z])(?:was|were)(?![a-z])/.test(clause)) &&
              /^(?:when|once|whenever|as soon|the )/.test(opener)
            )),
    )
    if (found)
      return /^(?:unless|without|absent|failing|barring) /.test(opener) ? { ...found, takes: 'reversed' } : found
  }
  for (const { 0: opener, index } of matchesOf(OPENS_BEHIND, words)) {
    const found = conditionBehind(
      sentence,
      { from: index, to: index + opener.length },
      (condition, clause) =>
        isOpenedCondition(condition, opener) &&
        isOfCompany(`${opener}${condition}`) &&
        isEndClause(clause, false) &&
        !/^sold/.test(clause) &&
        !isErred(clause),
    )
    if (found) return found
  }
  return null
}

function conditionBehind(sentence: Sentence, { from: index, to: from }: Span, ends: Ends): Found | null {
  const { words } = sentence
  const start = startOfClause(words, index)
  const clause = words.slice(start, index).replace(/[\s,;:(–—-]+$/, '')
  const to = endOfCondition(words, from)
  // Behind a preposition it belongs to what decides: "above 30 times earnings".
  const isPreposition = OPENS_WITH_PREPOSITION.test(words.slice(index, from))
  return clause !== '' && !isNamedSpeaker(words.slice(0, start)) && ends(words.slice(from, to), clause)
    ? foundByShape(sentence, { from: isPreposition ? index : from, to }, { from: start, to })
    : null
}

const OPENS_WITH_PREPOSITION = /^(?:at|with|below|under|beneath|above|over|through|past) $/
