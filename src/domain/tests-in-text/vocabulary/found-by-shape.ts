import type { Span } from '../../language/plain-text.ts'
import type { OwnTestThen } from '../own-test.ts'
import type { Found } from './found-test.ts'
import type { Sentence } from './sentence.ts'

/** A test by its place in the sentence. `condition` and `whole` count characters of the sentence's words. */
export function foundByShape(
  { span }: Sentence,
  condition: Span,
  whole: Span,
  takes: 'straight' | 'reversed' = 'straight',
  followedBy: OwnTestThen = 'sell',
): Found {
  return {
    span: { from: span.from + whole.from, to: span.from + whole.to },
    condition: { from: span.from + condition.from, to: span.from + condition.to },
    takes,
    followedBy,
  }
}
