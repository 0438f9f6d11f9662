import { comparisonsOf } from '../language/comparison.ts'
import { plainText } from '../language/plain-text.ts'
import { readCondition } from './conditions/read-condition.ts'
import type { OwnTest } from './own-test.ts'
import { isEvent } from './vocabulary/condition-patterns.ts'

/**
 * The conditions of a test of which any breaks it: "pro sales decline, or if net debt passes 3.5x" is two, each with its own
 * measure. A test with one condition is itself; "sales or margins fall" is one, because only what has a figure or a verb
 * can be broken alone.
 * @param today the ISO day on which the test was written
 */
export function alternativesOf(test: OwnTest, today: string): readonly OwnTest[] {
  const { condition } = test
  if (condition === null || test.isPrice) return [test]
  const parts = condition.split(OR).map((part) => part.replace(LEAD, '').trim())
  if (parts.length < 2 || !parts.every(canBreak)) return [test]
  return parts.map((text) => {
    const reading = readCondition({ text, isReversed: false, before: '' }, today)
    return { ...test, ...reading, condition: text, words: text }
  })
}

const OR = /,? (?:or|and\/or) (?!(?:less|more|lower|worse|below|under|fewer|higher|better|above|over|greater|else)\b)/iu
const LEAD = /^(?:either|if|when|once|should|or) /iu

/** So many words are a clause, whatever its verb: "regulation hits a second city". */
const WORDS_OF_CLAUSE = 4

const canBreak = (part: string): boolean => {
  const plain = plainText(part)
  const count = plain.split(' ').length
  return count > 1 && (comparisonsOf(part).length > 0 || isEvent(plain) || count >= WORDS_OF_CLAUSE)
}

/** Whether two things have to come together: "growth under 15% while capex keeps going up". */
export const needsBoth = ({ condition, words }: OwnTest): boolean => {
  const [first = '', ...rest] = plainText(condition ?? words).split(/(?:,? and| while| with) /)
  return (
    rest.length > 0 && canBreak(first) && rest.some((part) => comparisonsOf(part).length > 0 || HAS_VERB.test(part))
  )
}

const HAS_VERB =
  /(?<![a-z])(?:is|are|keeps?|stays?|remains?|goes|go|falls?|rises?|grows?|shrinks?|drops?|cuts?|leaves?|loses?|turns?)(?![a-z])/
