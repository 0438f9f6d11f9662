import { comparisonsOf } from '../../language/comparison.ts'
import { matchesOf } from '../../language/matches-of.ts'

/**
 * Where a condition ends: before a clause of which its writer is the subject. "DSO exceeds 75 days | I no longer trust it | and I'm
 * selling", "they lower the dividend, | my wife | and I sell".
 * @param words the condition in plain form, without the "if" before it
 * @returns the number of its characters that belong to it
 */
export function lengthOfCondition(words: string): number {
  const length = SHARED_SUBJECT.exec(words)?.index ?? placeOfVerdict(words) ?? words.length
  for (const { index } of matchesOf(WRITER_BEGINS, words.slice(0, length))) {
    const before = words.slice(0, index)
    if (isClause(before) && !LEADS_ON.test(before)) return index
  }
  return length
}

/** "Real yields rise 75bp, | gold no longer does its job": a clause behind a comma that says what this means. */
function placeOfVerdict(words: string): number | null {
  const verdict = VERDICT.exec(words)
  const before = words.slice(0, verdict?.index)
  return verdict &&
    before.split(' ').length > 2 &&
    isClause(before) &&
    !/^(?:as|in|on|at|for|against|despite) /.test(before)
    ? verdict.index
    : null
}
const VERDICT =
  /, (?:then )?(?!(?:which|who|whose|where|or|and|but|not|no|as|if|when|once|because|even|still|with|without|by|for|in|at|on) )(?:the |my |our |this |that |their )?(?:[a-z-]+ ){1,4}?(?:no longer (?:does|is|has|holds|works|makes)|(?:is|are|was|were|becomes?|turns out) (?:worthless|false|wrong|gone|imaginary|dead|broken|over|unattainable|pointless|meaningless|a (?:myth|fiction|lie|fantasy)|an illusion|fiction|nonsense|void|invalid)|falls? (?:away|apart)|(?:does|do|will|would)(?:n't| not) (?:hold|work|stand|add up))(?![a-z])/

/** The other half of "my wife and I", whose verb stands behind the writer; she may have one of her own. */
const SHARED_SUBJECT =
  /(?:,| then)? (?:my|our) (?:wife|husband|partner|spouse|brother|sister|son|daughter|father|mother|family|co-?owner|club|broker)(?: [a-z]+ [a-z ]{2,30})?$/
/** The writer as a subject, and not within a remark of what they think or mean. */
const WRITER_BEGINS =
  /,? (?:(?:and|then|so|or|otherwise|else|that day|by then) )*(?=(?:i|we|i'm|i'd|i'll|im|ill|we'll|we'd|we're) (?!know|knew|mean|think|thought|expect|expected|see|saw|hear|heard|like|liked|want|wanted|wrote|write|said|say|bought|own|hold|need|hope|assume|assumed|count|pay|paid|use|follow|track|watch|read|get|have (?:seen|heard|read|in))[a-z])/g
/** It has a verb, or a figure on one side. */
const isClause = (words: string): boolean => comparisonsOf(words).length > 0 || VERB.test(words)
const VERB =
  /(?<![a-z])(?:is|are|isn't|aren't|do|does|don't|doesn't|has|have|hasn't|can|can't|won't|cuts?|loses?|lowers?|raises?|misses|miss|fails?|falls?|drops?|slips?|stays?|goes|go|comes?|turns?|leaves?|quits?|shrinks?|prints?|reports?|exceeds?|rises?|climbs?|grows?|gets?|becomes?|remains?|reach(?:es)?|hits?|runs?|sinks?|dips?|halts?|breaks?|drags?|needs?|disappoints?|starts?|stops?|keeps?)(?![a-z])/
/** What is said of the noun before it, or is compared with it: "the margin that | I bought it for". */
const LEADS_ON =
  /(?<![a-z])(?:than|that|what|which|who|whom|as|but|nothing|anything|something|everything|said|how|why|where|when|if|until|till|unless|before|after|because|since|although|whether|while|of|for|with|by|everyone|everybody|people|anyone|all|do|does|did|will|would|shall|am)[\s,]*$/
