import { readableDay } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { dayOf } from '../basis/quotation.ts'
import { assetName } from '../basis/request.ts'
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

const FILED_SINCE = [
  'Since the {previous} of {day} figures of {ticker} until {end} were filed, on {filed}.',
  'On {filed}, after the {previous} of {day}, {ticker} filed its figures until {end}.',
] as const
