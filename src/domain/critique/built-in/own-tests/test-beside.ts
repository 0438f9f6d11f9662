import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { percentChange } from '../../../prices/money.ts'
import { alternativesOf } from '../../../tests-in-text/alternatives.ts'
import { isBackAtPrice, type OwnTest } from '../../../tests-in-text/own-test.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { isBelow, money } from '../basis/holding-period.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { quotationOfTest, quotationOfWholeTest } from '../basis/quotation-of-test.ts'
import { isWatched } from '../basis/request.ts'
import { isOwnOfToday } from './certain-answer.ts'
import { lineOf } from './compared-with-line.ts'
import { sentenceWithLike } from './figure-for-line.ts'
import { isOfOtherMonth, isOfOtherQuarter } from './of-other-time.ts'
import { clauseOn, figuresOf, OF_ANY_TEST, openTestBefore } from './open-test-before.ts'
import { isPlainTest } from './plain-test.ts'
import { isSoldLate } from './sold-late.ts'
import { type TestBefore, testsBefore } from './tests-before.ts'
import { wholeTest } from './whole-test.ts'

/**
 * A test that stands, and words of this entry on the same thing that were not read as its answer: both beside each other, with their
 * days, and no verdict.
 */
export function testBeside(request: CritiqueRequest): readonly Finding[] {
  const open = isWatched(request) ? undefined : openTestBefore(request)
  const [whole, ...more] = open ? wholeTest(open.entry.thesis, open.test) : []
  const raised = open ? raisedIn(open.test, request.decision.thesis) : null
  const named = open && (raised ?? clauseOn(open.test, request.decision.thesis))
  const spoken =
    open && (named ? ownOfToday(open, request, named) : (bareAnswer(open, request) ?? figureLike(open, request)))
  if (!open || !whole || !spoken || saysItIsNotThat(request) || speaksOfMoreArms(open, request)) return []
  const { thesis } = request.decision
  const sentence = sentenceAround(thesis, spoken)
  const quoted = quotationOfTest(thesis, sentence)
  // One word tells nothing beside a test, and half a sentence may lack the half that answers it.
  if (!/ |\d/.test(quoted) || !isWhole(quoted, thesis.slice(sentence.from, sentence.to))) return []
  const values = {
    day: dayWritten(open.entry),
    wrote: quotationOfWholeTest(open.entry.thesis, whole, ...more),
    words: quoted,
  }
  if (!isWrittenPlainly(open, quotationOfTest(open.entry.thesis, whole, ...more), request)) return []
  if (isTakenAsWritten(open.test, request) && !isSoldLate(open, request)) {
    const at = request.decision.price === null ? '' : ` at ${money(request.decision.price)}`
    const taken = { ...values, at }
    return [{ kind: 'loss-taken-as-written', part: 'psychology', weight: 86, ways: TAKEN, values: taken, quoted }]
  }
  if (raised || isTheOtherWay(open.test, plainText(thesis).slice(spoken.from, spoken.to)))
    return [{ kind: 'test-answered', part: 'fundamentals', weight: 67, ways: OTHER_WAY, values, quoted }]
  if (named && !raised && !namesSame(open.test, quoted)) return []
  return [{ kind: 'test-beside', part: 'fundamentals', weight: 42, ways: LINE_BESIDE, values, quoted }]
}

/** Whether a finding says that a loss was taken by such a test, and not by a stop. */
export const isTakenByTest = ({ ways }: Finding): boolean => ways === TAKEN

/** Whether an earlier test is one for certain: a line of the field "Wrong if" is, and what stands in a text has to say when and what. */
export const isWrittenPlainly = (
  { entry, test }: TestBefore,
  wrote: string,
  { tests = [] }: CritiqueRequest,
): boolean =>
  tests.some(({ text }) => text === entry.thesis) || isBackAtPrice(test) || isPlainTest(test, wrote, entry.thesis)

/** Whether words have the noun of what a test measures: of "US sell-through" the whole "sell-through", and not a share that fell through 27. */
function namesSame({ measured, condition, words }: OwnTest, spoken: string): boolean {
  const told = contentWords(spoken)
  const noun = (measured ?? '').trim().split(/\s+/u).at(-1) ?? ''
  const named = contentWords(noun)
  if (named.length > 0) return named.every((word) => told.includes(word))
  const own = (condition ?? words)
    .split(/\s+/u)
    .map((each) => contentWords(each).filter((word) => word.length > 2))
    .filter((each) => each.length > 0 && !each.every((word) => OF_ANY_TEST.has(word)))
  return own.length > 0 && own.slice(0, 2).every((each) => each.every((word) => told.includes(word)))
}

