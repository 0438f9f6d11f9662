import { comparisonsOf } from '../language/comparison.ts'
import { quantitiesOf } from '../language/quantities.ts'
import { PUTS_END } from './end-of-it.ts'
import { endsIt } from './ends-it.ts'
import { isTrouble } from './eventuality.ts'
import type { Found } from './found-test.ts'
import { isNoTest } from './not-a-test.ts'
import type { Sentence } from './sentence.ts'

/**
 * A test that leans on words before it, in its own sentence or in the one before, because it does not say again what is measured:
 * - by its side: "I need 15% growth; with less I'd get rid of it"
 * - by a figure alone: "it needs 40 to work. 35 would tell me that it doesn't", "97 and I walk", "I'd worry at 89 and leave at 88"
 * - by what is denied of something smaller: "one bad quarter is no reason to sell. Two are."
 */
export function testLeaningOnBefore(sentence: Sentence): Found | null {
  const { words, before, text, span } = sentence
  if (isNoTest(words)) return null
  const earlier = before ? text.slice(before.from, before.to).toLowerCase() : ''
  const at = (from: number) => ({ context: `${earlier} ${words.slice(0, from)}`, from })
  const less = LESS.exec(words)
  if (less) {
    const { context, from } = at(less.index)
    const clause = words.slice(less.index + less[0].length).split(/[;.!]/)[0] ?? ''
    const isBar = comparisonsOf(context).length > 0 || (SETS_A_BAR.test(context) && hasFigure(context))
    if (isBar && !OF_PRICE.test(context) && endsIt(clause)) return leaningBack(sentence, from, less[0])
  }
  const figure = FIGURE_ENDS.exec(words)
  if (figure && before && hasFigure(earlier) && !OF_PRICE.test(earlier)) {
    const clause = words.slice(figure[0].length)
    const isEnd = / (?:and|then) $|, $/.test(figure[0])
      ? endsIt(clause)
      : PUTS_END.test(` ${words.slice(figure[1]?.length ?? 0).trim()}`)
    if (isEnd)
      return {
        span,
        condition: { from: span.from, to: span.from + (figure[1]?.length ?? 0) },
        takes: 'straight',
        followedBy: 'was-wrong',
      }
  }
  const ellipsis = ELLIPSIS.exec(words)
  const lead = ellipsis?.index ? words.slice(0, ellipsis.index) : earlier
  return ellipsis && DENIED_END.test(lead) && (isTrouble(lead) || isTrouble(ellipsis[1] ?? ''))
    ? {
        span: { from: ellipsis.index > 0 ? span.from : (before?.from ?? span.from), to: span.to },
        condition: { from: span.from + ellipsis.index, to: span.to },
        takes: 'straight',
        followedBy: 'was-wrong',
      }
    : null
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
