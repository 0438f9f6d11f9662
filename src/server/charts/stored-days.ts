import type { Db } from '../database/open-database.ts'
import { findReadResult, storeReadResult } from '../database/read-result-store.ts'
import { findHashAt } from '../ledger/ledger-end-store.ts'
import { lastingClosesFingerprint } from '../prices/daily-price-store.ts'
import type { PastDays } from './past-days.ts'

type Days = Pick<PastDays, 'days' | 'changes' | 'told'> & {
  /** The sequence of the last entry from which they were computed. */
  readonly upTo: number
  /** Assets that are left out of them, because an entry cannot be read. */
  readonly unread: readonly (number | null)[]
}

/** Days with the hash of their last entry, which covers every entry before it. */
type StoredDays = Days & { readonly hash: string | null }

/** All that days are made of besides entries. Must be read before anything else. @param besides what is known of it already */
export const storedDaysMadeOf = async (db: Db, userId: string, besides: string): Promise<string> =>
  [await lastingClosesFingerprint(db, userId), besides].join('\n')

/** Days that were stored, made of just this and of the entries that the ledger begins with; null where there are none. */
export async function findStoredDays(db: Db, userId: string, madeOf: string): Promise<Days | null> {
  const stored = await findReadResult<StoredDays>(db, userId, 'curve', madeOf)
  if (!stored) return null
  const { hash, ...days } = stored
  return hash !== null && hash === (await findHashAt(db, userId, days.upTo)) ? days : null
}

/** Stores days in the place of those of before. */
export async function storeDays(db: Db, userId: string, madeOf: string, days: Days): Promise<void> {
  const stored: StoredDays = { ...days, hash: await findHashAt(db, userId, days.upTo) }
  await storeReadResult(db, userId, 'curve', madeOf, JSON.stringify(stored))
}
