import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from './start-refusal.ts'

/** What stands beside a journal and says that there is one: without it, a journal that vanished would look like a new one. */
export type JournalMarker = {
  /** The same as in the database. */
  readonly id: string
  readonly madeAt: string
}

/** @returns null when there is none. @throws StartRefusal when what is there cannot be read */
export function readMarker(folder: string, name: string): JournalMarker | null {
  const file = join(folder, name)
  const text = readIfThere(file)
  if (text === null) return null
  const marker = parse(text)
  if (marker) return marker
  throw new StartRefusal(
    `${file}, which says which journal is here, cannot be read. Nothing was changed. If the journal is there, move this ` +
      'file away and start again: it is written anew.',
  )
}

/** Whole or not at all, and on the disk before it counts: a start may end at any moment. */
export function writeMarker(folder: string, name: string, { id, madeAt }: JournalMarker): void {
  const [file, draft] = [join(folder, name), join(folder, `${name}.new`)]
  const descriptor = openSync(draft, 'w', 0o600)
  try {
    writeSync(descriptor, `${JSON.stringify({ id, madeAt })}\n`)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(draft, file)
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function parse(text: string): JournalMarker | null {
  try {
    const { id, madeAt } = JSON.parse(text)
    return typeof id === 'string' && typeof madeAt === 'string' ? { id, madeAt } : null
  } catch {
    return null
  }
}

/** In words, with the day on which the journal was begun. */
export const vanished = (file: string, what: string, { madeAt }: JournalMarker, restore: string): StartRefusal =>
  new StartRefusal(
    `${file} says that a journal was begun here on ${madeAt.slice(0, 'YYYY-MM-DD'.length)}, but ${what}. Nothing was changed. ` +
      `${restore} To begin a new, empty journal instead, move ${file} away.`,
  )
