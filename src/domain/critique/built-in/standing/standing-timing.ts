import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { dayNumber, dayOfNumber } from '../../../prices/day-number.ts'
import { isMarketDay } from '../../../prices/market-calendar.ts'
import { type Decimal, percentChange } from '../../../prices/money.ts'
import { distanceWords } from '../../../prices/money-format.ts'
import { readableDay } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding, Part } from '../basis/finding.ts'
import { holdingPeriodOf, money } from '../basis/holding-period.ts'
import { namesOtherCurrency } from '../basis/other-currency.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { dayOf } from '../basis/quotation.ts'
import { isReadable } from '../basis/readable.ts'
import { assetName, isFund, isSale, isWatched } from '../basis/request.ts'
import { countsFromOtherDay, daysBetween, daysSince } from '../basis/time-held.ts'
import { isAboveOwnPrice } from '../course/own-price-before.ts'
import { actionAndPrice } from './action-and-price.ts'
import { isPlan } from './of-plan.ts'
import type { StandingFact } from './standing-finding.ts'

/** How many entries the asset has, where nothing else is known of it. */
export function place(request: CritiqueRequest): StandingFact {
  const { length } = request.earlier
  const values = { ticker: assetName(request), number: String(length + 1), ...actionAndPrice(request) }
  return { values, ways: length === 0 ? FIRST_ENTRY : NEXT_ENTRY }
}

/** For how long it has been held, or watched. */
export function timeHeld(request: CritiqueRequest): readonly StandingFact[] {
  const period = holdingPeriodOf(request)
  const { decision } = request
  const isWatching = isWatched(request)
  const from = isWatching ? period?.origin : period?.buy
  const values = from && daysSince(from, request)
  if (!values || countsFromOtherDay(decision.thesis)) return []
  return [{ values, ways: isWatching ? TIME_WATCHED : decision.action === 'Sell' ? TIME_UNTIL_SALE : TIME_HELD }]
}

/** How long after the entry before this one comes. */
export function sinceLast(request: CritiqueRequest): readonly StandingFact[] {
  const values = stepValues(request)
  return values ? [{ values, ways: SINCE_LAST }] : []
}

/** What the price did since the entry before this one, and in how many days. */
export function priceSinceLast(request: CritiqueRequest): readonly StandingFact[] {
  const values = stepValues(request)
  const [was, now] = [request.earlier.at(-1)?.price, request.decision.price]
  if (!values || !was || !now || isAboveOwnPrice(request)) return []
  if (namesOtherCurrency(request)) return inPercent(values, was, now)
  const ways = new Big(was).eq(now) ? STANDS_SINCE_LAST : PRICE_SINCE_LAST
  return [{ values: { ...values, was: money(was), now: money(now) }, ways }]
}

/** Whether the price has gone far since the entry before, or from one side of what was paid to the other. */
export function isTellingStep({ decision, earlier, position }: CritiqueRequest): boolean {
  const was = earlier.at(-1)?.price
  const change = was && decision.price && !new Big(was).eq(0) ? percentChange(was, decision.price) : null
  if (!was || !decision.price || change === null) return false
  const paid = position?.averageCost
  const isAcross = paid !== undefined && new Big(was).lt(paid) !== new Big(decision.price).lt(paid)
  return new Big(change).abs().gte(TELLING_PERCENT) || (isAcross && !new Big(was).eq(paid))
}

/** More than shares do between two entries anyway. */
const TELLING_PERCENT = 20

/** The same of prices in whatever money. */
function inPercent(values: StandingFact['values'], was: Decimal, now: Decimal): readonly StandingFact[] {
  const change = percentChange(was, now)
  if (change === null || new Big(change).eq(0)) return []
  const went = `${change.startsWith('-') ? 'fell' : 'rose'} ${distanceWords(change)}`
  return [{ values: { ...values, went }, ways: CHANGE_SINCE_LAST }]
}

function stepValues({ decision, earlier }: CritiqueRequest) {
  const previous = earlier.at(-1)
  if (!previous || dayOfEntry(previous) === dayOfEntry(decision)) return null
  return {
    action: decision.action,
    days: daysBetween(dayOfEntry(previous), dayOfEntry(decision)),
    previous: previous.action,
    day: dayOf(previous),
  }
}

