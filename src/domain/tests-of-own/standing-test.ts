import type { Action } from '../ledger/action.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import type { OwnTestAnswered } from '../ledger/review-entries.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Instant } from '../time.ts'

/** An entry of the ledger, by its place and its time. */
type At = { readonly sequence: number; readonly at: Instant }
type Decided = At & { readonly action: Action }

/** A line of "Wrong if" (ruling 21), as a decision wrote it down, and what has become of it since. */
export type StandingTest = {
  readonly setBy: Decided
  /** Whether it was written beside a Sell: then it would prove the sale wrong, and not what is held. */
  readonly isOfSale: boolean
  readonly line: string
  /** New York's calendar day on which the person wants to be asked; null when they named none. */
  readonly on: string | null
  /** What they answered to "Did it happen?". The first answer stands. */
  readonly answer: (At & { readonly hasHappened: boolean }) | null
  /** The first decision that went on with what is held though the test had said that it was wrong. */
  readonly heldBy: Decided | null
  /** The sale, of all or of a part, that came after the test had said so, before any holding on; of a sale, the next Buy. */
  readonly followedBy: Decided | null
  /** When what was held was sold (or, after a sale, bought again), or its option ended, before the test was answered. */
  readonly endedAt: Instant | null
}

/**
 * `open`: its day is still to come, or it has none. `asked`: its day has come and nobody has answered. `met`: it did not happen.
 * `broken`: it did. `ignored`: it did, and the person held on. `ended`: what it was about was sold before an answer.
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

/** Whether it can still be answered: it waits for its day, or its day has come. */
export const isUnanswered = ({ answer, endedAt }: StandingTest): boolean => answer === null && endedAt === null

/** What a decision does to the tests of an asset: it may write one, hold on against one, or follow one. */
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

/** What is not held any more cannot be proved wrong by what comes. */
export const testsAfterEnd = (tests: readonly StandingTest[], at: Instant): readonly StandingTest[] =>
  tests.map((test) => (isUnanswered(test) && !test.isOfSale ? { ...test, endedAt: at } : test))

/** To buy, to buy more and to hold is to go on with it. To keep watching risks nothing, so it ignores nothing. */
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

/** Who writes the same line again says that it still stands, and may name another day for it. */
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
