import { type ExitDay, exitDayIn } from '../../../tests-in-text/exit-day.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from './day-of-writing.ts'
import { holdingPeriodOf } from './holding-period.ts'
import { dayOfEntry } from './own-tests-of.ts'
import { isSale } from './request.ts'

/** Where an entry sets its exit by a day alone; null where it sets none. */
export const exitDayOf = (entry: CritiquedDecision): ExitDay | null => exitDayIn(entry.thesis, dayOfEntry(entry))

/** The last exit by a day that the holding period's entries set, where that day is here. */
export function dayReached(request: CritiqueRequest) {
  const period = holdingPeriodOf(request)
  const entries = period?.buy ? [period.origin, ...period.since] : []
  const setter = entries.findLast((entry) => isWrittenInTime(entry) && exitDayOf(entry) !== null)
  const exit = setter && exitDayOf(setter)
  if (!setter || !exit || dayOfEntry(request.decision) < exit.on || dayOfEntry(setter) >= exit.on) return null
  return { entries, setter, exit }
}

/** Whether it is held past the day on which it was to be left. */
export const isPastExitDay = (request: CritiqueRequest): boolean => !isSale(request) && dayReached(request) !== null
