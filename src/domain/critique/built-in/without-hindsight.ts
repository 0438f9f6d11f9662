import type { CritiqueRequest } from '../critique.ts'
import { writingOf } from './basis/day-of-writing.ts'
import type { Finding, FindingKind } from './basis/finding.ts'

/** What holds this entry to the words of earlier ones: they have to have stood there when it was decided. */
const HELD_TO_WORDS: readonly FindingKind[] = [
  'falsifier-broken-and-held',
  'test-left-open',
  'test-answered',
  'test-beside',
  'line-moved-in-words',
  'thesis-shrunk',
  'same-words-again',
  'own-price-raised',
]

/** What tells how somebody thought, or where a stop or a target stood, on a day: what is written later has its day from memory. */
const OF_ITS_DAY: readonly FindingKind[] = [
  // What was written later may have come by then.
  'rule-kept',
  'loss-taken-as-written',
  'new-reason-after-fall',
  'horizon-stretched',
  'surer-as-price-falls',
  'surer-as-price-rises',
  'confidence-lowered-on-bad-news',
  'stop-broken-and-held',
  'stop-obeyed',
  'target-passed-and-kept',
  'target-obeyed',
]

/** What this decision itself does to a stop or a target, which the ledger keeps, whenever those were written. */
const DONE_BY_THIS: readonly FindingKind[] = [
  'stop-moved-away',
  'stop-moved-away-again',
  'stop-moved-closer',
  'target-moved-away',
]

/** What praises or blames somebody for what they said in advance: whoever writes later knows how it went. */
const SAID_IN_ADVANCE: readonly FindingKind[] = [
  'falsifier-given',
  'vague-falsifier',
  'confidence-fits',
  'confidence-beyond-evidence',
  'words-and-number-disagree',
  'waits-for-own-price',
  'stays-out',
  'size-limited',
  'too-little-said',
  'target-without-reason',
  'growth-beside-filed',
  'winner-sold-loser-kept',
  // The principles are those of the day of writing.
  'principle-kept',
  'principle-broken',
]

/** Without what only somebody could be told who wrote when they decided (ruling 19). */
export function withoutHindsight(findings: readonly Finding[], request: CritiqueRequest): readonly Finding[] {
  const { isInTime, areAllInTime, areAllBefore } = writingOf(request)
  const out = new Set([
    ...(isInTime ? [] : [...SAID_IN_ADVANCE, ...DONE_BY_THIS]),
    ...(isInTime && areAllBefore ? [] : HELD_TO_WORDS),
    ...(isInTime && areAllInTime ? [] : OF_ITS_DAY),
  ])
  return out.size === 0 ? findings : findings.filter(({ kind }) => !out.has(kind))
}
