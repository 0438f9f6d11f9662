import { plainText } from '../../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../../language/quantities.ts'
import { percentChange } from '../../../prices/money.ts'
import { answersToTest } from '../../../tests-in-text/answers/answers-to-test.ts'
import { inScaleOf } from '../../../tests-in-text/answers/in-scale-of.ts'
import { withSign } from '../../../tests-in-text/answers/sign-of-test.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import type { HeldToTest } from './held-to-test.ts'
import { reportsNeeded } from './how-often.ts'
import { dueFrom, isBeforeItsTime, isOfEach, isOfOtherLength } from './of-other-time.ts'

/** A figure with which an entry opens, as it is written with its time, and the sentence behind it. */
type OpeningFigure = { readonly words: string; readonly quantity: Quantity; readonly rest: string }

/**
 * "88,000. But the price was cut", "2.61 this quarter. The summer", "Came in at 783.": a figure that opens an entry and names nothing but its
 * quarter. It is neither a price, nor a number of units, nor how far the price moved; of such, nobody writes a report.
 */
export function openingFigureOf(request: CritiqueRequest): OpeningFigure | null {
  const plain = plainText(request.decision.thesis)
  const match = OPENS_WITH_FIGURE.exec(plain)
  if (!match) return null
  const [words] = match
  const { lead = '', figure = '' } = match.groups ?? {}
  const rest = NEXT_SENTENCE.exec(plain.slice(words.length))?.[0] ?? ''
  const [quantity, ...others] = quantitiesOf(figure)
  if (!quantity || others.length > 0 || !/^\W*$/.test(figure.slice(0, quantity.from))) return null
  if (figure.slice(quantity.to).trim() !== '' || SAYS_OF_WHAT.test(rest)) return null
  const isOfPrice =
    quantity.unit === 'percent' || /^[-+]/.test(figure)
      ? mayBeMove(quantity, rest, request)
      : isOfTrade(quantity, request)
  // "Came in at 7%" may be of a bond, a vote or a price.
  if (isOfPrice || (lead !== '' && quantity.unit === 'percent')) return null
  return { words: request.decision.thesis.slice(0, words.length).trim(), quantity, rest }
}

/**
 * A percentage, or a number with its sign, is mostly how far a price moved. Beside words of a report, and none of the price, it is the
 * report's, unless it is that very move; and beside a sale that follows from it.
 */
function mayBeMove({ value }: Quantity, rest: string, { decision, earlier }: CritiqueRequest): boolean {
  const tells = TELLS_OF_REPORT.test(rest)
  if (OF_PRICE.test(rest) || !(tells || (decision.action === 'Sell' && (GOES.test(rest) || COMES.test(rest)))))
    return true
  return earlier.some(({ price }) => {
    const change = price !== null && decision.price !== null ? percentChange(price, decision.price) : null
    return change !== null && Math.abs(Math.abs(Number(change)) - Math.abs(Number(value))) < (tells ? 1 : NEAR_MOVE)
  })
}

const NEXT_SENTENCE = /^[.!;]?[^.!?;]*/

/** Of which report it is: without it the figure may stand alone. */
const TIME =
  '(?: (?:(?:in|for|at the end of) (?:the |this |that )?(?:q[1-4]|quarter|(?:first|second|third|fourth) quarter)|this (?:quarter|time|report)|now|reported|at quarter[- ]end))?'
/** A number up to its mark; of a comma only where a verdict or an act follows. */
const OPENS_WITH_FIGURE = new RegExp(
  `^(?<lead>(?:it |they |that )?(?:came in at|came out at|printed|reported|landed at) )?` +
    `(?<figure>[-+]?[$€£]?\\d[\\d.,]*\\d?(?: ?(?:%|x|bps?|k|m|bn|percent|million|billion))?)${TIME}` +
    '(?=[.!;](?:\\s|$)|, (?:so|but|not|still|under|below|above|over|exactly|worse|better|as|out|sold|gone|(?:a (?:bit|touch|tad|little) )?(?:soft|weak|light|low|short|slow|strong|fine))(?![a-z]))',
)
/** "It's the summer" says why, and not what. */
const EXCUSE =
  '(?:(?:only|just|the|an?) )*(?:summer|winter|season\\w*|weather|easter|christmas|holidays?|blip|one[- ]off|noise|timing|strike|price (?:rise|war))'
