import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { FoundJournal } from './journal-marker.ts'
import { migrationNames, newer } from './migrate.ts'
import { StartRefusal } from './start-refusal.ts'

/** Up to this size the whole file is looked at before a start; of a larger one, its beginning. */
const CHECKED_BYTES = 64 * 1024 * 1024
const HEADER_BYTES = 100
/** Of another program's tables. */
const MOST_NAMED = 5
const MAGIC = 'SQLite format 3\0'

/**
 * Looks at an SQLite journal without changing it.
 * @param checkedBytes a file up to this size is looked at to its end
 * @throws StartRefusal, or what SQLite says, when the file is no whole database, or somebody else's
 */
export function inspectJournal(file: string, checkedBytes = CHECKED_BYTES): FoundJournal {
  const { size } = statSync(file)
  const header = readHeader(file)
  const isDatabase = header.length === HEADER_BYTES && header.subarray(0, MAGIC.length).toString('latin1') === MAGIC
  if (!isDatabase) throw damaged(file, 'is no database of Candor')
  const wal = `${file}-wal`
  // What the log beside it holds may still belong at the file's end.
  const hasLog = existsSync(wal) && statSync(wal).size > 0
  if (!hasLog && size < pageSize(header) * pageCount(header)) throw damaged(file, 'is damaged: its end is missing')
  const db = hasLog ? new DatabaseSync(file, { readOnly: true }) : new DatabaseSync(unchanging(file))
  try {
    if (size <= checkedBytes) quickCheck(db, file)
    requireOurs(db, file)
    return { id: findId(db), isEmpty: !hasTable(db, 'settings'), hasAccounts: hasAccounts(db) }
  } finally {
    db.close()
  }
}

/** Read as it lies there, without a lock and without files beside it. */
export function unchanging(file: string): URL {
  const url = pathToFileURL(file)
  url.search = '?mode=ro&immutable=1'
  return url
}

function quickCheck(db: DatabaseSync, file: string): void {
  const found = Object.values(db.prepare('pragma quick_check(1)').get() ?? {})[0]
  if (found !== 'ok') throw damaged(file, `is damaged: ${String(found).trim().replace(/\s+/g, ' ')}`)
}

/** Whatever is not a journal is left alone: taking over what another program keeps there would harm it. */
function requireOurs(db: DatabaseSync, file: string): void {
  const done = hasTable(db, 'kysely_migration') ? namesIn(db, 'select name from kysely_migration') : []
  const migrations = migrationNames('sqlite')
  if (done.some((name) => migrations.includes(name))) {
    if (done.some((name) => !migrations.includes(name))) throw newer()
    return
  }
  // A start that was cut short before its first step leaves the list of steps, and no step in it.
  const others = namesIn(
    db,
    "select name from sqlite_schema where name not like 'sqlite\\_%' escape '\\' order by name",
  )
  const foreign = others.filter((name) => done.length > 0 || !name.startsWith('kysely_'))
  if (foreign.length > 0)
    throw new StartRefusal(
      `${file} is no journal of Candor: another program keeps ${foreign.slice(0, MOST_NAMED).join(', ')} in it. ` +
        'Nothing was changed. Set CANDOR_DATA to another folder.',
    )
}

const namesIn = (db: DatabaseSync, query: string): string[] =>
  db
    .prepare(query)
    .all()
    .map(({ name }) => String(name))

const hasTable = (db: DatabaseSync, name: string): boolean =>
  db.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name) !== undefined

/** Nobody is missed where all that is left of ledgers is marks of their erasure. */
const hasAccounts = (db: DatabaseSync): boolean =>
  hasRow(db, 'users') || (hasRow(db, 'erasures') && !hasRow(db, 'ledger_heads'))

const hasRow = (db: DatabaseSync, table: string): boolean =>
  hasTable(db, table) && db.prepare(`select 1 from ${table} limit 1`).get() !== undefined

function findId(db: DatabaseSync): string | null {
  if (!hasTable(db, 'settings')) return null
  const row = db.prepare("select value from settings where name = 'database-id'").get()
  return typeof row?.value === 'string' ? row.value : null
}

const damaged = (file: string, how: string): StartRefusal =>
  new StartRefusal(`${file} ${how}. Nothing was changed. Keep it as it is, put a backup in its place and start again.`)

const pageCount = (header: Buffer): number => header.readUInt32BE(28)

/** SQLite writes 65536 as 1. */
const pageSize = (header: Buffer): number => (header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16))

function readHeader(file: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  const descriptor = openSync(file, 'r')
  try {
    return header.subarray(0, readSync(descriptor, header, 0, HEADER_BYTES, 0))
  } finally {
    closeSync(descriptor)
  }
}
