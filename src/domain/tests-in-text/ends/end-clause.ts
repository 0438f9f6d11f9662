import { comparisonsOf } from '../../language/comparison.ts'
import { oneOf } from '../../language/one-of.ts'
import { rememberLatest } from '../../language/remember-latest.ts'
import { hasToStayLow, isPriceAlone } from '../vocabulary/condition-patterns.ts'
import { fallsShort, isTrouble } from '../vocabulary/eventuality.ts'
import { sellsSomethingElse } from '../vocabulary/sells-something-else.ts'
import { touchesWriter } from '../vocabulary/touches-writer.ts'
import { endsForWriter } from './end-by-shape.ts'
import { holdingGoes, isNoLongerHeld } from './holding-goes.ts'
import { thesisEnds, thesisFalls } from './thesis-ends.ts'
import { isVerdictOnOneself, writerAdmits } from './writer-admits.ts'
import { actsOnHolding, holdsNoMore, writerLeaves } from './writer-leaves.ts'

/**
 * Whether a clause says that it ends for its writer, told by its subject and by which way its predicate points, so that the same
 * holds for verbs and nouns that nobody listed:
 * - the writer leaves, turns something out or away, no longer keeps (`writer-leaves.ts`), admits, or has erred (`writer-admits.ts`)
 * - what is owned goes, or is the writer's no longer (`holding-goes.ts`)
 * - what is believed does anything but stand: "the argument has had its day" (`thesis-ends.ts`)
 * - nobody is named, and only the end is: "curtains", "cover", "no me"
 *
 * Not read are figures of speech of somebody's own, and what only a sentence before tells.
 * @param isOpened whether the condition beside it has a word such as "if": only then an unlisted predicate of a belief counts
 */
export function isEndClause(clause: string, isOpened: boolean): boolean {
  const words = withoutLead(clause).trimEnd()
  if (words === '' || words.length > MOST || OTHER_SENSE.test(words) || HAS_CONDITION.test(words)) return false
  if (holdsNoMore(words) || isNoLongerHeld(words)) return true
  if (STAYS_OR_BUYS.test(words) || FREE_TO.test(words) || HAS_LEFT.test(words)) return false
  if (sellsSomethingElse(words.slice(Math.max(0, words.search(/(?<![a-z])sell(?:ing)?(?![a-z])/))))) return false
  return endsInOnePart(words, isOpened) || partsOf(words).some((part) => endsInOnePart(part, isOpened))
}

/** Whether a clause beside an opened condition says that it ends for its writer. */
export const isEnd = rememberLatest((clause) => isEndClause(clause, true))

/**
 * The same beside a condition that goes wrong or has its figure: then whatever its writer does that neither keeps, buys, feels, looks nor
 * protects is an end too, also as an order to oneself ("burn it").
 */
export const isEndOf = (condition: string, clause: string): boolean =>
  isEnd(clause) || (goesWrong(condition) && isAnyDoing(clause))

function isAnyDoing(clause: string): boolean {
  const words = withoutLead(clause)
  if (OTHER_SENSE.test(words) || HAS_CONDITION.test(words) || STAYS_OR_BUYS.test(words) || FREE_TO.test(words))
    return false
  const order = ORDER.test(words) ? `i ${words}` : words
  return SAYS_I.test(order) && touchesWriter(order, false)
}
/** "Scratch it" beside a condition that goes wrong: an order to oneself that neither keeps nor buys. */
export const isOrderBeside = (condition: string, clause: string): boolean =>
  ORDER.test(withoutLead(clause)) && goesWrong(condition) && isAnyDoing(clause)

/** Trouble, or a figure on its bad side: what is over its figure goes wrong only where it should stay low. */
function goesWrong(condition: string): boolean {
  const comparisons = comparisonsOf(condition)
  if (isPriceAlone(condition) || !/[a-z]{4}/.test(condition)) return false
  if (comparisons.length === 0) return isTrouble(condition) || fallsShort(condition)
  return comparisons.some(({ side }) => side === 'below') || hasToStayLow(condition)
}
const SAYS_I = /^(?:i|we|i'll|we'll|i'd|we'd|i'm|we're|im|ill|id) (?!want|prefer|bought|was|were|had)/
const ORDER =
  /^(?!(?:that|this|it|the|then|is|are|was|all|who|what|so|no|not|see|let|watch|find|check|work|look|sort|figure|give|take|make|get|put|try|hold|keep|love|like|got)(?![a-z]))[a-z]{3,}(?<!ing|ed|s) (?:(?:it|them|this)(?: (?:all|out|off|away|down))?|away|out|off)(?=\W*$|[.,;!]| (?:if|when|once|at once|immediately))/

/** Whether it is a verdict on oneself alone, which of a time that is over tells what has been. */
export const isErred = (clause: string): boolean => isVerdictOnOneself(withoutLead(clause))

