import Big from 'big.js'
import { percentSureOf } from '../../../claims/probability.ts'
import { calendarDaysBetween } from '../../../prices/market-calendar.ts'
import { percentChange } from '../../../prices/money.ts'
import { distanceWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten, isWrittenInTime } from '../basis/day-of-writing.ts'
import { holdingPeriodOf, money } from '../basis/holding-period.ts'
import { namesOtherCurrency } from '../basis/other-currency.ts'
import { isToldIn } from '../basis/phrasing.ts'
import { dayOf } from '../basis/quotation.ts'
import { earlierText, isPurchase, isSale } from '../basis/request.ts'
import { isOfBuyer } from '../basis/side-of-option.ts'
import { actionAndPrice } from './action-and-price.ts'
import { aimsElsewhere } from './aims-elsewhere.ts'
import { holdsNoView, tellsOfIllness } from './claim-set-aside.ts'
import { expected } from './standing-claims.ts'
import type { StandingFact } from './standing-finding.ts'

/** What the price, the confidence and the day of writing show: how far they have gone, and a number below even. */
export function* standingNumbers(request: CritiqueRequest): Iterable<StandingFact> {
  const { decision } = request
  if (!isWrittenInTime(decision)) {
    yield writtenLater(request)
    return
  }
  yield* alwaysAsSure(request)
  if (hasGone(request)) yield* sinceFirst(request)
  if (tellsOfIllness(request)) return
  yield* expected(request)
  // Five of ten is how people write that they do not know.
  if (
    isPurchase(request) &&
    !aimsElsewhere(request) &&
    !holdsNoView(request) &&
    percentSureOf(decision.confidence) < NOT_KNOWN
  )
    yield belowEven(request)
}

/** In percent. */
const NOT_KNOWN = 45

/** Three entries or more with one number, while the price went far: told once on a page. */
function alwaysAsSure(request: CritiqueRequest): readonly StandingFact[] {
  const { decision } = request
  const period = holdingPeriodOf(request)
  if (!period || isSale(request) || isToldIn(ALWAYS_AS_SURE, earlierText(request))) return []
  const entries = [period.origin, ...period.since, decision]
  const prices = entries.flatMap(({ price }) => (price === null ? [] : [new Big(price)]))
  const isOne = entries.every((entry) => entry.confidence === decision.confidence && isWrittenInTime(entry))
  const [low, high] = [prices.reduce(lower, prices[0] ?? ZERO), prices.reduce(higher, prices[0] ?? ZERO)]
  const isFar = low.gt(0) && high.gte(low.times(FAR))
  if (!isOne || entries.length < LEAST_ENTRIES || prices.length < entries.length || !isFar) return []
  const values = {
    count: COUNTS[entries.length] ?? String(entries.length),
    is: String(decision.confidence),
    low: money(low.toFixed()),
    high: money(high.toFixed()),
  }
  return [{ values, ways: ALWAYS_AS_SURE }]
}

