import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DATABASE_FILE } from '../database/journal-folder.ts'
import { type DatabasePlace, directUrlOf } from '../database/open-database.ts'
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
  /** null makes one that is not encrypted, and holds no key. */
  readonly passphrase: string | null
  readonly reason: BackupReason
  readonly now: string
}

export type MadeBackup = BackupManifest & { readonly bytes: number }

/**
 * Makes a backup, and reads it back to its end. It is consistent whoever writes meanwhile: everything is of one moment.
 * @throws BackupRefusal when there is nothing to back up, or what was written is not what was read
 */
export async function makeBackup({ place, dataFolder, target, passphrase, reason, now }: Making): Promise<MadeBackup> {
  // Where the journal itself lies, as far as it has a place: a copy of it is on no other disk for a moment.
  const scratch = mkdtempSync(join(dataFolder && existsSync(dataFolder) ? dataFolder : tmpdir(), SCRATCH))
  try {
    const counted = await takeDatabase(place, scratch)
    const beside = dataFolder === null ? [] : filesBeside(dataFolder, passphrase !== null)
    for (const name of beside) copyFileSync(join(dataFolder ?? '', name), join(scratch, name))
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

/** What a backup under way works in: one that was cut short leaves it behind. */
export const SCRATCH = 'backup-under-way-'

async function takeDatabase(place: DatabasePlace, scratch: string) {
  if (place.engine === 'postgres') return dumpPostgres(directUrlOf(place), join(scratch, DUMP_FILE))
  if (place.folder === null)
    throw new BackupRefusal('A journal in memory is forgotten at its end: there is nothing to back up.')
  const counted = await copySqlite(place.folder, join(scratch, DATABASE_FILE))
  return { ...counted, faults: await countFaults(scratch) }
}

/** The marker and the ends of the ledgers; keys only where nobody can read them without the passphrase. */
const filesBeside = (dataFolder: string, isEncrypted: boolean): string[] =>
  readdirSync(dataFolder).filter(
    (name) => ALWAYS.includes(name) || (isEncrypted && /^candor\.[a-z-]+$/.test(name) && !isOfProcess(name)),
  )

const ALWAYS = ['candor.marker', 'candor.heads']
/** The database has its own way here; its log beside the copy would be taken for that of the copy, and ruin it. */
const isOfProcess = (name: string): boolean =>
  name.startsWith(DATABASE_FILE) || name === 'candor.lock' || name === DUMP_FILE
