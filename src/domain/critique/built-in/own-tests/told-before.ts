import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'

/**
 * Whether a condition in the thesis of a sale is about the future. It is not where it only tells an earlier promise: "I said that
 * I would sell if growth went under 12%".
 */
export function isStillToCome({ words, span }: OwnTest, thesis: string): boolean {
  return SUPPOSES.test(plainText(words)) && !isToldOfBefore({ span }, thesis)
}

/** "I told myself that I would leave if they issue shares. They have.": a later entry tells the test of an earlier one. */
export function isToldOfBefore({ span }: Pick<OwnTest, 'span'>, thesis: string): boolean {
  const { from } = sentenceAround(thesis, span)
  // "Told myself that another failure ends it": the promise may open the words of the test themselves.
  const plain = plainText(thesis)
  return PROMISED.test(plain.slice(from, span.from)) || OPENS_WITH_PROMISE.test(plain.slice(span.from, span.to))
}

/**
 * Whether words tell how something came out and set no test: "I was wrong" without a condition, "if enterprise fell, it didn't",
 * "sell below 15%, it was 13", or a stop that is taken away.
 */
export function isToldInHindsight({ words, span, side, value }: OwnTest, thesis: string): boolean {
  const plain = plainText(words)
  if (STOP_TAKEN.test(plain)) return true
  const told = plainText(thesis).slice(span.from, sentenceAround(thesis, span).to)
  if (CAME_OUT.test(told)) return true
  const was = value === null ? undefined : IT_WAS.exec(told)?.[1]
  return was !== undefined && (side === 'below' ? Number(was) < Number(value) : Number(was) > Number(value))
}

/** At a sale, "Below 110: I was wrong" is the verdict on an earlier test. */
export const isVerdict = ({ words }: OwnTest): boolean =>
  /(?<![a-z])i was (?:wrong|mistaken)(?![a-z])/.test(plainText(words)) &&
  !/(?<![a-z])(?:if|unless|should|once|would|or)(?![a-z])/.test(plainText(words))

const CAME_OUT =
  /[,;] (?:but |and )?(?:it|they|that|this|which|he|she) (?:did not|didn't|didnt|has not|hasn't|have not|haven't|was not|wasn't)(?=[.,;:!)]|$)(?!, and (?:i|we)(?![a-z]))/
const IT_WAS =
  /[,;] (?:but |and )?(?:it|that|this|which) (?:was|came in at|came at|came out at) \$?([+-]?\d+(?:\.\d+)?)/
const STOP_TAKEN =
  /(?<![a-z])(?:tak(?:e|es|ing)|took|remov(?:e|es|ing|ed)|cancel(?:s|l?ing|l?ed)?|delet(?:e|es|ing|ed)|pull(?:s|ing|ed)?) (?:off )?(?:the|my) stop(?![a-z])/

const OPENS_WITH_PROMISE =
  /^(?:i (?:had |'d )?)?(?:told myself|swore|promised(?: myself)?|wrote|said)(?: (?:last|this|in|back|a|two|three|at) [a-z0-9 ]{2,20}?)? (?:that )?(?=[a-z])/
const PROMISED =
  /(?:^|[,;] )(?:wrote|promised|swore|told myself)(?![a-z])|(?<![a-z])(?:i(?: had|'d)? ?(?:said|wrote|written|promised|told|decided|set|swore)|my (?:[a-z]+ )?(?:was|said)|(?:my )?own rule(?: (?:no\.?|number|nr\.?|#) ?\d+)?|rule (?:no\.?|number|nr\.?|#) ?\d+|my (?:note|entry|line) (?:of|from) [a-z0-9 ]{3,16} (?:says|said)|as written)(?![a-z])/

const SUPPOSES =
  /(?<![a-z])(?:if|unless|should|once|were|or|otherwise|the moment|as long as|below which|wrong)(?![a-z])/
