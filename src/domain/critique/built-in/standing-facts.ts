import Big from 'big.js'
import type { FiledFigure } from '../../filings/filed-figures.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import type { Decimal } from '../../prices/money.ts'
import { quantityWords, usdWords } from '../../prices/money-format.ts'
import { readableDay } from '../../time.ts'
import type { CritiqueRequest } from '../critique.ts'
import { dayWritten, writingOf } from './day-of-writing.ts'
import { holdingPeriodOf, money } from './holding-period.ts'
import { dayOf, quotationOfTest } from './quotation.ts'
import { assetName, isPurchase, isSale, isWatched } from './request.ts'
import type { StandingFact } from './standing-finding.ts'
import { openTestBefore } from './test-beside.ts'
import { wholeTest } from './whole-test.ts'

/** What the decision is measured by: a line that still stands, what was filed, what is at stake. */
export function standingFacts(request: CritiqueRequest): readonly [StandingFact, ...StandingFact[]] {
  const [first, ...more] = [
    ...standingLine(request),
    ...filed(request),
    ...stake(request),
    ...held(request),
    place(request),
  ]
  return [first ?? place(request), ...more]
}

/** A test that an earlier entry wrote and this one says nothing of. */
function standingLine(request: CritiqueRequest): readonly StandingFact[] {
  const { isInTime, areAllBefore } = writingOf(request)
  const open = isInTime && areAllBefore ? openTestBefore(request) : undefined
  const [whole, ...more] = open ? wholeTest(open.entry.thesis, open.test) : []
  if (!open || !whole) return []
  const values = {
    day: dayWritten(open.entry),
    wrote: quotationOfTest(open.entry.thesis, whole, ...more),
    ...at(request),
  }
  return [{ values, ways: isSale(request) ? LINE_AT_SALE : LINE }]
}

/** How the revenue of the latest year grew, by what had been filed. */
function filed(request: CritiqueRequest): readonly StandingFact[] {
  const measure = request.filings?.measures.find((each) => each.measure === 'revenue')
  const years = (measure?.figures ?? []).flatMap((figure) => grownYear(figure) ?? [])
  const [year] = years
  if (!year) return []
  const { figure, growth } = year
  const values = {
    ticker: assetName(request),
    year: readableDay(figure.end),
    filed: readableDay(figure.filedOn),
    went: `${new Big(growth).lt(0) ? 'fell' : 'grew'} ${growth.replace('-', '')}%`,
    ...at(request),
  }
  return [{ values, ways: FILED }]
}

const grownYear = (figure: FiledFigure) =>
  figure.kind === 'year' && figure.growthPercent !== null && !new Big(figure.growthPercent).eq(0)
    ? { figure, growth: figure.growthPercent }
    : null

/** How much money is in it: what a purchase puts in, down to its stop, or what a sale takes out. */
function stake(request: CritiqueRequest): readonly StandingFact[] {
  const { position, decision } = request
  if (!position?.moved || decision.price === null || new Big(decision.price).eq(0)) return []
  const amount = new Big(position.moved).times(decision.price)
  const values = {
    amount: usdWords(amount.toFixed()),
    count: quantityWords(position.moved),
    day: dayOf(decision),
    cost: usdWords(new Big(position.moved).times(position.averageCost).toFixed()),
    stop: position.stopLoss === null ? '' : usdWords(position.stopLoss),
    ...at(request),
  }
  if (isSale(request)) return [{ values, ways: OUT }]
  if (!isPurchase(request)) return []
  if (!writingOf(request).isInTime) return [{ values, ways: PUT_IN }]
  const { stopLoss } = position
  if (stopLoss === null || !new Big(stopLoss).lt(decision.price)) {
    return [{ values, ways: request.option ? MOST_LOST : AT_STAKE }]
  }
  const risk = usdWords(new Big(decision.price).minus(stopLoss).times(position.moved).toFixed())
  return [{ values: { ...values, risk }, ways: DOWN_TO_STOP }]
}

