import { plainText } from '../../../language/plain-text.ts'
import { alternativesOf } from '../../../tests-in-text/alternatives.ts'
import { withSign } from '../../../tests-in-text/answers/sign-of-test.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isOneDecision } from '../basis/day-of-writing.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { comparedWithLine } from './compared-with-line.ts'
import { type HeldToTest, heldTo, OPEN } from './held-to-test.ts'
import { heldToOpening, mayBeOf, openingFigureOf } from './opening-figure.ts'
import { heldToShortReport } from './short-report.ts'
import { testsWrittenIn, type WrittenTest } from './tests-written-before.ts'

/** A test that an earlier entry wrote, and what the present one says to it. */
export type TestBefore = WrittenTest &
  HeldToTest & {
    /** Whether the test has another condition beside the one that is answered: that one may have come. */
    readonly isOneOfMore: boolean
    /** Whether of another condition nothing is said. */
    readonly isInPart: boolean
  }

/** The tests of the holding period's earlier entries, each held against the present entry. Tests of the price are left out. */
export function testsBefore(request: CritiqueRequest): readonly TestBefore[] {
  const before = read.get(request) ?? holdAll(request)
  read.set(request, before)
  return before
}

/** A request never changes, and half a dozen readings ask for its tests. */
const read = new WeakMap<CritiqueRequest, readonly TestBefore[]>()

function holdAll(request: CritiqueRequest): readonly TestBefore[] {
  const period = holdingPeriodOf(request)
  if (!period) return []
  const entries = [period.origin, ...period.since]
  const found = testsWrittenIn(request, entries)
  const isOnly = found.length === 1
  const since = (entry: CritiquedDecision) => entries.slice(entries.findIndex((each) => isOneDecision(each, entry)) + 1)
  const before = found.map(({ entry, test }) => {
    const after = since(entry)
    const conditions = alternativesOf(test, dayOfEntry(entry))
    const isOneOfMore = conditions.length > 1 || hasMoreBefore(test)
    const areApart = new Set(conditions.map(firstWord)).size === conditions.length
    const held = conditions.map((each) => heldTo(each, entry, request, { after, isOnly: isOnly && areApart }))
    const isInPart = hasMoreBefore(test) || held.some(({ outcome }) => outcome === 'open')
    return { entry, test, isOneOfMore, isInPart, ...gravestOf(held) }
  })
  return withFigureOfLine(withShortReport(withOpeningFigure(before, request, since), request, since), request, entries)
}

/** A figure without the noun of what is measured is of the one line that has a figure like it. */
function withFigureOfLine(
  before: readonly TestBefore[],
  request: CritiqueRequest,
  entries: readonly CritiquedDecision[],
): readonly TestBefore[] {
  const compared = before.some(({ outcome }) => outcome === 'open') ? comparedWithLine(before, request, entries) : null
  return compared ? before.map((each) => (each === compared.each ? { ...each, ...compared.held } : each)) : before
}

/** A report too short to name all that is measured is of the one open test that a figure decides. */
function withShortReport(
  before: readonly TestBefore[],
  request: CritiqueRequest,
  since: (entry: CritiquedDecision) => readonly CritiquedDecision[],
): readonly TestBefore[] {
  const byFigure = before.filter(({ test }) => !test.isPrice && withSign(test).value !== null)
  const [only, ...others] = byFigure
  if (!only || others.length > 0 || only.outcome !== 'open' || alternativesOf(only.test, '').length > 1) return before
  const held = heldToShortReport(only, request, since(only.entry))
  return held ? before.map((each) => (each === only ? { ...each, ...held, isInPart: false } : each)) : before
}

/** A figure that opens the entry and names nothing is of the one open test whose unit, sign and size it has. */
function withOpeningFigure(
  before: readonly TestBefore[],
  request: CritiqueRequest,
  since: (entry: CritiquedDecision) => readonly CritiquedDecision[],
): readonly TestBefore[] {
  const opening = before.some(({ outcome }) => outcome === 'open') ? openingFigureOf(request) : null
  if (!opening) return before
  const open = before
    .filter(({ outcome }) => outcome === 'open')
    .flatMap((each) => alternativesOf(each.test, dayOfEntry(each.entry)).map((condition) => ({ each, condition })))
  const fitting = open.flatMap(({ each, condition }) => {
    const held = heldToOpening(condition, each.entry, opening, { request, between: since(each.entry) })
    return held ? [{ each, condition, held }] : []
  })
  const [only, ...others] = withoutReplaced(fitting)
  if (!only || others.length > 0) return before
  // "8.7" beside lines of 10 million and of $9 is of either.
  const isOfOther = open.some(
    ({ condition }) => !fitting.some((each) => each.condition === condition) && mayBeOf(condition, opening),
  )
  if (isOfOther) return before
  return before.map((each) => (each === only.each ? { ...each, ...only.held } : each))
}

/** "-3 or worse and I go", of a later entry, names nothing anew: it is the line of before, drawn elsewhere. */
const withoutReplaced = <Fitting extends { readonly each: TestBefore }>(fitting: readonly Fitting[]) =>
  fitting.length === 2 && /^[-+]?[$€£]?\d/.test(fitting[1]?.each.test.condition ?? '') ? fitting.slice(1) : fitting

/** Whether an entry between a test and the present one has answered it, on whichever side. */
export function wasAnswered({ entry, test }: TestBefore, request: CritiqueRequest): boolean {
  return request.earlier.some((decision, index) => {
    if (decision.at <= entry.at || isOneDecision(decision, entry)) return false
    const before = testsBefore({ ...request, decision, earlier: request.earlier.slice(0, index) })
    return before.some(
      (each) =>
        (each.outcome === 'passed' || each.outcome === 'broken') &&
        each.test.words === test.words &&
        isOneDecision(each.entry, entry),
    )
  })
}

/** "I hold to 240 or until growth is below 25%": the first of two ends stands outside the condition. */
function hasMoreBefore({ words, condition }: OwnTest): boolean {
  const at = condition === null ? -1 : words.indexOf(condition)
  return at > 0 && OR_ELSE.test(plainText(words.slice(0, at)))
}
const OR_ELSE = /\d[^;:]*(?<![a-z])or (?:until|till|if|when|once|as soon as) $/

/** By which a condition may be called in short: of two that begin alike nobody knows which is meant. */
const firstWord = ({ measured, condition }: OwnTest): string => contentWords(measured ?? condition ?? '')[0] ?? ''

/** Of conditions of which any breaks the test, the one that came furthest. */
const gravestOf = (held: readonly HeldToTest[]): HeldToTest =>
  GRAVEST.flatMap((outcome) => held.find((each) => each.outcome === outcome) ?? [])[0] ?? OPEN

const GRAVEST: readonly TestBefore['outcome'][] = ['broken', 'partly', 'passed', 'open']
