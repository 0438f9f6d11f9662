import { oneOf } from './one-of.ts'
import type { Span } from './plain-text.ts'

/**
 * The part of a sentence in which its writer tells what they came close to and left: "I nearly took out a loan", "was about to sell".
 * "Nearly all my savings" is an amount, and "I nearly doubled it" tells how much was done: neither is in it.
 * @param words a sentence, in plain form
 */
export function notDoneIn(words: string): Span | null {
  const match = MAY_BE_NEAR.test(words) ? CAME_CLOSE.exec(words) : null
  if (!match) return null
  const from = match.index
  const rest = words.slice(from)
  return { from, to: from + rest.search(GOES_ON) }
}

/**
 * Whether the next sentence says no more than that what stands before was not done: "Didn't.", "I did not, in the end." A bare "No."
 * says so only of what somebody felt like doing, and of a promise "I didn't" says that it was broken.
 */
export const saysNotDone = (words: string, next: string): boolean =>
  OF_WRITER.test(words) &&
  !IS_PROMISE.test(words) &&
  (DID_NOT.test(next) || (ANSWERS_NO.test(next) && IS_TEMPTED.test(words)))

/** What every way of coming close has in it. */
const MAY_BE_NEAR =
  /(?<![a-z])(?:nearly|almost|all but|close to|about to|verge|brink|half a mind|tempted|toyed|toying|flirted|played with|itching|inches|talked myself out)(?![a-z])/

const SELF = oneOf`i, we, i'd, i've, i had, i have, we had, we have, ngl, tbh`
const BEFORE = oneOf`very, so, really, damn, bloody, honestly, just, also, once, even, actually, only`
/** What somebody does with their money or their shares. What is counted ("doubled") is done to the greater part. */
const DONE = oneOf`
  (?!(?:doubled|tripled|trebled|halved|quadrupled|maxed|broke|missed|need|succeeded|indeed|agreed)(?![a-z]))[a-z'-]{2,}(?:ed|'d)
  (?:took|bought|put|sold|went|threw|got|gave|did|bet|let|made|spent|lent|paid|ran|hit|drew|left|cut|caved|fell for|sank|broke (?:my|the|our) rule)
`
const TO_DO = "(?!(?:not|being|having|the|my|our|a|an|its?|zero|done)(?![a-z]))(?:[a-z]+ly )?[a-z'-]{2,}"

/** Nobody else's: the writer stands before the verb, or the sentence begins with it. */
const BY_WRITER =
  "(?<=^|(?<![a-z])(?:i|we|i've|i'd|i'm)(?: (?:have|had|[a-z]+ly|just|once|even|also|then))* |(?<![a-z])i [a-z ]{3,40} and )"

const CAME_CLOSE = new RegExp(
  `(?<![a-z])${oneOf`
    (?<=(?:^|[,;:(–—-] ?|(?<![a-z])(?:and|but|so|then) )(?:(?:ngl|tbh|ok|so|last night|yesterday|this morning),? )?(?:${SELF} )(?:${BEFORE} )*)(?:nearly|almost|all but) (?:${BEFORE} )*${DONE}
    (?<=^(?:(?:ngl|tbh|ok|so|yeah),? )*(?:${BEFORE} )*)(?:nearly|almost|all but) ${DONE}
    ${BY_WRITER}(?:came|come|was|were|been|got) (?:(?:very|so|this|that|pretty|dangerously|awfully|damn|really|within an inch|an inch) )*(?:close|near) to [a-z-]+ing
    (?<=(?<![a-z])(?:i|we|and|then) )(?:was|were) (?:(?:just|already|really|all set and) )*(?:about|ready|this close|within inches|an inch away from|inches from|on the (?:verge|brink|point) of)(?: to)? ${TO_DO}
    ${BY_WRITER}(?:had|have|had got) half a mind to ${TO_DO}
    ${BY_WRITER}(?:(?:was|am|were|felt|got) )?(?:(?:sorely|very|so|really|badly|seriously|half) )*tempted to ${TO_DO}
    ${BY_WRITER}(?:(?:was|am) )?itching to ${TO_DO}
    ${BY_WRITER}(?:toyed|flirted|played) with (?:(?:the )?(?:idea|thought) of )?[a-z-]+ing
    ${BY_WRITER}talked myself out of [a-z-]+ing
  `}(?![a-z])`,
)
/** Where something else begins: what was done instead, and why. */
const GOES_ON =
  /[;:()–—]| - |(?<![a-z])(?:but|until|when|because|since|though|although|instead|before|whereas|so (?:i|we|now)|then|and (?:i |we )?(?:then|ended|instead|in the end|so|now|finally|did))(?![a-z])|$/

const OF_WRITER = /(?<![a-z])(?:i|i'[a-z]+|we|my|our|me)(?![a-z])/
/** "I said I would sell at 40. I didn't." */
const IS_PROMISE =
  /(?<![a-z])(?:said|say|promised?|swore|wrote|write|told|vowed|planned|meant|supposed|should|must|had to|have to|rule|if|when|once|never|won't|not)(?![a-z])|n't(?![a-z])/
const AT_LAST =
  '(?:,? (?:do (?:it|that|so)|go through with it|in the end|after all|of course|though|luckily|thank god|thankfully|this time))*'
const DID_NOT = new RegExp(
  `^(?:but |and |well,? |then |luckily,? |thankfully,? |in the end,? |thank god,? |glad |(?:so )?happy |slept on it(?: and|,) ?)*(?:i |we )?(?:didn't|did not|didnt|haven't|have not|resisted|refrained)${AT_LAST}\\W*$`,
)
const ANSWERS_NO = /^(?:no|nope|nah|not happening|not doing it|not doing that|not again|not this time)\W*$/
const IS_TEMPTED =
  /(?<![a-z])(?:tempt(?:ed|ing|s)|could|might|wanted|want|want to|itching|urge|thought (?:of|about)|thinking (?:of|about)|considered|considering|felt like|feel like|fingers?|wondered|wondering)(?![a-z])/
