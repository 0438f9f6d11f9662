import { plainText } from '../../../language/plain-text.ts'
import { eventMeantBefore } from '../../../tests-in-text/conditions/meant-by-pronoun.ts'
import { readOwnTest } from '../../../tests-in-text/find-own-tests.ts'
import { isFalsifier, type OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isOneDecision, isWrittenInTime } from '../basis/day-of-writing.ts'
import { dayOfEntry, ownTestsOf } from '../basis/own-tests-of.ts'
import { isStillToCome, isToldInHindsight } from './told-before.ts'

export type WrittenTest = { readonly entry: CritiquedDecision; readonly test: OwnTest }

/** The tests that entries wrote, in the field "Wrong if" and in their texts, but for those of the price and those that are done. */
export const testsWrittenIn = (
  request: CritiqueRequest,
  entries: readonly CritiquedDecision[],
): readonly WrittenTest[] => [...linesBefore(request, entries), ...testsInTexts(entries)]

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
      .filter((test) => !namesMeasureAlone(test))
      // "First miss, sold half": what a sale tells of itself is done.
      .filter((test) => !entry.action.startsWith('Sell') || isStillToCome(test, entry.thesis))
      .map((test) => ({ entry, test: withNoun(test, entry.thesis) })),
  )
}

/** "My test is the gross margin.": what the next sentence decides. That it is there breaks nothing. */
const namesMeasureAlone = ({ side, condition }: OwnTest): boolean =>
  side === 'happens' && MEASURE_ALONE.test(plainText(condition ?? ''))
const MEASURE_ALONE =
  /^(?:the |its |their )(?!(?:falling|rising|shrinking|lower|higher|negative|declining|slowing|missing|worse) )(?:[a-z&'-]+ ){0,4}(?:margins?|ratio|growth|churn|retention|occupancy|utili[sz]ation|coverage|leverage|backlog|yield|share|revenues?|sales|traffic|bookings|earnings|cash flow)(?: (?:of|in|at) (?:the )?[a-z&' -]+)?$/

/** "If they cut it": with what it is, so that a later entry is held to it by its name. */
function withNoun(test: OwnTest, thesis: string): OwnTest {
  const measured = test.measured === null ? null : eventMeantBefore(thesis.slice(0, test.span.from), test.measured)
  return measured === null || test.side !== 'happens' ? test : { ...test, measured }
}

/** Which June is meant by somebody who writes in November of a decision of two years before, nobody can tell. */
const isDayClear = ({ byWhen }: OwnTest, entry: CritiquedDecision): boolean =>
  byWhen === null || isWrittenInTime(entry) || /20\d\d/.test(byWhen.words)

/** "Above 3% I sell half": once a part was sold, it has been done. */
const isExecuted = ({ followedBy }: OwnTest, after: readonly CritiquedDecision[]): boolean =>
  followedBy === 'sell-some' && after.some(({ action }) => action === 'Sell Some')
