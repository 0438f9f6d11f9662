import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { needsBoth } from '../../../tests-in-text/alternatives.ts'
import { answersToTest } from '../../../tests-in-text/answers/answers-to-test.ts'
import { namesItsRightSide, saysItHeld } from '../../../tests-in-text/answers/held-by-own-verdict.ts'
import { lineInFigures } from '../../../tests-in-text/answers/line-in-figures.ts'
import { tellsALoss } from '../../../tests-in-text/answers/loss-for-profit.ts'
import { nextReportTold, reportBeforeTold } from '../../../tests-in-text/answers/next-report-told.ts'
import { withSign } from '../../../tests-in-text/answers/sign-of-test.ts'
import { tellsFromTo } from '../../../tests-in-text/answers/tells-from-to.ts'
import { tellsItsSide } from '../../../tests-in-text/answers/tells-its-side.ts'
import { tellsOfPromise } from '../../../tests-in-text/answers/tells-of-promise.ts'
import {
  repeatsTest,
  tellsByItsDenial,
  tellsByItsVerb,
  tellsThatItDidNotCome,
  tellsThatItHappened,
  tellsThatItStands,
  tellsTheContrary,
  tellsTheOpposite,
} from '../../../tests-in-text/answers/tells-of-test.ts'
import {
  saysNoMore,
  tellsThatItIsLate,
  tellsThatItIsThere,
  tellsThatItLacks,
  tellsThatItWasDone,
} from '../../../tests-in-text/answers/tells-of-what-was-due.ts'
import { tellsRelation } from '../../../tests-in-text/answers/tells-relation.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isNews } from '../basis/is-news.ts'
import { dayOfEntry, ownTestsOf } from '../basis/own-tests-of.ts'
import { isSale } from '../basis/request.ts'
import { isCertainAnswer, isOfElsewhere, isOwnOfToday } from './certain-answer.ts'
import { tellsFigureAndSide } from './figure-and-side.ts'
import { reportsNeeded, saysCount, saysInARow, saysTimes, timesNeeded } from './how-often.ts'
import {
  dueFrom,
  isBeforeItsTime,
  isOfEach,
  isOfOtherMonth,
  isOfOtherQuarter,
  isOfPartOfYear,
} from './of-other-time.ts'

/** What an entry says to a test of before. */
export type HeldToTest = {
  /** The words of the entry that answer it; null when it says nothing of it. */
  readonly answer: string | null
  /**
   * - `broken`: it has come, as often as the test asks for
   * - `partly`: it has come, and the test asks for more than one report
   * - `passed`: the figure is on the right side
   * - `open`: the entry does not say
   */
  readonly outcome: 'broken' | 'partly' | 'passed' | 'open'
  /** The figure in it by which it is broken, where that decides. */
  readonly figure?: string
  /** Whether its owner says that it held, and no figure does. */
  readonly isOwnVerdict?: true
  /** Whether a part of the answer says less than all of it. */
  readonly isWhole?: true
  /**
   * The figure of the line as it is written there, on which side of it today's is, and the day of the line where that is still to come. `figure`:
   * today's, where the answer gives others as well.
   */
  readonly beside?: {
    readonly place: 'under' | 'over'
    readonly limit: string
    readonly due?: string
    readonly figure?: string
  }
}

export const OPEN: HeldToTest = { answer: null, outcome: 'open' }

