import { isDoneByOthers } from '../../../language/doer.ts'
import { plainText } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { isMeant } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { isFalsifier } from '../../../tests-in-text/own-test.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { isBelow } from '../basis/holding-period.ts'
import { quotationAround } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isSale, isWatched } from '../basis/request.ts'
import { testsBefore } from './tests-before.ts'
import { wholeTest } from './whole-test.ts'

/**
 * "I'd now draw the line at 92" after "above 90 I'm gone": on the side on which it is harder to break, and no answer to the old line. Both
 * are quoted.
 */
export function lineDrawnFurther(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  if (request.earlier.length === 0 || isSale(request) || isWatched(request)) return []
  const span = DRAWS_LINE.in(plainText(thesis)).find((each) => isMeant(thesis, each) && !isDoneByOthers(thesis, each))
  const drawn = span && quantitiesOf(thesis).find(({ from, to }) => from >= span.from && to <= span.to)
  if (!drawn) return []
  const before = testsBefore(request).findLast(
    ({ test }) =>
      isFalsifier(test) &&
      test.value !== null &&
      (drawn.unit === 'count' || drawn.unit === test.unit) &&
      (test.side === 'above' ? isBelow(test.value, drawn.value) : isBelow(drawn.value, test.value)),
  )
  const [whole, ...more] = before ? wholeTest(before.entry.thesis, before.test) : []
  if (!before || !whole) return []
  const quoted = quotationAround(thesis, span)
  const values = {
    day: dayWritten(before.entry),
    wrote: quotationOfTest(before.entry.thesis, whole, ...more),
    words: quoted,
  }
  return [{ kind: 'line-moved-in-words', part: 'fundamentals', weight: 84, ways: FURTHER, values, quoted }]
}

const DRAWS_LINE = words(
  "(?:(?:i|we)(?:'d| would|'ll| will|'m| am)? )?(?:now )?(?:draw|drawing|set|setting|put|putting) (?:my|the) (?:own |new )?(?:line|limit|test|threshold|bar|floor|ceiling|trigger) (?:now )?(?:at|to) \\$?\\d[\\d.]*(?: ?%)?",
)

const FURTHER = [
  'On {day} you wrote {wrote}; today you write {words}, and the line moves away.',
  'Your line of {day} was {wrote}; with {words} it moves away.',
] as const
