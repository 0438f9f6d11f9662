import { comparisonsOf } from '../language/comparison.ts'
import { quantitiesOf } from '../language/quantities.ts'
import { PUTS_END } from './ends/end-of-it.ts'
import { endsIt } from './ends/ends-it.ts'
import { isNoTest } from './not-a-test.ts'
import { isTrouble } from './vocabulary/eventuality.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * A test that leans on words before it, in its own sentence or in the one before, because it does not say again what is measured:
 * - by its side: "I need 15% growth; with less I'd get rid of it"
 * - by a figure alone: "it needs 40 to work. 35 would tell me that it doesn't", "97 and I walk", "I'd worry at 89 and leave at 88"
 * - by what is denied of something smaller: "one bad quarter is no reason to sell. Two are."
 */
export function testLeaningOnBefore(sentence: Sentence): Found | null {
  if (isNoTest(sentence.words)) return null
  const { before, text } = sentence
  const earlier = before ? text.slice(before.from, before.to).toLowerCase() : ''
  return (
    bySide(sentence, earlier) ??
    byFigure(sentence, earlier) ??
    byLevel(sentence, earlier) ??
    byEllipsis(sentence, earlier)
  )
}

function bySide(sentence: Sentence, earlier: string): Found | null {
  const { words } = sentence
  const less = LESS.exec(words)
  if (!less) return null
  const context = `${earlier} ${words.slice(0, less.index)}`
  const clause = words.slice(less.index + less[0].length).split(/[;.!]/)[0] ?? ''
  const isBar = comparisonsOf(context).length > 0 || (SETS_A_BAR.test(context) && hasFigure(context))
  return isBar && !OF_PRICE.test(context) && endsIt(clause) ? leaningBack(sentence, less.index, less[0]) : null
}

function byFigure({ words, span }: Sentence, earlier: string): Found | null {
  const match = FIGURE_ENDS.exec(words)
  if (!match || !hasFigure(earlier) || OF_PRICE.test(earlier)) return null
  const figure = match[1] ?? ''
  const isParted = / (?:and|then) $|, $/.test(match[0])
  const isEnd = isParted ? endsIt(words.slice(match[0].length)) : PUTS_END.test(` ${words.slice(figure.length).trim()}`)
  const condition = { from: span.from, to: span.from + figure.length }
  return isEnd ? { span, condition, takes: 'straight', followedBy: 'was-wrong' } : null
}

function byLevel(sentence: Sentence, earlier: string): Found | null {
  const { words } = sentence
  const match = LEVEL_ENDS.exec(words)
  const lead = words.slice(0, match?.index ?? 0)
  if (!match || !hasFigure(lead) || OF_PRICE.test(`${earlier} ${words}`) || OF_WRITER_OR_ASIDE.test(lead)) return null
  return endsIt(words.slice(match.index + match[0].length)) ? leaningBackOn(sentence, match) : null
}

function byEllipsis({ words, span, before }: Sentence, earlier: string): Found | null {
  const match = ELLIPSIS.exec(words)
  if (!match) return null
  const told = match.index > 0 ? words.slice(0, match.index) : earlier
  if (!DENIED_END.test(told) || !(isTrouble(told) || isTrouble(match[1] ?? ''))) return null
  return {
    span: { from: match.index > 0 ? span.from : (before?.from ?? span.from), to: span.to },
    condition: { from: span.from + match.index, to: span.to },
    takes: 'straight',
    followedBy: 'was-wrong',
  }
}

/** The condition is the bar that stands before, and it is broken where that does not hold. */
function leaningBack({ span, before, words }: Sentence, from: number, lead: string): Found {
  const own = words.slice(0, from).trim().length > SHORTEST
  const condition = own || !before ? { from: span.from, to: span.from + from } : before
  const isReversed = /none|less|fewer|lower|short|below|under/.test(lead)
  return {
    span: { from: condition.from, to: span.to },
    condition,
    takes: isReversed ? 'reversed' : 'straight',
    followedBy: 'sell',
  }
}

/** "Retention: 92% today, and at 88 I'd have nothing left to say": all of the sentence tells what 88 is of. */
function leaningBackOn({ span, words }: Sentence, { index, 0: lead }: RegExpExecArray): Found {
  const at = span.from + index + (/^(?:[,;] )?(?:and |but )?/.exec(lead)?.[0].length ?? 0)
  return {
    span: { from: at, to: span.from + words.length },
    condition: { from: at, to: span.from + index + lead.length },
    takes: 'straight',
    followedBy: 'sell',
  }
}

/** "At 30 I sell half, at 22 all" is of prices, and what stands in brackets is read by itself. */
const OF_WRITER_OR_ASIDE = /(?<![a-z])(?:i|i'[a-z]+|we|sell|out|stop)(?![a-z])|\([^)]*$/
const LEVEL_ENDS =
  /[,;] (?:and |but )?(?:at|below|under|above|over) (?:minus |-)?\d[\d.,]*(?: ?(?:%|x|bn|m|percent))? (?=(?:i|i'd|i'll|i'm|we|we'd|we'll|the|my) )/

const SHORTEST = 12
const hasFigure = (words: string): boolean => quantitiesOf(words).length > 0
const OF_PRICE = /(?<![a-z])(?:price|shares?|stock|fair value|worth|target|cost basis)(?![a-z])/
const LESS =
  /(?:^|[;.,:] |[–—-] )(?:and |but )?(?:with|at|on|for|by|if|anything|something)? ?(?:it's |it is |there's |there is |there are |i see |i get )?(?:none|less|fewer|lower|worse|more|higher|slower|anything (?:less|lower|worse|slower|below|under|short))(?: than (?:that|this))?,? (?:and |then )?(?=(?:i|i'd|i'll|i'm|we|we'd|we'll|the|it|my) )/
const SETS_A_BAR =
  /(?<![a-z])(?:needs?|must|has to|have to|should|want|expect|require|at least|count on|counting on|assume|bet(?:ting)? on|underwrite|model|enough|takes|it would take)(?![a-z])/
const FIGURE_ENDS =
  /^(?:and |but |at )?((?:minus |-)?[$€£]?\d[\d.,]*(?: ?(?:%|x|bn|m|k|bps|percent|million|billion))?(?: or (?:less|more|worse|lower|higher))?)(?: (?:and|then) |, (?:and |then )?(?=i |i'd |i'll |i'm |we )| (?=(?:would|will|is|means|tells|says|shows|proves) ))/
/** "Two would", "a second one is": the verb of what was denied before, and nothing after it. */
const ELLIPSIS =
  /(?:^|[;.:] |, (?:but |and )?|(?<![a-z])but )((?:a |an |the )?[a-z0-9$%][a-z0-9$%.,' -]{2,70}?) (?:would|will|is|are|does|do|would be|was)\W*$/
const DENIED_END =
  /(?:n't|(?<![a-z])(?:not|no|never|hardly|nothing))(?: [a-z']+){0,4}? (?:reason|sell|leave|worry|scare|end|kill|break|enough|shake|change|bother|disturb|frighten|move|prove|mean|drive|send|push|make me|get me|tell|matter|problem|tragedy|disaster|deal-?breaker)/
