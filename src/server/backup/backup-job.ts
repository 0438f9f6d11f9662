import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { BackupsView } from '#contract/settings.ts'
import { DAY_MS, HOUR_MS } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { findSetting, storeSetting } from '../database/settings-store.ts'
import { PARTIAL } from './backup-file.ts'
import { type BackupPlace, isKeptBackup, keepBackup, listKeptBackups } from './kept-backups.ts'
import { SCRATCH } from './make-backup.ts'
import { dayOf } from './rotation.ts'
import { TOLD_BACKUPS } from './without-secrets.ts'

/** Makes the daily backup, and tells Settings about the backups. */
export type BackupJob = {
  /** Makes a backup soon if none was made today, and checks again every hour. */
  start(): void
  /** null for a journal in memory, which ends with the process */
  view(): Promise<BackupsView | null>
  stop(): Promise<void>
}

/** The first look waits this long, because a start has other work to do first. */
const FIRST_MS = 20_000
const LOOK_EVERY_MS = HOUR_MS

type Needs = {
  /** Where backups are kept; null makes none. */
  readonly where: BackupPlace | null
  readonly log: Logger
  readonly now: () => string
  /** Whether this process makes the backups for all that share the database. */
  readonly leads: () => Promise<boolean>
  /** The database through which processes tell each other of their backups; null where there is only one process. */
  readonly shared: Db | null
}

export function makeBackupJob({ where, log, now, leads, shared }: Needs, firstMs = FIRST_MS): BackupJob {
  let problem: string | null = null
  let isLeading = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const keep = async (place: BackupPlace) => {
    try {
      isLeading = await leads()
      if (!isLeading) return
      removeLeftovers(place, Date.parse(now()))
      const [newest] = listKeptBackups(place.backupFolder).filter(({ reason }) => reason === 'daily')
      if (!newest || dayOf(newest.madeAt) !== dayOf(now())) await keepBackup(place, 'daily', now())
      problem = null
    } catch (err) {
      problem = err instanceof Error ? err.message : String(err)
      log.warn({ err }, 'the daily backup could not be made')
    }
    await tell(place).catch((err) => log.warn({ err }, 'the other processes were not told of the backups'))
  }
  const tell = async (place: BackupPlace) =>
    shared && storeSetting(shared, TOLD_BACKUPS, JSON.stringify(viewOf(place, problem)))
  const told = async (): Promise<BackupsView | null> => {
    const text = shared && (await findSetting(shared, TOLD_BACKUPS))
    return text ? BackupsView.parse(JSON.parse(text)) : null
  }
  /** Each process has a folder of its own, and the one that leads may be another one since a while ago. */
  const newestView = async (place: BackupPlace): Promise<BackupsView> => {
    const own = viewOf(place, problem)
    const others = isLeading ? null : await told()
    return others && (others.newest?.madeAt ?? '') >= (own.newest?.madeAt ?? '') ? others : own
  }
  const look = (place: BackupPlace, afterMs: number) => {
    timer = setTimeout(() => {
      running = keep(place)
      look(place, LOOK_EVERY_MS)
    }, afterMs)
    timer.unref()
  }
  return {
    start: () => where && look(where, firstMs),
    view: async () => where && newestView(where),
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

/** Deletes what backups leave behind when they are cut short: their working folders, and files that were not yet whole. */
function removeLeftovers({ dataFolder, backupFolder }: BackupPlace, now: number): void {
  const isOld = (path: string) => now - statSync(path).mtimeMs > DAY_MS
  const leftovers = [
    ...pathsIn(dataFolder, (name) => name.startsWith(SCRATCH)),
    ...pathsIn(backupFolder, (name) => name.endsWith(PARTIAL) && isKeptBackup(name.slice(0, -PARTIAL.length))),
  ]
  for (const path of leftovers) if (isOld(path)) rmSync(path, { recursive: true, force: true })
}

const pathsIn = (folder: string | null, isWanted: (name: string) => boolean): string[] =>
  folder !== null && existsSync(folder)
    ? readdirSync(folder)
        .filter(isWanted)
        .map((name) => join(folder, name))
    : []
