import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isSale, isWatched } from '../basis/request.ts'

/**
 * A rule of the writer's own and, beside it, why it does not hold for this one: "Rule says 5% max; the rule was written for names I know
 * less." Both are quoted, and nothing is said of whether the exception is a good one. A rule of the company's, one that is kept ("no
 * exceptions") and an exception of another time are none.
 */
export function exceptionFromRule(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  if (isSale(request) || isWatched(request)) return []
  const plain = plainText(thesis)
  if (!MAY_EXCEPT.test(plain)) return []
  const sentences = sentencesOf(thesis)
  for (const [at, sentence] of sentences.entries()) {
    const rule = foundIn(plain, sentence, RULE)
    if (!rule || !isOwnOfToday(thesis, rule, RULE_SAYS)) continue
    const rest = { from: rule.to, to: (sentences[at + 2] ?? sentences[at + 1] ?? sentence).to }
    const exception = foundIn(plain, rest, EXCEPTION)
    if (
      !exception ||
      KEPT.test(plain.slice(rest.from, exception.from)) ||
      !isOwnOfToday(thesis, exception, RULE_IS_FOR)
    )
      continue
    if (KEEPS_IT.test(plain.slice(sentence.from))) continue
    if (
      IS_HABIT.test(plain.slice(rule.from, rule.to)) &&
      IS_OF_THIS_ONE.test(plain.slice(exception.from, exception.to))
    )
      continue
    const quoted = quotationOfTest(thesis, rule, exception)
    const values = { words: quoted }
    return [{ kind: 'principle-broken', part: 'psychology', weight: 91, ways: IN_ONE_BREATH, values, quoted }]
  }
  return []
}

/** Where a pattern stands in a stretch of a text. */
function foundIn(plain: string, { from, to }: Span, pattern: RegExp): Span | null {
  const found = pattern.exec(plain.slice(from, to))
  return found ? { from: from + found.index, to: from + found.index + found[0].length } : null
}

/** @param form in which a rule is no other's word ("rule says 5%") and of no other time ("the rule was written for names that I know less") */
function isOwnOfToday(thesis: string, span: Span, form: RegExp): boolean {
  const { isReported, isQuoted, isIronic, isSupposed, isPast } = standingOf(thesis, span)
  const isOther = (isReported || isPast) && !form.test(plainText(thesis).slice(span.from, span.to))
  return !(isOther || isQuoted || isIronic || isSupposed)
}
const RULE_SAYS = /^(?:the )?rule (?:says|was)(?![a-z])/
const RULE_IS_FOR = /(?:rules?|limits?|caps?|maximum) (?:was|were) [a-z ]*for(?![a-z])/

const MAY_EXCEPT =
  /(?<![a-z])(?:(?:today|here|this time|case|one),? i (?:do|did|am|will|make)|exceptions?|different|this once|for once|(?:rules?|limits?|caps?|maximum) (?:is|are|was|were|does|do|did)|apply|applies|counts? here|(?:break|breaking|bend|bending|ignore|ignoring|waive|waiving|stretch|stretching|suspend|suspending) )/

/** Words that are of the writer: "my limit", "the rule says", "I never buy before a report". */
const RULE =
  /(?<![a-z])(?:my (?:own )?(?:[a-z]+ )?(?:rules?|limits?(?! (?:order|buy|sell))|cap|ceiling|max(?:imum)?)(?![a-z])|(?<=^(?:and |but |so |ok |yes )?)(?:the )?rule (?:says|is|was)(?![a-z])(?! for)|i (?:(?:usually|normally|otherwise|as a rule|generally) )?never (?!had|have|been|was|saw|knew|thought|understood|met|heard|felt|liked|sold|bought)[a-z]+|(?:a )?rule of mine(?![a-z])|i (?:usually|normally|generally) (?:only|don't|do not)|i (?:don't|do not) (?:ever |usually |normally )?(?:buy|add|trade|touch|hold|own|chase|average|short|pay) (?!it(?![a-z])|that(?![a-z])|this|his|her|their|the (?:story|case|bear|bull|argument|idea|narrative|hype|rumou?r))|i always (?:keep|wait|read|set|take|leave|check|sell|hold) |i keep [^.!?;]{0,24} always|i (?:said|promised myself|wrote|swore)(?: that)? i(?:'d| would|'ll)? never)(?:(?! but | yet | though | only )[^.!?;])*/

/** "I always read the filing. This one is different": a habit is broken only by what is done against it. */
const IS_HABIT = /^i (?:don't|do not|always|keep)(?![a-z])/
const IS_OF_THIS_ONE = /^this (?:time|one|case)/
const EXCEPTION =
  /(?<![a-z])(?:(?:today|here|this time|with this one|in this case),? i (?:do|did|will|make one)(?= ?(?:[.,;:!)]|$|it |so |because |anyway |all the same ))|(?:one|an|the|this(?: one)? is|my|first|single) exception(?! (?:proves|that proves|to (?:the|every) rule|is|are|was|were|in|confirms|would|might))|(?:mak(?:e|es|ing)|allow(?:s|ing)?|grant(?:ing)?)(?: myself)? (?:an|one|my) exception|(?:just |only )?(?:this|for) once(?! in)|this (?:time|one|case)(?: it)?(?:'s| is) (?:really |a bit |totally |simply )?(?:different(?! (?:from (?!all|the rest|any)|to|than))|special|not like|another)|(?:(?:the|that|this|my|such|those|these) )?(?:rules?|limits?|caps?|maximum) (?:is|are|was|were)(?: only| really| just| meant| made| written| there| set)* for (?!me(?![a-z])|good|that|this|it|a reason|exactly|days like)[a-z]+|(?:(?:the|that|this|my) )?(?:rules?|limits?|caps?|it|that) (?:doesn't|does not|don't|do not|need not|needn't)(?: really)? (?:apply|count|hold|fit)(?! (?:yet|until|before|unless))(?: here| now| to (?:this|it)(?: one)?| for (?:this|it)(?: one)?)?|(?:i(?:'m| am| will|'ll)? |so |but |today |now )(?:break(?:ing)?|bend(?:ing)?|ignor(?:e|ing)|waiv(?:e|ing)|suspend(?:ing)?|stretch(?:ing)?) (?:it|that|(?:the|my|this|that) (?:rule|limit|cap|maximum)))(?![a-z])/
/** "No exception", "without one exception", "I won't break it". */
const KEPT =
  /(?<![a-z])(?:no|not|never|nor|without|isn't|is not|won't|will not|don't|do not|refuse to|instead of|rather than|tempted to)(?: [a-z]+){0,3} ?$/
/** "So I stay at 5%": what somebody was tempted by, and did not do. */
const KEEPS_IT =
  /(?<![a-z])(?:no exceptions?|without exception|(?:so|and|but) i (?:stay|stick|keep|wait|stop|won't|will not|do not|don't)|rule (?:is|remains|stays) (?:a|the) rule|stick(?:ing)? to (?:it|the|my)|keep(?:ing)? (?:to )?(?:it|the rule|my rule|the limit|my limit)|within (?:it|the|my))(?![a-z])/

const IN_ONE_BREATH = [
  'You wrote a rule and an exception in one breath: {words}.',
  'Beside the rule stands its exception: {words}.',
] as const
