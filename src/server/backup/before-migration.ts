import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { unchanging } from '../database/inspect-journal.ts'
import { DATABASE_FILE } from '../database/journal-folder.ts'
import { findMigrations, migrationNames } from '../database/migrate.ts'
import { directUrlOf } from '../database/open-database.ts'
import { requireOwnFiles } from '../database/own-files.ts'
import { postgresDialect } from '../database/postgres-dialect.ts'
import { StartRefusal } from '../database/start-refusal.ts'
import type { Tables } from '../database/tables.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { type BackupPlace, keepBackup } from './kept-backups.ts'

/**
 * Makes a backup if this version is about to change the schema of a database.
 * @throws StartRefusal as `requireOwnFiles`, and when a SQLite journal could not be backed up. For a PostgreSQL without pg_dump beside Candor, backups are
 * the operator's task, so the start only warns
 */
export async function backUpBeforeMigration(
  where: BackupPlace,
  now: string,
  warn: (sentence: string) => void,
): Promise<void> {
  requireOwnFiles(where.dataFolder)
  if (!(await isBehind(where))) return
  try {
    await keepBackup(where, 'migration', now)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (where.place.engine === 'postgres' && error instanceof BackupRefusal)
      return warn(`No backup was made before the schema is changed: ${why}`)
    throw new StartRefusal(
      `the database is of an older version, and no backup could be made before it is changed (${why}). Nothing was changed. ` +
        'Free some space or set BACKUP_FOLDER, and start again.',
    )
  }
}

async function isBehind({ place }: BackupPlace): Promise<boolean> {
  // A database that cannot be read is reported by the start itself, in its own words.
  const done = await (place.engine === 'postgres' ? inPostgres(directUrlOf(place)) : inFile(place.folder)).catch(
    () => [],
  )
  const names = migrationNames(place.engine)
  return done.length > 0 && done.length < names.length && done.every((name) => names.includes(name))
}

async function inFile(folder: string | null): Promise<string[]> {
  const file = join(folder ?? '', DATABASE_FILE)
  if (folder === null || !existsSync(file) || statSync(file).size === 0) return []
  const db = existsSync(`${file}-wal`) ? new DatabaseSync(file, { readOnly: true }) : new DatabaseSync(unchanging(file))
  try {
    return db
      .prepare('select name from kysely_migration')
      .all()
      .map(({ name }) => String(name))
  } finally {
    db.close()
  }
}

async function inPostgres(url: string): Promise<string[]> {
  const db = new Kysely<Tables>({ dialect: postgresDialect({ url }, false) })
  try {
    return await findMigrations(db, 'postgres')
  } finally {
    await db.destroy()
  }
}
