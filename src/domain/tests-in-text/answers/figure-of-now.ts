import { plainText, type Span } from '../../language/plain-text.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { OwnTest } from '../own-test.ts'
import { clausesOf } from '../vocabulary/clauses.ts'
import { speaksOf } from './names-measured.ts'

/**
 * "Churn at Netflix is 4%, ours is 2%", "a year ago the combined ratio was 99; now it is 86.1": a clause that opens with a word for the company
 * itself or for today, and has a figure, after one that names what is measured of somebody else, of another time, or not at all as
 * a fact. It has the same subject, which it need not name again. Only the same sentence and the one before are looked at.
 */
export function clausesOfNow(test: OwnTest, text: string): readonly Span[] {
  const clauses = sentencesOf(text).flatMap((sentence) => clausesOf(text, sentence))
  return clauses.filter(({ from, to }, at) => {
    const plain = plainText(text.slice(from, to))
    if (speaksOf(test, plain)) return false
    if (OF_SAME_SUBJECT.test(plain))
      return speaksOf(test, plainText(text.slice(clauses[at - 1]?.from, clauses[at - 1]?.to)))
    if (!OF_NOW.test(plain)) return false
    const before = clauses.slice(Math.max(0, at - MOST_BEFORE), at)
    return before.some((clause) => speaksOf(test, plainText(text.slice(clause.from, clause.to))))
  })
}

/** Whether a clause tells nothing but a figure of today, of what was named before it. */
export const isFigureOfNow = (plain: string): boolean => OF_NOW.test(plain) || OF_SAME_SUBJECT.test(plain)

/** How many clauses may stand between the name and its figure of today. */
const MOST_BEFORE = 2

const TIME = '(?:now|today|this (?:year|quarter|time|spring|summer|autumn|half))'
const TELLS =
  "(?:is|are|was|were|'s|stands?|stood|remained|came in|comes in|came out|rose|grew|fell|made|had|has|delivered|reported|did)"
const SELF = '(?:it|ours|they|we|here|reported|the actual (?:figure|number)|in all|overall|as a whole|the whole)'
const HEDGED = '(?: (?:it|now|still|only|just|at|by|to|up|down|back|about|around|again|[a-z]+ at))*'
const FIGURE = '[-+]?[$€£]?\\d[\\d.,]* ?(?:%|percent|x|bn|m|billion|million|points|basis points)?'
/** Nothing else than these words may stand before the figure. */
const OF_NOW = new RegExp(
  `^(?:(?:and|but|while|so|no|then) )*(?:${TIME},? (?:${SELF} )?(?:${TELLS})?|${SELF},?:? ?(?:${TELLS})?)${HEDGED} ?${FIGURE}(?: (?:now|today|this (?:year|quarter)|again|so far))*$`,
)
/** "... was 8.6% a year ago and is 3.2% now": a clause that opens with its verb has the subject of the clause right before. */
const OF_SAME_SUBJECT = new RegExp(
  `^(?:is|are|stands? at|has (?:fallen|risen|come down) to|have (?:fallen|risen|come down) to|fell to|rose to) ${FIGURE}(?: (?:now|today|this (?:year|quarter)))*$`,
)
