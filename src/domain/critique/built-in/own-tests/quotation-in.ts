import type { Span } from '../../../language/plain-text.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isLabelled } from './plain-test.ts'
import { wholeTest } from './whole-test.ts'
import { FARTHEST } from './written-test.ts'

/** A test with what it leans on, which one under a label of its own does not need. */
export function quotationIn(thesis: string, test: OwnTest): string {
  const [first = test.span, ...more] = wholeTest(thesis, test)
  const last = more.at(-1)
  const labelled = last && quotationOfTest(thesis, last)
  if (last && labelled && (isLabelled(labelled) || isBesideOthers(thesis, test, [first, ...more.slice(0, -1)])))
    return labelled
  return quotationOfTest(thesis, withoutQuestion(thesis, first), ...more)
}

/** Whether a figure that is a bare number, or money, stands behind sentences that have none of its size: then it is not of them. */
const isBesideOthers = (thesis: string, { words, unit }: OwnTest, before: readonly Span[]): boolean => {
  if (unit !== 'count' && unit !== 'money') return false
  const numbersIn = (text: string) => Array.from(text.matchAll(/\d[\d.]*/gu), ([number]) => Number.parseFloat(number))
  const figures = before.flatMap(({ from, to }) => numbersIn(thesis.slice(from, to)))
  const limits = numbersIn(words)
  const isOfSize = (figure: number, limit: number) => figure < limit * FARTHEST && limit < figure * FARTHEST
  return limits.length > 0 && !figures.some((figure) => limits.some((limit) => isOfSize(figure, limit)))
}

/** "What would prove me wrong? Two bad quarters.": the answer is quoted. */
function withoutQuestion(thesis: string, { from, to }: Span): Span {
  const words = thesis.slice(from, to)
  const end =
    /^(?:so |but |and )?(?:what(?! if)|when|where|which|how|under|in|at) [^?]*\?\s*/iu.exec(words)?.[0].length ?? 0
  return end < words.length ? { from: from + end, to } : { from, to }
}
