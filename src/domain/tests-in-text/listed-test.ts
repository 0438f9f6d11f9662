import { plainText } from '../language/plain-text.ts'
import { tokensOf } from '../language/tokens.ts'
import { headedTest } from './headings.ts'
import { isEvent } from './vocabulary/condition-patterns.ts'
import { isEventuality, mayCome } from './vocabulary/eventuality.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

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
  if (OF_CONDUCT.test(item)) return null
  const line = `${heading} ${item}`
  const headed = headedTest({ ...sentence, words: line, tokens: tokensOf(line) })
  const isCondition =
    (ASKS.test(plainText(heading)) && isEvent(item)) ||
    (NAMES_TESTS.test(plainText(heading)) && mayCome(item) && !IS_ADVICE.test(item)) ||
    // "Out on:" may stand over days and places as well.
    (HEADS_EXIT.test(plainText(heading)) && mayCome(item) && (isEventuality(item) || COMES.test(item)))
  if (headed?.takes === 'stop' || !(headed || isCondition)) return null
  const place = { from: span.from + mark[0].length, to: span.to }
  return { span: place, condition: place, takes: headed?.takes ?? 'straight', followedBy: headed?.followedBy ?? 'sell' }
}

const LIST_MARK = /^\s*(?:[-*•–]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+/
/** Under "exit criteria:" an item need not be bad by its own words. */
const NAMES_TESTS =
  /(?<![a-z])(?:exit|sell(?:ing)?|kill|abort|bail|thesis|leaving|falsification|invalidation) (?:criteria|criterion|conditions?|triggers?|signals?|rules?|list|tests?|breakers?|killers?)(?: (?:for|on|here|of) [a-z ]{1,20}|(?:,| set| written| agreed| noted| drawn up) [^:]{2,80})?:$|(?<![a-z])(?:triggers?|reasons?|conditions?|criteria|signals?|grounds?) (?:for|of|to) (?:an? |the |my |me to )*(?:sale|exit|selling|exiting|sell|leave|leaving|disposal|go|quit)(?: it| this| them)?:$/
/** "Exit on:", "I am out on any of these:" */
const HEADS_EXIT =
  /^(?:(?:my|hard|i'm|im|i am|we are|i|we|i'll|i will|and|it is|what|i'd|i would|would have me|would make me|makes me|the things?|what (?:will|would) make me) )*(?:exit|sell|sold|out|gone|walk|leave|go|quit|bail|dead|kill(?:ed)?|wrong|flat|done|over|fold)s?(?: (?:the )?(?:thesis|case|idea|position))?,? (?:on|if|when|once|upon|after|over|for)(?: (?:any|one|either|each|the first|some)(?: one)?(?: of)?(?: (?:these|those|this|the following|them))?(?: [a-z]+)?)?:$/
/** "The Danish tender lost", "Smith goes" */
const COMES =
  /(?<![a-z])(?:lost|gone|goes|leaves?|quits?|stopped|cut|missed|delayed|cancelled|canceled|refused|rejected|sells?|sold off|closed|closes|raised|broken|negative|void|late|slips?|twice|again|second|third)(?![a-z])/
/** "Never in a panic": how to sell, and not when. */
const OF_CONDUCT = /^(?:never|don't|do not|always)(?![a-z])/
const IS_ADVICE = /^(?:only|keep|hold|stay|wait|i|we|at|take|trim|sell|buy)(?![a-z])/
/** What its writer does, and an open "if". */
const ASKS =
  /(?<![a-z])(?:(?:i|we)(?: will|'ll|'d| would)? (?:sell|leave|exit|get out|go|quit|be out|be wrong)|(?:i'm|i am|we're|we are) (?:out|gone|done|wrong)|(?:^|[.;] )(?:sell|exit|leave|out))(?: [a-z]+){0,3} (?:if|when|once|as soon as)(?: (?:one|any|either) of (?:these|those|the following)(?: [a-z]+)?)?:$/
