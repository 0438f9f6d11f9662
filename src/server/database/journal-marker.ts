import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from './start-refusal.ts'

/** A file beside a journal that says that there is one: without it, a journal that vanished would look like a new one. */
export type JournalMarker = {
  /** The id that the database has too. */
  readonly id: string
  readonly madeAt: string
  /** Whether an account ever existed in the journal. */
  readonly hasAccounts: boolean
  /** How many lines the file of remembered heads has at least (`ledger/heads-file.ts`); left out before the first one. */
  readonly headLines?: number | undefined
  /** On PostgreSQL: the address without its password, and the server's own name, null where the server does not tell it. */
  readonly address?: string
  readonly cluster?: string | null
}

/**
 * How many lines the file of remembered heads has, as the marker says: without that nobody would miss its last ones, or the file.
 */
export type HeadLines = {
  /** 0 where no line was counted yet. */
  read(): number
  /** @returns whether it could be written */
  keep(lines: number): boolean
}

/** What is read of a database before it is opened. */
export type FoundJournal = {
  /** Null when the database is empty, or older than the ids. */
  readonly id: string | null
  readonly isEmpty: boolean
  readonly hasAccounts: boolean
}

/** @returns null when there is no marker. @throws StartRefusal when it cannot be read */
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

/** Writes to a draft, syncs it and renames it, because a start may be cut short at any moment. */
export function writeMarker(folder: string, name: string, marker: JournalMarker): void {
  const [file, draft] = [join(folder, name), join(folder, `${name}.new`)]
  const descriptor = openSync(draft, 'w', 0o600)
  try {
    writeSync(descriptor, `${JSON.stringify(marker)}\n`)
    fsyncSync(descriptor)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  } finally {
    closeSync(descriptor)
  }
}

/** @returns null when there is no file, undefined when it cannot be read, as when it is a folder */
function readIfThere(file: string): string | null | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? null : undefined
  }
}

function parse(text: string): JournalMarker | null {
  try {
    const { id, madeAt, hasAccounts, headLines, address, cluster } = JSON.parse(text)
    if (typeof id !== 'string' || typeof madeAt !== 'string') return null
    const counted = Number.isInteger(headLines) ? headLines : undefined
    return { id, madeAt, hasAccounts: hasAccounts === true, headLines: counted, address, cluster }
  } catch {
    return null
  }
}

type Places = {
  /** The path of the marker. */
  readonly file: string
  /** The database's name for people. */
  readonly database: string
  /** A sentence that says how to get the right database back. */
  readonly restore: string
}

/** @throws StartRefusal when the database is not the one that the marker names, or when all its accounts are gone */
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

/** A refusal with the day on which the journal was begun. @param places its `database` also says what is wrong with it */
export const vanished = (marker: JournalMarker, { file, database, restore }: Places): StartRefusal =>
  new StartRefusal(
    `${begun(file, marker)}, but ${database}. Nothing was changed. ${restore} To begin a new, empty journal instead, ` +
      `move ${file} away.`,
  )

const begun = (file: string, { madeAt }: JournalMarker): string =>
  `${file} says that a journal was begun here on ${madeAt.slice(0, 'YYYY-MM-DD'.length)}`
