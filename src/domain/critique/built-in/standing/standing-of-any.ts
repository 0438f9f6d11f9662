import { percentSureOf } from '../../../claims/probability.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { wordCount } from '../../../language/word-count.ts'
import { readableDay } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import { eventsIn } from '../basis/facts-of-text.ts'
import type { Finding, Part } from '../basis/finding.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { dayOfEntry, ownTestsOf } from '../basis/own-tests-of.ts'
import { dayOf } from '../basis/quotation.ts'
import { assetName, earlierText, isFund, isSale, isWatched } from '../basis/request.ts'
import { isOfBuyer } from '../basis/side-of-option.ts'
import { actionAndPrice } from './action-and-price.ts'
import { aimsElsewhere, whereItAims } from './aims-elsewhere.ts'
import { beginsWith } from './begins-with.ts'
import { besideMarket } from './beside-market.ts'
import { namesWorld } from './cause-named-again.ts'
import { holdsNoView, isOfDays, isOfYears, setsClaimAside, tellsOfIllness } from './claim-set-aside.ts'
import { expectsFall } from './expects-fall.ts'
import { figureForReason, quartersToSee, takenByMarket } from './of-first-buy.ts'
import { goesByRule, isPlan } from './of-plan.ts'
import { isShortBet } from './short-bet.ts'
import type { StandingFact } from './standing-finding.ts'
import { belowEven, sinceFirst, writtenLater } from './standing-numbers.ts'
import { brought, claimed, held, looks, sold, stake, stakeAfterFall } from './standing-position.ts'
import {
  claimRuns,
  closedDay,
  isTellingStep,
  known,
  place,
  priceSinceLast,
  quartersSince,
  sinceLast,
  timeHeld,
} from './standing-timing.ts'

/**
 * What could be told of any entry, and stands on its page already: an amount, a day, what a number means. A part tells it where
 * nothing points at anything.
 * @param taken what is said of the entry already
 */
export const ofAnyEntry = (request: CritiqueRequest, part: Part, taken: readonly Finding[]): readonly StandingFact[] =>
  OF_PART[part](request, taken)

/** What is true of every entry: it is told where an earlier critique of the asset has told all else. */
export const lastOfAny = (request: CritiqueRequest, part: Part, taken: readonly Finding[]): StandingFact =>
  LAST[part](request, taken)

type OfPart = (request: CritiqueRequest, taken: readonly Finding[]) => readonly StandingFact[]

const OF_PART: Readonly<Record<Part, OfPart>> = {
  psychology: (request, taken) =>
    isWrittenInTime(request.decision)
      ? [...sinceFirst(request), ...sincePrevious(request), ...whereItAims(request), ...beginning(request, taken)]
      : [],
  fundamentals: money,
  worldEvents: world,
}
const LAST: Readonly<Record<Part, (request: CritiqueRequest, taken: readonly Finding[]) => StandingFact>> = {
  psychology: meaning,
  fundamentals: place,
  worldEvents: known,
}

/** The money of it: what a fall would leave, what is held, what a sale brings, where nothing says it yet. */
function money(request: CritiqueRequest, taken: readonly Finding[]): readonly StandingFact[] {
  const afterFall = isPlan(taken) || tellsOfIllness(request) ? [] : stakeAfterFall(request)
  const isOutcomeTold = taken.some(({ values }) => values?.change !== undefined)
  const result = isOutcomeTold ? [] : brought(request)
  const figure = isPlan(taken) || tellsOfIllness(request) ? [] : figureForReason(request, taken)
  if (figure.length > 0) return figure
  return [
    ...(afterFall.length > 0 ? afterFall : stake(request)),
    ...held(request),
    ...(result.length > 0 ? result : sold(request)),
    ...looks(request),
  ]
}

/** What goes by a rule, or is told of an illness, is not measured by its first words. */
const beginning = (request: CritiqueRequest, taken: readonly Finding[]): readonly StandingFact[] =>
  isPlan(taken) || tellsOfIllness(request) || aimsElsewhere(request) || holdsNoView(request)
    ? []
    : beginsWith(request, taken)