/** Holds one condition of a test against the decision of a request. */
export function heldTo(
  written: OwnTest,
  writtenIn: CritiquedDecision,
  request: CritiqueRequest,
  { after: between, isOnly }: { readonly after: readonly CritiquedDecision[]; readonly isOnly: boolean },
): HeldToTest {
  const { decision } = request
  const { thesis } = decision
  const test = lineInFigures(written, thesis)
  // Who sells is accused of nothing.
  const isCertain = (span: Span) => isSale(request) || isCertainAnswer(test, writtenIn, request, span)
  const isOfOther = (span: Span) =>
    test.value !== null && isOfOtherMonth(test, sentenceOf(thesis, span), dayOfEntry(decision))
  const isOfCompany = (span: Span) => isOwnOfToday(test, writtenIn, request, span) && !isOfOther(span)
  // What has to come by a day has not failed to come before it.
  if (test.condition === null && (dueFrom(test) ?? '') > dayOfEntry(decision) && !isOfEach(test)) return OPEN
  // Whoever says that the line held is not told that it broke: one of the two is read wrongly.
  const verdict = verdictIn(thesis, isOnly)
  const saysHeld = decision.action !== 'Sell' && (verdict !== null || SAYS_HELD.test(plainText(thesis)))
  const answers = answersToTest(test, thesis, isOnly).filter(
    (answer) =>
      !isOfOtherQuarter(test, sentenceOf(thesis, answer.span)) &&
      !isOfOther(answer.span) &&
      (saysHeld || isNews(answer.words, writtenIn.thesis)) &&
      (saysHeld ||
        (answer.isBroken
          ? isCertain(answer.span)
          : !isOfElsewhere(writtenIn, request, answer.span) && !isOfPartOfYear(test, answer.words))),
  )
  if (saysHeld) {
    const held = answers.every(({ isBroken }) => !isBroken) ? answers.at(-1) : undefined
    return held ? { answer: held.words, outcome: 'passed' } : ((answers.length === 0 ? verdict : null) ?? OPEN)
  }
  if (verdict && answers.every(({ isBroken }) => !isBroken)) return verdict
  const happened = tellsThatItCame(test, thesis, decision)
  const side = tellsItsSide(test, thesis, isOnly)
  // Without its name a figure is of this test only where there is no other.
  const besideSide = isOnly ? tellsFigureAndSide(test, thesis) : null
  const moved = tellsFromTo(test, thesis) ?? tellsRelation(test, thesis)
  const told =
    repeatsTest(test, thesis) ??
    (moved?.isBroken ? moved : null) ??
    (side?.isBroken ? side : null) ??
    (besideSide?.isBroken ? besideSide : null) ??
    happened ??
    (isOnly ? (tellsByItsVerb(test, thesis, decision.action === 'Sell') ?? tellsByItsDenial(test, thesis)) : null) ??
    tellsThatItIsLate(test, thesis, dayOfEntry(decision)) ??
    tellsALoss(test, thesis, dayOfEntry(decision)) ??
    tellsThatItLacks(test, thesis, dayOfEntry(decision)) ??
    (isAnnounced(test, decision) ? tellsOfPromise(test, writtenIn.thesis, thesis) : null)
  // A test that is written once more has not come.
  const isWrittenAgain = told && ownTestsOf(decision).some(({ span }) => span.from < told.to && told.from < span.to)
  // A figure on the right side says more than the test's own words beside it: "62, way better than my 75".
  const isPassed = answers.length > 0 && answers.every(({ isBroken }) => !isBroken)
  const repeated = isWrittenAgain || isPassed || (told && (!isCertain(told) || isOfOther(told))) ? null : told
  if (repeated && needsBoth(test)) return OPEN
  if (repeated) {
    const words = trimEnd(thesis.slice(repeated.from, repeated.to))
    const isOneOfMore = (test.forHowLong?.count ?? 1) > 1 && !saysCount(test, words)
    // "Rose 2 months in a row, now they're down": what was counted is over.
    if (isOneOfMore && /, (?:now|but|since)(?![a-z])/i.test(words)) return OPEN
    const isCounted = isOneOfMore || !cameOftenEnough(test, words, request, between)
    const outcome = isCounted ? 'partly' : 'broken'
    return repeated === besideSide ? { answer: words, outcome, isWhole: true } : { answer: words, outcome }
  }
  const broken = answers.filter(({ isBroken }) => isBroken)
  const answer = (broken.at(-1) ?? answers.at(-1))?.words ?? null
  if (answer === null) {
    const contrary =
      (side && !side.isBroken && isOfCompany(side) ? side : null) ??
      (moved && !moved.isBroken && isOfCompany(moved) ? moved : null) ??
      (besideSide && !besideSide.isBroken && isOfCompany(besideSide.figureIn) ? besideSide : null) ??
      tellsTheContrary(test, thesis) ??
      tellsThatItStands(test, thesis) ??
      tellsThatItIsThere(test, thesis) ??
      tellsThatItWasDone(test, thesis, dayOfEntry(decision)) ??
      tellsThatItDidNotCome(test, thesis) ??
      tellsTheOpposite(test, thesis) ??
      (isOnly ? namesItsRightSide(test, thesis) : null)
    const held = contrary && contrary === besideSide ? besideSide.figureIn : contrary
    if (held && !isOfOther(held)) return { answer: trimEnd(thesis.slice(held.from, held.to)), outcome: 'passed' }
    return { answer, outcome: 'open' }
  }
  if (broken.length === 0) return { answer, outcome: 'passed' }
  // Two figures that disagree are of two things, and a time that is not over has no figure yet.
  const isUnsure = broken.length < answers.length || isBeforeItsTime(test, answer, dayOfEntry(decision))
  // Nobody is accused by a part of a name.
  const isPart =
    !decision.action.startsWith('Sell') &&
    !broken.at(-1)?.isShort &&
    !namesAll(
      test,
      answer,
      between.flatMap(({ thesis: told }) =>
        answersToTest(test, told).map(({ span }) => contentWords(told.slice(span.from, span.to))),
      ),
    )
  if (isUnsure || isPart || needsBoth(test)) return OPEN
  const before = between.filter((entry) =>
    answersToTest(test, entry.thesis, isOnly).some(({ isBroken }) => isBroken),
  ).length
  if (isOfMoment(test, answer, thesis)) return { answer, outcome: 'partly' }
  if (test.forHowLong?.of === 'year' && !/(?<![a-z])(?:years?|annual|full|20\d\d)(?![a-z])/i.test(answer))
    return { answer, outcome: 'partly' }
  const needed = reportsNeeded(test, writtenIn)
  const [first] = broken
  const days = { since: dayOfEntry(writtenIn), today: dayOfEntry(decision) }
  const next =
    needed > 1 && broken.length === 1 && first
      ? (nextReportTold(test, thesis, first.span) ?? reportBeforeTold(test, thesis, first.span, days))
      : null
  if (next && before + 2 >= needed) return { answer: thesis.slice(next.from, next.to), outcome: 'broken' }
  // "-9% after -8%" may be both of two, and the first may be counted already.
  if (needed > 1 && AFTER_ANOTHER.test(plainText(answer))) return OPEN
  const isCounted =
    needed > 1 &&
    first !== undefined &&
    saysInARow(needed, sentenceOf(thesis, first.span), withSign(test).value === '0')
  if (isCounted && first) return { answer: trimEnd(sentenceOf(thesis, first.span)), outcome: 'broken', isWhole: true }
  const outcome = before + broken.length >= needed ? 'broken' : 'partly'
  return needed === 1 && broken.length === 1 && first ? { answer, outcome, figure: first.value } : { answer, outcome }
}

