import type { DecisionRecorded } from '../ledger/entry.ts'
import { MARKET_ZONE, marketDayOf } from '../prices/market-calendar.ts'
import { accept, type Result, refuse } from '../result.ts'
import { type Instant, readableDate } from '../time.ts'

/** "Wrong if" is one line (ruling 21). */
export const OWN_TEST_LENGTH = { max: 280 } as const

/** The fields as they were sent; left out, null and blank mean the same. */
type Written = { readonly wrongIf?: string | null | undefined; readonly wrongIfOn?: string | null | undefined }

/** The fields "Wrong if" and its day in the form in which an entry stores them; nothing when both were left out. */
export function writeOwnTest(
  { wrongIf = null, wrongIfOn = null }: Written,
  now: Instant,
): Result<Pick<DecisionRecorded, 'ownTest'>> {
  if (wrongIf === null) return wrongIfOn === null ? accept({}) : refuse({ ...OF_DAY, message: DAY_ALONE })
  if (wrongIfOn !== null && wrongIfOn < marketDayOf(now))
    return refuse({
      ...OF_DAY,
      message: `The day of your test has to come yet: today is ${readableDate(now, MARKET_ZONE)}. Nothing was recorded.`,
    })
  return accept({ ownTest: { line: wrongIf, on: wrongIfOn } })
}

const OF_DAY = { code: 'invalid', field: 'wrongIfOn' } as const
const DAY_ALONE = 'Write what would prove you wrong beside its day, or take the day out. Nothing was recorded.'
