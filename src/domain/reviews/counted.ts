import { DAYS_TO_WRITE } from '../assets/day-decided.ts'
import { claimedOn } from '../claims/claim-days.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { dayNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'

/**
 * Whether a decision is known to have been written down when it was made. One that was written later, or imported, so that this
 * Candor did not see its time, counts only in money. It goes by the day that was first written: nobody may take a claim out of
 * calibration, or bring one in, by a correction once its outcome is known.
 * @param imported how many entries of the ledger were imported
 */
export const countsInCalibration = (decision: Entry<DecisionRecorded>, imported: number): boolean =>
  decision.sequence > imported && isWrittenInTime(decision)

/** Whether it was written down so soon after it was made that its confidence is scored. */
export const isWrittenInTime = (decision: Parameters<typeof claimedOn>[0]): boolean => {
  // Most name no day of their own. The Mirror asks this of each decision four times, and days take long to reckon.
  if (decision.decidedOn === undefined && decision.firstDecidedOn === undefined) return true
  return dayNumber(marketDayOf(decision.recordedAt)) - dayNumber(claimedOn(decision)) <= DAYS_TO_WRITE
}
