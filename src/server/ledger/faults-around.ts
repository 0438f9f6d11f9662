import type { Db, OpenDatabase } from '../database/open-database.ts'
import { missingTriggers } from '../database/required-schema.ts'
import { type JournalFault, type JournalReport, NOBODY } from './journal-report.ts'
import { compareOutsideHeads, type Outside } from './outside-heads.ts'
import { listLostAccounts } from './verify.ts'

/**
 * What a look through the ledgers alone does not find: that everybody's account is gone, that what keeps the ledger from being
 * changed is gone, and what is remembered outside the database and is not in it.
 * @param report what was found in the ledgers
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
