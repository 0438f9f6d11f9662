import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  type Stats,
  statSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { DATABASE_FILE } from './journal-folder.ts'
import { StartRefusal } from './start-refusal.ts'

/** The files of SQLite and Candor in a data folder: the database and its companions, the lock, the markers, the heads, the keys. */
const OURS = /^candor\.|\.marker$/

/** The rights of everybody but the owner, whose own rights are left as they are. */
const OTHERS = 0o077

const pathsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => OURS.test(name))
    .map((name) => join(folder, name))

/**
 * Refuses symbolic links and folders under the names of files. SQLite keeps the log of a linked database beside what the link leads
 * to, so it would be missed, and with it what was recorded last; and what another link leads to is not ours to change.
 * @param folder null for none; one that does not exist, or may not be read, is told by whoever opens it
 * @throws StartRefusal
 */
export function requireOwnFiles(folder: string | null): void {
  if (folder === null || !existsSync(folder) || !isAllowed(folder, constants.R_OK | constants.X_OK)) return
  for (const path of pathsIn(folder)) {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found?.isSymbolicLink()) throw new StartRefusal(linkWords(path))
    if (found && !found.isFile())
      throw new StartRefusal(
        `${path} is a folder, or something else that is no file. Nothing was changed. Move it away, and put a backup of the ` +
          'file in its place if there was one.',
      )
  }
}

function linkWords(path: string): string {
  const what = `${path} is a symbolic link (to ${readlinkSync(path)})`
  return basename(path) === DATABASE_FILE
    ? `${what}. Nothing was changed. SQLite keeps its log beside the file itself, so all files of a journal have to lie in one ` +
        'folder. Move the other ones into the folder of that file, and set CANDOR_DATA to it, or link that whole folder.'
    : `${what}, and no file. Nothing was changed. Put the file itself in its place, or link the whole folder.`
}

/** @throws StartRefusal when the folder or a file in it cannot be written, or as `requireOwnFiles` */
export function requireWritable(folder: string): void {
  requireWritablePath(folder, folder)
  requireOwnFiles(folder)
  for (const path of pathsIn(folder)) requireWritablePath(path, folder)
}

function requireWritablePath(path: string, folder: string): void {
  const stats = statSync(path)
  const isProtected = (stats.mode & constants.S_IWUSR) === 0
  // Root may write every file, so the mode is asked: a file that its owner has protected stays protected.
  if (!isProtected && isAllowed(path, constants.W_OK)) return
  if (isOfAnother(stats)) throw ofAnother(path, folder, stats)
  const advice = isProtected ? ` (chmod u+w ${path})` : ''
  throw new StartRefusal(
    `${path} cannot be written. Nothing was changed. Give the user who runs Candor the right to write it${advice}, or set ` +
      'CANDOR_DATA to another folder.',
  )
}

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}

/** Root may do with another user's file what its owner may. */
const isOfAnother = ({ uid }: Stats): boolean => process.getuid?.() !== 0 && process.getuid?.() !== uid

const ofAnother = (path: string, folder: string, { uid }: Stats): StartRefusal =>
  new StartRefusal(
    `${path} belongs to ${nameOf(uid)}, and Candor runs as ${nameOf(process.getuid?.())}. Nothing was changed. Give that user what ` +
      `is in the folder (chown -R ${process.getuid?.()} ${folder}, as root), or run Candor as ${nameOf(uid)}.`,
  )

const nameOf = (uid: number | undefined): string => (uid === 0 ? 'root' : `the user with the number ${uid}`)

/**
 * Takes away the rights of others: files of an earlier release, or copied files, may be open to everybody.
 * @throws StartRefusal where they are another user's, who alone may do that
 */
export function closeToOthers(folder: string): void {
  for (const path of [folder, ...pathsIn(folder)]) {
    const stats = statSync(path)
    if ((stats.mode & OTHERS) === 0) continue
    if (isOfAnother(stats)) throw ofAnother(path, folder, stats)
    chmodSync(path, stats.mode & 0o7777 & ~OTHERS)
  }
}
