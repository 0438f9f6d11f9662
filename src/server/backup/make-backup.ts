import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DATABASE_FILE } from '../database/journal-folder.ts'
import { type DatabasePlace, directUrlOf } from '../database/open-database.ts'
import { requireOwnFiles } from '../database/own-files.ts'
import { readBackup, writeBackup } from './backup-file.ts'
import type { BackupManifest, BackupReason } from './backup-manifest.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { copySqlite, countFaults } from './copy-sqlite.ts'
import { dumpPostgres } from './dump-postgres.ts'

export const DUMP_FILE = 'candor.dump'

type Making = {
  readonly place: DatabasePlace
  readonly dataFolder: string | null
  readonly target: string
  /** null makes a backup that is not encrypted, and contains no key. */
  readonly passphrase: string | null
  readonly reason: BackupReason
  readonly now: string
}

export type MadeBackup = BackupManifest & { readonly bytes: number }

/**
 * Makes a backup, and reads it back to its end. It is consistent while others write, because everything is read at one moment.
 * @throws BackupRefusal when there is nothing to back up, or when the file is not what was written; StartRefusal as `requireOwnFiles`
 */
export async function makeBackup({ place, dataFolder, target, passphrase, reason, now }: Making): Promise<MadeBackup> {
  requireOwnFiles(dataFolder)
  // In the data folder, if there is one, so that no copy of the journal is ever on another disk.
  const scratch = mkdtempSync(join(dataFolder && existsSync(dataFolder) ? dataFolder : tmpdir(), SCRATCH))
  try {
    // Before the database: a head that is remembered after that was read would make the copy look like one that went back.
    const beside = dataFolder === null ? [] : filesBeside(dataFolder, passphrase !== null)
    copyBeside(beside, dataFolder ?? '', scratch)
    const counted = await takeDatabase(place, scratch)
    const names = [place.engine === 'sqlite' ? DATABASE_FILE : DUMP_FILE, ...beside]
    const manifest = { madeAt: now, reason, engine: place.engine, ...counted }
    await writeBackup(target, { manifest, folder: scratch, names }, passphrase)
    for (const name of names) rmSync(join(scratch, name))
    const read = await readBackup(target, scratch, passphrase)
    return { ...read, bytes: statSync(target).size }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The prefix of a backup's working folder, which is left behind when the backup is cut short. */
export const SCRATCH = 'backup-under-way-'

async function takeDatabase(place: DatabasePlace, scratch: string) {
  if (place.engine === 'postgres') return dumpPostgres(directUrlOf(place), join(scratch, DUMP_FILE))
  if (place.folder === null)
    throw new BackupRefusal('A journal in memory is forgotten at its end: there is nothing to back up.')
  const counted = await copySqlite(place.folder, join(scratch, DATABASE_FILE))
  return { ...counted, faults: await countFaults(scratch) }
}

/** The marker counts the heads, so the two have to be of one moment. */
function copyBeside(names: readonly string[], from: string, to: string): void {
  for (const name of names) copyFileSync(join(from, name), join(to, name))
  const isChanged = (name: string) => !readFileSync(join(from, name)).equals(readFileSync(join(to, name)))
  if (names.filter((name) => ALWAYS.includes(name)).some(isChanged)) copyBeside(names, from, to)
}

/** The marker and the heads of the ledgers; keys only in an encrypted backup. */
const filesBeside = (dataFolder: string, isEncrypted: boolean): string[] =>
  readdirSync(dataFolder).filter(
    (name) => ALWAYS.includes(name) || (isEncrypted && /^candor\.[a-z-]+$/.test(name) && !isOfProcess(name)),
  )

const ALWAYS = ['candor.marker', 'candor.heads']
/** The database is copied separately, and its log must not be copied: it would be taken for the copy's own, and ruin it. */
const isOfProcess = (name: string): boolean =>
  name.startsWith(DATABASE_FILE) || name === 'candor.lock' || name === DUMP_FILE