/** Of "margin under 41% or a fall in China" today's words may answer either: which of them came, only their writer knows. */
const speaksOfMoreArms = ({ test, entry }: TestBefore, { decision }: CritiqueRequest): boolean =>
  alternativesOf(test, dayOfEntry(entry)).filter((arm) => clauseOn(arm, decision.thesis) !== null).length > 1

/** "Margin, for the record, was fine", "not the quarter I wrote down": its writer says that nothing came, or that it is not meant. */
const saysItIsNotThat = ({ decision }: CritiqueRequest): boolean => SAYS_FINE.test(plainText(decision.thesis))
const SAYS_FINE =
  /(?<![a-z])(?:(?:is|are|was|were|looks?|came in|all|still) (?:[a-z]+ )?(?:fine|ok|okay|alright|all right|healthy|in order|good enough)|for the record|not (?:the|my|what) (?:[a-z]+ )?(?:i (?:wrote|meant|set)|line|test|limit|rule|condition)|no problem)(?![a-z])/

/** A figure of a competitor, of another year or of an analyst is set beside no test of one's own, and neither is a question. */
function ownOfToday({ test, entry }: TestBefore, request: CritiqueRequest, named: Span): Span | null {
  const { thesis } = request.decision
  const sentence = sentenceAround(thesis, named)
  const words = thesis.slice(sentence.from, sentence.to)
  if (/\?\W*$/.test(words) || IS_STILL_OUT.test(plainText(words)) || isOfOtherQuarter(test, words)) return null
  if (test.value !== null && isOfOtherMonth(test, words, dayOfEntry(request.decision))) return null
  return isOwnOfToday(test, entry, request, named) ? named : null
}

