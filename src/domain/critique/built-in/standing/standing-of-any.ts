import Big from 'big.js'
import { percentSureOf } from '../../../claims/probability.ts'
import { dayNumber, dayOfNumber } from '../../../prices/day-number.ts'
import { isMarketDay, marketDayOf } from '../../../prices/market-calendar.ts'
import type { Decimal } from '../../../prices/money.ts'
import { quantityWords, usdWords } from '../../../prices/money-format.ts'
import { readableDay } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten, isWrittenInTime, writingOf } from '../basis/day-of-writing.ts'
import type { Finding, Part } from '../basis/finding.ts'
import { holdingPeriodOf, money } from '../basis/holding-period.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { dayOf } from '../basis/quotation.ts'
import { assetName, earlierText, isPurchase, isSale, isWatched } from '../basis/request.ts'
import { isOfBuyer } from '../basis/side-of-option.ts'
import { countsFromOtherDay, daysBetween, daysSince } from '../basis/time-held.ts'
import { besideMarket } from './beside-market.ts'
import type { StandingFact } from './standing-finding.ts'
import { belowEven, sinceFirst, writtenLater } from './standing-numbers.ts'

/**
 * What could be told of any entry, and stands on its page already: an amount, a day, what a number means. A part tells it where
 * nothing points at anything.
 * @param taken what is said of the entry already
 */
export const ofAnyEntry = (request: CritiqueRequest, part: Part, taken: readonly Finding[]): readonly StandingFact[] =>
  OF_PART[part](request, taken)

/** What is true of every entry: it is told where an earlier critique of the asset has told all else. */
export const lastOfAny = (request: CritiqueRequest, part: Part): StandingFact => LAST[part](request)

type OfPart = (request: CritiqueRequest, taken: readonly Finding[]) => readonly StandingFact[]

const OF_PART: Readonly<Record<Part, OfPart>> = {
  psychology: (request) =>
    isWrittenInTime(request.decision) ? [...sinceFirst(request), ...sincePrevious(request)] : [],
  fundamentals: (request) => [...stake(request), ...held(request), ...looks(request)],
  worldEvents: world,
}
const LAST: Readonly<Record<Part, (request: CritiqueRequest) => StandingFact>> = {
  psychology: meaning,
  fundamentals: place,
  worldEvents: known,
}

function world(request: CritiqueRequest, taken: readonly Finding[]): readonly StandingFact[] {
  const before = earlierText(request)
  const claim = SCORED.test(before) || isSale(request) ? [] : claimed(request, taken)
  const time = HELD_BEFORE.test(before) ? [] : timeHeld(request)
  return [...time, ...claim, ...besideMarket(request), ...sinceLast(request), ...closedDay(request)]
}

/** Also in the words of earlier versions, which stand on a page for ever. */
const SCORED = /(?<![a-z])(?:scored|where closes are known|of 10 (?:is (?:for|about)|sure of this))(?![a-z])/i
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

/** What a confidence such as 7 of 10 means, in few words: Calibration counts in the same way, and leaves out what was written later. */
function meaning(request: CritiqueRequest): StandingFact {
  const { decision } = request
  if (!isWrittenInTime(decision)) return writtenLater(request)
  const right = percentSureOf(decision.confidence)
  if (right <= EVEN) return belowEven(request)
  const values = {
    confidence: String(decision.confidence),
    right: String(right),
    wrong: String(100 - right),
    ...at(request),
  }
  return { values, ways: MEANS }
}

/** In percent. */
const EVEN = 50

/** What a purchase puts in. */
function stake(request: CritiqueRequest): readonly StandingFact[] {
  const { position, decision } = request
  if (!position?.moved || !isPurchase(request) || decision.price === null || new Big(decision.price).eq(0)) return []
  if (!isOfBuyer(request)) return []
  const values = {
    amount: usdWords(new Big(position.moved).times(decision.price).toFixed()),
    count: quantityWords(position.moved),
    day: dayOf(decision),
    ...at(request),
  }
  return [{ values, ways: writingOf(request).isInTime ? AT_STAKE : PUT_IN }]
}

