import Big from 'big.js'
import { marketDayOf } from '../../../prices/market-calendar.ts'
import { type Decimal, percentChange } from '../../../prices/money.ts'
import { distanceWords, quantityWords, usdWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { writingOf } from '../basis/day-of-writing.ts'
import { holdingPeriodOf, isBelow, money } from '../basis/holding-period.ts'
import { namesOtherCurrency } from '../basis/other-currency.ts'
import { turnOf } from '../basis/phrasing.ts'
import { dayOf } from '../basis/quotation.ts'
import { assetName, isFund, isPurchase, isSale, isWatched } from '../basis/request.ts'
import { isOfBuyer } from '../basis/side-of-option.ts'
import { hasComeToOwnPrice, ownPriceBefore } from '../course/own-price-before.ts'
import { actionAndPrice } from './action-and-price.ts'
import type { StandingFact } from './standing-finding.ts'

/** What a purchase puts in. */
export function stake(request: CritiqueRequest): readonly StandingFact[] {
  const { position, decision } = request
  if (!position?.moved || !isPurchase(request) || decision.price === null || new Big(decision.price).eq(0)) return []
  if (!isOfBuyer(request)) return []
  const values = {
    amount: usdWords(new Big(position.moved).times(decision.price).toFixed()),
    count: quantityWords(position.moved),
    day: dayOf(decision),
    ...actionAndPrice(request),
  }
  return [{ values, ways: writingOf(request).isInTime ? AT_STAKE : PUT_IN }]
}

/** What a fall would take of the money of a purchase that no stop limits, and at which price. */
export function stakeAfterFall(request: CritiqueRequest): readonly StandingFact[] {
  const { position, decision, option } = request
  const isOpen = isPurchase(request) && writingOf(request).isInTime && isOfBuyer(request) && !option && !isFund(request)
  if (!isOpen || !position?.moved || position.stopLoss !== null || decision.price === null) return []
  const amount = new Big(position.moved).times(decision.price)
  const { fall, rest } = FALLS[turnOf(request) % FALLS.length] ?? FALLS[0]
  const values = {
    amount: usdWords(amount.toFixed()),
    lower: money(new Big(decision.price).times(rest[0]).div(rest[1]).toFixed()),
    lost: usdWords(amount.minus(amount.times(rest[0]).div(rest[1])).toFixed()),
    fall,
    Fall: fall.replace(/^a/, 'A'),
    ...actionAndPrice(request),
  }
  return amount.gt(0) ? [{ values, ways: AFTER_FALL }] : []
}

const FALLS = [
  { fall: 'a quarter', rest: [3, 4] },
  { fall: 'a third', rest: [2, 3] },
] as const

/** What is held, at the price of the entry and at its cost. */
export function held(request: CritiqueRequest): readonly StandingFact[] {
  const { position, decision } = request
  // An option that is over is worth what became of it, and of a time that is past nothing is held now.
  if (isExpired(request) || !writingOf(request).isInTime || !isOfBuyer(request)) return []
  if (!position || decision.action !== 'Hold' || decision.price === null || new Big(decision.price).eq(0)) return []
  const gain = new Big(position.quantity).times(decision.price).minus(position.cost)
  const isEven = gain.abs().lt('0.005')
  const values = {
    count: unitsOf(position.quantity, request.option !== undefined),
    value: usdWords(new Big(position.quantity).times(decision.price).toFixed()),
    result: `${usdWords(gain.abs().toFixed())} ${gain.lt(0) ? 'less' : 'more'}`,
    ...actionAndPrice(request),
  }
  return [{ values, ways: isEven || namesOtherCurrency(request) ? HELD_UNITS : HELD }]
}

/** What a holding comes to if it is sold at the stop that stands: more than it cost, or so much less. It is told once of each stop. */
export function soldAtStop(request: CritiqueRequest): readonly StandingFact[] {
  const { position, decision, option } = request
  const stop = position?.stopLoss
  if (decision.action !== 'Hold' || !stop || option || decision.price === null || !isBelow(stop, decision.price))
    return []
  // What was reached already, and held through, is told as that.
  if (request.alerts.some(({ level }) => level === 'stop-loss')) return []
  if (!writingOf(request).isInTime || !isOfBuyer(request)) return []
  const result = new Big(position.quantity).times(stop).minus(position.cost)
  const values = {
    stop: usdWords(stop),
    result: result.eq(0)
      ? 'exactly what it had cost'
      : `${usdWords(result.abs().toFixed())} ${result.lt(0) ? 'less' : 'more'} than it had cost`,
  }
  return [{ values, ways: SOLD_AT_STOP }]
}

/** What a sale brings, beside what had been paid for it. */
export function brought(request: CritiqueRequest): readonly StandingFact[] {
  const { position, decision } = request
  if (!position?.moved || !isSale(request) || !isOfBuyer(request)) return []
  if (decision.price === null || new Big(decision.price).eq(0)) return []
  const amount = new Big(position.moved).times(decision.price)
  const gain = amount.minus(new Big(position.moved).times(position.averageCost))
  const values = {
    amount: usdWords(amount.toFixed()),
    result: `${usdWords(gain.abs().toFixed())} ${gain.lt(0) ? 'less' : 'more'}`,
  }
  return gain.abs().lt('0.005') ? [] : [{ values, ways: OUT, isOutcome: true }]
}

/** How much of what was held a sale takes out, in units. */
export function sold(request: CritiqueRequest): readonly StandingFact[] {
  const { position, decision, option } = request
  if (!position?.moved || !isSale(request) || !isOfBuyer(request)) return []
  const isAll = decision.action === 'Sell'
  const before = isAll ? position.moved : new Big(position.quantity).plus(position.moved).toFixed()
  const values = {
    action: decision.action,
    count: quantityWords(position.moved),
    before: unitsOf(before, option !== undefined),
    left: quantityWords(position.quantity),
    share: `${new Big(position.moved).div(before).times(100).round().toFixed()}%`,
  }
  return [{ values, ways: isAll ? SOLD_ALL : SOLD_PART }]
}

const isExpired = ({ option, decision }: CritiqueRequest): boolean =>
  Boolean(option?.expiresOn) && marketDayOf(decision.writtenAt ?? decision.at) > (option?.expiresOn ?? '')

function unitsOf(quantity: Decimal, isOption: boolean): string {
  const unit = isOption ? 'contract' : 'share'
  return `${quantityWords(quantity)} ${unit}${new Big(quantity).eq(1) ? '' : 's'}`
}

/** Of what is watched: its first price, or how often it was looked at since it was last sold. */
export function looks(request: CritiqueRequest): readonly StandingFact[] {
  const { earlier, decision } = request
  if (!isWatched(request) || decision.price === null) return []
  const values = { ticker: assetName(request), ...actionAndPrice(request) }
  if (earlier.length === 0) return [{ values, ways: FIRST_LOOK }]
  const own = ownPriceBefore(request)
  // Whoever keeps to a price of their own is not shown what they missed by it.
  if (own && isBelow(own.price, decision.price)) {
    const fall = own.isOnly ? percentChange(decision.price, own.price) : null
    return fall
      ? [{ values: { ...values, limit: money(own.price), fall: distanceWords(fall) }, ways: TO_OWN_PRICE }]
      : []
  }
  const watched = holdingPeriodOf(request)
  if (!watched || watched.buy !== null || watched.origin.price === null) return []
  if (hasComeToOwnPrice(request)) return []
  return [
    {
      values: { ...values, looks: String(watched.since.length + 2), was: money(watched.origin.price) },
      ways: LOOKED_AGAIN,
    },
  ]
}

/**
 * What the decision is held to on its day (ruling 20). The form supposes it, and the thesis may be of something else: so it is told as what
 * stands beside the number, and not as what its writer thinks.
 */
export function claimed({ claim, decision }: CritiqueRequest): readonly StandingFact[] {
  if (claim === undefined || !/^[\p{L}\p{N} .,$-]{1,120}$/u.test(claim)) return []
  return [{ values: { claim, confidence: String(decision.confidence) }, ways: CLAIMED }]
}

const AT_STAKE = ['This {action} puts in {amount}.', 'At stake in this {action}: {amount}.'] as const
const AFTER_FALL = [
  'At {lower}, {fall} lower, {lost} of the {amount} would be gone.',
  '{Fall} lower, at {lower}, this {action} would have lost {lost}.',
] as const
const PUT_IN = ['The {action} of {day} put {amount} in, {count} at {now}.'] as const
const HELD = [
  'Your {count} are worth {value} at {now}, {result} than they had cost.',
  'At {now} you hold {value}, {result} than you had put in.',
] as const
const HELD_UNITS = ['You hold {count}.'] as const
const SOLD_AT_STOP = ['Sold at your stop of {stop}, what you hold brings {result}.'] as const
const OUT = [
  'What you sell brings {amount}, {result} than it had cost.',
  'It brings {amount}: {result} than you had put in.',
] as const
const SOLD_ALL = ['This {action} is of all that you held, {before}.'] as const
const SOLD_PART = [
  'Of {before} you sell {count}, or {share}, and keep {left}.',
  'This {action} takes {count} of {before}, and leaves {left}.',
] as const
/** Of what is watched at a price above that of its writer's own terms. */
const TO_OWN_PRICE = ['To come to your own {limit}, {ticker} has to fall {fall} from {now}.'] as const
const FIRST_LOOK = [
  'First looked at for {now}.',
  'Of {ticker} you note a first price, {now}.',
  'Your watch over {ticker} begins at {now}.',
] as const
const LOOKED_AGAIN = ['Look number {looks} at {ticker}: {was} at the first, {now} today.'] as const
/** It says what the number is about, and not that it will be scored: whether there will be closes of its day nobody knows. */
const CLAIMED = [
  'Beside your {confidence} of 10 stands the claim: {claim}.',
  'The claim that your {confidence} of 10 is held to: {claim}.',
] as const
