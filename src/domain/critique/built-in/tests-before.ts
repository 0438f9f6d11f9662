import { plainText, type Span } from '../../language/plain-text.ts'
import { alternativesOf, needsBoth } from '../../tests-in-text/alternatives.ts'
import { answersToTest } from '../../tests-in-text/answers-to-test.ts'
import { contentWords } from '../../tests-in-text/content-terms.ts'
import { readOwnTest } from '../../tests-in-text/find-own-tests.ts'
import { namesItsRightSide, saysItHeld } from '../../tests-in-text/held-by-own-verdict.ts'
import { isFalsifier, type OwnTest } from '../../tests-in-text/own-test.ts'
import { tellsOfPromise } from '../../tests-in-text/tells-of-promise.ts'
import {
  repeatsTest,
  tellsByItsDenial,
  tellsByItsVerb,
  tellsThatItDidNotCome,
  tellsThatItHappened,
  tellsThatItStands,
  tellsTheContrary,
  tellsTheOpposite,
} from '../../tests-in-text/tells-of-test.ts'
import { tellsThatItIsLate, tellsThatItIsThere, tellsThatItLacks } from '../../tests-in-text/tells-of-what-was-due.ts'
import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import { isCertainAnswer } from './certain-answer.ts'
import { isOneDecision, isWrittenInTime } from './day-of-writing.ts'
import { holdingPeriodOf } from './holding-period.ts'
import { isNews } from './is-news.ts'
import { dayOfEntry, ownTestsOf } from './own-tests-of.ts'
import { isSale } from './request.ts'
import { isStillToCome, isToldInHindsight } from './told-before.ts'

type WrittenTest = { readonly entry: CritiquedDecision; readonly test: OwnTest }

/** A test that an earlier entry wrote, and what the present one says to it. */
export type TestBefore = WrittenTest & {
  /** The words of the present entry that answer it; null when it says nothing of it. */
  readonly answer: string | null
  /**
   * - `broken`: it has come, as often as the test asks for
   * - `partly`: it has come, and the test asks for more than one report
   * - `passed`: the figure is on the right side
   * - `open`: the entry does not say
   */
  readonly outcome: 'broken' | 'partly' | 'passed' | 'open'
  /** Whether the test has another condition beside the one that is answered: that one may have come. */
  readonly isOneOfMore: boolean
  /** Whether of another condition nothing is said. */
  readonly isInPart: boolean
  /** Whether its owner says that it held, and no figure does. */
  readonly isOwnVerdict?: true
}

/** The tests of the holding period's earlier entries, each held against the present entry. Tests of the price are left out. */
export function testsBefore(request: CritiqueRequest): readonly TestBefore[] {
  const period = holdingPeriodOf(request)
  if (!period) return []
  const entries = [period.origin, ...period.since]
  const found = [...linesBefore(request, entries), ...testsInTexts(entries)]
  const isOnly = found.length === 1
  return found.map(({ entry, test }) => {
    const after = entries.slice(entries.findIndex((each) => isOneDecision(each, entry)) + 1)
    const conditions = alternativesOf(test, dayOfEntry(entry))
    const isOneOfMore = conditions.length > 1
    const areApart = new Set(conditions.map(firstWord)).size === conditions.length
    const held = conditions.map((each) => heldTo(each, entry, request, { after, isOnly: isOnly && areApart }))
    return { entry, test, isOneOfMore, isInPart: held.some(({ outcome }) => outcome === 'open'), ...gravestOf(held) }
  })
}

/** By which a condition may be called in short: of two that begin alike nobody knows which is meant. */
const firstWord = ({ measured, condition }: OwnTest): string => contentWords(measured ?? condition ?? '')[0] ?? ''

type Held = Pick<TestBefore, 'answer' | 'outcome' | 'isOwnVerdict'>

/** Of conditions of which any breaks the test, the one that came furthest. */
const gravestOf = (held: readonly Held[]): Held =>
  GRAVEST.flatMap((outcome) => held.find((each) => each.outcome === outcome) ?? [])[0] ?? OPEN

