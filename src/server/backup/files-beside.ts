import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { readMarker } from '../database/journal-marker.ts'
import { MARKER } from '../database/open-journal.ts'
import { closeToOthers } from '../database/own-files.ts'
import { appendHeads, type OutsideHead, readHeadsFile } from '../ledger/heads-file.ts'
import { BackupRefusal } from './backup-refusal.ts'

const HEADS = 'candor.heads'

/** The folder for what stands where something is restored, and is never deleted. */
export function makeAside(folder: string, now: string): string {
  const target = join(folder, `before-restore-${now.replaceAll(/[:.]/g, '-')}`)
  mkdirSync(target, { mode: 0o700 })
  return target
}

/**
 * Copies what was backed up beside a PostgreSQL, such as its keys, and sets aside what stands there. So are remembered heads and
 * the marker that counts them, for they are of the journal before: a ledger that was restored would look like one put back unseen.
 * Which accounts were erased stays known.
 * @param names the files in `from`
 * @returns the folder with what was set aside; null when nothing stood there
 */
export function restoreBeside(
  folder: string,
  { from, names, now }: { readonly from: string; readonly names: readonly string[]; readonly now: string },
): string | null {
  const stands = (name: string) => existsSync(join(folder, name))
  const standing = [...new Set([...names, HEADS, MARKER])].filter(stands)
  const erasures = erasuresIn(folder)
  const aside = standing.length > 0 ? makeAside(folder, now) : null
  try {
    for (const name of standing) if (aside !== null) renameSync(join(folder, name), join(aside, name))
    for (const name of names) copyFileSync(join(from, name), join(folder, name))
    keepErasures(folder, erasures)
    closeToOthers(folder)
  } catch (error) {
    throw new BackupRefusal(
      `The database is restored, but not the files beside it (${names.join(', ')}): ${String(error)}. Make room in ` +
        `${folder}, empty the database, and restore once more.`,
    )
  }
  return aside
}

/** The accounts that were erased here, as the file of remembered heads says. */
export const erasuresIn = (folder: string): OutsideHead[] =>
  [...readHeadsFile(folder).heads.values()].filter(({ erasedAt }) => erasedAt !== undefined)

/** Remembers the erasures from before a restore, so that a check names an account that came back with the backup. */
export function keepErasures(folder: string, erasures: readonly OutsideHead[]): void {
  const { heads, last } = readHeadsFile(folder)
  const forgotten = erasures.filter(({ userId }) => heads.get(userId)?.erasedAt === undefined)
  if (forgotten.length > 0) appendHeads(folder, forgotten, Math.max(last, readMarker(folder, MARKER)?.headLines ?? 0))
}
