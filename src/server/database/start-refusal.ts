import { isDiskFull, storageFailure } from './storage-failure.ts'

/** Why Candor does not start, in sentences for the operator: what is wrong, that nothing was changed, what to do. */
export class StartRefusal extends Error {}

const DAMAGED = 'is damaged, or no database of Candor. Keep it as it is, put a backup in its place and start again.'

const FULL = 'cannot grow: the disk is full. Free some space on it and start again.'

/** What to do about SQLite's primary result codes at a start. */
const SQLITE_WORDS: Readonly<Record<number, string>> = {
  5: 'is held by another program for longer than Candor waits. End that program and start again.',
  8: 'cannot be written. Give the user who runs Candor the right to write it (and its folder) and start again.',
  10: 'could not be read or written: the disk reports an error. Look at the disk before you start again.',
  11: DAMAGED,
  14: 'cannot be opened. Give the user who runs Candor the right to read and write it and its folder.',
  26: DAMAGED,
}

const POSTGRES_WORDS: Readonly<Record<string, string>> = {
  '28P01': 'does not accept the user or the password in DATABASE_URL.',
  '28000': 'does not accept the user in DATABASE_URL.',
  '3D000': 'has no database of the name in DATABASE_URL. Make it with createdb and start again.',
  '42501': 'does not allow the user in DATABASE_URL what Candor needs: make that user the owner of the database.',
  '25006': 'takes no writes: it is a standby, or read-only. Name the primary in DATABASE_URL.',
}

/** @returns the sentence for an error of the database while it was opened; null for an error of Candor's own */
export function refusalOf(error: unknown, database: string): StartRefusal | null {
  if (error instanceof StartRefusal) return error
  if (!(error instanceof Error)) return null
  const words = isDiskFull(error) ? FULL : wordsFor(error)
  if (words !== null) return new StartRefusal(`${database} ${words} Nothing was changed.`)
  if (storageFailure(error) === 'lost')
    return new StartRefusal(`${database} does not answer (${error.message}). Start it, or correct DATABASE_URL.`)
  return refusalOf(error.cause, database)
}

function wordsFor(error: Error): string | null {
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_WORDS[error.errcode & 0xff] ?? null
  if (!('code' in error) || typeof error.code !== 'string') return null
  return POSTGRES_WORDS[error.code] ?? null
}
