import Big from 'big.js'
import { plainText, type Span } from '../../language/plain-text.ts'
import { quantitiesOf } from '../../language/quantities.ts'
import { sentenceAround } from '../../language/sentences.ts'
import type { OwnTest } from '../own-test.ts'
import { GREW, isGrowthTest, SHRANK } from './answers-to-test.ts'
import { withSign } from './sign-of-test.ts'

/**
 * "Down 2% in Q1 and down 3% in Q2", "103 in Q2 after 102 in Q1": the report of the quarter next to one that is told, on the wrong side too,
 * in the same sentence.
 * Both quarters must be named. A figure without a direction of its own has that of the first.
 * @param answer where the first report stands in the text
 * @returns where both stand; null where no second one is told, or where it is on the right side
 */
export function nextReportTold(written: OwnTest, text: string, answer: Span): Span | null {
  const test = withSign(written)
  const { side, value, unit } = test
  if (value === null || side === 'happens') return null
  const plain = plainText(text).slice(answer.from, sentenceAround(text, answer).to)
  const found = TWO_REPORTS.exec(plain)
  const { first = '', one = '', link = '', second = '', two = '' } = found?.groups ?? {}
  const [earlier, later] = /after|following/.test(link) ? [two, one] : [one, two]
  if (!found || quarterOf(later) !== (quarterOf(earlier) % 4) + 1) return null
  const [figure] = quantitiesOf(second)
  if (!figure || figure.unit !== unit) return null
  const isFall = isGrowthTest(test) && SHRANK.test(GREW.test(second) ? second : first)
  const told = isFall ? new Big(figure.value).abs().times(-1) : new Big(figure.value)
  const isBroken = side === 'below' ? told.lt(value) : told.gt(value)
  return isBroken ? { from: answer.from, to: answer.from + found.index + found[0].length } : null
}

const QUARTER = 'q[1-4]|(?:first|second|third|fourth) quarter'
const TWO_REPORTS = new RegExp(
  `(?<first>[^,;]*\\d[\\d.,]* ?(?:%|x|bn|m)?) in (?:the )?(?<one>${QUARTER})(?<link>,? and then|,? and|,? then|,? after|,? following|,) (?<second>[^,;]{0,24}?\\d[\\d.,]* ?(?:%|x|bn|m)?) in (?:the )?(?<two>${QUARTER})(?![a-z\\d])`,
)

const quarterOf = (words: string): number =>
  /^q/.test(words)
    ? Number(words.charAt(1))
    : ['first', 'second', 'third', 'fourth'].indexOf(words.split(' ')[0] ?? '') + 1
