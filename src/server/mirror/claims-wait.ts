import { isWaitOverBy } from '#domain/claims/resolve-claim.ts'
import { dayNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { findSetting, storeSetting } from '../database/settings-store.ts'

/**
 * The last day on which claims were looked at, and each standstill since which a claim may still wait:
 * `2026-11-20 2026-10-09..2026-11-02`. Before 2026-11-24 the end of the last standstill stood there alone.
 */
const NAME = 'claims-looked-at'

/** A weekend and its holidays are no time in which Candor did not run. */
const DAYS_WITHOUT_A_LOOK = 4

/** More than ten trading days take: who waited since the end of an older standstill has waited long enough. */
const DAYS_REMEMBERED = 30

/** New York's days of the last look before a time in which Candor did not run, and of the first look after it. */
export type Standstill = { readonly from: string; readonly until: string }

/** Notes that claims are looked at now, and returns the standstills after which a claim may still wait, oldest first. */
export async function noteLookAtClaims(db: Db, now: Instant): Promise<readonly Standstill[]> {
  const today = marketDayOf(now)
  const [lookedOn = '', ...stored] = (await findSetting(db, NAME))?.split(' ') ?? []
  const before = stored.filter((text) => text !== '').map(readStandstill)
  const isBack = lookedOn !== '' && dayNumber(today) - dayNumber(lookedOn) > DAYS_WITHOUT_A_LOOK
  const standstills = [...before, ...(isBack ? [{ from: lookedOn, until: today }] : [])].filter(
    ({ until }) => dayNumber(today) - dayNumber(until) <= DAYS_REMEMBERED,
  )
  const written = standstills.map(({ from, until }) => `${from}..${until}`)
  if (lookedOn !== today) await storeSetting(db, NAME, [today, ...written].join(' '))
  return standstills
}

function readStandstill(text: string): Standstill {
  const [from = text, until = text] = text.split('..')
  return { from, until }
}

/**
 * The day from which a missing close of a claim is waited for. Without the standstills the first look after one would give up every
 * claim of that time, and closes that are uploaded next would come too late or in time depending on which file came first. Only the
 * first standstill within its wait counts: who opens Candor once a week would wait for ever otherwise.
 * @param waitsFrom the claim's own day, from which it waits where Candor ran
 */
export const waitsAnewFrom = (waitsFrom: string, standstills: readonly Standstill[]): string =>
  standstills.find(({ from, until }) => until > waitsFrom && !isWaitOverBy(waitsFrom, from))?.until ?? waitsFrom
