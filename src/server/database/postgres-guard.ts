import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { makeFolder } from './journal-folder.ts'
import {
  type FoundJournal,
  type JournalMarker,
  readMarker,
  requireSame,
  vanished,
  writeMarker,
} from './journal-marker.ts'
import { StartRefusal } from './start-refusal.ts'

const CONNECT_MS = 10_000

type Guarded = {
  /** The marker of this database; null where there is none yet, or where it must be written again. */
  read(): JournalMarker | null
  /** Writes the marker, once the database is open. */
  write(marker: JournalMarker): void
}

/**
 * Looks at a PostgreSQL database before anything in it is changed: whether it waits for its disk, and whether it is the one
 * that this data folder's marker names, by whatever name its server was reached then.
 * @param folder where the marker is; null for none
 * @throws StartRefusal when the database takes no writes, does not wait for its disk, or is not the one of the marker
 */
export async function guardPostgres(url: string, folder: string | null): Promise<Guarded> {
  const found = await look(url).catch((error: unknown) => {
    throw missed(error, folder, url) ?? error
  })
  if (found.settings.get('transaction_read_only') === 'on') throw new StartRefusal(READ_ONLY)
  for (const name of ['fsync', 'synchronous_commit'])
    if (found.settings.get(name) === 'off')
      throw new StartRefusal(
        `this PostgreSQL runs with ${name}=off and would lose what it has acknowledged when the power fails. ` +
          `Nothing was changed. Set ${name}=on and start again.`,
      )
  if (folder === null) return { read: () => null, write: () => {} }
  const newest = requireMarked(folder, url, found)
  const name = newest?.name ?? markerName(addressOf(url))
  return {
    read() {
      const marker = readMarker(folder, name)
      // A marker of an earlier release does not say which database it belongs to, so it is written again.
      return marker?.cluster === found.cluster && marker.address === addressOf(url) ? marker : null
    },
    write(marker) {
      makeFolder(folder)
      const madeAt = newest?.marker.madeAt ?? marker.madeAt
      const hasAccounts = marker.hasAccounts || newest?.marker.hasAccounts === true
      writeMarker(folder, name, { ...marker, madeAt, hasAccounts, address: addressOf(url), cluster: found.cluster })
    },
  }
}

const READ_ONLY =
  'the PostgreSQL in DATABASE_URL takes no writes: it is a standby, or read-only (transaction_read_only=on). Nothing was ' +
  'changed. Name the primary in DATABASE_URL, or make it writable, and start again.'

/** @returns the refusal for a database that does not exist, where a marker says that there was one; null for anything else */
function missed(error: unknown, folder: string | null, url: string): StartRefusal | null {
  if (folder === null || !existsSync(folder) || !(error instanceof pg.DatabaseError) || error.code !== NO_DATABASE)
    return null
  const [newest] = markersOf(folder, url, null)
  return newest ? vanished(newest.marker, placesOf(folder, newest.name, `${DATABASE} is not there`)) : null
}

/** `invalid_catalog_name` */
const NO_DATABASE = '3D000'
const DATABASE = 'the database in DATABASE_URL'

const placesOf = (folder: string, name: string, database: string) => ({
  file: join(folder, name),
  database,
  restore: 'Restore the database from a backup, or correct DATABASE_URL.',
})

/**
 * Looks at a database as a start does, for a command that only reads. Where an account is gone and its ledger is still there, that
 * is found by comparing each ledger.
 * @returns its marker as it is now; null where there is none
 * @throws StartRefusal when the database is not the one of the marker, or has lost everything
 */
export async function comparePostgres(url: string, folder: string): Promise<() => JournalMarker | null> {
  const found = await look(url)
  const newest = requireMarked(folder, url, { ...found, hasAccounts: found.hasAccounts || found.hasLedgers })
  return () => (newest ? readMarker(folder, newest.name) : null)
}

/** @returns the newest marker of this database; undefined where there is none */
function requireMarked(folder: string, url: string, found: Look): NamedMarker | undefined {
  const markers = existsSync(folder) ? markersOf(folder, url, found.cluster) : []
  for (const { name, marker } of markers) requireSame(marker, found, placesOf(folder, name, DATABASE))
  return markers[0]
}

