import { DAYS_TO_WRITE } from '../../../assets/day-decided.ts'
import { calendarDaysBetween, MARKET_ZONE, marketDayOf } from '../../../prices/market-calendar.ts'
import { readableDate } from '../../../time.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { holdingPeriodOf } from './holding-period.ts'

type Dated = Pick<CritiquedDecision, 'at' | 'writtenAt'>

/** The day on which the words of an entry stood there: a decision may have been written down long after it was made. */
export const dayWritten = ({ at, writtenAt }: Dated): string => readableDate(writtenAt ?? at, MARKET_ZONE)

/** Whether both are one decision: several that are dated back to one day share its moment, and each was written at its own. */
export const isOneDecision = (one: Partial<Dated>, other: Dated): boolean =>
  one.at === other.at && one.writtenAt === other.writtenAt

/** Whether it was written down within the days that count as at once (ruling 19). */
export const isWrittenInTime = ({ at, writtenAt }: Dated): boolean =>
  writtenAt === undefined || calendarDaysBetween(at, writtenAt) <= DAYS_TO_WRITE

/** Whether the words of an earlier entry stood there when the present decision was made; of old ones that are typed in together none did. */
function stoodThere(entry: Dated, decision: Dated): boolean {
  if (entry.writtenAt === undefined) return true
  return isWrittenInTime(entry)
    ? entry.writtenAt <= decision.at
    : marketDayOf(entry.writtenAt) < marketDayOf(decision.at)
}

/** What was written when, of the present entry and of those of its holding period. */
type Writing = {
  /** The present entry was written when it was decided. */
  readonly isInTime: boolean
  /** So were the earlier ones. */
  readonly areAllInTime: boolean
  /** The words of all earlier ones stood there when this one was decided. */
  readonly areAllBefore: boolean
}

export function writingOf(request: CritiqueRequest): Writing {
  const period = holdingPeriodOf(request)
  const entries = period ? [period.origin, ...period.since] : []
  return {
    isInTime: isWrittenInTime(request.decision),
    areAllInTime: entries.every(isWrittenInTime),
    areAllBefore: entries.every((entry) => stoodThere(entry, request.decision)),
  }
}
