import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import { isMarketDay } from '../../prices/market-calendar.ts'
import { readableDay } from '../../time.ts'
import type { CritiqueRequest } from '../critique.ts'
import { holdingPeriodOf } from './holding-period.ts'
import { dayOfEntry } from './own-tests-of.ts'
import { dayOf } from './quotation.ts'
import { assetName, isFund, isSale } from './request.ts'
import type { StandingFact } from './standing-finding.ts'

/** A report that was filed between the entry before and this one. */
export function filedSince(request: CritiqueRequest): readonly StandingFact[] {
  const { decision, filings } = request
  const previous = holdingPeriodOf(request)?.previous
  if (!previous) return []
  const figures = (filings?.measures ?? []).flatMap((measure) => measure.figures)
  const isBetween = (day: string) => day > dayOfEntry(previous) && day <= dayOfEntry(decision)
  const latest = figures
    .filter(({ filedOn }) => isBetween(filedOn))
    .toSorted((one, other) => (one.filedOn < other.filedOn ? -1 : 1))
    .at(-1)
  if (!latest) return []
  const values = {
    ticker: assetName(request),
    filed: readableDay(latest.filedOn),
    end: readableDay(latest.end),
    previous: previous.action,
    day: dayOf(previous),
  }
  return [{ values, ways: FILED_SINCE }]
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

/** The calendar quarters that ended since the entry before, else the end of the one that runs: what reports are made of. */
export function quarters(request: CritiqueRequest): readonly StandingFact[] {
  const { decision, option } = request
  // Of a day that was over when it was written, other quarters have ended since.
  if (option || decision.writtenAt || isFund(request) || isSale(request)) return []
  const today = dayOfEntry(decision)
  const previous = holdingPeriodOf(request)?.previous
  const ended = previous ? quarterEndsBetween(dayOfEntry(previous), today) : []
  const last = ended.at(-1)
  if (previous && last) {
    const count = ended.length === 1 ? 'one calendar quarter has' : `${ended.length} calendar quarters have`
    const values = {
      count,
      last: ended.length === 1 ? 'on' : 'the last on',
      end: readableDay(last),
      previous: previous.action,
      day: dayOf(previous),
    }
    return [{ values, ways: QUARTERS_GONE }]
  }
  const end = quarterEnd(today)
  const days = dayNumber(end) - dayNumber(today)
  if (days < 2) return []
  const values = { end: readableDay(end), days: `${days} days`, action: decision.action }
  return [{ values, ways: QUARTER_AHEAD }]
}

function quarterEnd(day: string): string {
  const quarter = Math.floor((Number(day.slice(5, 7)) - 1) / 3)
  return `${day.slice(0, 4)}-${LAST_DAYS[quarter] ?? '12-31'}`
}

/** Oldest first; of the day of the first entry itself none. */
function quarterEndsBetween(from: string, to: string): readonly string[] {
  const ends: string[] = []
  let end = quarterEnd(from)
  while (end < to) {
    if (end > from) ends.push(end)
    end = quarterEnd(dayOfNumber(dayNumber(end) + 1))
  }
  return ends
}

const LAST_DAYS = ['03-31', '06-30', '09-30', '12-31']
const SOME_SUNDAY = '1998-01-04'
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const FILED_SINCE = [
  'Since the {previous} of {day} figures of {ticker} until {end} were filed, on {filed}.',
  'On {filed}, after the {previous} of {day}, {ticker} filed its figures until {end}.',
] as const
const CLOSED = [
  'This {action} falls on a {weekday}: no session before {next}.',
  'Decided on a {weekday}, with no session of the market before {next}.',
] as const
const QUARTERS_GONE = [
  'Since the {previous} of {day} {count} ended, {last} {end}.',
  'Between the {previous} of {day} and today {count} ended, {last} {end}.',
] as const
const QUARTER_AHEAD = [
  'The calendar quarter of this {action} ends on {end}, {days} later, and is reported on after that.',
  'Of the calendar quarter of this {action} {days} are left, until {end}.',
] as const