/** The price and the claim are no matter of a plan: it says so, and for how long it has been at work. */
function world(request: CritiqueRequest, taken: readonly Finding[]): readonly StandingFact[] {
  const before = earlierText(request)
  const time = HELD_BEFORE.test(before) ? [] : timeHeld(request)
  if (goesByRule(taken) || (isFund(request) && holdsNoView(request)))
    return [...noView(request), ...time, ...sinceLast(request)]
  const step = isPlan(taken) || isToldFromFirst(request, taken) ? [] : priceSinceLast(request)
  const isOutcomeTold = taken.some(({ values }) => values?.change !== undefined)
  if (isTellingStep(request) && !isOutcomeTold && step.length > 0) return step
  const quarters = isPlan(taken) ? [] : quartersSince(request)
  const compared = besideMarket(request)
  if (compared.length > 0) return compared
  if (quarters.length > 0 && !isSale(request)) return quarters
  if (step.length > 0) return step
  const isAside = isClaimAside(request, taken) || setsClaimAside(request)
  const claim = isClaimSilent(request, taken) ? [] : claimed(request)
  const runs = isAside || tellsOfIllness(request) || isPlan(taken) || SCORED.test(before) ? [] : claimRuns(request)
  const isFallTold = taken.some(({ values }) => values?.lower !== undefined || values?.lost !== undefined)
  const byMarket = isPlan(taken) || isFallTold || tellsOfIllness(request) ? [] : takenByMarket(request)
  if (byMarket.length > 0) return byMarket
  const toSee = claim.length > 0 ? quartersToSee(request) : []
  if (toSee.length > 0) return toSee
  const told = [...time, ...claim, ...afterExpiry(request), ...sinceLast(request), ...closedDay(request)]
  return told.length > 0 ? told : runs
}

/** Whether an entry is not about how the share does, so that nothing is said of the claim beside its number. */
const isClaimAside = (request: CritiqueRequest, taken: readonly Finding[]): boolean =>
  aimsElsewhere(request) ||
  isOfDays(request) ||
  isOfYears(request) ||
  holdsNoView(request) ||
  taken.some(
    ({ kind, values }) =>
      values?.claim !== undefined || kind === 'waits-for-own-price' || kind === 'stays-out' || kind === 'not-public',
  )

/** The same, and whether a critique of the asset has told the claim already. */
export const isClaimSilent = (request: CritiqueRequest, taken: readonly Finding[]): boolean =>
  isClaimAside(request, taken) ||
  [isSale, expectsFall, isShortBet, setsClaimAside, tellsOfIllness].some((each) => each(request)) ||
  isPlan(taken) ||
  SCORED.test(earlierText(request))

/** What comes after an option has ended does nothing for whoever bought it. */
function afterExpiry(request: CritiqueRequest): readonly StandingFact[] {
  const { option } = request
  const isOver = Boolean(request.decision.writtenAt) || dayOfEntry(request.decision) >= (option?.expiresOn ?? '')
  if (!option?.expiresOn || !option.right || isSale(request) || isOver || !isOfBuyer(request)) return []
  const values = { ticker: assetName(request), until: readableDay(option.expiresOn), right: option.right }
  return [{ values, ways: AFTER_EXPIRY }]
}

/** A plan that names the world itself has a view of it, or a rule that hangs on it. */
const noView = ({ decision }: CritiqueRequest): readonly StandingFact[] =>
  eventsIn(decision.thesis).length > 0 || namesWorld(decision.thesis) ? [] : [{ values: {}, ways: NO_VIEW }]

/** Whether the price since the entry before this one is the price since the first, and told as that. */
const isToldFromFirst = (request: CritiqueRequest, taken: readonly Finding[]): boolean =>
  holdingPeriodOf(request)?.since.length === 0 && taken.some(({ values }) => values?.change !== undefined)

/** Also in the words of earlier versions, which stand on a page for ever. */
const SCORED =
  /(?<![a-z])(?:scored|where closes are known|of 10 (?:is (?:for|about|held to)|stands the claim|sure of this))(?![a-z])/i
const HELD_BEFORE = /Held for|It has been yours|Watched for|it has been watched/

/** How sure they were at the entry before, by its day: whoever has an entry before this one has read what such a number means. */
function sincePrevious({ decision, earlier }: CritiqueRequest): readonly StandingFact[] {
  const previous = earlier.at(-1)
  if (!previous || !isWrittenInTime(previous) || dayOf(previous) === dayOf(decision)) return []
  const values = {
    day: dayOf(decision),
    before: dayOf(previous),
    was: String(previous.confidence),
    is: String(decision.confidence),
  }
  return [{ values, ways: previous.confidence === decision.confidence ? AS_SURE : OTHERWISE_SURE }]
}