/** "281. That's the number of shops.", "4.1bn. Guidance for next year." */
const SAYS_OF_WHAT = new RegExp(
  '(?<![a-z])(?:guid\\w*|forecasts?|targets?|estimates?|consensus|expect\\w*|analysts?|rumou?rs?|peers?|rivals?|competitors?|(?:they|he|she) (?:says?|said)|next (?:quarter|year)|last year|would|could|might)(?![a-z])|' +
    '^\\W*(?:but |though )?(?:only |not |just )?(?:counting|including|excluding|without|in|at|for|of|with)(?![a-z])|' +
    `^\\W*(?:that|this|it|these|those)(?:'s| is| was| are|'re) (?!(?:that(?=\\W*$)|it(?=\\W*$)|below|under|above|over|the (?:line|limit|test)|my (?:line|limit|test)|worse|better|what i|${EXCUSE}(?= ?(?:[.,;!]|$)))(?![a-z]))`,
)
const TELLS_OF_REPORT =
  /(?<![a-z])(?:quarters?|q[1-4]|reports?|reported|results|prints?|printed|as (?:asked(?: for)?|written|promised|agreed|demanded)|(?:my|the) (?:line|limit|test|condition|rule)|(?:one|two|three) of (?:two|three|four)|growth|positive|negative|exactly|(?:worse|better) than)(?![a-z])/
