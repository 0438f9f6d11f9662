import type { Action } from '../ledger/action.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { OwnTestAnswered } from '../ledger/review-entries.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Instant } from '../time.ts'

/** An entry's sequence and time. */
type At = { readonly sequence: number; readonly at: Instant }
type Decided = At & { readonly action: Action }

/** A line of "Wrong if" (ruling 21) as a decision wrote it, and what has happened to it since. */
export type StandingTest = {
  readonly setBy: Decided
  /** Whether it was written with a Sell: then it would prove the sale wrong, and not the holding. */
  readonly isOfSale: boolean
  readonly line: string
  /** The calendar day in New York on which the user wants to be asked; null when they named none. */
  readonly on: string | null
  /** The user's answer to "Did it happen?". The first answer is final. */
  readonly answer: (At & { readonly hasHappened: boolean }) | null
  /** The first decision that went on with the holding after what would prove it wrong had happened. */
  readonly heldBy: Decided | null
  /** The sale, whole or partial, that came after it had happened and before any such decision; for a sale, the next Buy. */
  readonly followedBy: Decided | null
  /** When the holding was sold (or, after a sale, bought again), or its option ended, before the test was answered. */
  readonly endedAt: Instant | null
}

/**
 * `open`: its day is in the future, or it has none. `asked`: its day has come, and it is not answered. `met`: it did not happen.
 * `broken`: it happened. `ignored`: it happened, and the user went on. `ended`: the holding was sold before an answer.
 */
type OwnTestState = 'open' | 'asked' | 'met' | 'broken' | 'ignored' | 'ended'

/** @param now decides whether the test's day has come, by New York's calendar */
export function stateOfTest(
  { answer, heldBy, endedAt, on }: Pick<StandingTest, 'answer' | 'heldBy' | 'endedAt' | 'on'>,
  now: Instant,
): OwnTestState {
  if (answer) return answer.hasHappened ? (heldBy ? 'ignored' : 'broken') : 'met'
  if (endedAt !== null) return 'ended'
  return on !== null && marketDayOf(now) >= on ? 'asked' : 'open'
}

/** Whether it can still be answered. */
export const isUnanswered = ({ answer, endedAt }: StandingTest): boolean => answer === null && endedAt === null

/** Applies a decision to an asset's tests: it may write one, ignore one, or follow one. */
export function testsAfterDecision(
  tests: readonly StandingTest[],
  entry: Entry<DecisionRecorded>,
): readonly StandingTest[] {
  const by = { sequence: entry.sequence, at: entry.recordedAt, action: entry.action }
  const held = tests.map((test) => afterAction(test, by))
  return entry.ownTest ? withTest(held, entry.ownTest, by) : held
}

export const testsAfterAnswer = (
  tests: readonly StandingTest[],
  { setBySequence, hasHappened, sequence, recordedAt }: Entry<OwnTestAnswered>,
): readonly StandingTest[] =>
  tests.map((test) =>
    test.setBy.sequence === setBySequence && isUnanswered(test)
      ? { ...test, answer: { sequence, at: recordedAt, hasHappened } }
      : test,
  )

/** Ends the open tests of a holding that has ended, because nothing can prove it wrong any more. */
export const testsAfterEnd = (tests: readonly StandingTest[], at: Instant): readonly StandingTest[] =>
  tests.map((test) => (isUnanswered(test) && !test.isOfSale ? { ...test, endedAt: at } : test))

/** Buy, Buy More and Hold go on with the holding. Keep Watching risks nothing, so it ignores nothing. */
const GOES_ON: ReadonlySet<Action> = new Set(['Buy', 'Buy More', 'Hold'])
const LEAVES: ReadonlySet<Action> = new Set(['Sell', 'Sell Some'])
const NONE: ReadonlySet<Action> = new Set()
const BUYS: ReadonlySet<Action> = new Set(['Buy'])

function afterAction(test: StandingTest, by: Decided): StandingTest {
  const { action } = by
  const { ignoring, following, ending } = test.isOfSale
    ? { ignoring: NONE, following: BUYS, ending: 'Buy' }
    : { ignoring: GOES_ON, following: LEAVES, ending: 'Sell' }
  if (isUnanswered(test)) return action === ending ? { ...test, endedAt: by.at } : test
  if (!test.answer?.hasHappened || test.heldBy || test.followedBy) return test
  if (ignoring.has(action)) return { ...test, heldBy: by }
  return following.has(action) ? { ...test, followedBy: by } : test
}

/** Writing the same line again repeats the test, and may give it another day. */
function withTest(
  tests: readonly StandingTest[],
  { line, on }: NonNullable<DecisionRecorded['ownTest']>,
  setBy: Decided,
): readonly StandingTest[] {
  const standing = tests.find((test) => isUnanswered(test) && isSameLine(test.line, line))
  if (standing) return tests.map((test) => (test === standing ? { ...test, on: on ?? test.on } : test))
  const isOfSale = setBy.action === 'Sell'
  return [...tests, { setBy, isOfSale, line, on, answer: null, heldBy: null, followedBy: null, endedAt: null }]
}

const isSameLine = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (line: string): string => line.trim().replace(/\s+/g, ' ').toLowerCase()
