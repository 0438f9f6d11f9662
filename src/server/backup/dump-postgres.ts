import { Kysely, sql } from 'kysely'
import type { OpenDatabase } from '../database/open-database.ts'
import { OlderDatabase, openExisting } from '../database/open-existing.ts'
import { postgresDialect } from '../database/postgres-dialect.ts'
import { readSnapshot } from '../database/snapshot.ts'
import type { Tables } from '../database/tables.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { countLedgerFaults } from './ledger-faults.ts'
import { runPostgres } from './postgres-programs.ts'
import { REMOVED_SETTINGS, REMOVED_TABLES } from './without-secrets.ts'

type Dumped = Pick<BackupManifest, 'migrations' | 'users' | 'entries' | 'settings' | 'faults'>

/** Dumps a PostgreSQL journal with pg_dump, and counts its rows in the same snapshot. */
export async function dumpPostgres(url: string, target: string): Promise<Dumped> {
  const { database, isCurrent } = await openToDump(url)
  try {
    const counted = await readSnapshot(database, async (db) => {
      const { rows } = await sql<{ snapshot: string; users: number; entries: number }>`
        select pg_export_snapshot() as snapshot, (select count(*) from users) as users,
          (select count(*) from entries) as entries`.execute(db)
      const migrations = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
      const settings = await db.selectFrom('settings').selectAll().where('name', 'not in', REMOVED_SETTINGS).execute()
      const { snapshot = '', users = 0, entries = 0 } = rows[0] ?? {}
      await runPostgres('pg_dump', url, [...WORDS, `--snapshot=${snapshot}`, `--file=${target}`])
      return {
        users,
        entries,
        migrations: migrations.rows.map(({ name }) => name),
        settings: Object.fromEntries(settings.map(({ name, value }) => [name, value])),
      }
    })
    return { ...counted, faults: isCurrent ? await countLedgerFaults(database) : null }
  } finally {
    await database.db.destroy()
  }
}

/** Before a migration the database is of an older version, which this one can copy but not check. */
async function openToDump(url: string): Promise<{ database: OpenDatabase; isCurrent: boolean }> {
  try {
    return { database: await openExisting({ engine: 'postgres', url }, 'read'), isCurrent: true }
  } catch (error) {
    if (!(error instanceof OlderDatabase)) throw error
    const db = new Kysely<Tables>({ dialect: postgresDialect({ url }, false) })
    return { database: { db, engine: 'postgres' }, isCurrent: false }
  }
}

const WORDS = [
  '--format=custom',
  '--no-owner',
  '--no-privileges',
  // The settings are in the manifest, without the secret.
  ...[...REMOVED_TABLES, 'settings'].map((table) => `--exclude-table-data=${table}`),
]
