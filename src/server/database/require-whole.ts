import { join } from 'node:path'
import { inspectJournal } from './inspect-journal.ts'
import { DATABASE_FILE } from './journal-folder.ts'
import { type JournalMarker, readMarker, vanished } from './journal-marker.ts'
import type { DatabasePlace, Db, OpenDatabase } from './open-database.ts'
import { NoSuchDatabase } from './open-existing.ts'
import { MARKER } from './open-journal.ts'
import { requireOwnFiles } from './own-files.ts'
import { comparePostgres } from './postgres-guard.ts'
import { requireSchema } from './required-schema.ts'
import { StartRefusal } from './start-refusal.ts'

/**
 * Makes the checks of a start, for a command that reads a journal: it must not call a journal whole whose file is damaged, whose
 * schema is incomplete, or which has lost everything. Every page of the file is checked, however large it is.
 * @throws NoSuchDatabase with the message of the start
 */
export async function requireWhole(place: DatabasePlace, { db, engine }: OpenDatabase): Promise<void> {
  try {
    if (place.engine === 'sqlite' && place.folder !== null) await requireWholeFolder(place.folder, db)
    await requireSchema(db, engine)
  } catch (error) {
    throw error instanceof StartRefusal ? new NoSuchDatabase(asSentence(error.message)) : error
  }
}

/**
 * Finds the marker, after comparing it with a database on PostgreSQL: one that was emptied, or another one, is no journal to check.
 * @returns a function that reads it as it is now
 * @throws NoSuchDatabase with the message of the start
 */
export async function findMarker(place: DatabasePlace, dataFolder: string | null): Promise<() => JournalMarker | null> {
  if (dataFolder === null) return () => null
  try {
    requireOwnFiles(dataFolder)
    if (place.engine === 'sqlite') return () => readMarker(dataFolder, MARKER)
    return await comparePostgres(place.url, dataFolder)
  } catch (error) {
    if (error instanceof StartRefusal) throw new NoSuchDatabase(asSentence(error.message))
    // A server that cannot be reached is told by whoever opens it next.
    return () => null
  }
}

async function requireWholeFolder(folder: string, db: Db): Promise<void> {
  const database = join(folder, DATABASE_FILE)
  const { hasAccounts } = inspectJournal(database, Number.POSITIVE_INFINITY)
  const marker = readMarker(folder, MARKER)
  if (!marker?.hasAccounts || hasAccounts) return
  // Ledgers that still exist are checked, and each is reported with its lost account.
  if (await db.selectFrom('ledger_heads').select('user_id').limit(1).executeTakeFirst()) return
  throw vanished(marker, {
    file: join(folder, MARKER),
    database: `${database} has lost its accounts and everything that was recorded`,
    restore: 'Restore the database from a backup, or correct CANDOR_DATA.',
  })
}

const asSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