const GRAVEST: readonly TestBefore['outcome'][] = ['broken', 'partly', 'passed', 'open']
const OPEN: Held = { answer: null, outcome: 'open' }

/** What was written into the field "Wrong if" of an earlier decision, and not into its thesis as well. */
function linesBefore(request: CritiqueRequest, entries: readonly CritiquedDecision[]): readonly WrittenTest[] {
  return (request.tests ?? []).flatMap(({ text, ...written }) => {
    const writer = entries.find((entry) => isOneDecision(written, entry))
    if (!writer || entries.some(({ thesis }) => thesis.includes(text))) return []
    const entry = { ...writer, thesis: text }
    const test = readOwnTest(text, dayOfEntry(entry))
    return !test || test.isPrice || !isFalsifier(test) || !isDayClear(test, entry) ? [] : [{ entry, test }]
  })
}

function testsInTexts(entries: readonly CritiquedDecision[]): readonly WrittenTest[] {
  return entries.flatMap((entry, index) =>
    ownTestsOf(entry)
      .filter((test) => !isToldInHindsight(test, entry.thesis) && isDayClear(test, entry))
      .filter((test) => isFalsifier(test) && !test.isPrice && !isExecuted(test, entries.slice(index + 1)))
      // "First miss, sold half": what a sale tells of itself is done.
      .filter((test) => !entry.action.startsWith('Sell') || isStillToCome(test, entry.thesis))
      .map((test) => ({ entry, test })),
  )
}

/** Which June is meant by somebody who writes in November of a decision of two years before, nobody can tell. */
const isDayClear = ({ byWhen }: OwnTest, entry: CritiquedDecision): boolean =>
  byWhen === null || isWrittenInTime(entry) || /20\d\d/.test(byWhen.words)

/** "Above 3% I sell half": once a part was sold, it has been done. */
const isExecuted = ({ followedBy }: OwnTest, after: readonly CritiquedDecision[]): boolean =>
  followedBy === 'sell-some' && after.some(({ action }) => action === 'Sell Some')

