import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { unchanging } from '../database/inspect-journal.ts'
import { DATABASE_FILE } from '../database/journal-folder.ts'
import { NoSuchDatabase, openExisting } from '../database/open-existing.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { countLedgerFaults } from './ledger-faults.ts'
import { REMOVING } from './without-secrets.ts'

const PROGRAM = new URL('./copy-database.mjs', import.meta.url)

type Counted = Pick<BackupManifest, 'migrations' | 'users' | 'entries'>

/** Copies a data folder's journal as it is at one moment, while others may write. @returns what the copy contains */
export async function copySqlite(dataFolder: string, target: string): Promise<Counted> {
  const file = join(dataFolder, DATABASE_FILE)
  if (!existsSync(file))
    throw new BackupRefusal(`There is no journal in ${dataFolder}. Set CANDOR_DATA as for npm start.`)
  // A journal that no process has open is read without making files beside it.
  const from = existsSync(`${file}-wal`) ? file : unchanging(file).href
  const worker = new Worker(PROGRAM, { workerData: { from, to: target, statements: REMOVING } })
  try {
    await once(worker, 'exit')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new BackupRefusal(`The database could not be copied: ${why}. No backup was made.`)
  }
  return countIn(target)
}

function countIn(file: string): Counted {
  const db = new DatabaseSync(file, { readOnly: true })
  const count = (table: string) => Number(db.prepare(`select count(*) as count from ${table}`).get()?.count ?? 0)
  try {
    const migrations = db.prepare('select name from kysely_migration order by name').all()
    return { migrations: migrations.map(({ name }) => String(name)), users: count('users'), entries: count('entries') }
  } finally {
    db.close()
  }
}

/**
 * Verifies every ledger of a copy that is in a folder of its own.
 * @returns how many faults the entries have; null for a copy of another version, which this one cannot check
 */
export async function countFaults(folder: string): Promise<number | null> {
  const database = await openExisting({ engine: 'sqlite', folder }, 'read').catch((error: unknown) => {
    if (error instanceof NoSuchDatabase) return null
    throw error
  })
  if (database === null) return null
  try {
    return await countLedgerFaults(database)
  } finally {
    await database.db.destroy()
  }
}
