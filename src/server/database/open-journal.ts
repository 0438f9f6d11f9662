import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { asOwner } from './database-owner.ts'
import { inspectJournal } from './inspect-journal.ts'
import { DATABASE_FILE, lockFolder, makeFolder } from './journal-folder.ts'
import { type HeadLines, type JournalMarker, readMarker, requireSame, vanished, writeMarker } from './journal-marker.ts'
import {
  type DatabasePlace,
  type Db,
  type Engine,
  type OpenDatabase,
  openDatabase,
  type Serving,
} from './open-database.ts'
import { closeToOthers, requireOwnFiles, requireWritable } from './own-files.ts'
import { guardPostgres } from './postgres-guard.ts'
import { databaseId } from './settings-store.ts'
import { refusalOf } from './start-refusal.ts'
import { restoreTriggers } from './triggers.ts'

/** A server's database; SQLite's is reserved for this process. */
export type Journal = OpenDatabase &
  Serving & {
    /** Notes in the marker that an account exists, so that a journal that has lost all accounts is noticed later. */
    rememberAccounts(): void
    readonly headLines: HeadLines
    close(): Promise<void>
  }

type Opening = {
  readonly place: DatabasePlace
  /** Where the marker of a PostgreSQL is stored; null stores none. */
  readonly dataFolder: string | null
  readonly now: string
  readonly warn: (sentence: string) => void
}

export const MARKER = 'candor.marker'
const RESTORE = 'Restore the database from a backup, or correct CANDOR_DATA.'
const NOTHING = () => {}

/**
 * Opens a server's journal, after checking that it is the one that was there before, that it is whole, and that no other process
 * uses it.
 * @throws StartRefusal in words for the operator, and nothing was changed
 */
export async function openJournal(opening: Opening): Promise<Journal> {
  const { place, dataFolder } = opening
  try {
    if (place.engine === 'postgres') return await openPostgres(place, dataFolder, opening)
    return place.folder === null
      ? closing(await openDatabase(place), NO_MARKER)
      : await openFolder(place.folder, opening)
  } catch (error) {
    throw refusalOf(error, nameOf(place)) ?? error
  }
}

type Marking = Pick<Journal, 'rememberAccounts' | 'headLines'>

const NO_MARKER: Marking = { rememberAccounts: NOTHING, headLines: { read: () => 0, keep: () => false } }

const closing = (database: OpenDatabase & Serving, marking: Marking, release = NOTHING): Journal => ({
  ...database,
  ...marking,
  close: () => database.db.destroy().finally(release),
})

async function openFolder(folder: string, opening: Opening): Promise<Journal> {
  makeFolder(folder)
  requireWritable(folder)
  const lock = lockFolder(folder)
  try {
    const marker = readMarker(folder, MARKER)
    prepareFile(folder, marker)
    closeToOthers(folder)
    const database = await openDatabase({ engine: 'sqlite', folder }, lock)
    await keepTriggers(database.db, 'sqlite', opening)
    // Last, because a start that is cut short before it leaves a journal without a marker, which the next start writes.
    const marking = await keepMarker(database, opening, {
      read: () => readMarker(folder, MARKER),
      write: (next) => writeMarker(folder, MARKER, next),
    })
    closeToOthers(folder)
    return closing(database, marking, lock.release)
  } catch (error) {
    lock.release()
    throw error
  }
}

function prepareFile(folder: string, marker: JournalMarker | null): void {
  const database = join(folder, DATABASE_FILE)
  const places = { file: join(folder, MARKER), database, restore: RESTORE }
  const size = existsSync(database) ? statSync(database).size : null
  if (size) {
    const found = inspectJournal(database)
    if (marker) requireSame(marker, found, places)
  } else if (marker) {
    throw vanished(marker, { ...places, database: `${database} is ${size === null ? 'not there' : 'empty'}` })
  } else closeSync(openSync(database, 'a', 0o600))
}

async function openPostgres(
  place: Extract<DatabasePlace, { engine: 'postgres' }>,
  dataFolder: string | null,
  opening: Opening,
): Promise<Journal> {
  requireOwnFiles(dataFolder)
  const marked = await guardPostgres(place.url, dataFolder)
  const database = await openDatabase(place)
  await asOwner(place, (owner) => keepTriggers(owner, 'postgres', opening))
  return closing(database, await keepMarker(database, opening, marked))
}

/** Makes missing and changed triggers of the ledger again, and warns. */
async function keepTriggers(owner: Db, engine: Engine, { warn }: Opening): Promise<void> {
  const lost = await restoreTriggers(owner, engine)
  if (lost.length > 0)
    warn(
      `The database had lost triggers of its ledger, or had others under their names (${lost.join(', ')}), which keep it from being changed. They were made again: look at npm run verify.`,
    )
}

/** Where a marker is. */
type Marked = {
  /** null where there is none yet, or where it must be written again */
  read(): JournalMarker | null
  write(marker: JournalMarker): void
}

/** Writes the marker when it does not have all facts yet. @returns how to note in it that there is an account, and heads */
async function keepMarker({ db }: OpenDatabase, { now, warn }: Opening, { read, write }: Marked): Promise<Marking> {
  const id = await databaseId(db)
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  let last = read()
  const keep = (changed: Partial<Pick<JournalMarker, 'hasAccounts' | 'headLines'>>): boolean => {
    try {
      const marker = read()
      // Where somebody has moved it away meanwhile, what it said is written once more.
      const next = { id, madeAt: now, hasAccounts: false, ...last, ...marker, ...changed }
      if (marker?.hasAccounts !== next.hasAccounts || marker.headLines !== next.headLines) write(next)
      last = next
      return true
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      warn(`No marker of this database could be kept in CANDOR_DATA (${why}), so one that is emptied will look new.`)
      return false
    }
  }
  keep(user ? { hasAccounts: true } : {})
  return {
    rememberAccounts: () => void keep({ hasAccounts: true }),
    headLines: { read: () => read()?.headLines ?? 0, keep: (headLines) => keep({ headLines }) },
  }
}

/** Names the database without its password. */
function nameOf(place: DatabasePlace): string {
  if (place.engine === 'sqlite') return place.folder === null ? 'the database' : join(place.folder, DATABASE_FILE)
  const { host, pathname } = new URL(place.url)
  return `the PostgreSQL at ${host}${pathname}`
}
