import type { Db, OpenDatabase } from '../database/open-database.ts'
import { missingTriggers } from '../database/required-schema.ts'
import { type JournalFault, type JournalReport, NOBODY } from './journal-report.ts'
import { compareOutsideHeads, type Outside } from './outside-heads.ts'
import { listLostAccounts } from './verify.ts'

/**
 * Adds the faults that reading the ledgers alone does not find: that all accounts are missing, that the triggers which keep the
 * ledger from being changed are missing, and that heads remembered outside the database are not in it.
 * @param report the faults found in the ledgers
 */
export async function withFaultsAround(
  { db, engine }: OpenDatabase,
  report: JournalReport,
  outside: Outside,
): Promise<JournalReport> {
  const lost = await listLostAccounts(db, report.faults)
  const faults = [...report.faults, ...lost, ...(await listMissingTriggers(db, engine))]
  return { ...report, faults: [...faults, ...(await compareOutsideHeads(db, outside, faults))] }
}

const listMissingTriggers = async (db: Db, engine: OpenDatabase['engine']): Promise<JournalFault[]> =>
  (await missingTriggers(db, engine)).map(({ name }) => ({
    kind: 'trigger-missing',
    sequence: 0,
    lastSequence: 0,
    detail: name,
    userId: NOBODY,
  }))
