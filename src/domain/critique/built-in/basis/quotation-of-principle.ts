import { sentencesOf } from '../../../language/sentences.ts'
import { quotationOfTest } from './quotation-of-test.ts'

/**
 * Its first sentence with a word in it ("1." has none), which is what is held against the entry: two sentences would be quoted as if they
 * were two principles.
 */
export const quotationOfPrinciple = (principle: string): string => {
  const first = sentencesOf(principle).find(({ from, to }) => /\p{L}{2}/u.test(principle.slice(from, to)))
  return quotationOfTest(principle, first ?? { from: 0, to: principle.length })
}
