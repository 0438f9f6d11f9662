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

/**
 * "+0.6%, after +0.8% in March", in June: the figure of the report before it, on the wrong side too, with its month, which lies a quarter back and not
 * before the test was written.
 * @param days when the test was written, and of when the text is
 */
export function reportBeforeTold(
  written: OwnTest,
  text: string,
  answer: Span,
  { since, today }: { readonly since: string; readonly today: string },
): Span | null {
  const test = withSign(written)
  const { side, value, unit } = test
  if (value === null || side === 'happens') return null
  const sentence = sentenceAround(text, answer)
  const plain = plainText(text).slice(answer.from, sentence.to)
  const found = AFTER_IN_MONTH.exec(plain)
  const [figure] = quantitiesOf(found?.groups?.figure ?? '')
  if (!found || !figure || figure.unit !== unit || Number(figure.value) < 0 !== Number(value) < 0) return null
  const month = MONTHS.indexOf((found.groups?.month ?? '').slice(0, 3)) + 1
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const back = (now - month + MONTHS.length) % MONTHS.length
  const told = `${back > now - 1 ? year - 1 : year}-${String(month).padStart(2, '0')}`
  if (back < 2 || back > 4 || told < since.slice(0, 7)) return null
  const isBroken = side === 'below' ? new Big(figure.value).lt(value) : new Big(figure.value).gt(value)
  return isBroken ? { from: answer.from, to: answer.from + found.index + found[0].length } : null
}
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const AFTER_IN_MONTH =
  /^[^.;,]*\d[\d.,]* ?(?:%|x|bn|m)?,? (?:after|following) (?<figure>[-+]?[$€£]?\d[\d.,]* ?(?:%|x|bn|m)?) in (?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?= ?(?:[.;,!)]|$))/

const QUARTER = 'q[1-4]|(?:first|second|third|fourth) quarter'
const TWO_REPORTS = new RegExp(
  `(?<first>[^,;]*\\d[\\d.,]* ?(?:%|x|bn|m)?) in (?:the )?(?<one>${QUARTER})(?<link>,? and then|,? and|,? then|,? after|,? following|,) (?<second>[^,;]{0,24}?\\d[\\d.,]* ?(?:%|x|bn|m)?) in (?:the )?(?<two>${QUARTER})(?![a-z\\d])`,
)

const quarterOf = (words: string): number =>
  /^q/.test(words)
    ? Number(words.charAt(1))
    : ['first', 'second', 'third', 'fourth'].indexOf(words.split(' ')[0] ?? '') + 1
