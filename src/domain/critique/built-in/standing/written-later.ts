import { calendarDaysBetween } from '../../../prices/market-calendar.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten, isWrittenInTime } from '../basis/day-of-writing.ts'
import { dayOf } from '../basis/quotation.ts'
import { actionAndPrice } from './action-and-price.ts'
import type { StandingFact } from './standing-finding.ts'

/** Says of a decision that was written down late that its confidence is left out of calibration (ruling 19). */
export const writtenLater = (request: CritiqueRequest): readonly StandingFact[] =>
  isWrittenInTime(request.decision) ? [] : [{ values: valuesOf(request), ways: WRITTEN_LATER }]

const valuesOf = (request: CritiqueRequest) => ({
  ...actionAndPrice(request),
  day: dayOf(request.decision),
  written: dayWritten(request.decision),
  days: String(calendarDaysBetween(request.decision.at, request.decision.writtenAt ?? request.decision.at)),
  confidence: String(request.decision.confidence),
})

const WRITTEN_LATER = [
  'This {action} of {day} was written down {days} days later, on {written}, and its {confidence} of 10 is not scored.',
  'Between deciding on {day}{at} and writing on {written} lie {days} days, so the {confidence} of 10 is not scored.',
  'Its {confidence} of 10 is not scored, for the {action} is of {day} and was written on {written}, {days} days later.',
] as const
