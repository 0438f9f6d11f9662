import { plainText } from '../language/plain-text.ts'
import { sentencesOf } from '../language/sentences.ts'
import { findOwnTests, readOwnTest } from '../tests-in-text/find-own-tests.ts'
import { isBackAtPrice, isFalsifier, type OwnTest } from '../tests-in-text/own-test.ts'
import { asLevel } from './as-level.ts'
import { OWN_TEST_LENGTH } from './write-own-test.ts'

/** A line for the field "Wrong if", and the last day that it names. */
export type OwnTestOffer = { readonly line: string; readonly on: string | null }

/**
 * The first test in a thesis, as a line that can be read by itself. All its words are the user's own: it is the shortest stretch
 * of the thesis that is parsed as the same test without the rest. Stops and targets are not offered.
 * @param today the ISO day on which the thesis is written
 * @param takesLevels whether the decision has a stop and a target; if not, a price test is offered like any other
 */
export function offerOwnTest(thesis: string, today: string, takesLevels = true): OwnTestOffer | null {
  for (const test of findOwnTests(thesis, today)) {
    if (!isFalsifier(test) || isBackAtPrice(test) || !isPlain(test) || (takesLevels && asLevel(test) !== null)) continue
    const line = candidates(test, thesis).find((words) => isReadAs(test, words, today))
    if (line === undefined) continue
    const on = test.byWhen?.on ?? null
    return { line, on: on !== null && on >= today ? on : null }
  }
  return null
}

/** A wrong offer is worse than none, so only tests with a conditional word or a figure are offered. */
function isPlain({ words, condition, side }: OwnTest): boolean {
  if (DENIED_END.test(plainText(condition ?? '')) || OF_ONESELF.test(plainText(words))) return false
  return side !== 'happens' || CONDITIONAL.test(plainText(words))
}

/** "A fourth slip won't necessarily" prove anybody wrong. */
const DENIED_END = /(?:n't|not|never|hardly)(?: (?:necessarily|really|alone|by itself|yet|quite))?$/
/** "I need to be doing something or I go" is said about oneself. */
const OF_ONESELF = /^i (?:need|want|have|had|should|must) /
const CONDITIONAL =
  /(?<![a-z])(?:if|when|once|unless|until|should|whenever|as soon as|as long as|so long as|while(?! i(?![a-z]))|provided|or i|or we|otherwise|else|moment|in case|and i'?m? (?:out|leave|sell)|wrong|exit|breaks?|proves?|must|has to|have to|needs? to|stands? (?:or|and) falls?|milestone|what would|forgive)(?![a-z])/
/** Words that refer to a sentence before them, or name nothing that is measured. */
const LEANING =
  /^(?:if |when |once |should )?(?:(?:that|this|those|these|either|neither|both|so|by|under|over|below|above|less|more)(?![a-z])|[<>])/

/** From the condition alone up to the sentence with the two before it, to which it may refer. */
function candidates({ condition, words, span }: OwnTest, thesis: string): readonly string[] {
  const sentences = sentencesOf(thesis)
  const place = sentences.findIndex(({ to }) => to >= span.to)
  const from = (back: number) => sentences[Math.max(0, place - back)]?.from ?? span.from
  const [sentence, ...longer] = [from(0), from(1), from(2)].map((start) => thesis.slice(start, span.to))
  const isPart = sentence !== undefined && hasMore(thesis.slice(from(0), sentences[place]?.to), words, condition)
  const whole = isPart
    ? [thesis.slice(from(0), sentences[place]?.to).replace(/[\s.;,!]+$/u, '')]
    : [condition ?? words, words]
  const own = [...whole, sentence ?? words].filter((line) => !LEANING.test(plainText(line)))
  return isPart
    ? own.slice(0, 1)
    : [...own, ...longer]
        .map((line) => line.trim().replace(/\s+/g, ' ').replace(/^["“]/, ''))
        .filter(({ length }) => length <= OWN_TEST_LENGTH.max)
}

/**
 * Whether a sentence holds more of a test than was read as one: a second grade of it ("I sell half; below zero, all"), what it takes besides,
 * or how much of the whole it is of. Half of it would be another test.
 */
function hasMore(sentence: string, words: string, condition: string | null): boolean {
  const at = sentence.indexOf(words)
  if (HOLDS_ACT.test(plainText(condition ?? ''))) return true
  return (
    at >= 0 &&
    (OF_PART.test(plainText(sentence.slice(0, at))) || LIMITS.test(plainText(sentence.slice(at + words.length))))
  )
}
/** A condition that ends in what its writer does then was not told apart from it. */
const HOLDS_ACT =
  /(?<![a-z])(?:(?:the )?(?:other half|half|rest|remainder)(?![a-z])|i (?:sell|trim|cut|halve|leave|close)(?![a-z])|do$)/
const OF_PART =
  /(?<![a-z])(?:half|a (?:third|quarter|part)|some|most|only|not|never|unless)(?: of)?(?: (?:the|my|it|its|all))* $/
const LIMITS =
  /^(?: [a-z]+){0,2}(?:[,;:/]| or | and )(?=.*(?<![a-z])(?:if|only|unless|provided|except|below|under|above|over|half|all|rest|or|but not|less|more|day|month|quarter|year)(?![a-z]))/

const isReadAs = (test: OwnTest, line: string, today: string): boolean => {
  const read = readOwnTest(line, today)
  return read !== null && reading(read) === reading(test)
}

function reading({ measured, side, value, unit, isChange, isPrice, forHowLong, byWhen }: OwnTest): string {
  const what = measured?.replace(/\s+/g, ' ').replace(/ (?:and|or|then|so)$/i, '')
  return JSON.stringify([what, side, value, unit, isChange, isPrice, forHowLong, byWhen?.on])
}