/** "The LFL figure's not even out", "margin comes next week": what is not published yet is no reading of anything. */
const IS_STILL_OUT =
  /(?:(?<![a-z])(?:not|never)|n't) (?:[a-z]+ ){0,3}?(?:out|published|reported|released|printed|known|announced|due|here|there|in)(?= ?(?:[.,;:!)]|$|yet|until|till|before))|(?<![a-z])(?:not yet|un(?:published|reported|released)|(?:is|are|comes?|report(?:s|ed)?|due|out|published|released|expected|wait(?:s|ing)?(?: for)?) (?:only )?(?:on (?:the )?(?:\d|mon|tues|wednes|thurs|fri)|next (?:week|month|quarter)|tomorrow|later|in (?:a|two|three|\d+) (?:days?|weeks?|months?)))(?![a-z]{3})/

/**
 * A test of something that falls, beside words that open with the same thing and say that it rose; or the other way round. By how much
 * it was to move does not matter where it moved the other way. Of what falls below a level nobody knows by a rise on which side it is.
 */
function isTheOtherWay(test: OwnTest, spoken: string): boolean {
  const { condition, measured, forHowLong } = test
  const moved = plainText(condition ?? '')
  if (!isMove(test)) return false
  if (moved === '' || forHowLong?.isInARow || DENIED.test(moved) || DENIED.test(spoken)) return false
  const [named] = contentWords(measured ?? moved)
  const first = contentWords(spoken.replace(/^(?:and|but|the|its|their) /, ''))[0]
  if (named === undefined || first !== named) return false
  const [falls, rises] = [FALLS.test(moved), RISES.test(moved)]
  const [fell, rose] = [FELL.test(spoken), ROSE.test(spoken)]
  return falls !== rises && fell !== rose && ((falls && rose) || (rises && fell))
}

/** "Falls", "falls 10%", "rises more than 5%", and neither "falls below 8%" nor "falls below 8% growth". */
const isMove = ({ value, side, isChange }: OwnTest): boolean =>
  value === null || (isChange && (side === 'below') === value.startsWith('-'))

/** "Guided 31bn; if they lower that number, I'm out", and today "They raised to 32.3bn": what they foresee went the other way. */
function raisedIn({ condition }: OwnTest, thesis: string): Span | null {
  if (!LOWERS_GUIDANCE.test(plainText(condition ?? ''))) return null
  return (
    sentencesOf(thesis).find(({ from, to }) => {
      const words = plainText(thesis.slice(from, to))
      return RAISES_GUIDANCE.test(words) && !IN_PART.test(words)
    }) ?? null
  )
}
const LOWERS_GUIDANCE =
  /^(?:they|management|the (?:company|board)) (?:ever |even )?(?:lowers?|cuts?|reduces?|trims?|slash(?:es)?) (?:(?:the|their|its|that|this|full[- ]year|annual) )*(?:guidance|guide|outlook|forecast|target|number|figure|range)$/
const RAISES_GUIDANCE =
  /^(?:and |but )?(?:they|management|the (?:company|board)) (?:have |has |just |even |now )*(?:raised|lifted|increased|upped) (?:(?:the|their|its|full[- ]year|annual) )*(?:(?:guidance|guide|outlook|forecast)(?![a-z])|(?:it |that (?:number|figure) )?(?:again )?to [$€£]?\d)/
const IN_PART =
  /(?<![a-z])(?:not|never|but|except|lowered|cut|reduced|trimmed|dividend|price|prices|stake|debt)(?![a-z])/

const DENIED =
  /(?<![a-z])(?:not|never|no|without|less|more slowly|than|but|except|guid\w*|expect\w*|will|should)(?![a-z])|n't(?![a-z])/
const FALLS = /(?<![a-z])(?:falls?|drops?|shrinks?|declines?|decreases?|lower|goes down|is down|slips?)(?![a-z])/
const RISES = /(?<![a-z])(?:rises?|goes up|increases?|climbs?|grows?|higher|is up)(?![a-z])/
const FELL = /(?<![a-z])(?:fell|down|dropped|shrank|declined|decreased|lower|slipped|fallen)(?![a-z])/
const ROSE = /(?<![a-z])(?:rose|up|grew|increased|climbed|higher|risen|grown)(?![a-z])/

/**
 * All is sold at a loss after a test that says so, in words on what it measures, by somebody who says that it is over: what came of
 * the test is theirs to judge, and they act on it.
 */
function isTakenAsWritten({ followedBy, isPrice }: OwnTest, request: CritiqueRequest): boolean {
  const { decision, position } = request
  return (
    decision.action === 'Sell' &&
    !isPrice &&
    (followedBy === 'sell' || followedBy === 'was-wrong') &&
    isBelow(decision.price, position?.averageCost ?? null) &&
    SAYS_OVER.test(plainText(decision.thesis)) &&
    !OTHER_REASON.test(plainText(decision.thesis))
  )
}

const SAYS_OVER =
  /(?<![a-z])(?:as i(?:'d| had)? (?:put|wrote|said|written|promised|planned|agreed)[a-z ]*|as (?:written|planned|promised|agreed)|that was (?:my|the) (?:line|test|condition|limit|deal)|(?:my|the) (?:line|test|condition|rule|limit)|so (?:i (?:sell|leave|go|am out)|i'm out|leaving|out)|i (?:said|wrote|promised)|i was wrong|(?:out|gone|busted|broken|over|done)(?= ?[.!,;]|$)|i (?:sell|leave|exit|go)(?![a-z])|not met|taking the (?:l|loss)|thesis)(?![a-z])/
/** A sale that follows from something else. */
const OTHER_REASON =
  /(?<![a-z])(?:need (?:the|this|that) (?:money|cash)|tax|roof|rent|rather own|better idea|rebalanc\w*|despite|although|even though|still think|nothing (?:wrong|has changed)|not because|(?:not|isn't|wasn't|was not|is not) (?:my|the|a) (?:rule|test|line|limit|condition|exit))(?![a-z])/

const isWhole = (quoted: string, sentence: string): boolean =>
  quoted.slice(1, -1) === sentence.replace(/[.!?]+$/u, '') && quoted.split(' ').length <= MOST_WORDS
const MOST_WORDS = 24

/**
 * "+9%. Close enough.", "Still shrinking.": an entry that opens with a bare percentage, or with a word of the test, where only one
 * test stands. A percentage that is the change of the price is of the price.
 */
function bareAnswer(open: TestBefore, request: CritiqueRequest): Span | null {
  const { test } = open
  const { thesis, price } = request.decision
  const [first] = sentencesOf(thesis)
  if (!first || testsBefore(request).length !== 1) return null
  const plain = plainText(thesis.slice(first.from, first.to))
  if (/\?\W*$/.test(plain) || OF_PRICE.test(plain)) return null
  const percent = BARE_PERCENT.exec(plain)?.[0]
  if (percent) return mayBeOf(open, percent, request) ? first : null
  const number = BARE_NUMBER.exec(plain)?.[1]
  if (number) return isOfSize(number, test.value) && !isPriceOf(number, price) ? first : null
  const [amount] = quantitiesOf(plain)
  if (amount && /^\W*$/.test(plain.slice(0, amount.from) + plain.slice(amount.to))) {
    const isOfIt = figuresOf(open).some(({ unit, value }) => unit === amount.unit && isOfSize(amount.value, value))
    return isOfIt ? first : null
  }
  const named = new Set(contentWords(test.words).filter((word) => word.length > 2 && !OF_LEAVING.has(word)))
  return /^(?:still|no longer|again|not|yes|no) /.test(plain) && contentWords(plain).some((word) => named.has(word))
    ? first
    : null
}

/** "2.1 billion at the end of June after the purchase in Poland": the one figure that may be of the test by its kind and size. */
function figureLike(open: TestBefore, request: CritiqueRequest): Span | null {
  const line = testsBefore(request).length === 1 ? lineOf(open.test, open) : null
  return line && sentenceWithLike(line, request)
}

/** Whether a percentage alone may be of what the test measures, and is not the change of the price. */
function mayBeOf(open: TestBefore, percent: string, { decision, earlier }: CritiqueRequest): boolean {
  const { test, entry } = open
  const moves = [entry, ...earlier.slice(-1)].flatMap(({ price }) =>
    price && decision.price ? (percentChange(price, decision.price) ?? []) : [],
  )
  const told = Number.parseFloat(percent.replace('+', ''))
  // Without a sign it may be of a fall as well.
  const isSigned = /^[-+]/.test(percent)
  const figures = figuresOf(open)
  const isOfOtherUnit = figures.length > 0 && figures.every(({ unit }) => unit !== 'percent')
  return (
    (test.unit === 'percent' || (test.side === 'happens' && MOVES.test(plainText(test.words)))) &&
    !isOfOtherUnit &&
    moves.every((move) => Math.abs((isSigned ? Number(move) : Math.abs(Number(move))) - told) >= NEAR_MOVE)
  )
}

/** What happens in percent: something grows, or is down. That a thing is there on its day does not. */
const MOVES =
  /(?<![a-z])(?:falls?|fell|drops?|slips?|shrinks?|shrinking|declin\w+|decreas\w+|lower|down|ris(?:e|es|ing)|up|grow\w*|increas\w+|climb\w*|higher|negative|positive|slow\w*|accelerat\w*|decelerat\w*|worse|better|los(?:e|es|ing)|gain\w*|chang\w+)(?![a-z])/

/** "27. Held.": within three times the figure of the test, and not the price. */
const BARE_NUMBER = /^([-+]?\d+(?:\.\d+)?)\W*$/
const isOfSize = (number: string, limit: string | null): boolean =>
  limit !== null && Number(limit) !== 0 && Number(number) / Number(limit) < 3 && Number(number) / Number(limit) > 1 / 3
const isPriceOf = (number: string, price: string | null): boolean =>
  price !== null && Math.abs(Number(number) - Number(price)) <= Number(price) / 20

const OF_LEAVING = new Set(contentWords('sell sold leave out wrong exit hold stay buy wait here'))
/** In percent: a figure that is so near to the change of the price may be that. */
const NEAR_MOVE = 3
const BARE_PERCENT =
  /^[-+]?\d+(?:\.\d+)? ?%(?=[.,;! ]|$)(?! (?:up|down|off|higher|lower|in (?:a|one)|a day|today|on the day|overnight|since|gain|loss|profit|of (?:the|my)))/
const OF_PRICE = /(?<![a-z])(?:stock|shares?|price|i|i'm|my|me|position|premarket|gap|open|close|today)(?![a-z])/

const OTHER_WAY = [
  'On {day} you wrote {wrote}; today’s {words} is the other way.',
  'Today’s {words} goes the other way than your line of {day}: {wrote}.',
] as const
const TAKEN = [
  'On {day} you wrote {wrote}; today you write {words}, and sell{at}, at a loss: few do that by their own line.',
  'Beside today’s {words} stands your line of {day}, {wrote}; you sell{at} and take the loss, which few do.',
] as const
const LINE_BESIDE = [
  'On {day} you wrote {wrote}; today you write {words}.',
  'Beside today’s {words} belongs what you wrote on {day}: {wrote}.',
] as const
