import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefusal } from './start-refusal.ts'

export const DATABASE_FILE = 'candor.db'
const LOCK_FILE = 'candor.lock'

/** All that SQLite and Candor keep in the folder: the database with what belongs to it, the lock and the markers. */
const OURS = /^candor\.|\.marker$/

/** What others may do; the owner's own rights are left as they are. */
const OTHERS = 0o077

/** Makes the folder if it is not there, for its owner only. @throws StartRefusal when that is not possible */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartRefusal(`the folder ${folder} cannot be made (${why}). Set CANDOR_DATA to another one.`)
  }
}

/** @throws StartRefusal when the folder or a file in it cannot be written, or a folder stands where a file belongs */
export function requireWritable(folder: string): void {
  for (const path of pathsIn(folder))
    if (!statSync(path).isFile())
      throw new StartRefusal(
        `${path} is a folder, or something else that is no file. Nothing was changed. Move it away, and put a backup of the ` +
          'file in its place if there was one.',
      )
  for (const path of [folder, ...pathsIn(folder)])
    if (!isWritable(path))
      throw new StartRefusal(
        `${path} cannot be written. Nothing was changed. Give the user who runs Candor the right to write it ` +
          `(chmod u+w ${path}), or set CANDOR_DATA to another folder.`,
      )
}

function isWritable(path: string): boolean {
  // Root may write whatever it likes: what its owner has protected is protected all the same.
  if ((statSync(path).mode & constants.S_IWUSR) === 0) return false
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** A journal is nobody's but its owner's. Files of an earlier release, or copied there, may have been open to others. */
export function closeToOthers(folder: string): void {
  for (const path of [folder, ...pathsIn(folder)]) {
    const { mode } = statSync(path)
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & 0o7777 & ~OTHERS)
  }
}

const pathsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => OURS.test(name))
    .map((name) => join(folder, name))

/**
 * Keeps the folder for this process, by a lock of the operating system that ends with the process however that ends.
 * It is on a file of its own, so that commands may read and write the journal beside the server.
 * @returns how to let it go
 * @throws StartRefusal when another process has it
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, LOCK_FILE)
  // Not if it is there: closing it would end a lock that this process has on it already.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  const lock = lockFile(file) ?? lockEmptied(file)
  if (lock) return () => lock.close()
  throw new StartRefusal(
    `another Candor is running on the journal in ${folder}. Nothing was changed. End that one first, or set CANDOR_DATA ` +
      'to another folder.',
  )
}

/** Nothing is ever kept in it: what another program, or a broken disk, left there is no lock. @returns as `lockFile` */
function lockEmptied(file: string): DatabaseSync | null {
  if (statSync(file).size === 0) return null
  truncateSync(file)
  return lockFile(file)
}

/** @returns null when another process has the lock, or the file holds what no lock can be had on */
function lockFile(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file, { timeout: LOCK_WAIT_MS })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch {
    lock.close()
    return null
  }
}

/** One that is just ending gets so long to end. */
const LOCK_WAIT_MS = 2_000
