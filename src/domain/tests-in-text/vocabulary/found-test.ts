import { comparisonsOf } from '../../language/comparison.ts'
import type { Span } from '../../language/plain-text.ts'
import type { OwnTestThen } from '../own-test.ts'
import { saysNothing } from './condition-patterns.ts'
import { type Sentence, spanOf, wordsOf } from './sentence.ts'

/** A test as it is written in a text: all of its words, and the condition among them. */
export type Found = {
  readonly span: Span
  readonly condition: Span
  /** `reversed`: the test is broken when the condition does not hold ("as long as", "or I sell"). `stop`: a loss or a price. */
  readonly takes: 'straight' | 'reversed' | 'stop'
  readonly followedBy: OwnTestThen
}

export function ofBefore(
  sentence: Sentence,
  earlier: Span,
  whole: Span,
  takes: 'straight' | 'reversed',
  followedBy: OwnTestThen,
): Found {
  const own = spanOf(sentence, whole)
  const span = takes === 'straight' ? { from: earlier.from, to: own.to } : own
  return { span, condition: earlier, takes, followedBy }
}

export function found(
  sentence: Sentence,
  condition: Span,
  whole: Span,
  takes: Found['takes'],
  followedBy: OwnTestThen,
): Found | null {
  const words = wordsOf(sentence, condition)
  if (saysNothing(words, condition.from > whole.from)) return null
  if (ONLY_SAYS_WRONG.test(sentence.words.slice(sentence.tokens[whole.from]?.from ?? 0))) return null
  // A number or a year alone does not tell what it is about.
  if (!/[a-z]{2}/.test(words) && comparisonsOf(words).length === 0) return null
  if (OF_THE_CROWD.test(words)) return null
  if (words.length < 3 || NO_CONDITION.test(words) || DENIED_END.test(words)) return null
  const consequence = sentence.words.slice(sentence.tokens[whole.from]?.from ?? 0)
  if (OF_WRITER.test(words) && comparisonsOf(words).length === 0) return null
  // "When the CEO left, the stock fell" is a report and not a condition.
  if (
    OF_TIME.test(consequence) &&
    HAS_COME.test(words) &&
    !/(?<![a-z])(?:will|would|'ll|'d)(?![a-z])/.test(consequence)
  )
    return null
  if (
    !/^(?:if|should|unless)(?![a-z])/.test(consequence) &&
    /(?<![a-z])(?:i|we) (?:was|were|have|got|had)(?![a-z])/.test(consequence) &&
    IS_PAST.test(words)
  )
    return null
  const [span, place] = [spanOf(sentence, whole), spanOf(sentence, condition)]
  const isQuoted = [span.from + 1, span.to - 1].some((at) => isInQuotes(sentence.text, at))
  return isQuoted ? null : { span, condition: place, takes, followedBy }
}

/** Words that only repeat that the writer is wrong, or are about the sale itself or the writer. */
const NO_CONDITION =
  /^(?:(?:wrong|right|so|not|true|false)\W*$|(?:im|i(?:'m| am| was)) (?:wrong|mistaken|right|retired|old|bored|done|honest|being honest)(?![a-z])(?: .{0,12})?|i (?:sell|sold|buy|bought|leave|have|get|need|want|can|could)(?![a-z]).*|(?:down|up|lowered|raised|from) (?:from )?\d+ to \d+|(?:it|this|that) works(?! out)|everything (?:goes|works)|(?:after|before|then|later|afterwards|in doubt|possible|necessary|anything|you ask(?: .*)?|only .*|what .*)\W*$)/
/** "When everybody sells": what the crowd does is no test of a company. */
const OF_THE_CROWD =
  /^(?:everybody|everyone|people|(?:all )?(?:the )?others|they all|(?:the )?(?:crowd|herd|market|street)) (?:else )?(?:sells?|leaves?|panics?|runs?|gets? out|is (?:selling|leaving|running)|are (?:selling|leaving|running))(?![a-z])/
/** What the writer does is not a test of a company. */
const OF_WRITER =
  /^(?:i|we|i'[a-z]+) (?!(?:(?:do not|don't|dont|cannot|can't|still|never|no longer|ever) )*(?:see|read|hear|find|learn|notice|get to see)(?![a-z])|am wrong|lose|(?<=we )get(?![a-z]))/
/** "Gone by January if I'm wrong" does not name what one would see. */
const ONLY_SAYS_WRONG = /(?<![a-z])(?:if|when) (?:i(?:'m| am| was)|this is|it(?:'s| is)) (?:wrong|mistaken|right)\W*$/
const DENIED_END = /(?:n't|not|never|hardly)(?: (?:necessarily|really|by itself|alone|yet))?$/
const IS_PAST = /(?<![a-z])(?:fell|dropped|went|came|rose|grew|bought|sold|had|did|saw|was)(?![a-z])/

const OF_TIME = /^(?:when|once|after|as soon as|the (?:day|moment|first))(?![a-z])/
const HAS_COME =
  /(?<!(?:is|are|be|been|gets?|not|n't|a|an|another|any|one|two|three|first|second|third|next) )(?<![a-z])(?:left|lost|quit|fell|dropped|went|came|rose|grew|was|were|did|missed|failed|broke|had)(?![a-z])/

/** Whether the place is in a quotation, from an earlier entry or another person. */
function isInQuotes(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return before.lastIndexOf('“') > before.lastIndexOf('”') || (before.match(/"/g)?.length ?? 0) % 2 === 1
}
