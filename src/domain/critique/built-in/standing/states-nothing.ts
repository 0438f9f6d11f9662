import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'

/**
 * Whether a clause has a subject and a verb and yet states nothing by itself: it concedes or supposes, is an item of a list, names the
 * entry's own line, repeats a saying, or is half of a clause, whose subject stands before an "and".
 */
export function statesNothing(text: string, span: Span): boolean {
  const plain = plainText(text)
  const { from, to } = sentenceAround(text, span)
  const before = plain.slice(from, span.from)
  return (
    STATES_NOTHING.test(plain.slice(span.from, span.to)) ||
    IN_LIST.test(before) ||
    A_SAYING.test(plain.slice(span.to, to)) ||
    sharesItsSubject(before)
  )
}

/**
 * "Whatever it costs", "should rates rise", "once churn is under 2%", "after which it is 4.0 times", "nothing has changed", "the line was 20", "another cut and dad
 * was right".
 */
const STATES_NOTHING =
  /^(?:(?:whatever|whichever|whoever|no matter|should|were|had|when|whenever|once|as (?:soon|long) as|so long as|the moment|in case|unless|until|nothing|none|no one)(?![a-z])|(?:after|by|at|in|of|for|from|to|with|under) wh(?:ich|om|at)(?![a-z])|(?:the|my|our|its own) (?:own )?(?:line|limit|rule|test|trigger|threshold|condition|plan|question|answer|point|money|reasons?|idea)(?: (?!of|in|on|for|at)[a-z]+)?(?: from [a-z ]+?)? (?:is|was|goes|stays|has|had)(?![a-z])|(?:another|any|one more|a (?:second|third|fourth|single|further))(?![a-z]).* and [a-z])|(?<![a-z])falsifiers?(?![a-z])|^the risks? (?:is|was|are|were) (?:real|there|known)$/
/** "(b) EBITDA falls for a year" */
const IN_LIST = /(?:^|[\s(])(?:[a-h]|\d)\) ?$/
const A_SAYING = /^,? as (?:they|people|he|she|the saying) (?:say|says|goes?)(?![a-z])/

/** "The parks, the studio and Sky are worth 25": before the "and" stands no verb. */
function sharesItsSubject(before: string): boolean {
  if (IN_SERIES.test(before)) return true
  const first = /(?:^|[;:—])([^;:—]*)(?<![a-z])and $/.exec(before)?.[1]?.trim() ?? ''
  return first !== '' && !HAS_VERB.test(first)
}

const IN_SERIES = /, (?:(?:the|an?|its|their) )?[a-z-]+ and $/
/** Of a clause before an "and": a verb that is often used, or the ending of one. A noun with that ending is taken for a verb, and its clause stays. */
const HAS_VERB =
  /(?<![a-z])(?:is|are|was|were|has|have|had|do|does|did|will|can|could|should|would|may|might|must|fell|rose|grew|went|came|got|made|took|lost|won|paid|sold|bought|cut|set|put|hit|[a-z]{2,}(?:ed|s))(?![a-z])|'(?:s|re|ve|m|ll|d)(?![a-z])|n't(?![a-z])|[-+<>=]/
