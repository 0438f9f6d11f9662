import { plainText } from '../../../language/plain-text.ts'
import { pointsBack } from '../../../language/points-back.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime, writingOf } from '../basis/day-of-writing.ts'
import type { Finding, FindingKind, Part } from '../basis/finding.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { isStepOfPlan } from '../basis/plan-of-before.ts'
import { dayOf } from '../basis/quotation.ts'
import { isReadable, wasReadable } from '../basis/readable.ts'
import { isFund, isSale, isWatched } from '../basis/request.ts'
import { reasonsStated } from './reasons-stated.ts'
import type { StandingFact } from './standing-finding.ts'

/** What a purchase was made for, by its own words, beside a later entry that does not speak of it. Each is held up once. */
export function* reasonOfBefore(request: CritiqueRequest): Iterable<StandingFact> {
  const isSold = isSale(request)
  for (const values of reasonsOfBefore(request))
    if (isSold || !mayBeAnswered(values.wrote, request)) yield { values, ways: isSold ? AT_SALE : HELD }
}

/**
 * The same as a question: whether it is still so, or over.
 * @param taken what is said of the entry already
 * @returns null where the entry may answer it, or a level, a rule or a need decides
 */
export function askedOfReason(request: CritiqueRequest, taken: readonly Finding[], part: Part): Finding | null {
  const { decision, option } = request
  if (isWatched(request) || isFund(request) || option || !isWrittenInTime(decision) || !isReadable(request)) return null
  if (taken.some(({ ways: [first] }) => first.endsWith('?')) || taken.some(({ kind }) => DECIDES.has(kind))) return null
  const plain = plainText(decision.thesis)
  if (MAY_ANSWER.test(plain) || pointsBack(plain) || isStepOfPlan(request)) return null
  const [values] = [...reasonsOfBefore(request)].filter(({ wrote }) => !mayBeAnswered(wrote, request))
  if (!values || taken.some((other) => other.values?.wrote?.includes(values.wrote))) return null
  const ways = isSale(request) ? IS_OVER : STILL_SO
  return { kind: 'ask-what-changed', part, weight: 1, ways, values, quoted: null }
}

/** The reasons of the Buy that no later critique of the asset has quoted, and of which this entry has no word. */
function* reasonsOfBefore(request: CritiqueRequest) {
  const period = holdingPeriodOf(request)
  const { decision, earlierCritiques = [] } = request
  if (!period?.buy || isWatched(request) || !writingOf(request).areAllBefore || !wasReadable(request)) return
  // A sale that is made by a line of its writer's own is explained by that, and not by what it was bought for.
  if (isSale(request) && BY_OWN_LINE.test(plainText(decision.thesis))) return
  const { buy } = period
  const later = earlierCritiques.filter(({ about }) => about.at !== buy.at).map(({ text }) => text)
  const told = new Set(contentWords(decision.thesis))
  for (const wrote of reasonsStated(buy)) {
    const isSpokenOf = contentWords(wrote).some((word) => told.has(word))
    if (!isSpokenOf && !later.some((text) => text.includes(wrote.slice(1, -1)))) yield valuesOf(wrote, buy)
  }
}

/** Today's figure may be the answer to one of before. */
const mayBeAnswered = (wrote: string, { decision }: CritiqueRequest): boolean =>
  /\d/.test(wrote) && /\d/.test(plainText(decision.thesis))

const valuesOf = (wrote: string, buy: CritiquedDecision): { readonly wrote: string; readonly day: string } => ({
  wrote,
  day: dayOf(buy),
})

/** By which a decision is explained, or is blamed already: what it was bought for is no matter then. */
const DECIDES: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'stop-obeyed',
  'target-obeyed',
  'rule-kept',
  'principle-kept',
  'loss-taken-as-written',
  'sale-for-need',
  'tax-sale',
  'rebalancing-by-rule',
  'index-plan',
  'hedge',
  'employer-shares',
  'error-admitted',
  'falsifier-broken-and-held',
  'test-left-open',
])
/** Of a reason, of what has changed or has not, of being right or wrong, of waiting, or of what something is sold for. */
const MAY_ANSWER =
  /(?<![a-z])(?:reasons?|thesis|story|case|why|because|since|same|unchanged|chang\w+|nothing (?:new|happened)|still|intact|no longer|any ?more|over|gone|wrong|right|mistak\w+|error|lesson|learn\w*|tax\w*|need\w*|roof|house|money (?:is|was) needed|rule|plan\w*|rebalanc\w*|ceiling|weight|wrote|written|said|promis\w+|stop|target|believ\w+|faith|proved?|proof|told|worked|works|holds|stands|as (?:expected|planned|ever))(?![a-z])|\?/

const BY_OWN_LINE =
  /(?<![a-z])(?:(?:my|the same|by the|as per the) (?:own )?(?:line|limit|rule|test|threshold|floor|mark)s?|the (?:line|limit|rule) (?:i|that i) (?:wrote|set|drew|gave))(?![a-z])/

const HELD = ['With the Buy of {day} you wrote {wrote}.', 'At the Buy of {day} stood this: {wrote}.'] as const
const AT_SALE = ['As you bought it on {day} you wrote {wrote}.', 'In the Buy of {day} stood {wrote}.'] as const
const STILL_SO = [
  'On {day} you wrote {wrote}: is that still so?',
  'At the Buy of {day} stood {wrote}: does it still hold?',
] as const
const IS_OVER = [
  'The Buy of {day} said {wrote}: is that over?',
  'You wrote {wrote} on {day}: is that over now?',
] as const