type NamedMarker = { readonly name: string; readonly marker: JournalMarker }

/** Every marker of this database, found by its address in any spelling or by the server's own identifier. */
function markersOf(folder: string, url: string, cluster: string | null): NamedMarker[] {
  const names = new Set([markerName(addressOf(url)), ...spellingsOf(url).map(markerName)])
  return readdirSync(folder)
    .filter((name) => MARKER_NAME.test(name))
    .flatMap((name) => {
      const marker = names.has(name) ? readMarker(folder, name) : readIfWhole(folder, name)
      const isThis =
        names.has(name) || marker?.address === addressOf(url) || (cluster !== null && marker?.cluster === cluster)
      return marker && isThis ? [{ name, marker }] : []
    })
}

/** A marker that may be another database's, and counts for nothing if it cannot be read. */
function readIfWhole(folder: string, name: string): JournalMarker | null {
  try {
    return readMarker(folder, name)
  } catch (error) {
    if (error instanceof StartRefusal) return null
    throw error
  }
}

const MARKER_NAME = /^postgres-[0-9a-f]{12}\.marker$/
const DEFAULT_PORT = '5432'
const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

const markerName = (address: string): string =>
  `postgres-${createHash('sha256').update(address).digest('hex').slice(0, 12)}.marker`

/** Host, port and database in one spelling, without the password. */
function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  const host = hostname.toLowerCase()
  return `${THIS_MACHINE.includes(host) ? THIS_MACHINE[0] : host}:${port || DEFAULT_PORT}${pathname}`
}

/** All spellings of the address after which an earlier release may have named a marker. */
function spellingsOf(url: string): string[] {
  const { hostname, port, pathname } = new URL(url)
  const hosts = THIS_MACHINE.includes(hostname.toLowerCase()) ? THIS_MACHINE : [hostname]
  const ports = port && port !== DEFAULT_PORT ? [`:${port}`] : ['', `:${DEFAULT_PORT}`]
  return hosts.flatMap((host) => ports.map((end) => `${host}${end}${pathname}`))
}

type Look = FoundJournal & {
  readonly settings: ReadonlyMap<string, string>
  /** Identifies the database by whatever address it is reached: the cluster's number and the database's name. */
  readonly cluster: string | null
  readonly hasLedgers: boolean
}

async function look(url: string): Promise<Look> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    const hasLedgers = await hasRow(client, 'ledger_heads')
    const { rows } = await client.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'transaction_read_only')",
    )
    return {
      settings: new Map(rows.map(({ name, setting }) => [name, setting])),
      cluster: await findCluster(client),
      isEmpty: !(await hasTable(client, 'settings')),
      id: await findFirst(client, 'settings', "select value from settings where name = 'database-id'"),
      // Where only the marks of erased accounts are left, no account has been lost.
      hasAccounts: (await hasRow(client, 'users')) || ((await hasRow(client, 'erasures')) && !hasLedgers),
      hasLedgers,
    }
  } finally {
    await client.end()
  }
}

/** @returns null where the user may not read the cluster's number */
async function findCluster(client: pg.Client): Promise<string | null> {
  const allowed = "select has_function_privilege('pg_control_system()', 'execute') as yes"
  if (!(await client.query<{ yes: boolean }>(allowed)).rows[0]?.yes) return null
  const named = "select system_identifier || '/' || current_database() as name from pg_control_system()"
  return (await client.query<{ name: string }>(named)).rows[0]?.name ?? null
}

async function findFirst(client: pg.Client, table: string, query: string): Promise<string | null> {
  if (!(await hasTable(client, table))) return null
  return (await client.query<{ value: string }>(query)).rows[0]?.value ?? null
}

const hasRow = async (client: pg.Client, table: 'users' | 'erasures' | 'ledger_heads'): Promise<boolean> =>
  (await findFirst(client, table, `select 'one' as value from ${table} limit 1`)) !== null

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>('select to_regclass($1) is not null as yes', [name])
  return rows[0]?.yes === true
}