const ZERO = new Big(0)
const lower = (one: Big, other: Big): Big => (other.lt(one) ? other : one)
const higher = (one: Big, other: Big): Big => (other.gt(one) ? other : one)
const [LEAST_ENTRIES, FAR] = [3, '1.15'] as const
const COUNTS = ['', '', '', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** Says of a decision that was written down late that its confidence is left out of calibration (ruling 19). */
export const writtenLater = (request: CritiqueRequest): StandingFact => ({
  values: {
    ...actionAndPrice(request),
    day: dayOf(request.decision),
    written: dayWritten(request.decision),
    days: String(calendarDaysBetween(request.decision.at, request.decision.writtenAt ?? request.decision.at)),
    confidence: String(request.decision.confidence),
  },
  ways: WRITTEN_LATER,
})

/** Where price and confidence stood when it was bought, or first looked at. */
export function sinceFirst(request: CritiqueRequest): readonly StandingFact[] {
  const { decision } = request
  const period = holdingPeriodOf(request)
  // "Seven" in between hides that it has come down where the first entry was as low as this one.
  const isBackDown = period && !isSale(request) && decision.confidence < period.previous.confidence
  const origin = isBackDown && decision.confidence >= period.origin.confidence ? period.previous : period?.origin
  // A confidence that was written down later does not tell how sure somebody was on the day.
  if (!origin?.price || !isWrittenInTime(origin) || !decision.price || new Big(origin.price).eq(0)) return []
  const change = percentChange(origin.price, decision.price)
  if (change === null) return []
  const values = {
    was: String(origin.confidence),
    is: String(decision.confidence),
    before: money(origin.price),
    now: money(decision.price),
    day: dayOf(origin),
    first: origin.action,
    action: decision.action,
    change: new Big(change).eq(0) ? 'the same price' : `${distanceWords(change)} ${sideOf(change)}`,
  }
  if (namesOtherCurrency(request) && !isBoughtAgain(request))
    return new Big(change).eq(0) ? [] : [{ values, ways: isSale(request) ? AT_SALE_IN_PERCENT : SINCE_IN_PERCENT }]
  if (!isSale(request)) return [{ values, ways: origin.confidence === decision.confidence ? AS_SURE : SINCE }]
  if (isBoughtAgain(request)) return fromAverage(values, request)
  if (isOfBuyer(request)) return [{ values, ways: AT_SALE, isOutcome: true }]
  return decision.action === 'Sell' ? [{ values, ways: AT_CLOSE, isOutcome: true }] : []
}

const isBoughtAgain = (request: CritiqueRequest): boolean =>
  holdingPeriodOf(request)?.since.some(({ action }) => action === 'Buy More') ?? false

/** What was bought at several prices came in at none of them: a gain or a loss is told from the average. */
function fromAverage(values: StandingFact['values'], request: CritiqueRequest): readonly StandingFact[] {
  const { decision, position } = request
  const change = position && decision.price && percentChange(position.averageCost, decision.price)
  if (!change || !isOfBuyer(request)) return []
  const told = {
    ...values,
    average: money(position.averageCost),
    change: new Big(change).eq(0) ? 'the same price' : `${distanceWords(change)} ${sideOf(change)}`,
  }
  return [{ values: told, ways: AT_SALE_OF_ALL, isOutcome: true }]
}

/** Whether it is a sale, or price or confidence are others than at the first entry. */
function hasGone(request: CritiqueRequest): boolean {
  const { decision } = request
  const origin = holdingPeriodOf(request)?.origin
  if (!origin?.price || !decision.price) return false
  const change = percentChange(origin.price, decision.price)
  const isFar = change !== null && new Big(change).abs().gte(TELLING_PERCENT)
  if (isSale(request)) return isFar
  return (isFar && !isToldLately(request)) || Math.abs(decision.confidence - origin.confidence) >= TELLING_STEPS
}

/** Whether a critique has told it already, and since the entry before the price has not gone far again. */
function isToldLately(request: CritiqueRequest): boolean {
  const { decision, earlier } = request
  const was = earlier.at(-1)?.price
  const step = was && decision.price && !new Big(was).eq(0) ? percentChange(was, decision.price) : null
  const isSmall = step === null || new Big(step).abs().lt(TELLING_PERCENT)
  return isSmall && [SINCE, AS_SURE].some((ways) => isToldIn(ways, earlierText(request)))
}

/** A share moves by less in a month, and a confidence by one without a reason. */
const [TELLING_PERCENT, TELLING_STEPS] = [10, 2]

const sideOf = (change: string): string => (change.startsWith('-') ? 'lower' : 'higher')

/** What Candor reads a confidence as that its scale puts below even. */
export function belowEven(request: CritiqueRequest): StandingFact {
  const { confidence } = request.decision
  const right = percentSureOf(confidence)
  return {
    values: { confidence: String(confidence), right: String(right), ...actionAndPrice(request) },
    ways: BELOW_EVEN,
  }
}

const ALWAYS_AS_SURE = [
  '{count} entries between {low} and {high}, and each at {is} of 10: the price moves, and the number does not.',
] as const
const AS_SURE = [
  'Since {day} the price went from {before} to {now}, {change}, and your {is} of 10 has stayed where it was.',
  'At {now} it is {change} than on {day}, and you are exactly as sure as then, {is} of 10.',
] as const
const SINCE = [
  'You were {was} of 10 sure at {before} on {day}, and are {is} of 10 sure at {now}, {change}.',
  'The {first} of {day} was {was} of 10 at {before}; this {action} is {is} of 10 at {now}, {change}.',
] as const
/** Of a price in whatever money. */
const SINCE_IN_PERCENT = [
  'You were {was} of 10 sure on {day}, and are {is} of 10 sure at a price that is {change}.',
  'The {first} of {day} was {was} of 10; this {action} is {is} of 10, at a price {change}.',
] as const
const AT_SALE_IN_PERCENT = [
  'You came in on {day}, {was} of 10 sure, and sell {change}.',
  'The price at this {action} is {change} than at the {first} of {day}.',
] as const
const AT_SALE = [
  'You came in at {before} on {day}, {was} of 10 sure, and sell at {now}, {change}.',
  'The price was {before} at the {first} of {day}, and is {now} at this {action}: {change}.',
] as const
const AT_SALE_OF_ALL = [
  'What you sell had cost {average} on average, and goes at {now}, {change}; at the first Buy, on {day}, you were {was} of 10 sure.',
  'From {average}, what you paid on average, to {now} at this {action}: {change}.',
] as const
/** Whoever sold an option to open buys it back, and gains where it has become cheaper. */
const AT_CLOSE = [
  'The option was at {before} on {day}, and is at {now} with this entry that closes it: {change}.',
] as const
const WRITTEN_LATER = [
  'This {action} of {day} was written down {days} days later, on {written}, and its {confidence} of 10 is not scored.',
  'Between deciding on {day}{at} and writing on {written} lie {days} days, so the {confidence} of 10 is not scored.',
  'Its {confidence} of 10 is not scored, for the {action} is of {day} and was written on {written}, {days} days later.',
] as const
/** Below even is what the scale says of the number, and not what its writer expects: five of ten may be their middle. */
const BELOW_EVEN = [
  'Candor reads {confidence} of 10 as right in {right} of 100, which is below even, for this {action}{at}.',
  'On Candor’s scale the {confidence} of 10 of this {action}{at} is below even: right in {right} of 100.',
  'By Candor’s scale your {confidence} of 10 counts as right in {right} of 100: that is below even.',
] as const
