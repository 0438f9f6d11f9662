import { Kysely, sql } from 'kysely'
import { postgresDialect } from '../database/postgres-dialect.ts'
import { storeSetting } from '../database/settings-store.ts'
import type { Tables } from '../database/tables.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { runPostgres } from './postgres-programs.ts'

/** Restores a whole dump into an empty database, or nothing. @throws BackupRefusal when the database is not empty */
export async function restorePostgres(url: string, dump: string, manifest: BackupManifest): Promise<void> {
  const db = new Kysely<Tables>({ dialect: postgresDialect({ url }, false) })
  try {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = any(current_schemas(false)) order by table_name limit 1`.execute(db)
    if (rows[0])
      throw new BackupRefusal(
        `The database in DATABASE_URL has tables already (${rows[0].name}), and nothing is written over. Nothing was changed. Make ` +
          'an empty database and name that one.',
      )
    const { rows: names } = await sql<{ name: string }>`select current_database() as name`.execute(db)
    const words = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
    words.push(`--dbname=${names[0]?.name}`)
    await runPostgres('pg_restore', url, [...words, dump])
    for (const [name, value] of Object.entries(manifest.settings ?? {})) await storeSetting(db, name, value)
  } finally {
    await db.destroy()
  }
}