/** What was to follow, right behind the figure. */
const GOES =
  /^\W*(?:so )?(?:i'm |i am )?(?:gone|out|sold|sell(?:ing)?|line is a line|as (?:written|promised|agreed))(?![a-z])/
/** What was waited for, and is there: "50.7%. There it is." */
const COMES =
  /^\W*(?:(?:so|and|well|ok|okay|now),? )?(?:(?:there|here) (?:it|we|you) (?:is|are|goes|go|comes|have it|has it)|(?:there|here)(?:'s| is) (?:the|my) (?:line|number|figure|day|answer)|(?:that|this|which)(?:'s| is) (?:that|it|the (?:line|number|figure|answer|end))|it (?:came|comes|has come|is there|happened|has happened|is so)|done)(?= ?(?:[.,;:!]|$))/
const OF_PRICE = /(?<![a-z])(?:stock|shares?|prices?|quote|today|overnight|premarket|since i bought|gain|loss)(?![a-z])/

function isOfTrade({ value }: Quantity, { decision, earlier, moves, alerts, position }: CritiqueRequest): boolean {
  const told = Number(value)
  const prices = [...earlier, decision].map(({ price }) => price)
  // Without any price nobody knows what is one.
  if (prices.every((each) => each === null)) return true
  const levels = [...moves.flatMap(({ from, to }) => [from, to]), ...alerts.map(({ levelPrice }) => levelPrice)]
  const units = [position?.moved, position?.quantity].map((each) => Math.abs(Number(each ?? 0)))
  return (
    units.includes(told) ||
    [...prices, ...levels].some((each) => each !== null && Math.abs(told - Number(each)) <= Number(each) / NEAR_PRICE)
  )
}

/** Within a twentieth of a price, and within three points of its move, a figure may be of them. */
const NEAR_PRICE = 20
const NEAR_MOVE = 3

/**
 * What a figure that opens an entry says to the condition of a test; null where it cannot be of it, by its unit, its sign, its size
 * or its time.
 * @param between the entries since the test was written, which may have told of reports before
 */
export function heldToOpening(
  condition: OwnTest,
  writtenIn: CritiquedDecision,
  { words, quantity, rest }: OpeningFigure,
  { request, between }: { readonly request: CritiqueRequest; readonly between: readonly CritiquedDecision[] },
): HeldToTest | null {
  const test = withSign(condition)
  const scaled = test.value === null ? null : inScaleOf(test, quantity)
  if (scaled === null || test.value === null || test.isPrice || !isOfUnit(test, quantity)) return null
  // Of two figures in one condition, "below 40% margin or above 30% debt", nobody knows which is meant.
  if (quantitiesOf(test.words).filter(({ unit }) => unit === test.unit).length > 1) return null
  const value = Number(scaled.value)
  if (!isOfSize(value, Number(test.value), words) || !isInQuarter(test, `${words} ${rest}`, request)) return null
  return outcomeOfFigure(test, writtenIn, { words, value, isNamed: false }, { request, between })
}

/**
 * What a figure of the test's own measure comes to; null where it is of a shorter time than the test asks for, or of one that is not over.
 * @param told the words that give it, its value in the scale of the test, and whether they name what is measured or its month: such a figure is of
 * the quarter of which the test asks
 */
export function outcomeOfFigure(
  test: OwnTest,
  writtenIn: CritiquedDecision,
  { words, value, isNamed }: { readonly words: string; readonly value: number; readonly isNamed: boolean },
  { request, between }: { readonly request: CritiqueRequest; readonly between: readonly CritiquedDecision[] },
): HeldToTest | null {
  const isBroken = test.side === 'below' ? value < Number(test.value) : value > Number(test.value)
  if (isOfOtherLength(test, plainText(words))) return null
  const isEarly = isBeforeItsTime(test, words, dayOfEntry(request.decision))
  if (isEarly || ((dueFrom(test) ?? '') > dayOfEntry(request.decision) && !isOfEach(test))) return null
  if (!isBroken) return { answer: words, outcome: 'passed' }
  const needed = reportsNeeded(test, writtenIn)
  // "5,000 a day" is asked of a day, and not for one.
  if (test.forHowLong?.of === 'day') return null
  const { forHowLong } = test
  const isOfOne = forHowLong === null || (isNamed && forHowLong.count === 1 && /quarter|report/.test(forHowLong.of))
  if (needed === 1) return { answer: words, outcome: isOfOne ? 'broken' : 'partly' }
  const before = between.filter(({ thesis }) => answersToTest(test, thesis).some((each) => each.isBroken))
  return { answer: words, outcome: before.length + 1 >= needed ? 'broken' : 'partly' }
}

/** Whether a bare number, which may lack its sign of money or percent, may be of the condition as well, by its size alone. */
export function mayBeOf({ value, words, isPrice }: OwnTest, { quantity }: OpeningFigure): boolean {
  if (value === null || isPrice || quantity.unit !== 'count' || quantity.scale !== undefined) return false
  const scale = quantitiesOf(words).find((each) => each.value === value)?.scale ?? 1
  return [1, scale].some((each) => isOfSize(Number(quantity.value), Number(value) / each, quantity.value))
}

const isOfUnit = (test: OwnTest, { unit, isUsd }: Quantity): boolean =>
  (test.unit === unit && test.isUsd === isUsd) || (test.value === '0' && test.isChange && unit === 'count')

/** Of the same sign, and within three times; of nought, only what is written with its sign. */
const isOfSize = (value: number, limit: number, words: string): boolean =>
  limit === 0
    ? /^[-+−–]/.test(words) && Math.abs(value) < MOST_BESIDE_NOUGHT
    : value / limit < TIMES && value / limit > 1 / TIMES
const TIMES = 3
const MOST_BESIDE_NOUGHT = 30

/** A test of the second quarter: its figure comes once that is over and before the next one is, and no other is named beside it. */
function isInQuarter({ words }: OwnTest, rest: string, { decision }: CritiqueRequest): boolean {
  const quarter = /(?<![a-z])q([1-4])(?!\d)/.exec(plainText(words))?.[1]
  if (quarter === undefined) return true
  const month = Number(dayOfEntry(decision).slice(5, 7))
  return (
    Math.ceil(month / 3) === (Number(quarter) % 4) + 1 && !/(?<![a-z])q[1-4]/.test(rest.replace(`q${quarter}`, ' '))
  )
}