function heldTo(
  test: OwnTest,
  writtenIn: CritiquedDecision,
  request: CritiqueRequest,
  { after: between, isOnly }: { readonly after: readonly CritiquedDecision[]; readonly isOnly: boolean },
): Held {
  const { decision } = request
  const { thesis } = decision
  // Who sells is accused of nothing.
  const isCertain = (span: Span) => isSale(request) || isCertainAnswer(test, writtenIn, request, span)
  // What has to come by a day has not failed to come before it.
  // Of each quarter of a year the first one counts already.
  const isOfEach = OF_EACH.test(plainText(test.words))
  if (test.condition === null && test.byWhen?.on && test.byWhen.on > dayOfEntry(decision) && !isOfEach) return OPEN
  // Whoever says that the line held is not told that it broke: one of the two is read wrongly.
  const saysHeld = decision.action !== 'Sell' && SAYS_HELD.test(plainText(thesis))
  const answers = answersToTest(test, thesis, isOnly).filter(
    (answer) =>
      (saysHeld || isNews(answer.words, writtenIn.thesis)) && (!answer.isBroken || saysHeld || isCertain(answer.span)),
  )
  if (saysHeld) {
    const held = answers.every(({ isBroken }) => !isBroken) ? answers.at(-1) : undefined
    return held
      ? { answer: held.words, outcome: 'passed' }
      : ((isOnly && answers.length === 0 ? verdictIn(thesis) : null) ?? OPEN)
  }
  const happened = tellsThatItHappened(test, thesis, decision.action === 'Sell' ? 1 : 2)
  const told =
    repeatsTest(test, thesis) ??
    happened ??
    (isOnly ? (tellsByItsVerb(test, thesis) ?? tellsByItsDenial(test, thesis)) : null) ??
    tellsThatItIsLate(test, thesis, dayOfEntry(decision)) ??
    tellsThatItLacks(test, thesis, dayOfEntry(decision)) ??
    (isAnnounced(test, decision) ? tellsOfPromise(test, writtenIn.thesis, thesis) : null)
  // A test that is written once more has not come.
  const isWrittenAgain = told && ownTestsOf(decision).some(({ span }) => span.from < told.to && told.from < span.to)
  // A figure on the right side says more than the test's own words beside it: "62, way better than my 75".
  const isPassed = answers.length > 0 && answers.every(({ isBroken }) => !isBroken)
  const repeated = isWrittenAgain || isPassed || (told && !isCertain(told)) ? null : told
  if (repeated && needsBoth(test)) return OPEN
  if (repeated) {
    const words = trimEnd(thesis.slice(repeated.from, repeated.to))
    const isOneOfMore = repeated === happened && (test.forHowLong?.count ?? 1) > 1 && !saysCount(test, words)
    // "Rose 2 months in a row, now they're down": what was counted is over.
    if (isOneOfMore && /, (?:now|but|since)(?![a-z])/i.test(words)) return OPEN
    return { answer: words, outcome: isOneOfMore ? 'partly' : 'broken' }
  }
  const broken = answers.filter(({ isBroken }) => isBroken)
  const answer = (broken.at(-1) ?? answers.at(-1))?.words ?? null
  if (answer === null) {
    const contrary =
      tellsTheContrary(test, thesis) ??
      tellsThatItStands(test, thesis) ??
      tellsThatItIsThere(test, thesis) ??
      tellsThatItDidNotCome(test, thesis) ??
      tellsTheOpposite(test, thesis) ??
      (isOnly ? namesItsRightSide(test, thesis) : null)
    if (contrary) return { answer: trimEnd(thesis.slice(contrary.from, contrary.to)), outcome: 'passed' }
    return (isOnly ? verdictIn(thesis) : null) ?? { answer, outcome: 'open' }
  }
  if (broken.length === 0) return { answer, outcome: 'passed' }
  // Two figures that disagree are of two things, and a time that is not over has no figure yet.
  const isUnsure = broken.length < answers.length || isOfTimeToCome(test, answer)
  // Nobody is accused by a part of a name.
  const isPart =
    !decision.action.startsWith('Sell') &&
    !broken.at(-1)?.isShort &&
    !namesAll(
      test,
      answer,
      between.flatMap((entry) => answersToTest(test, entry.thesis).map(({ words }) => contentWords(words))),
    )
  if (isUnsure || isPart || needsBoth(test)) return OPEN
  const before = between.filter((entry) =>
    answersToTest(test, entry.thesis, isOnly).some(({ isBroken }) => isBroken),
  ).length
  const { count = 1, of = 'report' } = test.forHowLong ?? {}
  if (of === 'year' && !/(?<![a-z])(?:years?|annual|full|20\d\d)(?![a-z])/i.test(answer))
    return { answer, outcome: 'partly' }
  // "In a row" of something that was not counted is of two at least.
  const least = test.forHowLong === null && IN_A_ROW.test(plainText(test.words)) ? 2 : 1
  const needed = of === 'quarter' || of === 'report' ? Math.max(count, least, allowedIn(writtenIn)) : least
  return { answer, outcome: before + broken.length >= needed ? 'broken' : 'partly' }
}

/** What its owner says of it without a figure. */
function verdictIn(thesis: string): Held | null {
  const verdict = saysItHeld(thesis)
  return verdict && { answer: trimEnd(thesis.slice(verdict.from, verdict.to)), outcome: 'passed', isOwnVerdict: true }
}

/** "Two misses max", "one miss is fine": how many it takes by what stands beside the test; 1 where nothing does. */
function allowedIn({ thesis }: CritiquedDecision): number {
  const plain = plainText(thesis)
  if (/(?<![a-z])(?:three|3) (?:misses|strikes|chances)(?![a-z])/.test(plain)) return 3
  return ALLOWS_ONE.test(plain) ? 2 : 1
}