/**
 * What Candor reads a confidence as (its scale is the product's, and no expectation of the writer's): Calibration counts by it, and
 * leaves out what was written later.
 */
function meaning(request: CritiqueRequest, taken: readonly Finding[]): StandingFact {
  const { decision } = request
  if (!isWrittenInTime(decision)) return writtenLater(request)
  if ([tellsOfIllness, aimsElsewhere, holdsNoView].some((each) => each(request)))
    return { values: actionAndPrice(request), ways: WITHOUT_SCALE }
  const isWorldTold = isWatched(request) || taken.some(({ part }) => part === 'worldEvents')
  const [claim] = isWorldTold && !isClaimSilent(request, taken) ? claimed(request) : []
  if (claim) return { ...claim, ways: isWatched(request) ? HELD_WITHOUT_BUYING : CLAIMED_OF_NUMBER }
  const right = percentSureOf(decision.confidence)
  if (isThin(request)) return wordsBehind(request)
  if (right <= EVEN) return belowEven(request)
  const values = {
    confidence: String(decision.confidence),
    right: String(right),
    cases: WRONG_IN[100 - right] ?? '',
    ...actionAndPrice(request),
  }
  return { values, ways: MEANS }
}

/**
 * By the percent that the scale leaves for being wrong: three in ten is a number, and one of three cases is something to picture. It is
 * told of all that is decided so surely, never of this one: what becomes of it nobody knows.
 */
const WRONG_IN: Readonly<Record<number, string>> = {
  45: 'nearly one of two cases',
  35: 'about one of three cases',
  25: 'one of four cases',
  15: 'about one of seven cases',
  5: 'one of twenty cases',
}

/** Whether a high number rests on a few words, with neither a figure nor a test of its own among them. */
function isThin(request: CritiqueRequest): boolean {
  const { decision, earlier, tests = [] } = request
  const isBare = [ownTestsOf(decision), tests, quantitiesOf(decision.thesis)].every(({ length }) => length === 0)
  const isSure = decision.confidence >= SURE
  return (
    decision.action === 'Buy' && isSure && earlier.length === 0 && isBare && wordCount(decision.thesis) <= FEW_WORDS
  )
}
const [SURE, FEW_WORDS] = [7, 30] as const

/** What somebody who reads the number in a year will find beside it. */
const wordsBehind = ({ decision }: CritiqueRequest): StandingFact => ({
  values: { confidence: String(decision.confidence), count: String(wordCount(decision.thesis)) },
  ways: FEW_WORDS_BEHIND,
})

/** In percent. */
const EVEN = 50

const AFTER_EXPIRY = [
  'Whatever becomes of {ticker} after {until} comes too late for this {right}.',
  'For this {right} {ticker} has until {until}; what comes after that does nothing for it.',
] as const
const HELD_WITHOUT_BUYING = [
  'You buy nothing, and your {confidence} of 10 is held to the same as with a Buy: {claim}.',
] as const
const CLAIMED_OF_NUMBER = [
  'Your {confidence} of 10 is not for a rise alone, but for this: {claim}.',
  'For your {confidence} of 10 to be right it is not enough that it rises: {claim}.',
] as const
const NO_VIEW = ['A plan like this needs no view of what the world does next.'] as const
const AS_SURE = ['You are as sure as on {before}: {is} of 10.'] as const
const OTHERWISE_SURE = ['You were {was} of 10 sure on {before}, and are {is} of 10 sure on {day}.'] as const
const WITHOUT_SCALE = ['You decided on a {action} here{at}.'] as const
const FEW_WORDS_BEHIND = [
  'Your {confidence} of 10 stands on {count} words here.',
  'Behind your {confidence} of 10 stand {count} words.',
] as const
const MEANS = [
  'Candor reads {confidence} of 10 as right in {right} of 100: decisions as sure as this {action}{at} may be wrong in {cases}, and no more.',
  'By Candor’s scale decisions as sure as this {action}{at}, at {confidence} of 10, may be wrong in {cases}, and no more.',
  'On Candor’s scale the {confidence} of 10 of this {action}{at} holds where such decisions are wrong in {cases} at most.',
] as const
