import { dayNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { findSetting, storeSetting } from '../database/settings-store.ts'

/** The last day on which claims were looked at, and the first day after Candor had not run: `2026-11-20 2026-11-02`. */
const NAME = 'claims-looked-at'

/** A weekend and its holidays are no time in which Candor did not run. */
const DAYS_WITHOUT_A_LOOK = 4

/**
 * Notes that claims are looked at now.
 * @returns New York's day since which Candor has been there to take closes, from which missing ones are waited for: without
 * it the first look after a standstill would give up every claim of that time, and closes that are uploaded next would come
 * too late or in time depending on which file came first. null where it has run ever since this is noted
 */
export async function noteLookAtClaims(db: Db, now: Instant): Promise<string | null> {
  const today = marketDayOf(now)
  const [lookedOn = '', since = ''] = (await findSetting(db, NAME))?.split(' ') ?? []
  const hasStoodStill = lookedOn !== '' && dayNumber(today) - dayNumber(lookedOn) > DAYS_WITHOUT_A_LOOK
  const runsSince = hasStoodStill ? today : since
  if (lookedOn !== today) await storeSetting(db, NAME, `${today} ${runsSince}`)
  return runsSince === '' ? null : runsSince
}
