import type { NamedDate } from '../../../language/dates.ts'
import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { dayNumber } from '../../../prices/day-number.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import { readableDay } from '../../../time.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { datesAhead, takesPlace } from '../basis/facts-of-text.ts'
import { type HoldingPeriod, holdingPeriodOf } from '../basis/holding-period.ts'
import { dayOfEntry, ownTestsOf } from '../basis/own-tests-of.ts'
import { dayOf, quotationAround } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isReadable } from '../basis/readable.ts'
import { isSale, isWatched } from '../basis/request.ts'
import { isOfAnother } from '../basis/tells-of-company.ts'
import { daysBetween } from '../basis/time-held.ts'
import { wholeTest } from '../own-tests/whole-test.ts'
import { isHeldUntil } from '../readings/read-horizon.ts'
import type { StandingFact } from './standing-finding.ts'

/** A day ahead that the entry itself names. */
export function ownDay(request: CritiqueRequest): readonly StandingFact[] {
  const { decision } = request
  const { thesis, action } = decision
  if (action.startsWith('Sell') || decision.writtenAt || !isReadable(request)) return []
  const date = datesAhead(thesis, dayOfEntry(decision)).find(
    (each) =>
      isClear(thesis, each) &&
      !isYearOfFigure(thesis, each, dayOfEntry(decision)) &&
      !isOfAnother(thesis, each, request),
  )
  if (!date) return []
  const quoted = quotationAround(thesis, date)
  if (quoted.split(' ').length < TELLING_WORDS || !isAhead(plainText(quoted))) return []
  const [today, endsOn] = [dayOfEntry(decision), date.endsOn]
  const days = endsOn === null ? 0 : dayNumber(endsOn) - dayNumber(today)
  // A time of years is not counted in days.
  if (endsOn === null || days < 1 || days > MOST_DAYS) return [{ values: { words: quoted }, ways: OWN_DAY, quoted }]
  const values = { words: quoted, action, left: daysBetween(today, endsOn) }
  return [{ values, ways: isOneDay(plainText(thesis).slice(date.from, date.to)) ? ON_DAY : BY_END, quoted }]
}

/** "July 29" and "29 July 2027", and neither a month nor a year. */
const isOneDay = (words: string): boolean => HAS_DAY.test(words)
const MOST_DAYS = 366
const HAS_DAY =
  /(?<![a-z])(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?!\d)|(?<!\d)\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d{4}-\d\d-\d\d|\d\/\d/

/** "Scripts below 2,500 in the first quarter" and "credits are 1.6bn of 2025" are a limit and a sum: the words themselves say that something takes place. */
const isAhead = (words: string): boolean => (takesPlace(words) || WAITS.test(words)) && !IS_LIMIT.test(words)
const WAITS =
  /(?<![a-z])(?:wait(?:ing|s)?|patience|hold(?:ing)?|keep|give|until|till?|by|will|should|before|own|stay)(?![a-z])/
const IS_LIMIT = /[<>≤≥=]|(?<![a-z])(?:below|under|above|over|less than|more than|fewer than|at least|at most) [$€£]?\d/

/** "Price/earnings 20 on 2025 guidance", written in 2025: the year that runs, unless something comes by its end. */
function isYearOfFigure(thesis: string, { from, to }: NamedDate, today: string): boolean {
  const plain = plainText(thesis)
  const year = /^(?:fy ?|fiscal (?:year )?)?(20\d\d)$/.exec(plain.slice(from, to))?.[1]
  return year !== undefined && year <= today.slice(0, 4) && !BY_ITS_END.test(plain.slice(0, from))
}
const BY_ITS_END =
  /(?<![a-z])(?:by|until|till?|before|through|(?:end|rest|close|half|part) of|(?:later|late) in)(?: the)? $/

/** A day that an earlier entry named, and that has passed since the day of the last one. */
export function dayGone(request: CritiqueRequest): readonly StandingFact[] {
  const { decision } = request
  const period = holdingPeriodOf(request)
  if (!period || decision.writtenAt) return []
  const today = dayOfEntry(decision)
  const last = dayOfEntry(period.previous)
  const gone = writtenOnTheirDay(period).flatMap((entry) =>
    datesAhead(entry.thesis, dayOfEntry(entry)).flatMap((date) =>
      isClear(entry.thesis, date) && (date.endsOn ?? '') > last && (date.endsOn ?? '') < today ? [{ entry, date }] : [],
    ),
  )
  const latest = gone.at(-1)
  if (!latest) return []
  // Half a test says something else than the whole.
  const test = testOf(latest.entry, latest.date)
  const [whole, ...more] = test ? wholeTest(latest.entry.thesis, test) : [latest.date]
  if (!whole) return []
  const { thesis } = latest.entry
  const wrote = test ? quotationOfTest(thesis, whole, ...more) : quotationAround(thesis, latest.date)
  return [{ values: { day: dayOf(latest.entry), wrote }, ways: DAY_GONE }]
}

/** "In June" is counted from the day of writing, and what is decided from its own. */
const writtenOnTheirDay = ({ origin, since }: HoldingPeriod): readonly CritiquedDecision[] =>
  [origin, ...since].filter(({ writtenAt }) => writtenAt === undefined)

