import { sql } from 'kysely'
import { isSqlite } from './is-sqlite.ts'
import type { Db } from './open-database.ts'

/**
 * Waits until no other transaction holds the lock of this name, and holds it until this one ends. PostgreSQL keeps the lock, because all
 * processes have it in common and it is released when one of them dies; of SQLite's transactions only one is there at a time.
 * @param name of what is written: a user's id for their ledger, which `append-at-once.ts` and migration 036 lock in the same way
 */
export async function lockUntilCommit(trx: Db, name: string): Promise<void> {
  if (isSqlite(trx)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