/** What is held, at the price of the entry and at its cost. */
function held(request: CritiqueRequest): readonly StandingFact[] {
  const { position, decision } = request
  // An option that is over is worth what became of it, and of a time that is past nothing is held now.
  if (isExpired(request) || !writingOf(request).isInTime || !isOfBuyer(request)) return []
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

/** Of what is watched: its first price, or how often it was looked at since it was last sold. */
function looks(request: CritiqueRequest): readonly StandingFact[] {
  const { earlier, decision } = request
  if (!isWatched(request) || decision.price === null) return []
  const values = { ticker: assetName(request), ...at(request) }
  if (earlier.length === 0) return [{ values, ways: FIRST_LOOK }]
  const watched = holdingPeriodOf(request)
  if (!watched || watched.buy !== null || watched.origin.price === null) return []
  return [
    {
      values: { ...values, looks: String(watched.since.length + 2), was: money(watched.origin.price) },
      ways: LOOKED_AGAIN,
    },
  ]
}

/** Where the entry stands among those of its asset. */
function place(request: CritiqueRequest): StandingFact {
  const { earlier } = request
  const values = { ticker: assetName(request), ...at(request) }
  const previous = earlier.at(-1)
  if (!previous) return { values, ways: FIRST_ENTRY }
  return { values: { ...values, day: dayWritten(previous) }, ways: FOLLOWS }
}

/** For how long it has been held, or watched. */
function timeHeld(request: CritiqueRequest): readonly StandingFact[] {
  const period = holdingPeriodOf(request)
  const { decision } = request
  const isWatching = isWatched(request)
  const from = isWatching ? period?.origin : period?.buy
  const values = from && daysSince(from, request)
  if (!values || countsFromOtherDay(decision.thesis)) return []
  return [{ values, ways: isWatching ? TIME_WATCHED : decision.action === 'Sell' ? TIME_UNTIL_SALE : TIME_HELD }]
}

/**
 * What the decision is held to on its day (ruling 20): what the market does in the same time is taken out of it. The money that is in it
 * stands beside it where nothing else tells it.
 */
function claimed(request: CritiqueRequest, taken: readonly Finding[]): readonly StandingFact[] {
  const { claim, decision } = request
  if (claim === undefined || !/^[\p{L}\p{N} .,$-]{1,120}$/u.test(claim)) return []
  const values = { claim, confidence: String(decision.confidence), ...at(request) }
  const stakes = taken.some(({ values: told }) => told?.amount !== undefined) ? [] : stake(request)
  const [withStake] = stakes.map((each) => ({ values: { ...each.values, ...values }, ways: CLAIMED_WITH_STAKE }))
  return [{ ...(withStake ?? { values, ways: CLAIMED }), isOfClaim: true }]
}

/** How long after the entry before this one comes. */
function sinceLast({ decision, earlier }: CritiqueRequest): readonly StandingFact[] {
  const previous = earlier.at(-1)
  if (!previous || dayOfEntry(previous) === dayOfEntry(decision)) return []
  const values = {
    action: decision.action,
    days: daysBetween(dayOfEntry(previous), dayOfEntry(decision)),
    previous: previous.action,
    day: dayOf(previous),
  }
  return [{ values, ways: SINCE_LAST }]
}

/** The entry was made on a day without a session. */
function closedDay({ decision }: CritiqueRequest): readonly StandingFact[] {
  const today = dayOfEntry(decision)
  if (isMarketDay(today)) return []
  let next = dayNumber(today) + 1
  while (!isMarketDay(dayOfNumber(next))) next += 1
  const values = {
    weekday: WEEKDAYS[(dayNumber(today) - dayNumber(SOME_SUNDAY)) % WEEKDAYS.length] ?? '',
    next: readableDay(dayOfNumber(next)),
    action: decision.action,
  }
  return [{ values, ways: CLOSED }]
}

const SOME_SUNDAY = '1998-01-04'
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Up to when anything could be known to the entry. */
function known(request: CritiqueRequest): StandingFact {
  const { writtenAt } = request.decision
  const values = {
    ...{ ticker: assetName(request), written: dayWritten(request.decision) },
    ...{ day: dayOf(request.decision), ...at(request) },
  }
  if ((request.headlines ?? []).length > 0) return { values, ways: NOT_REPEATED }
  return { values, ways: writtenAt ? KNOWN_LATER : KNOWN }
}

const at = ({ decision: { action, price } }: CritiqueRequest) => ({
  action,
  now: price === null ? '' : money(price),
  at: price === null ? '' : ` at ${money(price)}`,
})

const AS_SURE = ['You are {is} of 10 sure on {day}, as you were on {before}.'] as const
const OTHERWISE_SURE = ['You were {was} of 10 sure on {before}, and are {is} of 10 sure on {day}.'] as const
const MEANS = [
  'Your {confidence} of 10 for this {action}{at} allows for being wrong in {wrong} of 100.',
  'By your own {confidence} of 10, this {action}{at} is right in {right} of 100.',
  'At {confidence} of 10 you expect {right} of 100 decisions like this {action}{at} to be right.',
] as const
const AT_STAKE = [
  'At stake in this {action} are {amount}, {count} at {now}.',
  'What this {action} puts in is {amount}, {count} at {now}.',
] as const
const PUT_IN = ['The {action} of {day} put {amount} in, {count} at {now}.'] as const
const HELD = [
  'You hold {count}, worth {value} at {now}, which had cost {cost}.',
  'At {now} what you hold, {count}, is worth {value} after a cost of {cost}.',
] as const
const FIRST_LOOK = [
  'First looked at for {now}.',
  'Of {ticker} you note a first price, {now}.',
  'Your watch over {ticker} begins at {now}.',
] as const
const LOOKED_AGAIN = ['Look number {looks} at {ticker}: {was} at the first, {now} today.'] as const
const FIRST_ENTRY = [
  'This {action}{at} is the first entry on {ticker}.',
  'Of {ticker} you write the first entry here{at}.',
] as const
const FOLLOWS = [
  'This {action}{at} follows what you wrote on {day}.',
  'You wrote about {ticker} on {day}, before this {action}{at}.',
] as const
const TIME_HELD = ['Held for {days}, since {day}.', 'It has been yours since {day}, for {days}.'] as const
const TIME_WATCHED = ['Watched for {days}, since {day}.', 'Since {day}, for {days}, it has been watched.'] as const
const TIME_UNTIL_SALE = ['Held for {days}, since {day}.', 'It was yours for {days}, from {day} on.'] as const
/** It says what the number is about, and not that it will be scored: whether there will be closes of its day nobody knows. */
const CLAIMED = [
  'Your {confidence} of 10 is for this: {claim}.',
  'What your {confidence} of 10 is about: {claim}.',
] as const
const CLAIMED_WITH_STAKE = [
  'You put in {amount}, {count} at {now}, and are {confidence} of 10 sure of this: {claim}.',
  'With {amount} in it, {count} at {now}, you are {confidence} of 10 sure of this: {claim}.',
] as const
const SINCE_LAST = [
  'This {action} comes {days} after the {previous} of {day}.',
  'Between the {previous} of {day} and this {action} lie {days}.',
] as const
const CLOSED = [
  'This {action} falls on a {weekday}; the next session is on {next}.',
  'Decided on a {weekday}; the next session of the market is on {next}.',
] as const
const NOT_REPEATED = ['The headlines of the month before this {action}{at} stand below, for you to weigh.'] as const
const KNOWN = [
  'This {action}{at} rests on what could be known by {written}.',
  'What came after {written} had no part in this {action}{at}.',
] as const
const KNOWN_LATER = [
  'This {action} is of {day}, and its thesis of {written} may hold what nobody knew then.',
  'What came between {day} and {written} had no part in this {action}{at}, and may have one in its thesis.',
] as const
