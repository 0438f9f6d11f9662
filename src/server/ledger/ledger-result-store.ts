import type { Db } from '../database/open-database.ts'
import { findReadResult, storeReadResult } from '../database/read-result-store.ts'
import { findHashAt } from './ledger-end-store.ts'

/** A result of the entries with which a ledger begins. */
type OfEntries = {
  /** The sequence of the last of them. */
  readonly upTo: number
}

/** With the hash of the last entry, which covers every entry before it. */
type Stored<T> = T & { readonly hash: string | null }

type Kind = Parameters<typeof findReadResult>[2]

/**
 * @param madeOf what else tells whether it may be used, with the program that computed it, which is why it has the form of `T`
 * @returns null where none of that kind is stored that was made of just this and of entries that the ledger still begins with
 */
export async function findLedgerResult<T extends OfEntries>(
  db: Db,
  userId: string,
  kind: Kind,
  madeOf: string,
): Promise<T | null> {
  const stored = await findReadResult<Stored<T>>(db, userId, kind, madeOf)
  return stored && stored.hash !== null && stored.hash === (await findHashAt(db, userId, stored.upTo)) ? stored : null
}

/** Stores a result in the place of the one before. */
export async function storeLedgerResult<T extends OfEntries>(
  db: Db,
  userId: string,
  kind: Kind,
  madeOf: string,
  result: T,
): Promise<void> {
  const stored: Stored<T> = { ...result, hash: await findHashAt(db, userId, result.upTo) }
  await storeReadResult(db, userId, kind, madeOf, JSON.stringify(stored))
}
