import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { BackupsView } from '#contract/settings.ts'
import { type BackupPlace, keepBackup, listKeptBackups } from './kept-backups.ts'
import { SCRATCH } from './make-backup.ts'
import { dayOf } from './rotation.ts'

/** Makes the daily backup, and tells Settings about the backups. */
export type BackupJob = {
  /** Makes a backup soon if none was made today, and checks again every hour. */
  start(): void
  /** null for a journal in memory, which ends with the process */
  view(): BackupsView | null
  stop(): Promise<void>
}

/** The first look waits this long, because a start has other work to do first. */
const FIRST_MS = 20_000
const LOOK_EVERY_MS = 60 * 60 * 1000
const DAY_MS = 24 * LOOK_EVERY_MS

/**
 * @param where where backups are kept; null makes none
 * @param leads whether this process makes the backups for all that share the database
 */
export function makeBackupJob(
  where: BackupPlace | null,
  log: Logger,
  now: () => string,
  leads: () => Promise<boolean>,
): BackupJob {
  let problem: string | null = null
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const keep = async (place: BackupPlace) => {
    try {
      if (!(await leads())) return
      removeLeftovers(place.dataFolder, Date.parse(now()))
      const [newest] = listKeptBackups(place.backupFolder).filter(({ reason }) => reason === 'daily')
      if (newest && dayOf(newest.madeAt) === dayOf(now())) return
      await keepBackup(place, 'daily', now())
      problem = null
    } catch (err) {
      problem = err instanceof Error ? err.message : String(err)
      log.warn({ err }, 'the daily backup could not be made')
    }
  }
  const look = (place: BackupPlace, afterMs: number) => {
    timer = setTimeout(() => {
      running = keep(place)
      look(place, LOOK_EVERY_MS)
    }, afterMs)
    timer.unref()
  }
  return {
    start: () => where && look(where, FIRST_MS),
    view: () => where && viewOf(where, problem),
    async stop() {
      clearTimeout(timer)
      await running
    },
  }
}

function viewOf({ backupFolder, passphrase }: BackupPlace, problem: string | null): BackupsView {
  const backups = listKeptBackups(backupFolder)
  const [newest] = backups
  return {
    newest: newest ? { madeAt: newest.madeAt, bytes: newest.bytes } : null,
    count: backups.length,
    bytes: backups.reduce((sum, { bytes }) => sum + bytes, 0),
    isEncrypted: passphrase !== null,
    problem,
  }
}

/** Deletes the working folders of backups that were cut short. */
function removeLeftovers(folder: string | null, now: number): void {
  for (const name of folder === null ? [] : readdirSync(folder))
    if (name.startsWith(SCRATCH) && now - statSync(join(folder ?? '', name)).mtimeMs > DAY_MS)
      rmSync(join(folder ?? '', name), { recursive: true, force: true })
}
