import { SqliteAdapter, sql } from 'kysely'
import type { Db } from '../database/open-database.ts'

/**
 * Runs work that reads the file of remembered heads and writes it, while no other process does: of two that share a data folder,
 * one could otherwise write the file anew without a line that the other has just added. PostgreSQL holds the lock, because both
 * processes have it in common and it releases the lock when one of them dies. Of an SQLite there is only one process.
 */
export async function withHeadsAlone<T>(db: Db, work: (db: Db) => T | Promise<T>): Promise<T> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return work(db)
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('remembered heads', 0))`.execute(trx)
    return work(trx)
  })
}
