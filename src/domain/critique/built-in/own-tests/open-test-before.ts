import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { percentChange } from '../../../prices/money.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { clausesOf } from '../../../tests-in-text/vocabulary/clauses.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isSale } from '../basis/request.ts'
import { type TestBefore, testsBefore } from './tests-before.ts'
import { wholeTest } from './whole-test.ts'

/**
 * The earlier test that an entry may be set beside: one that it does not answer. Of several only the one that it speaks of, by a word of
 * what is measured or by a figure of its unit and size; where it speaks of none, nobody who holds or sells is held to any. Once
 * another test explains a sale, none joins it.
 */
export function openTestBefore(request: CritiqueRequest): TestBefore | undefined {
  const { decision, testsComeTrue = [] } = request
  // What its owner said to have come true is told as that.
  const isTold = ({ words }: OwnTest) => testsComeTrue.some(({ text }) => words.includes(text))
  // At the sale of a part only a test of parts is meant: the others may stand as before.
  const isPart = decision.action === 'Sell Some'
  const before = testsBefore(request)
  if (isSale(request) && before.some(({ outcome }) => outcome === 'broken')) return undefined
  const open = before.filter(
    ({ outcome, test }) => outcome === 'open' && !isTold(test) && (!isPart || test.followedBy === 'sell-some'),
  )
  if (before.length < 2 || (isPart && open.length === 1)) return open[0]
  const spokenOf = open.findLast((each) => isSpokenOf(each, request))
  return spokenOf ?? (isSale(request) || decision.action === 'Hold' ? undefined : open.at(-1))
}

/** Whether an entry speaks of what a test measures. */
export const isSpokenOf = (before: TestBefore, request: CritiqueRequest): boolean =>
  clauseOn(before.test, request.decision.thesis) !== null || hasFigureLike(before, request)

/** "176, 172, 175, 171 thousand" of a test of 180,000: a figure of its unit and size that is neither a price nor how far one moved. */
export function hasFigureLike(before: TestBefore, { decision, earlier, position }: CritiqueRequest): boolean {
  const limits = figuresOf(before)
  const prices = [...earlier, decision].flatMap(({ price }) => (price === null ? [] : [Number(price)]))
  const moves = earlier.flatMap(({ price }) =>
    price !== null && decision.price !== null ? [Number(percentChange(price, decision.price) ?? 0)] : [],
  )
  const units = [position?.moved, position?.quantity].map((each) => Math.abs(Number(each ?? 0)))
  return quantitiesOf(decision.thesis).some(({ unit, value, isUsd }) => {
    const told = Number(value)
    const isOfMoney = unit === 'count' || unit === 'money'
    if (isOfMoney && (units.includes(told) || prices.some((price) => Math.abs(told - price) <= price / NEAR_PRICE)))
      return false
    if (unit === 'percent' && moves.some((move) => Math.abs(Math.abs(move) - Math.abs(told)) < NEAR_MOVE)) return false
    return limits.some((limit) => limit.unit === unit && limit.isUsd === isUsd && isOfSize(told, Number(limit.value)))
  })
}

const isOfSize = (told: number, limit: number): boolean =>
  limit !== 0 && told / limit < TIMES && told / limit > 1 / TIMES
/** Within three times a figure is of its size; within a twentieth of a price, and three points of its move, it may be of them. */
const TIMES = 3
const NEAR_PRICE = 20
const NEAR_MOVE = 3

/** The figures of a test, of which some may stand in the sentence before it. */
export const figuresOf = ({ test, entry }: Pick<TestBefore, 'test' | 'entry'>) =>
  wholeTest(entry.thesis, test).flatMap(({ from, to }) => quantitiesOf(entry.thesis.slice(from, to)))

/** Where the entry speaks of what the test is about, in words that were not read as its answer: both stand beside each other, unjudged. */
export function clauseOn({ measured, condition, words, unit }: OwnTest, thesis: string): Span | null {
  const about = measured ?? condition ?? words
  const named = new Set(contentWords(about).filter((word) => word.length > 2 && !OF_ANY_TEST.has(word)))
  const clauses = sentencesOf(thesis).flatMap((sentence) => clausesOf(thesis, sentence))
  const isMultiple = ({ from, to }: Span) => unit !== 'times' && IS_MULTIPLE.test(plainText(thesis.slice(from, to)))
  // "The hybrid cloud story" is not the revenue of hybrid cloud.
  const head = measured === null || measured === undefined ? undefined : contentWords(measured).at(-1)
  return (
    clauses.find((span) => {
      const spoken = thesis.slice(span.from, span.to)
      const words = contentWords(spoken)
      return (
        !isMultiple(span) &&
        words.some((word) => named.has(word)) &&
        (head === undefined || /\d/.test(spoken) || words.includes(head) || !IS_TOLD.test(plainText(spoken)))
      )
    }) ?? null
  )
}

/** What is told of something, and not the thing. */
const IS_TOLD = /(?<![a-z])(?:stor(?:y|ies)|narratives?|hype|news|headlines?)(?![a-z])/

/** "Ten times earnings" is of the price, and tells nothing of what was earned. */
const IS_MULTIPLE =
  /(?:^|[ ,])(?:\d[\d.]* ?x|(?:\d[\d.]*|[a-z]+) times) (?:[a-z0-9]+ ){0,3}?(?:earnings|eps|sales|revenues?|book|cash flow|fcf|ebitda?)(?![a-z])/

/** Such words stand in a test of anything. */
export const OF_ANY_TEST = new Set(
  contentWords(
    'his her their own who which first last half this that they year month week day sell sold leave out wrong exit number figure grow fall drop rise cut miss next report quarter thing money price stock share good bad new more less say see get take come keep stay hold buy time',
  ),
)