/** Whether its writer does something to what is owned that is neither to keep nor to buy it. */
export const actsOnIt = (clause: string): boolean => actsOnHolding(withoutLead(clause))

/** "I'll take my lumps and get out": each verb with the subject that they share. */
function partsOf(words: string): readonly string[] {
  const subject =
    /^(?:i|we|i'll|i'd|we'll|we'd|ill|id|i'm|im|we're)(?: (?:will|would|must|have to|should))? /.exec(words)?.[0] ?? ''
  const [, ...rest] = words.split(/,? and |, (?:then )?/)
  return subject === '' ? [] : rest.map((part) => (HAS_SUBJECT.test(part) ? part : `${subject}${part}`))
}
const HAS_SUBJECT = /^(?:i|we|it|they|that|this|the|my|our|he|she|i'[a-z]+|it's|im|ill) /

const endsInOnePart = (words: string, isOpened: boolean): boolean =>
  writerLeaves(words) ||
  writerAdmits(words) ||
  holdingGoes(words) ||
  thesisEnds(words) ||
  (isOpened && (endsForWriter(words) || actsOnIt(words) || thesisFalls(words)))

const MOST = 140

const withoutLead = (clause: string): string =>
  clause
    .replace(LEAD, '')
    .replace(GOING_TO, 'i will ')
    .replace(/(?<= (?:is|are|am|was|be)) for (?:me|us)(?= [a-z])/, '')
    .replace(/^you(?:'ll| will)? (?:see|find) (?=my )/, '')
    .replace(WATCH_ME, 'i ')
/** "I'm going to" as it is spoken */
const GOING_TO = /^(?:imma|i'?mma|ima|i'ma|i'?m ?gonna|i(?: am|'m) finna|finna|gonna|gotta|going to|planning to) /
/** "Watch me hit the bid", "you will see me leave", "expect me to be gone" */
const WATCH_ME =
  /^(?:(?:just )?watch me|(?:you(?:'ll| will| can)? )?(?:see|find|catch|expect|count on|bet on) me(?: to)?|you can be sure i(?:'ll)?|rest assured i(?:'ll)?|i (?:commit|promise|swear|undertake|vow|pledge)(?: [a-z]+){0,2} to|it is agreed that i) /
const LEADS = oneOf`
  cool, ok, okay, sorry, alright, too bad, tough, and, then, so(?! (?:do|does|will|would|am|is|did|shall) ), but, or, well, honestly, simply, personally, plainly, clearly, by then
  for (?:me|us), in (?:that|this|which|such a?|either) ?(?:case|event), on that day, at (?:that|which|this) (?:point|stage|moment)
  i (?:think|guess|reckon|fear) (?:that )?
`
const LEAD = new RegExp(`^(?:[\\s,;:–—*•·>☐-]|${LEADS}(?:,| ) ?)*`)

/** Whoever holds, buys, hopes or earns does not leave. */
const STAYS_OR_BUYS = new RegExp(
  `(?<![a-z])${oneOf`
    hold, (?<!(?:my|our|the|this|entire|whole|full|remaining) )holding, keep, keeping, stay, staying, wait, waiting, siz(?:e|ed|ing)
    buy(?! (?:it |them )?back), buying, add, adding, double, doubling, average, load, loading, top up, accumulate
    rich, laughing, happy to(?! (?:hand|leave|go|sell)), fine, okay, worth (?:more|a lot), profit, gain, up big, smiling
    retire(?:ment)?(?! from (?:it|this|the)), quids in
  `}(?![a-z])(?<!n't (?:hold|keep|stay|wait))`,
)
const FREE_TO = /^(?:i|we) (?:can|could|may|might)(?![a-z])/
/** A condition within the clause is another test, or another's. */
const HAS_CONDITION =
  /(?<![a-z])(?:if|when|once|unless|until|till|because|even|neither|the (?:day|moment|minute|instant))(?![a-z])/
const HAS_LEFT = /^(?:i|we)(?: [a-z]+ly)? (?:sold|left|went|closed|dumped|exited|walked|got out|bailed)(?![a-z])/
/** The same words of a way, of a trip, of a shop. */
const OTHER_SENSE = new RegExp(
  `(?<![a-z])${oneOf`
    nothing to lose, (?<=(?:it|they|this|that) )to be sold, sold out, gone for (?:a|two|three|the)
    out of (?:stock|cash|money|ideas?|luck|words|the office|pocket|breath|sight|touch|context|habit|boredom|curiosity|respect)
    out of my (?:mind|depth|league|hands|control), over the (?:weekend|years?|last|next|past)
    off (?:the (?:lows?|highs?|bottom)|to (?:a|the) (?:good|great|strong))
  `}(?![a-z])`,
)
