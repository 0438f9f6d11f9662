import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isOfTheLists } from '#domain/ledger/ledger-fault.ts'
import { DATABASE_FILE } from '../database/journal-folder.ts'
import { openDatabase } from '../database/open-database.ts'
import { faultLine } from '../ledger/journal-report.ts'
import { verify } from '../ledger/verify.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { BackupRefusal } from './backup-refusal.ts'

/**
 * Checks that a restored database can be used, on a copy that is migrated to this version as at a start, and verified. Faults
 * that the journal had when the backup was made are accepted.
 * @throws BackupRefusal with what is wrong
 */
export async function requireSound(folder: string, manifest: BackupManifest, file: string): Promise<void> {
  requireWholeFile(join(folder, DATABASE_FILE), file)
  const tried = join(folder, 'tried')
  mkdirSync(tried)
  copyFileSync(join(folder, DATABASE_FILE), join(tried, DATABASE_FILE))
  const database = await openDatabase({ engine: 'sqlite', folder: tried }).catch((error: unknown) => {
    throw refused(file, error instanceof Error ? error.message : String(error))
  })
  try {
    const { entries, faults } = await verify(database)
    const [first, ...more] = faults.filter((fault) => !isOfTheLists(fault))
    if (entries !== manifest.entries) throw refused(file, `it has ${entries} entries instead of ${manifest.entries}`)
    if (first && more.length + 1 > (manifest.faults ?? 0))
      throw refused(file, `its journal is not what was recorded: ${faultLine(first)}`)
  } finally {
    await database.db.destroy()
  }
}

function requireWholeFile(database: string, file: string): void {
  const db = new DatabaseSync(database, { readOnly: true })
  try {
    const found = db.prepare('PRAGMA integrity_check(1)').get()?.integrity_check
    if (found !== 'ok') throw refused(file, String(found))
  } finally {
    db.close()
  }
}

const refused = (file: string, why: string): BackupRefusal =>
  new BackupRefusal(
    `The database in ${file} cannot be used: ${why.replace(/\.$/, '')}. Nothing was changed. Take another backup.`,
  )