/** What is held, at the price of the entry and at its cost. */
function held(request: CritiqueRequest): readonly StandingFact[] {
  const { position, decision } = request
  // An option that is over is worth what became of it, and of a time that is past nothing is held now.
  if (isExpired(request) || !writingOf(request).isInTime) return []
  if (!position || decision.action !== 'Hold' || decision.price === null || new Big(decision.price).eq(0)) return []
  const values = {
    count: unitsOf(position.quantity, request.option !== undefined),
    value: usdWords(new Big(position.quantity).times(decision.price).toFixed()),
    cost: usdWords(position.cost),
    ...at(request),
  }
  return [{ values, ways: HELD }]
}

const isExpired = ({ option, decision }: CritiqueRequest): boolean =>
  Boolean(option?.expiresOn) && marketDayOf(decision.writtenAt ?? decision.at) > (option?.expiresOn ?? '')

function unitsOf(quantity: Decimal, isOption: boolean): string {
  const unit = isOption ? 'contract' : 'share'
  return `${quantityWords(quantity)} ${unit}${new Big(quantity).eq(1) ? '' : 's'}`
}

/** Where the entry stands among those of its asset: of what is watched, how often it was looked at since it was last sold. */
function place(request: CritiqueRequest): StandingFact {
  const { earlier, decision } = request
  const watched = isWatched(request) ? holdingPeriodOf(request) : null
  if (watched && watched.buy === null && watched.origin.price !== null && decision.price !== null) {
    const looks = String(watched.since.length + 2)
    const values = { ticker: assetName(request), looks, was: money(watched.origin.price), now: money(decision.price) }
    return { values, ways: LOOKED_AGAIN }
  }
  const values = {
    ticker: assetName(request),
    nth: earlier.length === 0 ? 'the first entry' : `entry number ${earlier.length + 1}`,
    ...at(request),
  }
  const isFirstLook = isWatched(request) && earlier.length === 0 && decision.price !== null
  return { values, ways: isFirstLook ? FIRST_LOOK : PLACE }
}

const at = ({ decision: { action, price } }: CritiqueRequest) => ({
  action,
  now: price === null ? '' : money(price),
  at: price === null ? '' : ` at ${money(price)}`,
})

const LINE = [
  'On {day} you wrote {wrote}: this {action}{at} is held to it.',
  'This {action}{at} is held to what you wrote on {day}: {wrote}.',
  'Beside this {action}{at} belongs what you wrote on {day}: {wrote}.',
] as const
const LINE_AT_SALE = ['Beside this {action}{at} belongs what you wrote on {day}: {wrote}.'] as const
const FILED = [
  'By what was filed on {filed}, revenue of {ticker} {went} in the year to {year}.',
  'Revenue of {ticker} {went} in the year to {year}, as filed on {filed}: this {action}{at} comes after it.',
] as const
const AT_STAKE = [
  'At stake in this {action} are {amount}, {count} at {now}.',
  'What this {action} puts in is {amount}, {count} at {now}.',
] as const
const MOST_LOST = ['This {action} puts in {amount}, {count} at {now}: that is the most it can lose.'] as const
const PUT_IN = ['The {action} of {day} put {amount} in, {count} at {now}.'] as const
const DOWN_TO_STOP = [
  'From {now} down to your stop at {stop} lie {risk} of the {amount} that this {action} puts in, and more where the price jumps past it.',
] as const
const OUT = [
  'What you sell brings {amount} and had cost {cost}.',
  'It brings {amount}, after a cost of {cost}.',
] as const
const HELD = [
  'You hold {count}, worth {value} at {now}, which had cost {cost}.',
  'At {now} what you hold, {count}, is worth {value} after a cost of {cost}.',
] as const
const FIRST_LOOK = [
  'First looked at for {now}.',
  'Of {ticker} you note a first price, {now}.',
  'Your watch over {ticker} begins at {now}.',
] as const
const LOOKED_AGAIN = [
  'Look number {looks} at {ticker} without a Buy: {was} at the first, {now} today.',
  'You have looked at {ticker} {looks} times and bought it at none: it was {was} at first, and is {now}.',
] as const
const PLACE = ['This {action}{at} is {nth} on {ticker}.', 'Of {ticker} you write {nth} here{at}.'] as const
