import { plainText } from '../../language/plain-text.ts'
import type { CritiqueRequest } from '../critique.ts'
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

const PLANS = [
  'pay ?day|pay ?check|dca|dollar[- ]cost|401k|roth|ira contribution|standing order|savings plan|auto[- ]?(?:buys?|invest\\w*)|automated|automatically|drip|espp',
  'rebalanc\\w+|(?:rebalancing|my|the|inside|outside|upper|lower) band|band (?:again|[+±-])|target (?:weight|allocation)|equal weights?',
  '(?:monthly|weekly|quarterly|yearly|regular|usual) (?:\\$?\\d+\\w*|buy|buys|purchase|contribution|amount|instal?lment|lot|plan|order)',
  '(?:the )?same (?:thing |amount |sum )?every (?:month|week|quarter|fortnight|payday)|(?:a|per) (?:fortnight|month)|(?:second|third|first|last) (?:tranche|lot|bite|third)(?: of)?',
  '(?:every|each) (?:month|payday|pay ?check|week)(?: since| i (?:buy|add|put))|(?:buy|add|invest|put)[a-z0-9$ ]{0,24} (?:every|each) (?:month|week|quarter|payday)',
  '(?:1/[2345]|half|a (?:half|third|quarter)|one third|first (?:half|third|quarter|tranche)) (?:now|today|here|first|in),? (?:and )?(?:1/[2345]|half|a (?:half|third|quarter)|(?:the )?(?:rest|other|second|next|remainder)|one third)',
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
