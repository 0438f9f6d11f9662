import { decidedOn } from '../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { dayNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'

/** What was written at most so many days after it was decided counts in calibration and memory (ruling 19). */
const DAYS_TO_WRITE = 2

/** Whether a decision was written when it was decided. What was written later, or imported, counts in money alone. */
export const countsInCalibration = (decision: Entry<DecisionRecorded>): boolean =>
  dayNumber(marketDayOf(decision.recordedAt)) - dayNumber(decidedOn(decision)) <= DAYS_TO_WRITE
