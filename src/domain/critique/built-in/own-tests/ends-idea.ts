import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { isNamedStop, type OwnTest } from '../../../tests-in-text/own-test.ts'

/**
 * Whether a test ends the idea of somebody who only watches: "I strike it off my list if organic growth falls under 4%". A price at which
 * they become a buyer is a condition to buy, and of what is not held nothing can be sold.
 */
export function endsIdea(test: OwnTest, thesis: string): boolean {
  if (test.isPrice || isNamedStop(test)) return false
  const { from, to } = sentenceAround(thesis, test.span)
  const sentence = plainText(thesis).slice(from, to)
  if (/\?\W*$/.test(sentence) || LEFT_OPEN.test(sentence) || !(ENDS.test(sentence) || HEADS.test(sentence)))
    return false
  const { isNegated, isReported, isQuoted, isIronic } = standingOf(thesis, test.span)
  return !(isNegated || isReported || isQuoted || isIronic)
}

const IDEA = '(?:idea|thesis|case|argument|story|interest)'
const LIST = '(?:off|from) (?:my|the|this) (?:watch ?)?list'
const ENDS = new RegExp(
  `(?<![a-z])(?:(?:i|i'll|i'd|we|we'll|i will|i would)(?: then| also| simply)* (?:strike|drop|cross|take|delete|remove|scrap|give up|forget)(?: it| this| them| (?:the|my) (?:${IDEA}|name|stock|shares?|plan))(?: ${LIST})?|(?:it|this) (?:comes|goes|is) ${LIST}|(?:strike|drop|cross) it(?: ${LIST}| off)?|(?:the|my|this) ${IDEA} (?:is|would be|will be|was) (?:dead|over|wrong|broken|gone|refuted|finished)|(?:i|i'd|i'll) (?:lose|would lose|will lose) interest|(?:i'm|im|i am|i'd be) no longer interested|(?:i was|i am|i'm|i'd be|i would be) (?:wrong|mistaken)(?! to(?![a-z]))|(?:i|i'd|i'll) (?:stop|would stop|will stop) (?:watching|waiting|following))(?![a-z])`,
)
/** "What would end the idea: ..." */
const HEADS = new RegExp(
  `^(?:and |but )?(?:what(?: would|'d)? (?:end|kill|break|refute|sink)s? (?:the|this|my) ${IDEA}|${IDEA} (?:is )?(?:dead|over|wrong|broken) (?:if|when|once)|(?:strike|drop|cross) it(?: ${LIST}| off)? (?:if|when|once|on)|off (?:the|my) (?:watch ?)?list (?:if|when|once|on)) ?:`,
)
const LEFT_OPEN =
  /(?<![a-z])(?:maybe|perhaps|possibly|probably|i (?:guess|suppose|might|may|could)|who knows|we'll see|even if|what if)(?![a-z])/
