import type { Db } from '../database/open-database.ts'
import { findLedgerResult, storeLedgerResult } from '../ledger/ledger-result-store.ts'
import { lastingClosesFingerprint } from '../prices/daily-price-store.ts'
import type { PastDays } from './past-days.ts'

type Days = Pick<PastDays, 'days' | 'changes' | 'told'> & {
  /** The sequence of the last entry from which they were computed. */
  readonly upTo: number
  /** Assets that are left out of them, because an entry cannot be read. */
  readonly unread: readonly (number | null)[]
}

/** All that days are made of besides entries. Must be read before anything else. @param besides what is known of it already */
export const storedDaysMadeOf = async (db: Db, userId: string, besides: string): Promise<string> =>
  [await lastingClosesFingerprint(db, userId), besides].join('\n')

/** Days that were stored, made of just this and of the entries that the ledger begins with; null where there are none. */
export const findStoredDays = (db: Db, userId: string, madeOf: string): Promise<Days | null> =>
  findLedgerResult<Days>(db, userId, 'curve', madeOf)

/** Stores days in the place of those of before. */
export const storeDays = (db: Db, userId: string, madeOf: string, days: Days): Promise<void> =>
  storeLedgerResult(db, userId, 'curve', madeOf, days)
