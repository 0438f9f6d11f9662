import Big from 'big.js'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isSale, isWatched } from '../basis/request.ts'
import { testsIn } from './read-tests.ts'
import { stayedAgainst } from './stayed-against.ts'
import { testsBefore } from './tests-before.ts'
import { wholeTest } from './whole-test.ts'

/**
 * A line of the same measure as one that came and was held through, with a figure that is further away: no credit, and both beside
 * each other with what came between them.
 */
export function lineAfterBroken(request: CritiqueRequest): readonly Finding[] {
  if (isSale(request) || isWatched(request) || request.earlier.length < 2) return []
  const { thesis } = request.decision
  for (const test of testsIn(request)) {
    const before = testsBefore(request).find((each) => isFurther(test, each.test))
    const stayed = before && stayedAgainst(before, request)
    const [now] = wholeTest(thesis, test)
    const [whole, ...more] = before ? wholeTest(before.entry.thesis, before.test) : []
    if (!before || !stayed || !now || !whole) continue
    const quoted = quotationOfTest(thesis, now)
    const values = {
      ...stayed,
      day: dayWritten(before.entry),
      wrote: quotationOfTest(before.entry.thesis, whole, ...more),
      words: quoted,
    }
    return [{ kind: 'line-moved-in-words', part: 'fundamentals', weight: 84, ways: REPLACED, values, quoted }]
  }
  return []
}

/** Of one thing, on one side of a figure, and harder to break than before. */
function isFurther(now: OwnTest, before: OwnTest): boolean {
  if (now.value === null || before.value === null || now.unit !== before.unit || now.side !== before.side) return false
  const measured = new Set(contentWords(before.measured ?? ''))
  const isOfOne = contentWords(now.measured ?? '').some((word) => word.length > 2 && measured.has(word))
  return isOfOne && new Big(now.value)[now.side === 'below' ? 'lt' : 'gt'](before.value)
}

const REPLACED = [
  'On {day} you wrote {wrote}; the {stayed} of {later}{before} said {told}, and the line is now {words}.',
] as const
