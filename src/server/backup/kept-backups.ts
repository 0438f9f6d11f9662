import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabasePlace } from '../database/open-database.ts'
import { makeBackup } from './make-backup.ts'
import { type KeptBackup, outdated } from './rotation.ts'

/** Such as `candor-2026-11-22T03-00-00-000Z-daily.backup`. */
const NAME = /^candor-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-(daily|migration)\.backup$/

export type BackupPlace = {
  readonly place: DatabasePlace
  readonly dataFolder: string | null
  readonly backupFolder: string
  readonly passphrase: string | null
}

/** Whether a file of this name is a backup that Candor made by itself. */
export const isKeptBackup = (name: string): boolean => NAME.test(name)

/** The backups that Candor made by itself, newest first. Other files in the folder are left alone. */
export function listKeptBackups(folder: string): (KeptBackup & { readonly bytes: number })[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds, milliseconds, reason] = NAME.exec(name) ?? []
      if (reason !== 'daily' && reason !== 'migration') return []
      const madeAt = `${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`
      // Another process that keeps its backups here may have deleted it since.
      const found = statSync(join(folder, name), { throwIfNoEntry: false })
      return found ? [{ name, madeAt, reason, bytes: found.size } as const] : []
    })
    .sort((a, b) => (a.madeAt < b.madeAt ? 1 : -1))
}

/** Makes a backup in the folder, and deletes those that it outdates. @throws BackupRefusal */
export async function keepBackup(where: BackupPlace, reason: KeptBackup['reason'], now: string): Promise<void> {
  const { place, dataFolder, backupFolder, passphrase } = where
  mkdirSync(backupFolder, { recursive: true, mode: 0o700 })
  const target = join(backupFolder, `candor-${now.replaceAll(/[:.]/g, '-')}-${reason}.backup`)
  await makeBackup({ place, dataFolder, target, passphrase, reason, now })
  for (const { name } of outdated(listKeptBackups(backupFolder))) rmSync(join(backupFolder, name))
}
