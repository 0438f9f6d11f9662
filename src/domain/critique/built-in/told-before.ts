import { plainText } from '../../language/plain-text.ts'
import { sentenceAround } from '../../language/sentences.ts'
import type { OwnTest } from '../../tests-in-text/own-test.ts'

/** Of a sale: something is supposed, and it is no promise of before: "I said that I would sell if growth went under 12%". */
export function isStillToCome({ words, span }: OwnTest, thesis: string): boolean {
  return SUPPOSES.test(plainText(words)) && !isToldOfBefore({ span }, thesis)
}

/** "I told myself that I would leave if they issue shares. They have.": a later entry tells the test of an earlier one. */
export function isToldOfBefore({ span }: Pick<OwnTest, 'span'>, thesis: string): boolean {
  const { from } = sentenceAround(thesis, span)
  return PROMISED.test(plainText(thesis).slice(from, span.from))
}

const PROMISED =
  /(?:^|[,;] )(?:wrote|promised|swore|told myself)(?![a-z])|(?<![a-z])(?:i(?: had|'d)? ?(?:said|wrote|written|promised|told|decided|set|swore)|my (?:[a-z]+ )?(?:was|said)|as written)(?![a-z])/

const SUPPOSES =
  /(?<![a-z])(?:if|unless|should|once|were|or|otherwise|the moment|as long as|below which|wrong)(?![a-z])/
