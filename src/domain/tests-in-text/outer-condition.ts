import { DECIDED_BY_EVENT, type OwnTest } from './own-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * "If the board rejects it, | I keep it only if leverage is below 3, else I sell": the figure decides only once the first condition has
 * come. Such a test begins at its outermost condition, and whether it has come is not told by its figure alone.
 */
export function withOuterCondition({ text, span, words }: Sentence, test: OwnTest): OwnTest {
  const lead = words.slice(0, Math.max(0, test.span.from - span.from))
  const outer = OUTER.exec(lead)
  if (!outer || !INNER.test(words.slice(lead.length, test.span.to - span.from))) return test
  const whole = { from: span.from + outer.index, to: test.span.to }
  return {
    ...test,
    words: text.slice(whole.from, whole.to),
    span: whole,
    ...DECIDED_BY_EVENT,
  }
}

/** A condition, and nothing else but the comma behind it. Of the writer or the reader it is a manner of speaking: "if you ask me". */
const OUTER =
  /(?<=^|[;:] |, )(?<!(?:if|when|should|once) .*)(?:(?:only )?if|when|once|should|in case|as soon as|the (?:day|moment)) (?!(?:i|i'm|we|you|not|so|anything|need|necessary|all)(?![a-z]))[^;:,]+, (?:then )?$/
const INNER = /(?<![a-z])(?:if|unless|as long as|provided|when|once)(?![a-z])/
