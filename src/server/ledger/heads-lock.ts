import { isSqlite } from '../database/is-sqlite.ts'
import { lockUntilCommit } from '../database/lock-until-commit.ts'
import type { Db } from '../database/open-database.ts'

/**
 * Runs work that reads the file of remembered heads and writes it, while no other process does: of two that share a data folder,
 * one could otherwise write the file anew without a line that the other has just added. Of an SQLite there is only one process.
 */
export async function withHeadsAlone<T>(db: Db, work: (db: Db) => T | Promise<T>): Promise<T> {
  if (isSqlite(db)) return work(db)
  return db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, 'remembered heads')
    return work(trx)
  })
}
