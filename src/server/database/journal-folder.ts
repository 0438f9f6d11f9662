import { closeSync, existsSync, lstatSync, mkdirSync, openSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefusal } from './start-refusal.ts'

export const DATABASE_FILE = 'candor.db'
const LOCK_FILE = 'candor.lock'

/** Makes the folder, open to its owner only, unless it exists. @throws StartRefusal when that is not possible */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartRefusal(`the folder ${folder} cannot be made (${why}). Set CANDOR_DATA to another one.`)
  }
}

/** A folder that is reserved for this process. */
export type FolderLock = {
  /**
   * Whether it still is. Where somebody has removed the lock's file it is made and locked again, unless another Candor, which
   * could start meanwhile, has done so: then the folder is that one's.
   */
  isHeld(): boolean
  release(): void
}

/**
 * Reserves the folder for this process, by a lock of the operating system that ends with the process in any case.
 * The lock is on a file of its own, so that commands may read and write the journal beside the server.
 * @throws StartRefusal when another process holds it
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, LOCK_FILE)
  let lock = lockAt(file, LOCK_WAIT_MS)
  if (!lock)
    throw new StartRefusal(
      `another Candor is running on the journal in ${folder}. Nothing was changed. End that one first, or set CANDOR_DATA ` +
        'to another folder.',
    )
  let locked = identityOf(file)
  return {
    isHeld() {
      if (lock && identityOf(file) === locked) return true
      lock?.close()
      lock = existsSync(folder) ? lockAt(file, 0) : null
      locked = identityOf(file)
      return lock !== null
    },
    release: () => lock?.close(),
  }
}

/** @returns null where there is no such file */
function identityOf(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found ? `${found.dev}:${found.ino}` : null
}

function lockAt(file: string, waitMs: number): DatabaseSync | null {
  // Only a missing file is made here: closing an existing one would end a lock that this process already holds on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
  return lockFile(file, waitMs) ?? lockEmptied(file, waitMs)
}

/** Empties the lock's file, in which nothing is ever stored: garbage in it would prevent a lock. @returns as `lockFile` */
function lockEmptied(file: string, waitMs: number): DatabaseSync | null {
  const found = lstatSync(file)
  if (!found.isFile() || found.size === 0) return null
  truncateSync(file)
  return lockFile(file, waitMs)
}

/** @returns null when another process has the lock, or when the file's content makes a lock impossible */
function lockFile(file: string, waitMs: number): DatabaseSync | null {
  const lock = new DatabaseSync(file, { timeout: waitMs })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch {
    lock.close()
    return null
  }
}

/** How long to wait for another process that is just ending. */
const LOCK_WAIT_MS = 2_000
