import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { standingOf } from '../../../language/standing.ts'
import { calendarDaysBetween } from '../../../prices/market-calendar.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isOneDecision } from '../basis/day-of-writing.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { isSale, isWatched } from '../basis/request.ts'
import { clauseOn } from './open-test-before.ts'
import { type TestBefore, testsBefore } from './tests-before.ts'

/**
 * Whether a sale comes later than its test was due, so that it keeps nothing: its own words say so, or somebody went on with it after the
 * day of the test had passed, or with the test's own figure before them.
 */
export const isSoldLate = (before: Pick<TestBefore, 'entry' | 'test'>, request: CritiqueRequest): boolean =>
  saysItIsLate(request.decision.thesis) || isLongAfter(before.test, request) || wentOn(before, request)

/** "Sold, two quarters later than I wrote", "late, but the line is the line", "I should have gone in April". */
export const saysItIsLate = (thesis: string): boolean => latenessIn(thesis) !== null

/** Where an entry says so of itself. */
export function latenessIn(thesis: string): Span | null {
  const spans = matchesOf(LATE, plainText(thesis)).map(({ index, 0: words }) => ({
    from: index,
    to: index + words.length,
  }))
  return (
    spans.find((span) => {
      const { isNegated, isReported, isQuoted, isSupposed } = standingOf(thesis, span)
      return !(isNegated || isReported || isQuoted || isSupposed)
    }) ?? null
  )
}

const WROTE = '(?:wrote|written|said|promised|planned|agreed|decided|named|set|meant|swore|vowed|should|ought)'
const A_TIME = '(?:years?|quarters?|months?|weeks?|days?|reports?|prints?)'
const LATE = new RegExp(
  `(?<![a-z])(?:${[
    `later than (?:(?:i|we)(?: had|'d)? ${WROTE}|${WROTE}|(?:my|our) (?:own )?(?:line|test|rule|plan|word|note|deadline))`,
    `(?:\\d+|an?|one|two|three|four|five|six|several|many|a few|half a) ${A_TIME} (?:too )?late(?= ?(?:[.,;:!)]|$|and |but ))`,
    '(?:(?:far|much|way|a bit|a little) )?(?:too|very) late(?= ?(?:[.,;:!)]|$|and |but |for me))',
    '(?<=(?:^|[.!?;,:] |out |sold |sell |selling |going |leaving ))late(?= ?(?:[.,;:!)]|$|but |by |and ))',
    'belated(?:ly)?|(?:long|well) overdue|at long last',
    "(?:i )?should(?:'ve| have) (?:sold|gone|left|acted|listened|followed|obeyed|kept|cut|closed|exited|quit|walked|been (?:out|gone)|done (?:it|this|that|so))(?! (?:at|near) the (?:top|high|peak))",
    `(?:gave|giving|given|granted|granting|allowed) (?:it|them|him|her|myself|management) (?:one more|another|a second|an extra|a further) (?:${A_TIME}|chance)`,
    "(?:did not|didn't|never) (?:follow|keep|obey|act on|do what) (?:it|that|my|the (?:line|rule|test)|i (?:wrote|said))",
    '(?:which|that|this) (?:is|was) not what i (?:wrote|said|promised|planned|agreed)',
    'instead of (?:following|keeping|obeying|selling)(?: (?:it|then|that))?',
  ].join('|')})(?![a-z])`,
  'g',
)

/** By more than a report comes after the end of its quarter. */
function isLongAfter({ byWhen }: TestBefore['test'], { decision }: CritiqueRequest): boolean {
  const due = byWhen?.on ?? null
  return due !== null && calendarDaysBetween(`${due}T12:00:00.000Z`, decision.at) > REPORT_LAGS
}

/** In days. */
const REPORT_LAGS = 100

/** Decisions to stay after the day on which the test fell due, or that told themselves what it measures without being on its right side. */
function wentOn({ entry, test }: Pick<TestBefore, 'entry' | 'test'>, request: CritiqueRequest): boolean {
  const due = test.byWhen?.on ?? null
  return request.earlier.some((decision, index) => {
    if (decision.at <= entry.at || isOneDecision(decision, entry)) return false
    if (isSale({ decision }) || isWatched({ decision })) return false
    if (due !== null && dayOfEntry(decision) > due) return true
    if (SAYS_THAT_IT_CAME.test(plainText(decision.thesis))) return true
    // Before its month a figure is waited with, and not stayed against.
    if (due !== null && dayOfEntry(decision).slice(0, MONTH) !== due.slice(0, MONTH)) return false
    const told = clauseOn(test, decision.thesis)
    if (!told || !TELLS.test(decision.thesis.slice(told.from, told.to))) return false
    const asOf = { ...request, decision, earlier: request.earlier.slice(0, index) }
    return !testsBefore(asOf).some(
      (each) =>
        (each.outcome === 'passed' || each.outcome === 'partly') &&
        each.test.words === test.words &&
        isOneDecision(each.entry, entry),
    )
  })
}

/** A figure of what is measured. */
const TELLS = /\d/
/** "So that was my line. I'm writing a new one." */
const SAYS_THAT_IT_CAME =
  /(?<![a-z])(?:that|this|it|which) (?:was|is) (?:exactly )?my (?:own )?(?:line|test|limit|rule|deadline|condition|exit)(?![a-z])|(?<![a-z])i know what i (?:wrote|said|promised)(?![a-z])|(?<![a-z])(?:i|i'm|i am) (?:draw|drawing|write|writing|set|setting) (?:a new|another|a second) (?:one|line|test|limit|deadline)(?![a-z])/
/** Of an ISO day, its year and month. */
const MONTH = 7
