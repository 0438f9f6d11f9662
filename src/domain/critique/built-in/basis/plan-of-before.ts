import Big from 'big.js'
import { comparisonsOf } from '../../../language/comparison.ts'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { holdingPeriodOf } from './holding-period.ts'
import { isFund } from './request.ts'

/**
 * Whether this entry, or an earlier one of its holding period, tells of a plan by which purchases and sales are made: an amount every month, a
 * band, lots of a known number. A plan that was told once holds until all is sold. What is read here praises nothing, and only keeps
 * a step of the plan from being asked about as if it were a decision of that day.
 */
export function isStepOfPlan(request: CritiqueRequest): boolean {
  const period = holdingPeriodOf(request)
  const entries = [request.decision, ...(period ? [period.origin, ...period.since] : [])]
  const pattern = isFund(request) ? OF_FUND : OF_SHARE
  return entries.some(({ thesis }) => {
    const plain = plainText(thesis)
    return pattern.test(plain) && !NO_PLAN.test(plain) && !FOR_AVERAGE.test(plain)
  })
}

/**
 * Whether a condition of the plan may not have come: a sentence that tells a step of it names one, and this entry gives a figure on its
 * wrong side, or does not say itself that the step was planned so.
 */
export function isAgainstPlan({ decision, ...request }: CritiqueRequest): boolean {
  const period = holdingPeriodOf(request)
  const plain = plainText(decision.thesis)
  return (period ? [period.origin, ...period.since] : []).some(({ thesis }) =>
    sentencesOf(thesis).some((sentence) => {
      const told = plainText(thesis.slice(sentence.from, sentence.to))
      if (!OF_SHARE.test(told) || !HANGS.test(told)) return false
      const limits = comparisonsOf(told)
      if (hasComeToStep(told, decision.price)) return false
      if (limits.length === 0) return !SAYS_PLANNED.test(plain)
      return limits.some(({ side, quantity }) =>
        quantitiesOf(plain).some(
          ({ unit, value }) =>
            unit === quantity.unit && new Big(value)[side === 'above' ? 'lt' : 'gt'](new Big(quantity.value)),
        ),
      )
    }),
  )
}

/**
 * Whether an earlier entry of the holding period made more of it wait for something that this entry tells: "I add if they sign Bosch", and
 * "Bosch signed". Whether it came out is not read, only that this entry denies it nowhere near its name.
 */
export function tellsOfAwaitedStep({ decision, ...request }: CritiqueRequest): boolean {
  const period = holdingPeriodOf(request)
  const now = sentencesOf(decision.thesis).map(({ from, to }) => plainText(decision.thesis.slice(from, to)))
  return (period ? [period.origin, ...period.since] : []).some(({ thesis }) =>
    matchesOf(AWAITS_STEP, plainText(thesis)).some(([, one, other]) => {
      const awaited = new Set(contentWords(one ?? other ?? '').filter((word) => word.length > 2 && !/\d/.test(word)))
      const told = now.filter((words) => contentWords(words).some((word) => awaited.has(word)))
      return told.length > 0 && told.every((words) => !NOT_COME.test(words))
    }),
  )
}
const AWAITS_STEP =
  /(?<![a-z])(?:(?:i(?:'ll| will)? |and |then |we )(?:add|buy|take|double)(?: [a-z0-9%$]+){0,4}? (?:if|when|once|after|as soon as) ([^.;!?]+)|(?:second|other|next|rest|remainder|half|third|tranche|lot|bite|piece)(?: [a-z0-9]+){0,3} (?:waits? for|if|when|once|after|follows|comes (?:when|after|with|once)|depends on) ([^.;!?]+))/g
const NOT_COME =
  /(?<![a-z])(?:not|no|never|none|nothing|still|yet|delayed|postponed|later|negative|failed|missed|without|instead|fell|unlike|despite|although|but)(?![a-z])|n't(?![a-z])/

/** "Now, at 155, and at 145 if it gets there": the price has come to one of the steps, and all the more where it is lower. */
function hasComeToStep(told: string, price: string | null): boolean {
  if (price === null) return false
  return matchesOf(STEP, told)
    .map(([, step = '']) => step)
    .some((step) => new Big(price).lte(new Big(step)) && new Big(price).times(2).gt(new Big(step)))
}
const STEP = /(?<![a-z])at \$?(\d+(?:\.\d+)?)(?! ?(?:%|x|times|percent))(?![\d.,]*\d)/g

const HANGS = /(?<![a-z])(?:if|unless|once|provided|only when|as long as|should)(?![a-z])/
const SAYS_PLANNED = /(?<![a-z])(?:as|per|the|my) (?:[a-z]+ )?(?:plan(?:ned)?|written|promised|laid out)(?![a-z])/

const PLANS = [
  'pay ?day|pay ?check|dca|dollar[- ]cost|401k|roth|ira contribution|standing order|savings plan|auto[- ]?(?:buys?|invest\\w*)|automated|automatically|drip|espp',
  'rebalanc\\w+|(?:rebalancing|my|the|inside|outside|upper|lower) band|band (?:again|[+±-])|target (?:weight|allocation)|equal weights?',
  '(?:monthly|weekly|quarterly|yearly|regular|usual) (?:\\$?\\d+\\w*|buy|buys|purchase|contribution|amount|instal?lment|lot|plan|order)',
  '(?:the )?same (?:thing |amount |sum )?every (?:month|week|quarter|fortnight|payday)|(?:a|per) (?:fortnight|month)|(?:second|third|first|last) (?:tranche|lot|bite|third)(?: of)?',
  '(?:every|each) (?:month|payday|pay ?check|week)(?: since| i (?:buy|add|put))|(?:buy|add|invest|put)[a-z0-9$ ]{0,24} (?:every|each) (?:month|week|quarter|payday)',
  '(?:1/[2345]|half|a (?:half|third|quarter)|one third|first (?:half|third|quarter|tranche)) (?:now|today|here|first|in),? (?:and )?(?:1/[2345]|half|a (?:half|third|quarter)|(?:the )?(?:rest|other|second|next|remainder)|one third)',
  `(?:the |my )?(?:second|other|third|next|last) (?:half|third|quarter|tranche|lot|piece)(?! of (?:the )?(?:year|20|fiscal)),?(?: (?:comes|goes in|follows|to follow|only|is bought|i buy|i add|planned))? (?:after|if|when|once|on|at|following|in)(?! (?:20|the (?:year|second)))`,
  '(?:first|one) (?:half|third|quarter|tranche|lot|piece) (?:today|now|here)(?! (?:is|was|that|and gone))',
  '(?:in|of|was|were|is) (?:two|three|four|five|six|[2-6])(?: equal| planned)? (?:lots|halves|parts|pieces|tranches|thirds|quarters|steps|bites|instal?lments|purchases|buys)',
]
const OF_SHARE = new RegExp(`(?<![a-z])(?:${PLANS.join('|')})(?![a-z])`)
const OF_FUND = new RegExp(
  `(?<![a-z])(?:${PLANS.join('|')}|monthly|weekly|quarterly|every month|each month|contribution|first (?:monday|of the month)|1st of|plan)(?![a-z])`,
)
const NO_PLAN =
  /(?<![a-z])(?:no|not|without|instead of|against) (?:a |the |my |any )?(?:plan|dca|rebalanc\w+|band)(?![a-z])/

/** "Second lot, which brings the average to 155": what is bought for that is no step of a plan. */
export const FOR_AVERAGE = /(?<![a-z])(?:brings?|pulls?|gets?|lowers?|puts?|takes?) (?:the|my|our) average(?![a-z])/
