import { plainText, type Span } from '../../../language/plain-text.ts'
import { isRetracted } from '../../../language/retraction.ts'
import { sentenceAfter, sentenceAround } from '../../../language/sentences.ts'
import { namesBusiness } from '../basis/facts-of-text.ts'
import type { FindingKind } from '../basis/finding.ts'
import { wordsBeside } from '../basis/quotation.ts'
import { isBias } from './known-signs.ts'
import type { Sign } from './sign.ts'

/**
 * Whether the words are no reason of the writer's: taken back, seen through by the writer, or of the business where they would have to
 * be of the price. A bias is said only of what stands unopposed; a fact of the account stays one whatever follows.
 */
export function isSetAside(sign: Sign, thesis: string, span: Span): boolean {
  const { from, to } = sentenceAround(thesis, span)
  // "I know the thesis is dead, but who sells at 11x": what is admitted is taken back.
  if (sign.kind === 'error-admitted') {
    const plain = plainText(thesis)
    return (
      /^[^.;]{0,60}(?<![a-z])but(?![a-z])/.test(plain.slice(span.to, to)) ||
      BY_THEN.test(plain.slice(from, span.from)) ||
      TIRED_OF_IT.test(plain)
    )
  }
  if (IS_FEELING.has(sign.kind) && isToldFirst(thesis, span)) return true
  if (sign.kind === 'revenge' && WINS_NOTHING_BACK.test(plainText(thesis))) return true
  if (sign.hasOwnForm)
    return (!FACTS.has(sign.kind) && isRetracted(thesis, span)) || isJudgedByWriter(sign, thesis, span)
  if (!isBias(sign) || FACTS_OF_ACCOUNT.has(sign.kind)) return false
  const sentence = thesis.slice(from, to)
  if (sign.isOfPrice && namesBusiness(sentence)) return true
  if (sign.kind !== 'price-set-aside' && INDIFFERENT.test(plainText(sentence))) return true
  return isJudgedByWriter(sign, thesis, span) || isRetracted(thesis, span)
}

/** "Sentimental, I know; it's one share" */
function isToldFirst(thesis: string, span: Span): boolean {
  const plain = plainText(thesis)
  const { from, to } = sentenceAround(thesis, span)
  const next = sentenceAfter(thesis, span)
  const after = next ? plain.slice(next.from, next.to) : ''
  return SAYS_IT_FIRST.test(`${plain.slice(from, to)} ${after}`) && IS_SMALL.test(plain)
}

