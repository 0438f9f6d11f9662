import { decidedOn } from '../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { dayNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'

/** What was written at most so many days after it was decided counts in calibration and memory (ruling 19). */
const DAYS_TO_WRITE = 2

/**
 * Whether a decision is known to have been written when it was decided. What was written later, or came here with an import,
 * whose times this Candor did not see, counts in money alone.
 * @param imported how many entries the ledger was imported with
 */
export const countsInCalibration = (decision: Entry<DecisionRecorded>, imported: number): boolean =>
  decision.sequence > imported &&
  dayNumber(marketDayOf(decision.recordedAt)) - dayNumber(decidedOn(decision)) <= DAYS_TO_WRITE
