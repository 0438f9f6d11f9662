import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { FoundJournal } from './journal-marker.ts'
import { migrationNames, newer, withoutSteps } from './migrate.ts'
import { StartRefusal } from './start-refusal.ts'

/** A file up to this size is checked completely before a start; of a larger one, only the beginning is. */
const CHECKED_BYTES = 64 * 1024 * 1024
const HEADER_BYTES = 100
/** How many of another program's tables the refusal names. */
const MOST_NAMED = 5
const MAGIC = 'SQLite format 3\0'

/**
 * Inspects an SQLite journal without changing it.
 * @param checkedBytes a file up to this size is checked to its end
 * @throws StartRefusal, or SQLite's own error, when the file is not a whole database, or belongs to another program
 */
export function inspectJournal(file: string, checkedBytes = CHECKED_BYTES): FoundJournal {
  const { size } = statSync(file)
  const header = readHeader(file)
  const isDatabase = header.length === HEADER_BYTES && header.subarray(0, MAGIC.length).toString('latin1') === MAGIC
  if (!isDatabase) throw damaged(file, 'is no database of Candor')
  const wal = `${file}-wal`
  // Pages at the file's end may still be only in the log beside it.
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

/** An address that opens the file as it is, without a lock and without making files beside it. */
export function unchanging(file: string): URL {
  const url = pathToFileURL(file)
  url.search = '?mode=ro&immutable=1'
  return url
}

function quickCheck(db: DatabaseSync, file: string): void {
  const found = Object.values(db.prepare('pragma quick_check(1)').get() ?? {})[0]
  if (found !== 'ok') throw damaged(file, `is damaged: ${String(found).trim().replace(/\s+/g, ' ')}`)
}

/** Refuses a database that is not a journal, because using it would harm another program's data. */
function requireOurs(db: DatabaseSync, file: string): void {
  const done = hasTable(db, 'kysely_migration') ? namesIn(db, 'select name from kysely_migration') : []
  const migrations = migrationNames('sqlite')
  if (done.some((name) => migrations.includes(name))) {
    if (done.some((name) => !migrations.includes(name))) throw newer()
    return
  }
  // A first start that was cut short leaves the table of migrations without a row in it.
  const others = namesIn(
    db,
    "select name from sqlite_schema where name not like 'sqlite\\_%' escape '\\' order by name",
  )
  const foreign = others.filter((name) => done.length > 0 || !name.startsWith('kysely_'))
  if (foreign.length > 0 && done.length === 0 && findId(db) !== null) throw withoutSteps()
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

/** When only marks of erased accounts are left, no account has been lost. */
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

/** SQLite stores the page size 65536 as 1. */
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
