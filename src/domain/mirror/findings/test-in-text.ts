import { decidedOn } from '../../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import { findOwnTests } from '../../tests-in-text/find-own-tests.ts'
import { isFalsifier } from '../../tests-in-text/own-test.ts'

/**
 * Whether a decision says in its own text what would prove it wrong. It depends on nothing but the text and the day decided, so
 * that an answer may be remembered: a long text takes milliseconds to read.
 */
export type HasTestInText = (decision: Entry<DecisionRecorded>) => boolean

export const hasTestInText: HasTestInText = (decision) =>
  findOwnTests(decision.thesis, decidedOn(decision)).some(isFalsifier)

/** The words that say what would prove a decision wrong: its own line, or those in its text; null where it has only a stop. */
export function wordsOfTest(decision: Entry<DecisionRecorded>): string | null {
  if (decision.ownTest) return decision.ownTest.line
  return findOwnTests(decision.thesis, decidedOn(decision)).find(isFalsifier)?.words ?? null
}
