import { plainText } from '../language/plain-text.ts'
import { tokensOf } from '../language/tokens.ts'
import { isEvent } from './condition-patterns.ts'
import type { Found } from './found-test.ts'
import { headedTest } from './headings.ts'
import type { Sentence } from './sentence.ts'

/**
 * The heading that stands over a line of a list: the last line that ends with a colon, with nothing but lines of the list between.
 * @returns the heading for the next line; null where the list is over
 */
export const headingAfter = (heading: string | null, words: string): string | null =>
  /:\s*$/.test(words) ? words.trim() : LIST_MARK.test(words) ? heading : null

/** A line of a list under "Exit triggers:", "Wrong if:" or "I sell when:" is a test by itself. */
export function listedTest(sentence: Sentence): Found | null {
  const { heading, words, span } = sentence
  const mark = LIST_MARK.exec(words)
  if (!heading || !mark) return null
  const item = words.slice(mark[0].length)
  const line = `${heading} ${item}`
  const headed = headedTest({ ...sentence, words: line, tokens: tokensOf(line) })
  const isCondition = ASKS.test(plainText(heading)) && isEvent(item)
  if (headed?.takes === 'stop' || !(headed || isCondition)) return null
  const place = { from: span.from + mark[0].length, to: span.to }
  return { span: place, condition: place, takes: headed?.takes ?? 'straight', followedBy: headed?.followedBy ?? 'sell' }
}

const LIST_MARK = /^\s*(?:[-*•–]|\d{1,2}[.)]|[a-z]\))\s+/
/** What its writer does, and an open "if". */
const ASKS =
  /(?<![a-z])(?:(?:i|we)(?: will|'ll|'d| would)? (?:sell|leave|exit|get out|go|quit|be out|be wrong)|(?:i'm|i am|we're|we are) (?:out|gone|done|wrong)|(?:^|[.;] )(?:sell|exit|leave|out))(?: [a-z]+){0,3} (?:if|when|once|as soon as)(?: (?:one|any|either) of (?:these|those|the following)(?: [a-z]+)?)?:$/
