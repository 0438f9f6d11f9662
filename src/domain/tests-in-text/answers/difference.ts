import { plainText } from '../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../language/quantities.ts'
import type { OwnTest } from '../own-test.ts'

/** Which way a figure differs from another one that it leaves out: "$450m lower" is no level. */
type Difference = 'less' | 'more'

/** @param rest what stands behind a figure, in plain text */
export const differenceIn = (rest: string): Difference | null =>
  LESS.test(rest) ? 'less' : MORE.test(rest) ? 'more' : null
const LESS = /^ ?(?:lower|less|fewer|smaller|cheaper|below last year)(?! or )(?![a-z])/
const MORE = /^ ?(?:higher|more|greater|larger|bigger|dearer|above last year)(?! or )(?![a-z])/

/**
 * Whether a figure can be held against a test: both are levels, or both differ from another one in the same way. A share may be a difference by
 * itself, so that only a test that asks for one is particular about it.
 */
export function isOfSameDifference(test: OwnTest, words: string, { to, unit }: Quantity): boolean {
  const ofTest = differenceAsked(test)
  const told = differenceIn(plainText(words).slice(to))
  return ofTest === told || (ofTest === null && (unit === 'percent' || unit === 'points'))
}

function differenceAsked({ condition, words, value, unit }: OwnTest): Difference | null {
  const own = condition ?? words
  const limit = quantitiesOf(own).find((each) => each.unit === unit && each.value === value)
  return limit ? differenceIn(plainText(own).slice(limit.to)) : null
}