/** The nearest day that an earlier entry named, and that is still to come. */
export function dayAhead(request: CritiqueRequest): readonly StandingFact[] {
  const period = holdingPeriodOf(request)
  if (!period || isSale(request) || request.decision.writtenAt) return []
  const today = dayOfEntry(request.decision)
  const [next] = writtenOnTheirDay(period)
    .flatMap((entry) =>
      datesAhead(entry.thesis, dayOfEntry(entry)).flatMap((date) =>
        isClear(entry.thesis, date) &&
        !isOfTest(entry, date) &&
        !isSpokenOf(entry, date, request) &&
        date.endsOn !== null &&
        date.endsOn > today
          ? [{ entry, date, endsOn: date.endsOn }]
          : [],
      ),
    )
    .toSorted((one, other) => (one.endsOn < other.endsOn ? -1 : 1))
  if (!next) return []
  const values = {
    day: dayOf(next.entry),
    wrote: quotationAround(next.entry.thesis, next.date),
    left: daysBetween(today, next.endsOn),
    until: readableDay(next.endsOn),
  }
  return [{ values, ways: AHEAD }]
}

/** Whether this entry speaks of what the earlier one dated: it may have come, slipped or ended since. */
function isSpokenOf(entry: CritiquedDecision, date: NamedDate, { decision }: CritiqueRequest): boolean {
  const { from, to } = sentenceAround(entry.thesis, date)
  const told = new Set(contentWords(decision.thesis))
  return contentWords(entry.thesis.slice(from, to)).some((word) => told.has(word))
}

/** The day of a test is told as that. */
const isOfTest = (entry: CritiquedDecision, date: NamedDate): boolean => testOf(entry, date) !== undefined

const testOf = (entry: CritiquedDecision, date: NamedDate) =>
  ownTestsOf(entry).find(({ span }) => date.from >= span.from && date.to <= span.to)

/** How much of the time is gone that the first entry gave it. */
export function timeGiven(request: CritiqueRequest): readonly StandingFact[] {
  const origin = holdingPeriodOf(request)?.origin
  if (!origin || origin.writtenAt || request.decision.writtenAt || isWatched(request)) return []
  const { thesis } = origin
  const today = dayOfEntry(request.decision)
  const date = datesAhead(thesis, dayOfEntry(origin)).find((each) => isHeldUntil(thesis, each))
  if (!date?.endsOn || date.endsOn <= today || today <= dayOfEntry(origin)) return []
  if (!isClear(thesis, date) && !LASTS.test(plainText(thesis).slice(date.from, date.to))) return []
  const values = {
    wrote: quotationAround(thesis, date),
    day: dayOf(origin),
    gone: daysBetween(dayOfEntry(origin), today),
    until: readableDay(date.endsOn),
  }
  return [{ values, ways: GIVEN }]
}

/** "In January" may be behind or ahead, and "within a month" is how long something takes: a day or a year says which. */
function isClear(thesis: string, date: NamedDate): boolean {
  const words = plainText(thesis).slice(date.from, date.to)
  const { isReported, isQuoted, isIronic } = standingOf(thesis, date)
  const { from, to } = sentenceAround(thesis, date)
  if (OF_ESTIMATE.test(plainText(thesis).slice(date.to, to))) return false
  if (OF_ENTRY.test(plainText(thesis).slice(from, date.from))) return false
  if (!takesPlace(plainText(thesis).slice(from, to))) return false
  // "Q2 guidance" may be of the Q2 that is over.
  if (
    /^(?:the )?(?:q[1-4]|h[12]|fy)(?!.*20\d\d)/.test(words) &&
    !TO_COME.test(plainText(thesis).slice(from, date.from))
  )
    return false
  const isStated = !(isReported || isQuoted || isIronic)
  return isStated && date.endsOn !== null && /\d/.test(words) && !/^(?:within|over|for|after|in) /.test(words)
}

/** "22 times 2026 earnings": the year of an estimate that is paid for today. */
const OF_ESTIMATE =
  /^e? (?:(?:core|adjusted|forward|consensus|estimated) )?(?:earnings|eps|ebitda?|sales|revenues?|profits?|free cash flow|fcf|cash flow|estimates?|guidance|outlook|numbers)(?![a-z])/
/** "In my entry of February 3", "as written on March 1": a day on which something was written. */
const OF_ENTRY =
  /(?<![a-z])(?:entry|note|post|memo|thesis|wrote|written|noted|described|said)(?: (?:it|this|that|down|of|on|from|in|the))* $/
/** "For two years", "until 2028": a time that can be counted off. */
const LASTS = /^(?:for|within|over|in) |20\d\d/
const TO_COME = /(?<![a-z])(?:by|until|till|before|from|due|in|on|next)(?: the| end of| late| early)* *$/

/** “2028” alone says nothing. */
const TELLING_WORDS = 3

/** Whether it is their own horizon, or that of a forecast which they doubt, is not known. */
const OWN_DAY = ['You name a time ahead: {words}.', 'A time ahead stands in it: {words}.'] as const
const ON_DAY = [
  'You name a day, {words}, and it is {left} away.',
  'From this {action} it is {left} to the day that you name: {words}.',
] as const
const BY_END = [
  'At the latest that is {left} after this {action}: {words}.',
  'You name a time, {words}, and it is over in {left}.',
] as const
const DAY_GONE = [
  'On {day} you wrote {wrote}, and that time is over.',
  'What you wrote on {day}, {wrote}, lies behind you.',
] as const
const AHEAD = [
  'You wrote {wrote} on {day}: until the end of that time, {until}, it is {left}.',
  'What you wrote on {day}, {wrote}, has {left} left, until {until}.',
] as const
const GIVEN = [
  'You wrote {wrote} on {day}: {gone} of it are gone, and it runs until {until}.',
  'Of {wrote}, written on {day}, {gone} are gone; it ends on {until}.',
] as const