/** What somebody may own for, and say so: at a size of nothing there is nothing to ask. */
const IS_FEELING = new Set<FindingKind>(['attachment', 'familiarity'])
const SAYS_IT_FIRST =
  /(?<![a-z])(?:i know|guilty(?: as charged)?|yes,? i'm aware|i'm (?:well |fully )?aware|i admit(?: it)?|i'll admit(?: it)?|i confess)(?= ?(?:[.,;:!)–—-]|$))/
const IS_SMALL =
  /(?<![a-z\d])(?:(?:one|a single|two|1|2) shares?|(?:beer|pocket|pizza|coffee|fun|lunch) money|[$€£]?\d{1,2}(?: dollars| bucks| quid| euros)|[$€£]\d{1,2}(?![\d.,k])|(?:half a|0?\.\d|a tenth of a|less than (?:one|1)) ?(?:%|percent)|a rounding error|next to nothing|a (?:tiny|token|symbolic) [a-z]+)(?![a-z\d])/

/**
 * Whether the writer judges the words themselves, in their sentence or in the next one: "I notice I love the car", "which tells me
 * nothing", "Is that regret? Partly." Whoever sees it is not told of it.
 */
function isJudgedByWriter({ kind, hasOwnForm }: Sign, thesis: string, span: Span): boolean {
  const plain = plainText(thesis)
  const own = sentenceAround(thesis, span)
  const next = sentenceAfter(thesis, own)
  const rest = plainText(wordsBeside(thesis, span)).replace(plain.slice(span.from, span.to), ' ')
  return (
    JUDGES.test(plain.slice(own.from, own.to)) ||
    (!hasOwnForm && !DENIES_OTHERS.has(kind) && NEGATES.test(rest)) ||
    (next !== undefined && JUDGES_BEFORE.test(plain.slice(next.from, next.to)))
  )
}

/** "I don't need to win it back with this one": it is answered already. */
const WINS_NOTHING_BACK =
  /(?<![a-z])(?:don't|dont|do not|doesn't|does not|not|never|no need to|without) (?:(?:have|need|want|trying|try|going|here|meant|about|out) )?(?:to )?(?:win|winning|make|making|get|getting|earn|earning) (?:it|that|them|this|anything|what i lost|my money|the money|the loss|my loss(?:es)?) back(?![a-z])|(?<![a-z])(?:not|no|isn't|is not|without) (?:a |about |out of |for )?revenge(?![a-z])/

/** Biases that consist in denying what others say. */
const DENIES_OTHERS = new Set<FindingKind>([
  'confirmation',
  'overconfidence',
  'exit-denied',
  'hindsight',
  'blames-others',
])
const JUDGES =
  /(?<![a-z])(?:i (?:notice|admit|realize|realise|am aware|catch myself|suspect)|i know(?: that)? i(?![a-z])|i'm aware|(?:tells?|says?|means?|proves?|shows?)(?: (?:me|us|you))? (?:nothing|little|not much)|(?:is not|isn't|are not|aren't|not) the same(?: thing)?(?: as)?|counts? for (?:nothing|little)|no argument|nothing to do with|that'?s (?:just )?(?:gambling|greed|fear|fomo|noise)|the oldest (?:mistake|error|trap)|(?:i|one) should(?: not|n't) (?:do|say|think)|which is (?:usually|exactly) when|i (?:do |really |probably )*(?:like|love|enjoy|want) (?:that|this|it) (?:a bit |a little |far |way |rather |much )*too much|(?:and|but) i (?:don't|do not|dont) (?:fully |quite |really )?trust (?:that|this|it|myself)|(?:and|but) (?:that|this|it) (?:scares|worries|bothers|tempts|frightens) me|which (?:scares|worries|bothers|tempts|frightens) me|stupid,? i know|i know,? i know|yes i know|don't laugh)(?![a-z])/
const JUDGES_BEFORE =
  /^(?:partly|probably|possibly|maybe so|yes,? (?:that's|it is|i know)|i know(?= ?(?:[.,;!)]|that(?![a-z])|how (?:that|this|it) |$))|which is (?:no|not)|that (?:is|was) (?:not|no)|that's (?:not|no)|not a reason|no reason|which proves nothing|that proves nothing|(?:(?:that|this|which|it) )?(?:says|means|proves|tells (?:me|us|you)) (?:nothing|little|not much)|so what|who cares)(?![a-z])/
/** A denial beside the words that were recognised. */
const NEGATES = /(?<![a-z])(?:not|nothing|never|nobody|neither|nor|hardly|instead of|without)(?![a-z])|n't(?![a-z])/

/** What somebody does not care about is no reason of theirs. */
const INDIFFERENT =
  /(?<![a-z])(?:i (?:don't|dont|do not|couldn't|could not) (?:really )?care|(?:doesn't|does not|don't|do not) (?:matter|bother|scare|impress)|not (?:the|my|a) (?:reason|point))(?![a-z])/

/** "I'm tired of being the idiot": the error is a reason to give in. */
const TIRED_OF_IT =
  /(?<![a-z])(?:tired|sick|fed up|done) (?:of|with) (?:always )?(?:being|missing|waiting|watching|standing|sitting)(?![a-z])/
/** "Still at 36 by then: I mistook it": an error that would show on a day to come. */
const BY_THEN =
  /(?<![a-z])(?:by then|by the (?:end|middle) of|by (?:next|year[- ]?end|christmas|spring|summer|autumn|january|february|march|april|may|june|july|august|september|october|november|december)|next (?:year|quarter|spring|summer|autumn|winter))(?![a-z])[^.;!?]*[:,–—=-] ?(?:then |and |so )*$/

const FACTS_OF_ACCOUNT = new Set<FindingKind>([
  'borrowed-money',
  'money-needed',
  'size-too-large',
  'get-even',
  'revenge',
  'loss-aversion',
  'disposition',
])
/** What is done stays done, whatever is set against it: "haven't read the report, but I'm in". */
const FACTS = new Set<FindingKind>([
  ...FACTS_OF_ACCOUNT,
  'confidence-beyond-evidence',
  'urge-to-act',
  'kept-from-others',
  'house-money',
])
