import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import { isMarketDay } from '../../prices/market-calendar.ts'
import { readableDay } from '../../time.ts'
import type { CritiqueRequest } from '../critique.ts'
import { holdingPeriodOf } from './holding-period.ts'
import { dayOfEntry } from './own-tests-of.ts'
import { dayOf } from './quotation.ts'
import { assetName } from './request.ts'
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
