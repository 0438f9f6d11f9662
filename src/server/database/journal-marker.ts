import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from './start-refusal.ts'

/** What stands beside a journal and says that there is one: without it, a journal that vanished would look like a new one. */
export type JournalMarker = {
  /** The same as in the database. */
  readonly id: string
  readonly madeAt: string
  /** Whether somebody had an account in it. */
  readonly hasAccounts: boolean
  /** Of a PostgreSQL: where it was found, without a password, and what it calls itself; null where it does not say. */
  readonly address?: string
  readonly cluster?: string | null
}

/** What a database says of itself before it is opened. */
export type FoundJournal = {
  /** Null when it has none: it is empty, or from before journals had one. */
  readonly id: string | null
  readonly isEmpty: boolean
  readonly hasAccounts: boolean
}

/** @returns null when there is none. @throws StartRefusal when what is there cannot be read */
export function readMarker(folder: string, name: string): JournalMarker | null {
  const file = join(folder, name)
  const text = readIfThere(file)
  if (text === null) return null
  const marker = text === undefined ? null : parse(text)
  if (marker) return marker
  throw new StartRefusal(
    `${file}, which says which journal is here, cannot be read. Nothing was changed. If the journal is there, move this ` +
      'file away and start again: it is written anew.',
  )
}

/** Whole or not at all, and on the disk before it counts: a start may end at any moment. */
export function writeMarker(folder: string, name: string, marker: JournalMarker): void {
  const [file, draft] = [join(folder, name), join(folder, `${name}.new`)]
  const descriptor = openSync(draft, 'w', 0o600)
  try {
    writeSync(descriptor, `${JSON.stringify(marker)}\n`)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(draft, file)
}

/** @returns null when there is nothing, undefined when what is there cannot be read: it is a folder, or somebody else's */
function readIfThere(file: string): string | null | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? null : undefined
  }
}

function parse(text: string): JournalMarker | null {
  try {
    const { id, madeAt, hasAccounts, address, cluster } = JSON.parse(text)
    if (typeof id !== 'string' || typeof madeAt !== 'string') return null
    return { id, madeAt, hasAccounts: hasAccounts === true, address, cluster }
  } catch {
    return null
  }
}

type Places = {
  /** The marker's file. */
  readonly file: string
  /** The database, for people. */
  readonly database: string
  /** What to do to have the right one back. */
  readonly restore: string
}

/** @throws StartRefusal when the database is not the journal that the marker remembers, or has lost everybody's account */
export function requireSame(marker: JournalMarker, found: FoundJournal, { file, database, restore }: Places): void {
  if (found.isEmpty) throw vanished(marker, { file, database: `${database} is empty`, restore })
  if (found.id !== marker.id)
    throw new StartRefusal(
      `${begun(file, marker)}, but ${database} is another one. Nothing was changed. ${restore} ` +
        `If the one that is there is right, move ${file} away and start again: it is written anew.`,
    )
  if (marker.hasAccounts && !found.hasAccounts)
    throw vanished(marker, {
      file,
      database: `${database} has lost its accounts: there is none in it any more`,
      restore,
    })
}

/** In words, with the day on which the journal was begun. @param places its `database` says what is wrong with it too */
export const vanished = (marker: JournalMarker, { file, database, restore }: Places): StartRefusal =>
  new StartRefusal(
    `${begun(file, marker)}, but ${database}. Nothing was changed. ${restore} To begin a new, empty journal instead, ` +
      `move ${file} away.`,
  )

const begun = (file: string, { madeAt }: JournalMarker): string =>
  `${file} says that a journal was begun here on ${madeAt.slice(0, 'YYYY-MM-DD'.length)}`
