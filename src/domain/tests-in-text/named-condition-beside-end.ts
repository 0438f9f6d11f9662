import { matchesOf } from '../language/matches-of.ts'
import { hasWeight, isBareClause, isIndefinite, isNamedCondition } from './conditions/condition-clause.ts'
import { actsOnIt, isEndClause, isOrderBeside } from './ends/end-clause.ts'
import { endsByParticiple, SAID_OF_IT } from './ends/end-said-of-condition.ts'
import { clauseFrom, LINK, startOfClause } from './vocabulary/clause-bounds.ts'
import { isPriceAlone } from './vocabulary/condition-patterns.ts'
import { fallsShort, isOfTrading, isTrouble } from './vocabulary/eventuality.ts'
import { foundByShape } from './vocabulary/found-by-shape.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'
import { touchesWriter } from './vocabulary/touches-writer.ts'

/** "De Meo goes, I go", "occupancy in the eighties, and it's a sale", "no growth two prints running - flat". */
export function named(sentence: Sentence): Found | null {
  const { words } = sentence
  for (const { 0: link, index, groups } of matchesOf(LINK, words)) {
    if (index === 0) continue
    const start = startOfClause(words, index)
    const condition = words.slice(start, index).replace(IS_CALLED, '')
    const clause = clauseFrom(words, index + link.length)
    // "Worst case is the FDA asking for another trial, at that stage I cut": what is pointed at tells no fact.
    const points = /^\s*(?:at (?:that|which) (?:stage|point|moment)|in (?:that|which) case|then) /.test(
      words.slice(index + link.length),
    )
    const name = points
      ? condition.replace(
          /^(?:the )?(?:worst(?: case)?|danger|risk|fear|red line|nightmare)(?: for me| here)? (?:is|would be) /,
          '',
        )
      : condition
    // The name first: few words before a mark are one, and to ask whether a clause is an end takes some fifty searches.
    if (!isNamedCondition(name)) continue
    if (
      !(
        hasWeight(condition) ||
        fallsShort(condition) ||
        (groups?.turned !== undefined && HAS_TIME.test(condition)) ||
        points ||
        isBareClause(condition) ||
        (/ and /.test(` ${link}`) && isShortName(condition))
      )
    )
      continue
    if (!endsNamed(name, clause, link)) continue
    const whole = { from: start, to: index + link.length + clause.trimEnd().length }
    return foundByShape(sentence, { from: start, to: index }, whole, groups?.turned ? 'reversed' : 'straight')
  }
  return null
}

const HAS_TIME = /(?<![a-z])(?:by|before|until|this|next|within|in) (?:[a-z]+ )?(?:\d|q[1-4]|[a-z]+)/

/** Something bad in a clause of its own also takes whatever its writer does then: "Gross adds slip again, I take the other side". */
const endsNamed = (name: string, clause: string, link: string): boolean =>
  isEndClause(clause, false) ||
  (actsOnIt(clause) && (hasWeight(name) || fallsShort(name))) ||
  isOrderBeside(name, clause) ||
  (/[,;:→>=–—-]/.test(link) &&
    isBareClause(name) &&
    isTrouble(name) &&
    !isPriceAlone(name) &&
    !isOfTrading(name) &&
    STARTS_WITH_I.test(clause.trim()) &&
    touchesWriter(clause, false))
const STARTS_WITH_I = /^(?:i|we|i'll|i'd|i'm|im|ill) /

/** "... is the tell, gone by lunch": what it is called tells no fact. */
const IS_CALLED =
  / (?:is|=) (?:the|my|a) (?:[a-z-]+ )?(?:tell|line|limit|sign|signal|cue|red flag|trigger|end|point|number)\W*$/
/** "Uncovered dividend and I'm off": a name of few words at the beginning. */
const isShortName = (condition: string): boolean =>
  condition.trim().split(/\s+/).length <= 4 &&
  !/(?<![a-z])(?:good|great|fair|nice|decent|solid|quick|small)(?![a-z])/.test(condition)

/** "X would send me packing", "X would refute our assumption", "X, prompting disposal", "not X; that number ends it". */
export function saidOfCondition(sentence: Sentence): Found | null {
  const { words } = sentence
  const match = SAID_OF_IT.exec(words) ?? endsByParticiple(words)
  if (!match) return null
  const end = match.index + match[0].length
  const to = end + clauseFrom(words, end).trimEnd().length
  const lead = POINTS_BACK.exec(words.slice(0, match.index))
  const start = startOfClause(words, lead?.index ?? match.index)
  const condition = words.slice(start, lead?.index ?? match.index)
  if (DENIED.test(condition)) return null
  if (lead)
    return hasWeight(condition) && !TELLS.test(condition)
      ? foundByShape(sentence, { from: start, to: lead.index }, { from: start, to })
      : null
  if (!isNamedCondition(condition)) return null
  const isSupposed = /(?<![a-z])(?:would|will|'d|'ll)(?![a-z])/.test(match[0])
  if (!isSupposed && !hasWeight(condition) && !isIndefinite(condition)) return null
  return foundByShape(sentence, { from: start, to: match.index }, { from: start, to })
}

/** A "not", or the rest of a verb that takes something back: "would not | make me sell", "would only | throw me out". */
const DENIED =
  /(?:n't|(?<![a-z])(?:would|will|could|can|may|might|should|must|to|only|just|not|never|hardly|no longer|nothing|nobody|barely))(?: [a-z]+)?$/

/** "... above 40 euros; that number ends it for me" */
const POINTS_BACK =
  /(?:[;:,.]| [–—-]) (?:and )?(?:that|this|which|either(?: of (?:them|these|those))?|any of (?:them|these|those)|both)(?: [a-z]+)?$/
const TELLS = /(?<![a-z])(?:was|were|did|fell|rose|grew|has been|have been)(?![a-z])/
