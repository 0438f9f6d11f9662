import { marketDayOf } from '../../../prices/market-calendar.ts'
import { findOwnTests } from '../../../tests-in-text/find-own-tests.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isOneDecision } from './day-of-writing.ts'

export const dayOfEntry = ({ at }: Pick<CritiquedDecision, 'at'>): string => marketDayOf(at)

type Written = Pick<CritiquedDecision, 'at' | 'thesis' | 'price'>

/** A decision of a request never changes, and a dozen signs ask for its tests: reading them is nearly half of a critique's time. */
const read = new WeakMap<Written, readonly OwnTest[]>()

/** The tests that the text of a decision writes down, in their order. */
export function ownTestsOf(entry: Written): readonly OwnTest[] {
  const tests = read.get(entry) ?? testsOfText(entry)
  read.set(entry, tests)
  return tests
}

/** The critique of a later entry is asked with the earlier ones anew, in the same words. */
const latest = new Map<string, readonly OwnTest[]>()
const MOST_TEXTS = 64

function testsOfText(entry: Written): readonly OwnTest[] {
  const key = `${dayOfEntry(entry)} ${entry.price} ${entry.thesis}`
  const tests = latest.get(key) ?? findOwnTests(entry.thesis, dayOfEntry(entry), entry.price)
  const [oldest] = latest.keys()
  if (latest.size >= MOST_TEXTS && oldest !== undefined) latest.delete(oldest)
  latest.set(key, tests)
  return tests
}

/** What this very decision has in its field "Wrong if"; null where it is empty. */
export const ownLineOf = ({ decision, tests = [] }: CritiqueRequest): string | null =>
  tests.find((test) => isOneDecision(test, decision))?.text ?? null