/** The entry was made on a day without a session. */
export function closedDay({ decision }: CritiqueRequest): readonly StandingFact[] {
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

/** What came from outside, as far as Candor was given any of it. */
export function known(request: CritiqueRequest): StandingFact {
  const { writtenAt } = request.decision
  const values = {
    ...{ ticker: assetName(request), written: dayWritten(request.decision) },
    ...{ day: dayOf(request.decision), ...actionAndPrice(request) },
  }
  if ((request.headlines ?? []).length > 0) return { values, ways: NOT_REPEATED }
  return { values, ways: writtenAt ? KNOWN_LATER : NO_HEADLINE }
}

/** Until when the number of an entry runs, whatever it is about. */
export function claimRuns({ claim, decision }: CritiqueRequest): readonly StandingFact[] {
  const until = / until ([A-Z][a-z]+ \d{1,2}, \d{4})$/.exec(claim ?? '')?.[1]
  if (until === undefined) return []
  return [{ values: { until, confidence: String(decision.confidence) }, ways: RUNS }]
}

/** How many quarters have ended at least since the entry before, for an entry about a company that tells no figure of it. */
export function quartersSince(request: CritiqueRequest): readonly StandingFact[] {
  const count = quartersEnded(request)
  const previous = request.earlier.at(-1)
  if (count < 1 || !previous) return []
  const values = {
    ticker: assetName(request),
    count: QUARTERS[count] ?? '',
    previous: previous.action,
    day: dayOf(previous),
  }
  return [{ values, ways: QUARTERS_SINCE }]
}

/** The same as a question: whoever says nothing of the company may have read what it said. */
export function askedOfReports(request: CritiqueRequest, taken: readonly Finding[], part: Part): Finding | null {
  const [fact] = quartersSince(request)
  const isAsked = taken.some(({ ways: [first] }) => first.endsWith('?'))
  if (!fact || isAsked || isSale(request) || !isReadable(request) || isPlan(taken)) return null
  return { kind: 'ask-what-changed', part, weight: 1, ways: ASKED_OF_REPORTS, values: fact.values, quoted: null }
}

function quartersEnded({ decision, earlier, option, ...request }: CritiqueRequest): number {
  const previous = earlier.at(-1)
  const whole = { decision, earlier, ...request }
  if (!previous || option || isFund(whole) || decision.writtenAt || OF_REPORT.test(plainText(decision.thesis))) return 0
  const days = dayNumber(dayOfEntry(decision)) - dayNumber(dayOfEntry(previous))
  return Math.min(Math.floor(days / LONGEST_QUARTER), QUARTERS.length - 1)
}

/** Fourteen weeks, in the books of some companies. */
const LONGEST_QUARTER = 98
const QUARTERS = ['', 'a quarter', 'two quarters', 'three quarters', 'four quarters'] as const
/** A figure, or a word of a report, may be what it brought. */
const OF_REPORT =
  /\d|(?<![a-z])(?:reports?|reported|results?|quarters?|quarterly|earnings|revenues?|sales|margins?|profits?|guidance|figures?|numbers?|growth|grew|grows?|orders|tax\w*|need\w*|roof|stop|target|rule|plan\w*|written|wrote|said)(?![a-z])/

const QUARTERS_SINCE = ['Since the {previous} of {day} at least {count} of its business year ended.'] as const
const ASKED_OF_REPORTS = [
  'Since {day} at least {count} came to an end: what did {ticker} report?',
  'At least {count} ended for {ticker} since {day}: what stood in the report?',
] as const

const FIRST_ENTRY = [
  'This {action}{at} is the first entry on {ticker}.',
  'Of {ticker} you write the first entry here{at}.',
] as const
const NEXT_ENTRY = ['With this {action}{at} {ticker} has {number} entries.'] as const
const TIME_HELD = ['Held for {days}, since {day}.', 'It has been yours since {day}, for {days}.'] as const
const TIME_WATCHED = ['Watched for {days}, since {day}.', 'Since {day}, for {days}, it has been watched.'] as const
const TIME_UNTIL_SALE = ['Held for {days}, since {day}.', 'It was yours for {days}, from {day} on.'] as const
const SINCE_LAST = [
  'This {action} comes {days} after the {previous} of {day}.',
  'Between the {previous} of {day} and this {action} lie {days}.',
] as const
const PRICE_SINCE_LAST = [
  'It was {was} at the {previous} of {day}, and is {now} {days} later.',
  'In the {days} since the {previous} of {day} it went from {was} to {now}.',
] as const
const CHANGE_SINCE_LAST = ['In the {days} since the {previous} of {day} its price {went}.'] as const
const STANDS_SINCE_LAST = ['It stands at {now}, as at the {previous} of {day}, {days} ago.'] as const
const CLOSED = [
  'This {action} falls on a {weekday} without a session; the next session is on {next}.',
  'Decided on a {weekday}, when the market was closed; the next session of the market is on {next}.',
] as const
const NOT_REPEATED = ['The headlines of the month before this {action}{at} stand below, for you to weigh.'] as const
const NO_HEADLINE = [
  'Candor has no headline about {ticker} from before this {action}{at}.',
  'No headline about {ticker} reached Candor before this {action}{at}.',
] as const
const RUNS = [
  'The claim beside your {confidence} of 10 runs until {until}.',
  'Until {until} runs the claim that your {confidence} of 10 is held to.',
] as const
const KNOWN_LATER = [
  'This {action} is of {day}, and its thesis of {written} may hold what nobody knew then.',
  'What came between {day} and {written} had no part in this {action}{at}, and may have one in its thesis.',
] as const
