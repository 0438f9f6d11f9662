import { rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, type Transaction } from 'kysely'
import { migrate } from '../database/migrate.ts'
import { nodeSqliteDialect } from '../database/sqlite-dialect.ts'
import type { Tables } from '../database/tables.ts'

type Staged = {
  readonly file: string
  /** Writes the rows of the journal, and closes the database that they are in. */
  fill<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>
}

/**
 * Makes the rows of an import in an SQLite database of their own, with the same tables, beside the uploaded file. That takes as long
 * as the journal is long, and meanwhile nobody waits for it; what is left to do under the lock of the real database is to copy rows.
 * The file is deleted afterwards, or with the upload's folder at the next start.
 */
export async function withStaged<T>(upload: string, work: (staged: Staged) => Promise<T>): Promise<T> {
  const file = `${upload}.staged`
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(file, { open: openPassing }) })
  try {
    return await work({
      file,
      async fill(write) {
        await migrate(db, 'sqlite')
        const written = await db.transaction().execute(write)
        await db.destroy()
        return written
      },
    })
  } finally {
    await db.destroy()
    await rm(file, { force: true })
  }
}

/** A database that nobody reads after its process ends: it waits for no disk, and has no files beside it. */
function openPassing(file: string): DatabaseSync {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY')
  return db
}