/** Where an event is told; without its day, once that has passed, only by a sentence that says nothing else. */
function tellsThatItCame(test: OwnTest, thesis: string, decision: CritiquedDecision): Span | null {
  const withoutDay = withoutPastDay(test, dayOfEntry(decision))
  const came = tellsThatItHappened(withoutDay, thesis, decision.action === 'Sell' ? 1 : 2)
  const isOfOther =
    came !== null &&
    withoutDay !== test &&
    !saysNoMore(plainText(thesis.slice(came.from, came.to)), contentWords(withoutDay.measured ?? ''))
  return isOfOther ? tellsThatItHappened(test, thesis, decision.action === 'Sell' ? 1 : 2) : came
}

/** "Still there at the end of 2025" needs no day once that has passed. */
function withoutPastDay(test: OwnTest, today: string): OwnTest {
  const { measured, byWhen } = test
  const at = byWhen?.on && byWhen.on < today ? (measured?.indexOf(byWhen.words) ?? -1) : -1
  if (!measured || !byWhen || at < 0) return test
  const lead = measured.slice(0, at).replace(/(?:\s(?:at|by|in|on|until|before|the|end|of|late|early))+\s*$/iu, ' ')
  return { ...test, measured: lead + measured.slice(at + byWhen.words.length) }
}

