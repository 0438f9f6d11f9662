import { plainText } from '../../language/plain-text.ts'
import type { OwnTest } from '../own-test.ts'

/**
 * A test by its sign, with the figure that decides: "comps turn negative", "orders shrink" and "must turn positive or I sell" all
 * mean a change below nought. A share ("the margin falls") has a level, and its fall has no such figure.
 * @returns the test itself where no sign decides
 */
export function withSign(test: OwnTest): OwnTest {
  if (test.side !== 'happens' || test.measured === null) return test
  const plain = plainText(test.measured)
  const bare = test.condition === null ? undefined : BARE.exec(plain)?.groups?.name
  const lacking = test.condition === null ? undefined : NOT_POSITIVE.exec(plain)?.groups?.name
  const named = (test.condition === null ? POSITIVE : NEGATIVE).exec(plain)?.groups?.name ?? lacking
  const verb = test.condition === null ? undefined : (SHRINKS.exec(plain) ?? LEAVE_IN_NUMBERS.exec(plain))?.groups?.name
  const counted = test.condition === null ? undefined : DECLINES_IN.exec(plain)?.groups?.name
  const name = named ?? bare ?? counted ?? (verb && !IS_LEVEL.test(verb) ? verb : undefined)
  return name ? { ...test, measured: name, side: 'below', value: '0', unit: 'percent', isChange: true } : test
}

const NAME = "(?<name>[a-z&][a-z&'. -]{2,40}?)"
const AGAIN = '(?: (?:still|again|ever|once more))*'
const END =
  '(?: year over year| year[- ]on[- ]year| on the year| yoy| y/y| q/q| qoq| quarter on quarter| sequentially)?(?: (?:in|by|at|for|when|two|three|four|\\d+|a|any|again|on)(?: .*)?)?$'
const NEGATIVE = new RegExp(
  `^(?:the |their |its |if )?${NAME}${AGAIN}(?: do| does)? (?:is|are|have been|has been|remains?|turns?|go|goes|gets?|comes? in|prints?|stays?)${AGAIN} (?:negative|below zero|under zero|(?:in the )?red)${END}`,
)
/** "Volume not positive by Q2", "comps are still not positive" */
const NOT_POSITIVE = new RegExp(
  `^(?:the |their |its |if )?${NAME}(?: (?:is|are|have been|has been|remains?|comes? in|stays?))?(?:n't|${AGAIN} (?:not|no longer)) (?:yet |back )?positive(?: again)?${END}`,
)
/** "Revenue growth negative", as it is written into a field, and "comps negative for three quarters". */
const BARE = new RegExp(`^${NAME} (?:growth )?(?:negative|below zero|under zero)${END}`)
const POSITIVE = new RegExp(
  `^(?:the |their |its |i need |i want )?${NAME} (?:must |has to |have to |needs? to )?(?:be|get|go|turn|come|turns?|is|are)?${AGAIN} ?(?:positive|above zero|\\+(?!\\d))${END}`,
)
const SHRINKS = new RegExp(
  `^(?:the |their |its |if )?${NAME}${AGAIN} (?:(?:starts?|begins?) to )?(?:shrinks?|falls?|declines?|drops?|go(?:es)? down)${AGAIN}${END}`,
)
/** "Two declines in HD" */
const DECLINES_IN = new RegExp(
  `^(?:a|an|another|one|two|three|the first|the second)(?: straight| consecutive| more)? (?:declines?|drops?|falls?) in (?:the |its )?(?<name>[a-z&][a-z&'. -]{1,40}?)(?: (?:growth|sales|revenues?))?${END}`,
)
/** People who leave are fewer. */
const LEAVE_IN_NUMBERS = new RegExp(
  `^(?:the |their |its |if )?(?<name>[a-z ]{0,24}(?:customers|users|subscribers|members|subs|clients|accounts|patients))${AGAIN} (?:(?:starts?|begins?) (?:to )?)?leav(?:e|ing)${AGAIN}${END}`,
)
const IS_LEVEL = /margins?|churn|retention|yield|share|rate|occupancy|price|stock|it$|they$|this$|that$|dividend/
