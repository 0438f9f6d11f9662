import { comparisonsOf } from '../language/comparison.ts'
import { plainText, type Span, trimmed } from '../language/plain-text.ts'
import { quantitiesOf } from '../language/quantities.ts'
import { sentencesOf } from '../language/sentences.ts'
import type { OwnTest } from './own-test.ts'
import { readCondition, readStop } from './read-condition.ts'
import { MAY_HOLD_TEST, thenOf, WAYS, type Way } from './ways-to-write-a-test.ts'

/**
 * The tests of their own that somebody has written into a text: what would prove them wrong, where they leave, and at which
 * price. Also conditions to buy and prices that would be welcome, which `isFalsifier` tells apart.
 *
 * It reads one sentence at a time, and the two before it where "it" or "if not" leans on them. It does not read what is only
 * implied ("this needs two good quarters"), what others would do, what is denied ("I won't sell if it falls"), and
 * sentences of more than 600 characters.
 * @param today ISO day on which the text was written
 */
export function findOwnTests(text: string, today: string): readonly OwnTest[] {
  if (last.text !== text || last.today !== today) last = { text, today, tests: readOwnTests(text, today) }
  return last.tests
}

/** One entry is asked about several times in a row. */
let last: { text: string; today: string; tests: readonly OwnTest[] } = { text: '', today: '', tests: [] }

function readOwnTests(text: string, today: string): readonly OwnTest[] {
  const sentences = sentencesOf(text)
  return sentences.flatMap((sentence, index) => {
    const words = plainText(text).slice(sentence.from, sentence.to)
    if (words.length > LONGEST_SENTENCE || !MAY_HOLD_TEST.test(words)) return []
    const [first, before] = [sentences[Math.max(0, index - 2)], sentences[index - 1]]
    const place = {
      text,
      sentence,
      before: before ? text.slice(before.from, before.to) : '',
      context: before && first ? text.slice(first.from, before.to) : '',
    }
    return testIn(place, today) ?? []
  })
}

/**
 * Reads one line that somebody has written as their test, as in the field "Wrong if": the whole of it is the condition where it
 * is no sentence that says so itself.
 * @param today ISO day on which it was written
 * @returns null for a line without words
 */
export function readOwnTest(line: string, today: string): OwnTest | null {
  const found = findOwnTests(line, today)[0]
  if (found) return found
  const span = trimmed(line, { from: 0, to: line.length })
  const words = line.slice(span.from, span.to)
  if (!/[\p{L}\d]/u.test(words)) return null
  const text = words.replace(/^(?:if|when|once)\s+/iu, '')
  return {
    words,
    span,
    condition: words,
    ...readCondition({ text, isReversed: false, before: '' }, today),
    followedBy: null,
  }
}

const LONGEST_SENTENCE = 600

/** A sentence with what stands before it. */
type Place = { readonly text: string; readonly sentence: Span; readonly before: string; readonly context: string }

function testIn(place: Place, today: string): OwnTest | null {
  const { text, sentence } = place
  const plain = plainText(text).slice(sentence.from, sentence.to)
  for (const way of WAYS)
    for (const match of plain.matchAll(way.pattern)) {
      const condition = conditionOf(way, match, place)
      if (condition !== null) return testFrom(place, { way, match, condition }, today)
    }
  return null
}

type Found = { readonly way: Way; readonly match: RegExpExecArray; readonly condition: string }

function testFrom({ text, sentence, context }: Place, { way, match, condition }: Found, today: string): OwnTest {
  const span = trimmed(text, {
    from: sentence.from + match.index,
    to: sentence.from + match.index + match[0].length,
  })
  const reading =
    way.takes === 'stop'
      ? readStop(condition)
      : readCondition({ text: condition, isReversed: way.takes !== 'straight', before: context }, today)
  const words = text.slice(span.from, span.to)
  return { words, span, condition: straightCondition(way, condition), ...reading, followedBy: thenIn(way, match) }
}

function straightCondition({ takes }: Way, words: string): string | null {
  if (takes !== 'straight' || REVERSING.test(plainText(words))) return null
  const { from, to } = trimmed(words, { from: 0, to: words.length })
  return words.slice(from, to).replace(/\s+(?:and|or|then|so)$/iu, '')
}

const REVERSING = /(?<![a-z])(?:unless|until|as long as|so long as|while|provided)(?![a-z])/

function thenIn({ followedBy }: Way, { groups }: RegExpExecArray): OwnTest['followedBy'] {
  if (/exit|sell|stop/.test(groups?.name ?? '')) return 'sell'
  return followedBy ?? thenOf(groups?.end ?? groups?.bare ?? '')
}

/** The words of the condition; null where they are none. */
function conditionOf(way: Way, match: RegExpExecArray, { text, sentence, before }: Place): string | null {
  if (way.takes === 'before') return before === '' ? null : before
  const [from, to] = match.indices?.groups?.condition ?? [0, 0]
  const words = text.slice(sentence.from + from, sentence.from + to).trim()
  const plain = plainText(words)
  if (NO_CONDITION.test(plain) || DENIED_END.test(plain) || isInQuotes(text, sentence.from + from + 1)) return null
  if (PAST_END.test(match.groups?.end ?? '') && IS_PAST.test(plain)) return null
  if (way.takes === 'stop') return quantitiesOf(words).length > 0 ? words : null
  if (way.takes === 'reversed' && !way.followedBy && !REQUIRED.test(plain)) return null
  return way.needsFigure && comparisonsOf(words).length === 0 && !COUNTED.test(plain) ? null : words
}

/** "Won't necessarily break the case". */
const DENIED_END = /(?:n't|not|never|hardly)(?: (?:necessarily|really|by itself|alone|yet))?$/

/** Quoted from somewhere else: an entry of before, or another person. */
function isInQuotes(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return before.lastIndexOf('“') > before.lastIndexOf('”') || (before.match(/"/g)?.length ?? 0) % 2 === 1
}

/** What only says again that one is wrong, or speaks of the sale itself. */
const NO_CONDITION =
  /^(?:i(?:'m| am| was) (?:wrong|mistaken|right)(?: .{0,12})?$|i (?:sell|sold|buy|bought)(?![a-z])|(?:in doubt|possible|necessary|anything)$|i(?:'m| am) (?:honest|being honest))/
/** "When margins fell I was wrong to hold" tells of what has been. */
const PAST_END = /(?:i|we) (?:was|were|have|got|had)/
const IS_PAST = /(?<![a-z])(?:fell|dropped|went|came|rose|grew|bought|sold|had|did|saw|was)(?![a-z])/
/** What has to be, where "or I sell" stands after it. */
const REQUIRED =
  /(?<![a-z])(?:must|needs?|has to|have to|should|stays?|keeps?|remains?|holds?|above|below|by|under|over|at least|until|gets?|shows?|want|expect|will)(?![a-z])/
const COUNTED =
  /(?<![a-z])(?:\d+(?: more)?|one|two|three|a second|a third|another|any|no|a) (?:[a-z-]+ ){0,3}(?:miss(?:es)?|cuts?|delays?|quarters?|reports?|prints?|warnings?|downgrades?|dilutions?|raises?|losses|loss|departures?|recalls?|guidance|raise|growth|years?)(?![a-z])/
