import type { OwnTestAnswered } from '../ledger/review-entries.ts'
import { MARKET_ZONE, marketDayOf } from '../prices/market-calendar.ts'
import { accept, type Result, refuse } from '../result.ts'
import { type Instant, readableDate, readableDay } from '../time.ts'
import { isUnanswered, type StandingTest } from './standing-test.ts'

/** A user's answer about a test: `setBySequence` names the decision that wrote it. */
type Answer = Pick<OwnTestAnswered, 'setBySequence' | 'hasHappened'>

/**
 * Records an answer to "Did it happen?". Yes can be answered at any time; no only once the test's day has come, because until
 * then it may still happen.
 * @returns null when the same answer was already given
 */
export function answerOwnTest(
  { assetId, ownTests }: { readonly assetId: number; readonly ownTests: readonly StandingTest[] },
  { setBySequence, hasHappened }: Answer,
  now: Instant,
): Result<OwnTestAnswered> | null {
  const test = ownTests.find(({ setBy }) => setBy.sequence === setBySequence)
  if (!test) return refuse({ code: 'not-found', message: 'This decision wrote no test of your own.' })
  if (test.answer?.hasHappened === hasHappened) return null
  if (!isUnanswered(test)) return refuse({ code: 'conflict', assetId, message: whyNot(test) })
  if (!hasHappened && (test.on === null || marketDayOf(now) < test.on))
    return refuse({ code: 'conflict', assetId, message: tooEarly(test) })
  return accept({ kind: 'own-test-answered', assetId, setBySequence, hasHappened })
}

function whyNot({ answer, endedAt }: StandingTest): string {
  if (answer) {
    const answered = answer.hasHappened ? 'it happened' : 'it did not happen'
    return `You answered on ${readableDate(answer.at, MARKET_ZONE)} that ${answered}. Answers stay as they are; nothing was recorded.`
  }
  return `This test ended on ${readableDate(endedAt ?? '', MARKET_ZONE)}, before it was answered. Nothing was recorded.`
}

const tooEarly = ({ on }: StandingTest): string =>
  on === null
    ? 'This test has no day, so it stands until it happens. Nothing was recorded.'
    : `Until ${readableDay(on)} it may still happen: answer then. Nothing was recorded.`
