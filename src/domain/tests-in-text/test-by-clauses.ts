import { plainText } from '../language/plain-text.ts'
import { conditionFirst, endFirst } from './condition-beside-end.ts'
import { isOpenedCondition } from './conditions/condition-clause.ts'
import { askedAndAnswered, thenOfBefore } from './end-after-condition-before.ts'
import { endOfName, placeAskedFor } from './ends/end-said-of-condition.ts'
import { named, saidOfCondition } from './named-condition-beside-end.ts'
import { tellsNoTest } from './not-a-test.ts'
import { foundByShape } from './vocabulary/found-by-shape.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * A test by how its clauses stand to each other, asked for last, whatever its condition is about: a condition and a clause that says
 * that it ends for its writer (`isEndClause`), in either order; an end that is said of the condition itself (`SAID_OF_IT`); a name of
 * the end with what is under it. The content of the condition is open. What is told, wished, the writer's own doing or somebody
 * else's is none.
 */
export function testByClauses(sentence: Sentence): Found | null {
  const { words, text, span } = sentence
  if (!MAY_END.test(words) || /\?\W*$/.test(words) || OF_ANOTHER_KIND.test(words)) return null
  const found =
    askedAndAnswered(sentence) ??
    (tellsNoTest(words.replace(HAD_NOT, ''))
      ? null
      : (conditionFirst(sentence) ??
        endFirst(sentence) ??
        named(sentence) ??
        saidOfCondition(sentence) ??
        nameFirst(sentence) ??
        askedFor(sentence) ??
        thenOfBefore(sentence)))
  const marks = found ? [found.span.from, found.span.to - 2, Math.max(span.from, found.condition.from)] : []
  return marks.some((at) => isInQuotes(text, at)) ? null : found
}

/** The writer, what is owned or believed, or an end by its name: most sentences hold none of these words. */
const MAY_END =
  /(?<![a-z])(?:i|i'[a-z]+|im|ill|id|me|my|we|we'[a-z]+|us|our|sell|sold|selling|sale|exit|out|off|leav\w*|thesis|theory|case|story|idea|bet|argument|premise|rationale|conviction|reason|recommendation|position|stake|holding|bags?|lot|shares?|stock|money|trade|chapter|gone|done|over|close[ds]?|closing|cover|cut|dump|ditch|bail|unwind|liquidat\w*|dispos\w*|divest\w*|kill\w*|ends?|finish\w*|finito|wrong|dead|bust|toast|fail\w*|bye|goodbye|cya|see ya|laters?|adios|ciao|curtains|game over|no longer|not an?|flat|time to|that's|thats|this|there goes?|it|they|half|rest|book the|pull the|cash|scratch|drop|dropped|yes|no|it would|falsif\w*|refut\w*|invalidat\w*|dispositive|disproo\w*|trigger|criteria|broken|abort\w*|flatten\w*|terminat\w*|reject\w*|violated|lapses?|hypothesis|proposition|rather|bounce|jump|walk|eject|sell-?off|disposal|tripwire|deal-?breakers?|red lines?|basta|rip|void|former|ex-[a-z]+|never|give-?up|levels?|points?|lines?|switch|signals?|pain)(?![a-z])/

/** What is told of rules for everybody or of an earlier self, and what somebody hopes. */
const OF_ANOTHER_KIND =
  /(?<![a-z])(?:i hope|hopefully|i wish|imagine|if only|in hindsight|looking back|rule of thumb|as a rule|historically|the old me|my younger self|by now)(?![a-z])/
/** "Had they not renewed it by October" is a condition, where a day is named. */
const HAD_NOT = /^had (?:they|it|he|she) not (?=.* by )/

/** Whether the place is between quotation marks: in the words of somebody else. */
function isInQuotes(text: string, at: number): boolean {
  const before = text.slice(0, at + 1)
  if (OWN_NOTE.test(plainText(before))) return false
  return before.lastIndexOf('“') > before.lastIndexOf('”') || (before.match(/"/g)?.length ?? 0) % 2 === 1
}

/** "I've written on a post-it:" */
const OWN_NOTE =
  /(?<![a-z])(?:i(?:'ve| have)? (?:written|wrote|noted|pinned|put up|keep a note)|my (?:own )?(?:note|rule|post-?it|line|plan))(?![a-z])[^"“”.;]{0,40}["“][^"”]*$/

/** "Exit trigger: X", "what would scare me off: X", "the falsification point is X". */
function nameFirst(sentence: Sentence): Found | null {
  const { words } = sentence
  const lead = endOfName(words)
  if (!lead) return null
  const condition = words.slice(lead.to).replace(/[^\w%]+$/, '')
  if (!isOpenedCondition(condition, 'if') || NO_ANSWER.test(condition)) return null
  const to = lead.to + condition.length
  return foundByShape(sentence, { from: lead.to, to }, { from: lead.from, to })
}

const NO_ANSWER =
  /^(?:no idea|unknown|none|nothing|i don't know|not sure|hard to say|unclear|that|this|why|simple|the same|not)(?![a-z])/

/** "It would take X to shift me", "nothing less than X keeps me in". */
function askedFor(sentence: Sentence): Found | null {
  const place = placeAskedFor(sentence.words)
  if (!place) return null
  const condition = sentence.words.slice(place.condition.from, place.condition.to)
  return isOpenedCondition(condition, 'if')
    ? foundByShape(sentence, place.condition, place.whole, place.isKept ? 'reversed' : 'straight')
    : null
}
