import { allSteps } from '../../all-steps.ts'
import { decidedOn } from '../../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import { ownTestsBySentence } from '../../tests-in-text/find-own-tests.ts'
import { isFalsifier } from '../../tests-in-text/own-test.ts'
import { isRetold } from './is-retold.ts'

/**
 * The words with which a decision says in its own text what would prove it wrong; null where it does not, or
 * only tells what it should have done another time. They depend on nothing but
 * the text and the day decided, so that they may be remembered: a long text takes tens of milliseconds to read.
 */
export type TestInText = (decision: Entry<DecisionRecorded>) => string | null

export const testInText: TestInText = (decision) => allSteps(testInTextInSteps(decision))

/** So many characters take about two milliseconds. */
const READ_IN_A_STEP = 300

/** The same in steps, for a caller who has others to serve. */
export function* testInTextInSteps(decision: Parameters<TestInText>[0]): Generator<undefined, string | null> {
  let readTo = 0
  for (const { span, tests } of ownTestsBySentence(decision.thesis, decidedOn(decision))) {
    const falsifier = tests.find((test) => isFalsifier(test) && !isRetold(decision.thesis, span, test.span))
    if (falsifier) return falsifier.words
    if (span.to - readTo < READ_IN_A_STEP) continue
    readTo = span.to
    yield
  }
  return null
}
