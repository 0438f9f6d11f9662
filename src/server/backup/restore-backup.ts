import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DATABASE_FILE, lockFolder, makeFolder } from '../database/journal-folder.ts'
import { migrationNames } from '../database/migrate.ts'
import { type DatabasePlace, directUrlOf } from '../database/open-database.ts'
import { closeToOthers, requireOwnFiles, requireWritable } from '../database/own-files.ts'
import { readBackup } from './backup-file.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { erasuresIn, keepErasures, makeAside, restoreBeside } from './files-beside.ts'
import { DUMP_FILE, SCRATCH } from './make-backup.ts'
import { requireSound } from './require-sound.ts'
import { restorePostgres } from './restore-postgres.ts'

type Restoring = {
  readonly place: DatabasePlace
  readonly dataFolder: string | null
  readonly file: string
  readonly passphrase: string | null
  readonly now: string
}

export type RestoredBackup = {
  readonly manifest: BackupManifest
  /** The folder to which the journal before it was moved, or on PostgreSQL the keys; null when there was none. */
  readonly setAside: string | null
}

/**
 * Restores a backup to where the configuration has the journal. An existing journal is set aside, never overwritten.
 * @throws BackupRefusal when the backup is broken, newer, or of another engine, or when a Candor is running; nothing is changed
 * then
 */
export async function restoreBackup(restoring: Restoring): Promise<RestoredBackup> {
  const { place, dataFolder } = restoring
  requireOwnFiles(dataFolder)
  if (place.engine === 'postgres') return restoreDump(place, restoring)
  if (dataFolder === null || place.folder === null) throw new BackupRefusal('A journal in memory cannot be restored.')
  return restoreFolder(dataFolder, restoring)
}

async function restoreDump(
  place: Extract<DatabasePlace, { engine: 'postgres' }>,
  { dataFolder, file, passphrase, now }: Restoring,
): Promise<RestoredBackup> {
  const scratch = mkdtempSync(join(tmpdir(), SCRATCH))
  const isNew = dataFolder !== null && !existsSync(dataFolder)
  let isDone = false
  try {
    const manifest = requireFitting(await readBackup(file, scratch, passphrase), place, file)
    const names = manifest.files.map(({ name }) => name).filter((name) => name !== DUMP_FILE)
    if (names.length > 0 && dataFolder !== null) {
      makeFolder(dataFolder)
      requireWritable(dataFolder)
    }
    await restorePostgres(directUrlOf(place), join(scratch, DUMP_FILE), manifest)
    isDone = true
    const isBeside = dataFolder !== null && existsSync(dataFolder)
    return { manifest, setAside: isBeside ? restoreBeside(dataFolder, { from: scratch, names, now }) : null }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
    if (isNew && !isDone) rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function restoreFolder(folder: string, { place, file, passphrase, now }: Restoring): Promise<RestoredBackup> {
  const isNew = !existsSync(folder)
  makeFolder(folder)
  const scratch = mkdtempSync(join(folder, SCRATCH))
  let isDone = false
  try {
    const manifest = requireFitting(await readBackup(file, scratch, passphrase), place, file)
    await requireSound(scratch, manifest, file)
    requireWritable(folder)
    const lock = lockFolder(folder)
    try {
      const erasures = erasuresIn(folder)
      const setAside = moveAside(folder, scratch, now)
      for (const { name } of manifest.files) renameSync(join(scratch, name), join(folder, name))
      keepErasures(folder, erasures)
      closeToOthers(folder)
      isDone = true
      return { manifest, setAside }
    } finally {
      lock.release()
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
    if (isNew && !isDone) rmSync(folder, { recursive: true, force: true })
  }
}

function requireFitting(manifest: BackupManifest, { engine }: DatabasePlace, file: string): BackupManifest {
  if (manifest.engine !== engine)
    throw new BackupRefusal(
      `${file} is a backup of ${NAMES[manifest.engine]}, and this Candor keeps its journal in ${NAMES[engine]}. Nothing was ` +
        'changed. Set or take away DATABASE_URL; to change the engine, export each journal and import it.',
    )
  const names = migrationNames(engine)
  if (manifest.migrations.some((name) => !names.includes(name)))
    throw new BackupRefusal(`${file} was made by a newer version of Candor. Nothing was changed. Use that version.`)
  return manifest
}

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

/** Moves the files of the existing journal, and those with the names of new ones. @returns the folder; null without a journal */
function moveAside(folder: string, scratch: string, now: string): string | null {
  const coming = new Set(readdirSync(scratch))
  const standing = readdirSync(folder).filter(
    (name) => BELONGS_TO_DATABASE.test(name) || name === 'candor.marker' || name === 'candor.heads' || coming.has(name),
  )
  const isJournal = standing.some((name) => name.startsWith(DATABASE_FILE) && statSync(join(folder, name)).size > 0)
  if (standing.length === 0) return null
  const target = makeAside(folder, now)
  for (const name of standing) renameSync(join(folder, name), join(target, name))
  return isJournal ? target : null
}

/** The database and its log; a log that stayed would be taken for the restored database's own. */
const BELONGS_TO_DATABASE = /^candor\.db(-wal|-shm|-journal)?$/
