import { plainText, type Span } from '../../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../../language/quantities.ts'
import { standingOf } from '../../../language/standing.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { figuresOf, OF_ANY_TEST } from '../own-tests/open-test-before.ts'
import { testsWrittenIn, type WrittenTest } from '../own-tests/tests-written-before.ts'
import { wholeTest } from '../own-tests/whole-test.ts'

type ClaimedLine = {
  readonly span: Span
  /** Whether an earlier entry has it as a test; `another` where what stands there is something else, null where that cannot be told. */
  readonly written: 'so' | 'another' | null
}

/** "My line was always about the full year", "my limit was 12%": what somebody says now that their line had been. */
export function lineClaimed(request: CritiqueRequest): ClaimedLine | null {
  const { thesis } = request.decision
  const match = CLAIM.exec(plainText(thesis))
  const [from, to] = match?.indices?.groups?.claim ?? [0, 0]
  if (!match || to === 0) return null
  const { isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, { from, to })
  if (isReported || isQuoted || isIronic || isSupposed) return null
  const [begins, ends] = match.indices?.groups?.predicate ?? [from, to]
  return { span: { from, to }, written: comparedWith(thesis.slice(begins, ends), request) }
}

/** The line that was written, beside what is said of it now, where the two are not the same. */
export function besideWrittenLine(request: CritiqueRequest): readonly Finding[] {
  const claimed = lineClaimed(request)
  const [only, ...others] = claimed?.written === 'another' ? testsOfBefore(request) : []
  if (!claimed || !only || others.length > 0) return []
  const [whole, ...more] = wholeTest(only.entry.thesis, only.test)
  if (!whole) return []
  const quoted = quotationOfTest(request.decision.thesis, claimed.span)
  const values = {
    day: dayWritten(only.entry),
    wrote: quotationOfTest(only.entry.thesis, whole, ...more),
    words: quoted,
  }
  return [{ kind: 'test-beside', part: 'fundamentals', weight: 72, ways: BESIDE, values, quoted }]
}

function comparedWith(predicate: string, request: CritiqueRequest): ClaimedLine['written'] {
  const tests = testsOfBefore(request)
  if (tests.length === 0) return null
  const earlier = earlierTexts(request)
  const figures = quantitiesOf(predicate)
  if (figures.length > 0) {
    const ofTests = tests.flatMap(figuresOf)
    if (figures.every((figure) => ofTests.some((other) => isSame(figure, other)))) return 'so'
    const stands = earlier.flatMap((text) => quantitiesOf(text))
    const isOther = figures.every(
      (figure) => ofTests.some(({ unit }) => unit === figure.unit) && !stands.some((other) => isSame(figure, other)),
    )
    return isOther ? 'another' : null
  }
  const named = wordsOf(predicate)
  if (named.length === 0) return null
  const isIn = (text: string) => wordsOf(text).some((word) => named.includes(word))
  if (
    tests.some(({ entry, test }) =>
      wholeTest(entry.thesis, test).some((span) => isIn(entry.thesis.slice(span.from, span.to))),
    )
  )
    return 'so'
  return earlier.some(isIn) ? null : 'another'
}

/** "1.0" and "1.0x" are one figure. */
const isSame = (one: Quantity, other: Quantity): boolean =>
  (one.unit === other.unit || one.unit === 'count' || other.unit === 'count') &&
  Math.abs(Number(one.value)) === Math.abs(Number(other.value))

const wordsOf = (text: string): readonly string[] =>
  contentWords(text).filter((word) => word.length > 2 && !OF_ANY_TEST.has(word))

function entriesOf(request: CritiqueRequest) {
  const period = holdingPeriodOf(request)
  return period ? [period.origin, ...period.since] : []
}
const testsOfBefore = (request: CritiqueRequest): readonly WrittenTest[] => testsWrittenIn(request, entriesOf(request))
const earlierTexts = (request: CritiqueRequest): readonly string[] => [
  ...entriesOf(request).map(({ thesis }) => thesis),
  ...(request.tests ?? []).map(({ text }) => text),
]

const ALWAYS = '(?:always|all along|never|ever|only|really)'
const REST = '(?:[^.,;:!?]|[.,](?=\\d))+'
/** A line of one's own by name, what it was, and a figure, what it was about, or that it was always so. */
const CLAIM = new RegExp(
  `(?<![a-z])(?<claim>(?:my|our) (?:own )?(?:line|test|rule|limit|threshold|condition|floor|criterion|trigger)(?: that i (?:drew|set|wrote))? (?:was|were|has (?:${ALWAYS} )*been|had (?:${ALWAYS} )*been|is)(?: ${ALWAYS})* (?<predicate>(?:about|a matter of) ${REST}|(?:at |to be |under |below |above |over )?[$€£]?\\d${REST})|(?:the|a) (?:line|limit|test|rule) that i (?:drew|set|wrote) (?:was|is) (?:(?:always|never|at) )*[$€£]?\\d${REST})`,
  'd',
)

const BESIDE = [
  'On {day} you wrote {wrote}; today you write {words}.',
  'Your line of {day} was {wrote}; today you write {words}.',
] as const
