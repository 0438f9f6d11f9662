import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { listWords } from '../../../list-format.ts'
import { calendarDaysBetween } from '../../../prices/market-calendar.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, isBelow, money, pricesPaid } from '../basis/holding-period.ts'
import { FOR_AVERAGE, isStepOfPlan, tellsOfAwaitedStep } from '../basis/plan-of-before.ts'
import { dayOf } from '../basis/quotation.ts'
import { isFund, isPurchase } from '../basis/request.ts'
import { standingAlert } from './reached-levels.ts'

/** Within so many days a purchase still answers to a loss. */
const SOON_DAYS = 7

/** What the purchases and sales of the ledger show beside each other, with their days and prices. */
export function courseOfTrades(request: CritiqueRequest): readonly Finding[] {
  if (!isPurchase(request)) return []
  const back = boughtBack(request)
  return [...back, ...addedAfterLoss(request), ...(back.length > 0 ? [] : addedBelowCost(request))]
}

/** Sold, and bought again at a higher price. */
function boughtBack({ decision, earlier }: CritiqueRequest): readonly Finding[] {
  const part = earlier.at(-1)
  if (decision.action === 'Buy More' && part?.action === 'Sell Some' && isBelow(part.price, decision.price))
    return [
      trade('bought-back-higher', 84, BOUGHT_PART_BACK, {
        ...pricesOf(part, decision),
        days: daysWords(part, decision),
      }),
    ]
  const sale = earlier.findLast(({ action }) => action === 'Sell')
  if (decision.action !== 'Buy' || !sale?.price || !decision.price || !isBelow(sale.price, decision.price)) return []
  // A sale for the tax year that says when its writer comes back was no judgement of the price.
  if (COMES_BACK.test(plainText(sale.thesis))) return []
  return [
    trade('bought-back-higher', 86, BOUGHT_BACK, { ...pricesOf(sale, decision), days: daysWords(sale, decision) }),
  ]
}

const COMES_BACK =
  /(?<![a-z])(?:back (?:in |into it |to it )?(?:after|in|on|from|once|when) (?:the |about |early |late |mid-?)?(?:\d|thirty|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*(?![a-z])|next (?:month|year)|wash|a month)|(?:re-?buy|buy (?:it |them )?(?:back|again)) (?:after|in|on|once|when)|wash[- ]sale|tax[- ]loss|harvest(?:ing|ed)? (?:the |this |my |a )?loss(?:es)?)(?![a-z])/

/** Bought within a week of a sale below what was paid, or of a stop that was reached. */
function addedAfterLoss(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier, alerts } = request
  const last = earlier.at(-1)
  const paid = pricesPaidSinceBuy(request.earlier)
  const isLoss =
    last && /^Sell/.test(last.action) && paid.length > 0 && paid.every((price) => isBelow(last.price, price))
  if (last && isLoss && calendarDaysBetween(last.at, decision.at) <= SOON_DAYS)
    return [trade('added-after-loss', 88, AFTER_LOSS, { ...pricesOf(last, decision), days: daysWords(last, decision) })]
  const stop = alerts.findLast(({ level }) => level === 'stop-loss')
  // Of one that stands, the course of levels says that it was reached and that this is no sale.
  if (stop && stop === standingAlert(request)) return []
  const isSoon = stop && calendarDaysBetween(stop.at, decision.at) <= SOON_DAYS
  if (decision.action !== 'Buy More' || !stop || !isSoon || decision.price === null) return []
  const values = {
    day: dayOf({ ...decision, at: stop.at }),
    before: money(stop.levelPrice),
    now: money(decision.price),
  }
  return [trade('added-after-loss', 88, AFTER_STOP, values)]
}

/** Bought more below every price that was paid in this holding period: which is the average is not known here, this is below it. */
function addedBelowCost(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const now = decision.price
  const period = holdingPeriodOf(request)
  if (decision.action !== 'Buy More' || now === null || !period?.buy) return []
  if (IS_PLANNED.test(decision.thesis) && !FOR_AVERAGE.test(plainText(decision.thesis))) return []
  // What is added to a fund of hundreds is no bet on one company.
  if (isStepOfPlan(request) || isFund(request) || tellsOfAwaitedStep(request)) return []
  const paid = pricesPaid(period)
  if (!paid?.every((price) => isBelow(now, price))) return []
  // After a rise since the entry before, it is not the fall that makes somebody buy.
  const ways = isBelow(request.earlier.at(-1)?.price ?? null, now) ? ([BELOW_COST[0]] as const) : BELOW_COST
  // Whoever buys below a stop that was reached buys below its cost: what they write of it says more.
  const weight = standingAlert(request)?.level === 'stop-loss' ? 58 : 79
  return [trade('added-below-cost', weight, ways, { now: money(now), paid: listWords(paid.map(money)) })]
}

/** Whoever says that it is a part of a plan is not told what adding does. */
const IS_PLANNED =
  /(?<![a-z])(?:as (?:laid out|planned|written)|(?:the |my )?plan (?:is|was) to (?:add|buy)|planned (?:at|for)|per (?:the|my) (?:rule|plan)|(?:second|third|fourth|next|last) (?:lot|tranche|piece|bite)|(?:second|third) of (?:two|three|four)|half (?:2|two)|(?:was|were|is) planned|(?:second|other) half)(?![a-z])/i

/** The prices of the last Buy and of what was added to it. */
function pricesPaidSinceBuy(earlier: readonly CritiquedDecision[]): readonly string[] {
  const from = earlier.findLastIndex(({ action }) => action === 'Buy')
  const bought = earlier.slice(Math.max(0, from)).filter(({ action }) => /^Buy/.test(action))
  const prices = bought.flatMap(({ price }) => price ?? [])
  return prices.length === bought.length ? prices : []
}

const pricesOf = (from: CritiquedDecision, { price }: CritiquedDecision) => ({
  day: dayOf(from),
  before: from.price === null ? '' : money(from.price),
  now: price === null ? '' : money(price),
  gap: from.price === null || price === null ? '' : money(new Big(price).minus(from.price).abs().toFixed()),
})

function daysWords(from: CritiquedDecision, to: CritiquedDecision): string {
  const days = calendarDaysBetween(from.at, to.at)
  return days < 1 ? 'less than a day' : `${days} day${days === 1 ? '' : 's'}`
}

const trade = (
  kind: Finding['kind'],
  weight: number,
  ways: Finding['ways'],
  values: Readonly<Record<string, string>>,
): Finding => ({ kind, part: 'psychology', weight, ways, values, quoted: null })

const BOUGHT_BACK = [
  'You sold at {before} on {day} and buy it back at {now}, {gap} higher, {days} later.',
  'You left at {before} on {day}, and are back at {now}, {gap} higher, {days} later.',
] as const
const BOUGHT_PART_BACK = [
  'You sold a part at {before} on {day} and buy more at {now}, {gap} higher, {days} later.',
] as const
const AFTER_LOSS = [
  'You sold below your own price on {day}, at {before}, and {days} later you buy at {now}.',
  'Between the loss of {day}, at {before}, and this purchase at {now} lie {days}.',
] as const
const AFTER_STOP = [
  'Your stop of {before} was reached on {day}, and within a week of it you buy more at {now}.',
] as const
const BELOW_COST = [
  'You add at {now}, below every price that you had paid, {paid}: the average falls, and more rides on the same thesis.',
  'This is more of it at {now} after {paid}: the more it falls, the more of it you hold.',
] as const
