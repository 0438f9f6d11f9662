import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Dialect, Kysely } from 'kysely'
import { unchanging } from './inspect-journal.ts'
import { readMarker } from './journal-marker.ts'
import { findMigrations, migrationNames, requireNoGap } from './migrate.ts'
import { type DatabasePlace, type Db, directUrlOf, type Engine, type OpenDatabase } from './open-database.ts'
import { MARKER } from './open-journal.ts'
import { requireOwnFiles } from './own-files.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { findSetting } from './settings-store.ts'
import { nodeSqliteDialect, openSqlite } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

/** Why there is no database to work on, in a sentence for people. */
export class NoSuchDatabase extends Error {}

/** There is a journal, but its schema is older, and only a start changes it. */
export class OlderDatabase extends NoSuchDatabase {}

const EMPTY = 'There is a database, and no journal in it.'

/** How long a command waits to write beside a running server, which may write for long. */
const WAIT_FOR_WRITERS_MS = 60_000

/**
 * Opens an existing database as it is: nothing is created, and its schema is not changed.
 * @param access with `read`, the connection cannot write even by mistake
 * @throws NoSuchDatabase when there is none, or when it is not of this version; StartRefusal as `requireOwnFiles`
 */
export async function openExisting(place: DatabasePlace, access: 'read' | 'write'): Promise<OpenDatabase> {
  if (place.engine === 'sqlite') requireOwnFiles(place.folder)
  const reader = new Kysely<Tables>({ dialect: dialectOf(place, openToRead) })
  try {
    requireVersion(await findMigrations(reader, place.engine), place.engine)
    if (place.engine === 'sqlite' && place.folder !== null) await requireMarked(place.folder, reader)
  } catch (error) {
    await reader.destroy().catch(() => undefined)
    throw error instanceof NoSuchDatabase ? error : new NoSuchDatabase(`It could not be opened: ${reasonOf(error)}.`)
  }
  if (access === 'read' || place.engine === 'postgres') return { db: reader, engine: place.engine }
  // Only after the checks, because opening an empty file to write to it makes a database of it.
  await reader.destroy()
  return { db: new Kysely<Tables>({ dialect: dialectOf(place, openToMend) }), engine: place.engine }
}

/** Names a database for people, without its password. */
export function nameOfPlace(place: DatabasePlace): string {
  if (place.engine === 'sqlite') return `SQLite in ${fileOf(place.folder)}`
  const { hostname, port, pathname } = new URL(place.url)
  return `PostgreSQL, database ${decodeURIComponent(pathname.slice(1))} at ${hostname}${port ? `:${port}` : ''}`
}

const fileOf = (folder: string | null): string => (folder === null ? ':memory:' : join(folder, 'candor.db'))

function dialectOf(place: DatabasePlace, open: (file: string) => DatabaseSync): Dialect {
  // Without time limits: a long journal may take a command long.
  if (place.engine === 'postgres') return postgresDialect({ url: directUrlOf(place) }, false)
  const file = fileOf(place.folder)
  if (!existsSync(file))
    throw new NoSuchDatabase('There is no database there. Set CANDOR_DATA or DATABASE_URL as for npm start.')
  return nodeSqliteDialect(file, { open })
}

/**
 * Opening is not harmless: beside an empty file SQLite deletes the log, which may hold the whole journal, and beside a file
 * without a log it makes one. So an empty file is refused, and a file without a log is opened as one that nobody changes.
 */
function openToRead(file: string): DatabaseSync {
  if (statSync(file).size === 0) throw new NoSuchDatabase(EMPTY)
  const db = isAtRest(file) ? new DatabaseSync(unchanging(file)) : new DatabaseSync(file, { readOnly: true })
  db.exec('PRAGMA busy_timeout = 5000')
  return db
}

/** Whether no process has the journal open: one that has keeps a log beside it. */
const isAtRest = (file: string): boolean => !existsSync(`${file}-wal`)

/**
 * Watches a journal that no process has open: what is read of it holds only if nobody opens it meanwhile.
 * @returns a function that says afterwards whether nobody did. It is always true on PostgreSQL, and for a journal in use, because
 * both are read from one snapshot
 */
export function watchRest(place: DatabasePlace): () => boolean {
  const file = place.engine === 'sqlite' ? fileOf(place.folder) : ''
  if (!existsSync(file) || !isAtRest(file)) return () => true
  const before = statSync(file, { bigint: true })
  return () => {
    const after = statSync(file, { bigint: true })
    return isAtRest(file) && after.mtimeNs === before.mtimeNs && after.size === before.size && after.ino === before.ino
  }
}

/** Refuses a database that is not the one that its marker names: a check of the wrong one would prove nothing. */
async function requireMarked(folder: string, db: Db): Promise<void> {
  const marker = readMarker(folder, MARKER)
  if (!marker || marker.id === (await findSetting(db, 'database-id'))) return
  throw new NoSuchDatabase(
    `${join(folder, MARKER)} belongs to another journal, begun on ${marker.madeAt.slice(0, 'YYYY-MM-DD'.length)}, and not to ` +
      'this database. Put the right one back from a backup, or correct CANDOR_DATA.',
  )
}

function openToMend(file: string): DatabaseSync {
  const db = openSqlite(file)
  db.exec(`PRAGMA busy_timeout = ${WAIT_FOR_WRITERS_MS}`)
  return db
}

function requireVersion(done: readonly string[], engine: Engine): void {
  const migrations = migrationNames(engine)
  if (done.length === 0) throw new NoSuchDatabase(EMPTY)
  if (done.some((name) => !migrations.includes(name)))
    throw new NoSuchDatabase('A newer version of Candor has written it. Use that version.')
  requireNoGap(done, migrations)
  if (done.length < migrations.length)
    throw new OlderDatabase('An older version of Candor has written it. Start Candor once, then ask again.')
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
