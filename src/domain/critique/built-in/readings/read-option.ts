import { datesOf } from '../../../language/dates.ts'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { clauseBefore, isMeant } from '../../../language/standing.ts'
import { dayNumber, dayOfNumber } from '../../../prices/day-number.ts'
import { calendarDaysBetween, MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { usdWords } from '../../../prices/money-format.ts'
import { readableDate } from '../../../time.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { datesAhead } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { isInsurance } from '../basis/is-insurance.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import type { Phrasings } from '../basis/phrasing.ts'
import { quotationAround } from '../basis/quotation.ts'
import { isSale } from '../basis/request.ts'
import { sideOfOption } from '../basis/side-of-option.ts'
import { monthToldAfter, periodAwaitedAfter } from './awaited-period.ts'
import { breakEvenNamed } from './break-even-named.ts'

/** What the terms of an option mean: what can be lost, how long it has, and whether it lasts until what it waits for. */
export function readOption(request: CritiqueRequest): readonly Finding[] {
  const { option } = request
  if (!option?.expiresOn) return []
  return [...terms(request, option.expiresOn), ...endsBefore(request, option.expiresOn)]
}

function terms(request: CritiqueRequest, expiresOn: string): readonly Finding[] {
  const { option, decision } = request
  // The time that was left at a sale is of its day; the time that is left is counted from where it is written.
  const from = isSale(request) ? decision.at : (decision.writtenAt ?? decision.at)
  const days = calendarDaysBetween(from, `${expiresOn}T21:00:00.000Z`)
  if (!option?.right || days < 0 || (request.earlier.length > 0 && days > SOON)) return []
  const strike = option.strike === null ? '' : ` at ${usdWords(option.strike)}`
  const values = {
    right: option.right,
    strike: strike === '' ? '' : ` struck${strike}`,
    at: strike,
    of: option.strike === null ? '' : ` of ${usdWords(option.strike)}`,
    day: readableDate(`${expiresOn}T17:00:00.000Z`, MARKET_ZONE),
    days: days < 1 ? 'less than a day' : days === 1 ? 'one day' : `${days} days`,
    side: option.right === 'call' ? 'above' : 'below',
    owes: option.right === 'call' ? 'deliver' : 'take',
  }
  const finding = { kind: 'option-terms', part: 'fundamentals', weight: 67 } as const
  const named = isInsurance(request) ? null : breakEvenNamed(request)
  if (named) {
    const told = {
      ...values,
      ...named,
      price: usdWords(decision.price ?? '0'),
      strikes: usdWords(option.strike ?? '0'),
    }
    return [{ ...finding, ways: BREAK_EVEN, values: told, quoted: named.words }]
  }
  const later = isInsurance(request) && !isSale(request) ? ownDayAfter(request, expiresOn) : null
  if (later) return [{ ...finding, ways: TERMS_BEFORE_OWN_DAY, values: { ...values, ...later }, quoted: null }]
  const ways = isSale(request)
    ? termsAtSale(decision)
    : isInsurance(request)
      ? TERMS_OF_INSURANCE
      : termsOf(sideOfOption(request), option.strike !== null)
  return [{ ...finding, ways, values, quoted: null }]
}

/** "I retire in eleven months", and the put ends in six: a day of the writer's own that comes after what is to cover them. */
function ownDayAfter({ decision }: CritiqueRequest, expiresOn: string) {
  const { thesis, writtenAt } = decision
  if (writtenAt) return null
  const plain = plainText(thesis)
  for (const date of datesOf(thesis, dayOfEntry(decision))) {
    const lead = OWN_DAY.exec(plain.slice(sentenceAround(thesis, date).from, date.from))
    if (!lead || date.endsOn === null) continue
    const days = calendarDaysBetween(`${expiresOn}T12:00:00.000Z`, `${date.endsOn}T12:00:00.000Z`)
    const months = Math.floor(days / DAYS_OF_MONTH)
    const span = { from: date.from - lead[0].length, to: date.to }
    if (months < LEAST_MONTHS || !isMeant(thesis, span)) continue
    return { doing: lead.groups?.doing ?? '', months: `${months} months` }
  }
  return null
}
const OWN_DAY =
  /(?<![a-z])(?:i|we) (?<doing>retire|stop working|leave work|need (?:it|the money|this money)|pay (?:it|the fees)|move|draw (?:on it|it)|take the pension|turn \d\d) (?:in |by |around |at the end of )?(?:about |roughly )?$/
const [DAYS_OF_MONTH, LEAST_MONTHS] = [30.44, 2]

/** What the first entry was told is told again where the end is near. */
const SOON = 60

/** What was paid can be lost only where something was paid: whoever sold it owes, and of several contracts neither is known. */
function termsOf(side: ReturnType<typeof sideOfOption>, hasStrike: boolean): Phrasings {
  if (side === 'legs') return TERMS_OF_LEG
  if (side === 'sold') return hasStrike ? TERMS_SOLD : TERMS_OF_LEG
  return hasStrike ? TERMS : TERMS_WITHOUT_STRIKE
}

const termsAtSale = ({ writtenAt }: CritiquedDecision) => (writtenAt ? ([TERMS_AT_SALE[0]] as const) : TERMS_AT_SALE)

/** A month, a day, a season or a half of a year that the entry waits for, and that begins after the option has ended. */
function endsBefore(request: CritiqueRequest, expiresOn: string): readonly Finding[] {
  const { thesis } = request.decision
  const plain = plainText(thesis)
  const today = dayOfEntry(request.decision)
  const dates = [...datesAhead(thesis, today), ...datesOf(thesis, today).filter((each) => isDue(plain, each))]
  const date = dates.find((each) => {
    const sentence = sentenceAround(thesis, each)
    const named = plain.slice(each.from, each.to)
    const lead = plain.slice(sentence.from, each.from)
    const isDay = (MONTH.test(named) || END_OF.test(lead)) && each.endsOn !== null
    return (
      isDay &&
      startsAfter(each.endsOn ?? '', named, lead, expiresOn) &&
      AWAITED.test(plain.slice(sentence.from, sentence.to))
    )
  })
  const awaited =
    date ??
    dayOfMonthAfter(thesis, today, expiresOn) ??
    (sideOfOption(request) === 'bought' ? periodAwaitedAfter(thesis, today, expiresOn) : null)
  const told = awaited ? null : monthToldAfter(thesis, today, expiresOn)
  const words = awaited ?? told
  // What was waited for may have come by the time that it is written.
  if (!words || isSale(request) || request.decision.writtenAt) return []
  const quoted = quotationAround(thesis, words)
  const day = readableDate(`${expiresOn}T17:00:00.000Z`, MARKET_ZONE)
  const ways = told ? ENDS_BEFORE_MONTH : ENDS_BEFORE
  const values = { words: quoted, day, month: told?.month ?? '' }
  return [{ kind: 'expiry-before-event', part: 'worldEvents', weight: 90, ways, values, quoted }]
}

/** "Is expected in February": the participle is of now, and the month of what is to come. */
const isDue = (plain: string, { from }: Span): boolean =>
  /(?<![a-z])(?:is|are|comes?|be) (?:[a-z]+ )?(?:expected|due|scheduled|planned|guided|set) (?:for |in |on |by |around )?(?:the )?(?:end of |early |late |mid[- ])?$/.test(
    plain.slice(0, from),
  )

/** "Earnings on the 29th", with an option that ends on the 15th: the next such day of a month. */
function dayOfMonthAfter(thesis: string, today: string, expiresOn: string): Span | null {
  const plain = plainText(thesis)
  for (const match of matchesOf(DAY_OF_MONTH, plain)) {
    const span = { from: match.index, to: match.index + match[0].length }
    const day = Number(match.groups?.day)
    const before = clauseBefore(plain.slice(sentenceAround(thesis, span).from, span.from))
    if (!AWAITED_ON_DAY.test(before) || day < 1 || day > LAST_OF_MONTH) continue
    const [month, on] = [today.slice(0, 7), `${today.slice(0, 7)}-${String(day).padStart(2, '0')}`]
    const following = dayOfNumber(dayNumber(`${month}-28`) + 7).slice(0, 7)
    const next = on > today ? on : `${following}-${on.slice(8)}`
    if (next > expiresOn) return span
    // "Earnings on the 29th, calls expire the 15th", with a form that says January: both are of the month of the form.
    const isLater = expiresOn.slice(0, 7) > following && day > Number(expiresOn.slice(8))
    const around = sentenceAround(thesis, span)
    const expiry = EXPIRES_THE.exec(plain.slice(around.from, around.to))?.groups?.day
    if (isLater && Number(expiry) === Number(expiresOn.slice(8))) return span
  }
  return null
}

const DAY_OF_MONTH =
  /(?<![a-z])the (?<day>\d{1,2})(?:st|nd|rd|th)(?! (?:of|century|quarter|time|year|percentile))(?![a-z])/g
const EXPIRES_THE =
  /(?<![a-z])(?:expir(?:e|es|ing|y)|ends?) (?:is )?(?:on )?the (?<day>\d{1,2})(?:st|nd|rd|th)(?! of)(?![a-z])/
/** What comes on a day and is waited for; not an expiry, and nothing that was. */
const AWAITED_ON_DAY =
  /(?<![a-z])(?:reports?|earnings|results|decision|ruling|approval|launch|readout|vote|verdict|fda|pdufa|fed|fomc|cpi|meeting|election|announcement|split|guidance|print)(?:(?! (?:was|were|came|missed|beat|expires?))[ a-z'])*$/
/** A month that has no such day is no reason against it: the next one that has it is later still. */
const LAST_OF_MONTH = 31

const MONTH = /(?<![a-z])(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/
const AWAITED =
  /(?<![a-z])(?:reports?|earnings|results|decision|decides?|ruling|approval|launch(?:es)?|trial|data|readout|vote|verdict|fda|pdufa|meeting|election|announce(?:s|ment)?|event|split|closes|due|comes|expected|catalyst|trading update|guidance)(?![a-z])/

/** A month begins on its first day, its end ten days before its last one, the end of a year with December; a day is itself. */
function startsAfter(endsOn: string, named: string, lead: string, expiresOn: string): boolean {
  if (/\d{1,2}(?!\d)/.test(named.replace(/20\d\d/, ''))) return endsOn > expiresOn
  const isEnd = MONTH.test(named) && END_OF.test(lead)
  return (isEnd ? dayOfNumber(dayNumber(endsOn) - END_DAYS) : `${endsOn.slice(0, 7)}-01`) > expiresOn
}

const END_OF = /(?<![a-z])(?:the )?end of(?: the)? ?$/
const END_DAYS = 10

const TERMS = [
  'This {right}{strike} has {days} until {day}: unless the share is {side} the strike by then, all that was paid for it is lost.',
  'The {right} ends on {day}, in {days}: unless the share is {side} its strike{of} then, the whole of what you paid is gone.',
] as const
const BREAK_EVEN = [
  'You name where it breaks even, {words}: with a strike of {strikes} and {price} paid that is {even}, on {day}, in {days}.',
] as const
const TERMS_WITHOUT_STRIKE = [
  'This {right} ends on {day}, in {days}, and all that was paid for it can be lost by then.',
] as const
const TERMS_SOLD = [
  'This {right} has {days} until {day}: whoever sold it can be made to {owes} the shares{at}, whatever they cost then.',
  'The {right} ends on {day}, in {days}, and until then whoever sold it can be made to {owes} the shares{at}.',
] as const
const TERMS_OF_LEG = [
  'This {right}{strike} has {days} until {day}.',
  'The {right}{strike} ends on {day}, in {days}.',
] as const
/** Whoever insures something loses nothing by an end without use. */
const TERMS_OF_INSURANCE = [
  'The {right}{strike} ends on {day}, in {days}: what it covers is without it from then on.',
  'This {right}{strike} has {days} until {day}, and covers nothing after that.',
] as const
const TERMS_BEFORE_OWN_DAY = [
  'The {right}{strike} ends on {day}; you {doing} about {months} after that.',
  'This {right}{strike} covers until {day}, and you {doing} about {months} later.',
] as const
const TERMS_AT_SALE = [
  'The {right}{strike} had {days} left, until {day}.',
  'You leave the {right}{strike} with {days} to go.',
] as const
const ENDS_BEFORE = [
  'The option ends on {day}, before what you wait for: {words}.',
  'What you wait for, {words}, comes after {day}, when this option is over.',
] as const
const ENDS_BEFORE_MONTH = [
  'The option ends on {day}, and the next {month} comes after that: you write {words}.',
  'You write {words}, and by the next {month} this option is over: it ends on {day}.',
] as const