const ALLOWS_ONE =
  /(?<![a-z])(?:(?:two|2) (?:misses|strikes|chances|bad (?:quarters|prints|reports))(?: max| at most| and| =|[,:]| tops|\.)|(?:one|a|1) (?:single )?(?:miss|bad (?:quarter|print|report)|strike)(?: is| i| would be)? (?:fine|ok|okay|allowed|forgiven|forgivable|can happen|forgive)|(?:below|under|above|over|less than|more than) (?:that|this|it) (?:for|in|over) (?:two|2)|(?:i )?(?:allow|forgive|grant|give)(?: them| it)? (?:one|a) (?:miss|bad quarter|slip|pass))(?![a-z])/

const SAYS_HELD =
  /(?<![a-z])(?:(?:inside|within) my (?:tolerance|limits?|line|range|band)|not my (?:trigger|line|test|exit)|no (?:trigger|action|reason to sell)|as agreed with myself|(?:other )?half stays|still (?:inside|within)|(?:as )?(?:per|by) (?:the|my)(?: own)? (?:rule|plan)|as (?:planned|agreed)|(?:my|the) (?:line|test|limit|rule) (?:holds|held|is not|isn't|was not|wasn't))(?![a-z])/
const IN_A_ROW = /(?<![a-z])(?:consecutive|in a row|straight|successive|running)(?![a-z])/
/** Whether words tell of as many as the test asks for: "second quarter" of two, and of three only "third". */
const saysCount = ({ forHowLong }: OwnTest, words: string): boolean =>
  (COUNTS[forHowLong?.count ?? 1] ?? /(?!)/).test(words.toLowerCase())

const COUNTS: Readonly<Record<number, RegExp>> = {
  2: /(?<![a-z\d])(?:2 (?:quarters|months|years|reports)|two|second|both|twice|again)(?![a-z\d])/,
  3: /(?<![a-z\d])(?:3 (?:quarters|months|years|reports)|three|third)(?![a-z\d])/,
  4: /(?<![a-z\d])(?:4 (?:quarters|months|years|reports)|four|fourth)(?![a-z\d])/,
}

/** Whether words name all that the test measures, but for its size. */
function namesAll({ measured }: OwnTest, answer: string, between: readonly (readonly string[])[]): boolean {
  const told = contentWords(answer)
  const named = contentWords(measured ?? '')
  // "Branded 2%" is short for branded checkout growth where an entry between has called it so.
  const isShort = told.length > 0 && between.some((entry) => entry.join(' ') === told.join(' '))
  return isShort || named.every((word) => SIZES.test(word) || told.includes(word))
}

const SIZES = /^(?:grow|big|larg|new|total|overall|company)$/

/** "Above 6 at year end": before it, only a figure of that very time counts. */
function isOfTimeToCome({ words }: OwnTest, answer: string): boolean {
  if (OF_EACH.test(plainText(words))) return false
  const time = OF_TIME.exec(plainText(words))?.[1]
  return time !== undefined && !plainText(answer).includes(time)
}

/** "Each quarter in 2026" counts with the first. */
const OF_EACH = /(?<![a-z])(?:each|every|any|a|one|a single) (?:q|qtr|quarter|month|report|print)(?![a-z])/
const OF_TIME =
  /(?<![a-z])(?:at|for|in|over) (?:the )?(year[- ]?end|end of (?:the )?year|full year|(?:fiscal )?20\d\d|q[1-4]|h[12]|(?:first|second) half)(?![a-z\d])/

/** Whether the decision is what was to follow: of what was to be sold whole, the sale of a part is not. */
const isAnnounced = ({ followedBy }: OwnTest, { action }: CritiquedDecision): boolean =>
  action === 'Sell' || (action === 'Sell Some' && followedBy === 'sell-some')

const trimEnd = (sentence: string): string => sentence.replace(/[.!?…\s]+$/u, '')