const sentenceOf = (thesis: string, span: Span): string => {
  const { from, to } = sentenceAround(thesis, span)
  return thesis.slice(from, to)
}

/** "WTI 66" beside "stays below 70 for a quarter": what is so now has not been so for as long. */
function isOfMoment({ forHowLong, words }: OwnTest, answer: string, thesis: string): boolean {
  if (forHowLong === null || forHowLong.of === 'report') return false
  return (
    (HAS_TO_STAY.test(plainText(words)) && !FOR_ALL_OF_IT.test(plainText(answer))) ||
    NOT_SO_LONG.test(plainText(thesis))
  )
}

const HAS_TO_STAY =
  /(?<![a-z])(?:stays?|remains?|sits?|is stuck|averages?) (?:[a-z]+ ){0,2}(?:below|under|above|over|at|negative)(?![a-z])/
const FOR_ALL_OF_IT =
  /(?<![a-z])(?:averag\w+|for|since|over|through(?:out)?|all|whole|full|quarters?|q[1-4]|years?|months?|stayed|remained|still|again)(?![a-z])/
const NOT_SO_LONG =
  /(?<![a-z])(?:not|isn't|hardly) (?:even |yet )*(?:a|an|one|two|three|the) (?:full |whole )?(?:weeks?|months?|quarters?|years?)(?: yet)?(?![a-z])/

/** "If they miss a second time": once told, it is one of two, unless the entry counts it, or an entry before a sale has told the first. */
function cameOftenEnough(
  test: OwnTest,
  words: string,
  { decision }: CritiqueRequest,
  between: readonly CritiquedDecision[],
): boolean {
  const needed = timesNeeded(test)
  if (needed === 1 || saysTimes(needed, words, decision.thesis)) return true
  const before = between.filter(({ thesis }) => tellsByItsVerb(test, thesis) ?? tellsThatItHappened(test, thesis, 1))
  return decision.action === 'Sell' && before.length + 1 >= needed
}

/** What its owner says of it, or of all of them, without a figure. */
function verdictIn(thesis: string, isOnly: boolean): HeldToTest | null {
  const verdict = saysItHeld(thesis)
  if (!verdict || !(isOnly || verdict.isOfAll)) return null
  return { answer: trimEnd(thesis.slice(verdict.from, verdict.to)), outcome: 'passed', isOwnVerdict: true }
}

const AFTER_ANOTHER = /(?<![a-z])(?:after|following) [-+]?[$€£]?\d/

export const SAYS_HELD =
  /(?<![a-z])(?:(?:inside|within) my (?:tolerance|limits?|line|range|band)|not my (?:trigger|line|test|exit)|no (?:trigger|action|reason to sell)|as agreed with myself|(?:other )?half stays|still (?:inside|within)|(?:as )?(?:per|by) (?:the|my)(?: own)? (?:rule|plan)|as (?:planned|agreed)|(?:my|the) (?:line|test|limit|rule) (?:holds|held|is not|isn't|was not|wasn't))(?![a-z])/

/** Whether words name all that the test measures, but for its size. */
function namesAll(test: OwnTest, answer: string, between: readonly (readonly string[])[]): boolean {
  const told = contentWords(answer)
  const named = contentWords(withSign(test).measured ?? '')
  // "Branded 2%" is short for branded checkout growth where an entry between has called it so.
  const isShort = told.length > 0 && between.some((entry) => entry.join(' ') === told.join(' '))
  return isShort || named.every((word) => SIZES.test(word) || told.includes(word))
}

const SIZES = /^(?:grow|big|larg|new|total|overall|company)$/

/** Whether the decision is what was to follow: of what was to be sold whole, the sale of a part is not. */
const isAnnounced = ({ followedBy }: OwnTest, { action }: CritiquedDecision): boolean =>
  action === 'Sell' || (action === 'Sell Some' && followedBy === 'sell-some')

const trimEnd = (sentence: string): string => sentence.replace(/[.!?…\s]+$/u, '')
