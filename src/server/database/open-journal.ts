import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inspectJournal } from './inspect-journal.ts'
import { closeToOthers, DATABASE_FILE, lockFolder, makeFolder, requireWritable } from './journal-folder.ts'
import { type JournalMarker, readMarker, vanished, writeMarker } from './journal-marker.ts'
import { type DatabasePlace, type OpenDatabase, openDatabase } from './open-database.ts'
import { guardPostgres } from './postgres-guard.ts'
import { databaseId } from './settings-store.ts'
import { refusalOf } from './start-refusal.ts'

/** The database of a server, kept for this process alone where it is SQLite. */
export type Journal = OpenDatabase & { close(): Promise<void> }

type Opening = {
  readonly place: DatabasePlace
  /** Where the marker of a PostgreSQL is kept; null keeps none. */
  readonly dataFolder: string | null
  readonly now: string
  readonly warn: (sentence: string) => void
}

export const MARKER = 'candor.marker'
const RESTORE = 'Restore the database from a backup, or correct CANDOR_DATA.'

/**
 * Opens the journal of a server, after looking whether it is the one that was there before, whole, and nobody else's now.
 * @throws StartRefusal in words for whoever starts Candor. Then nothing was changed.
 */
export async function openJournal(opening: Opening): Promise<Journal> {
  const { place, dataFolder } = opening
  try {
    if (place.engine === 'postgres') return await openPostgres(place, dataFolder, opening)
    return place.folder === null ? closing(await openDatabase(place)) : await openFolder(place.folder, opening.now)
  } catch (error) {
    throw refusalOf(error, nameOf(place)) ?? error
  }
}

const closing = (database: OpenDatabase, release = () => {}): Journal => ({
  ...database,
  close: () => database.db.destroy().finally(release),
})

async function openFolder(folder: string, now: string): Promise<Journal> {
  makeFolder(folder)
  requireWritable(folder)
  closeToOthers(folder)
  const release = lockFolder(folder)
  try {
    const marker = readMarker(folder, MARKER)
    prepareFile(folder, marker)
    const database = await openDatabase({ engine: 'sqlite', folder })
    const id = await databaseId(database.db)
    // Last: a start that is cut short before it leaves a journal without a marker, which gets one at the next.
    if (!marker) writeMarker(folder, MARKER, { id, madeAt: now })
    closeToOthers(folder)
    return closing(database, release)
  } catch (error) {
    release()
    throw error
  }
}

function prepareFile(folder: string, marker: JournalMarker | null): void {
  const file = join(folder, DATABASE_FILE)
  const size = existsSync(file) ? statSync(file).size : null
  if (size) {
    const id = inspectJournal(file)
    if (marker && marker.id !== id)
      throw vanished(join(folder, MARKER), `${file} is another one`, marker, `${RESTORE} If it is the right one,`)
  } else if (marker) {
    const what = size === null ? `${file} is not there` : `${file} is empty`
    throw vanished(join(folder, MARKER), what, marker, RESTORE)
  } else closeSync(openSync(file, 'a', 0o600))
}

async function openPostgres(
  place: Extract<DatabasePlace, { engine: 'postgres' }>,
  dataFolder: string | null,
  { now, warn }: Opening,
): Promise<Journal> {
  const remember = await guardPostgres(place.url, dataFolder)
  const database = await openDatabase(place)
  const id = await databaseId(database.db)
  try {
    remember({ id, madeAt: now })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    warn(`No marker of this database could be kept in CANDOR_DATA (${why}), so one that is emptied will look new.`)
  }
  return closing(database)
}

/** Without a password. */
function nameOf(place: DatabasePlace): string {
  if (place.engine === 'sqlite') return place.folder === null ? 'the database' : join(place.folder, DATABASE_FILE)
  const { host, pathname } = new URL(place.url)
  return `the PostgreSQL at ${host}${pathname}`
}
