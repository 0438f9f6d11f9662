import { plainText } from '../language/plain-text.ts'
import { hasWeight, isNamedCondition, isOpenedCondition } from './conditions/condition-clause.ts'
import { isEnd, isEndOf } from './ends/end-clause.ts'
import { tellsNoTest } from './not-a-test.ts'
import { clauseFrom } from './vocabulary/clause-bounds.ts'
import type { Found } from './vocabulary/found-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/** "Whichever comes first: debt over 4bn or no dividend. Then it leaves my portfolio." */
export function thenOfBefore({ text, span, before, words }: Sentence): Found | null {
  const then =
    /^(?:then|in (?:that|this|which|such a|either) (?:case|event)|at (?:that|which) point|on that day|(?:exceeding|breaching|missing|crossing|passing|breaking|failing) (?:it|this|that|them)(?: means| and|,)?|(?:a|any) (?:breach|miss|violation)(?: of (?:it|this|that))?(?: means| and|,)?|after that|when that happens|if so),? /.exec(
      words,
    )
  if (!before || !then || !isEnd(clauseFrom(words, then[0].length))) return null
  const earlier = plainText(text.slice(before.from, before.to)).replace(/^[^:]{2,30}: /, '')
  if (earlier.endsWith('?') || !isNamedCondition(earlier) || !hasWeight(earlier)) return null
  return { span: { from: before.from, to: span.to }, condition: before, takes: 'straight', followedBy: 'sell' }
}

/** "Am I still holding if X? No.", "X by Easter? Then I misread it." */
export function askedAndAnswered({ text, span, before, words }: Sentence): Found | null {
  if (!before) return null
  const question = plainText(text.slice(before.from, before.to))
  if (!question.endsWith('?')) return null
  const whole = { from: before.from, to: span.to }
  const asks = ASKS_OF_STAYING.exec(question) ?? ASKS_OF_LEAVING.exec(question)
  const [from, to] = asks?.indices?.groups?.condition ?? [0, 0]
  if (asks)
    return (asks.groups?.leave ? SAYS_YES : SAYS_NO).test(words) && isOpenedCondition(question.slice(from, to), 'if')
      ? {
          span: whole,
          condition: { from: before.from + from, to: before.from + to },
          takes: 'straight',
          followedBy: 'sell',
        }
      : null
  const supposed = question.replace(/[^\w%]+$/, '')
  if (ASKS.test(supposed) || !isNamedCondition(supposed)) return null
  if (tellsNoTest(words) || !isEndOf(supposed, clauseFrom(words, 0))) return null
  return { span: whole, condition: { from: before.from, to: before.to - 1 }, takes: 'straight', followedBy: 'sell' }
}

const ASKS =
  /^(?:what|why|how|who|where|which|when|am|is|are|do|does|did|will|would|can|could|should|have|has)(?![a-z])/
const ASKS_OF_STAYING =
  /^(?:(?:and|but|so) )?(?:would|will|could|can|do|am|should) (?:i|we) (?:still |really |want to |be )*(?:hold|holding|own|owning|keep|keeping|stay|staying|want|in|here|hang on|sit)[a-z ]{0,24}? (?:if|when|with|after|once|through|at|below|should) (?<condition>[^?]{4,160})\?/d
const ASKS_OF_LEAVING =
  /^(?:(?:and|but|so) )?would (?<condition>[^?]{4,140}?) (?<leave>make|get|drive|force|send|have|push|scare) (?:me|us) (?:to )?(?:sell|leave|exit|go|out|quit|run|packing|off|give up)[a-z ]*\?/d
const SAYS_NO =
  /^(?:no|nope|never|not (?:me|a chance|for a|one|any more|a day)|certainly not|of course not|i (?:would|will|could|do|am) ?not|i wouldn't|i won't|nah|absolutely not|hardly)(?![a-z])/
const SAYS_YES =
  /^(?:yes|yep|yeah|it would|it will|of course|absolutely|certainly|in a (?:heartbeat|second|flash)|straight away|immediately|sure would|you bet)(?![a-z])/
