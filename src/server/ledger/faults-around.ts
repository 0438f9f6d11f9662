import type { Db, OpenDatabase } from '../database/open-database.ts'
import { brokenTriggers } from '../database/triggers.ts'
import { type JournalFault, type JournalReport, NOBODY } from './journal-report.ts'
import { listLockedOut, listLostAccounts } from './missing-accounts.ts'
import { compareOutsideHeads, type Outside } from './outside-heads.ts'

/**
 * Adds the faults that reading the ledgers alone does not find: that all accounts are missing, that nobody can sign in to one, that the triggers which keep the
 * ledger from being changed are missing or others, and that heads remembered outside the database are not in it.
 * @param report the faults found in the ledgers
 */
export async function withFaultsAround(
  { db, engine }: OpenDatabase,
  report: JournalReport,
  outside: Outside,
): Promise<JournalReport> {
  const lost = await listLostAccounts(db, report.faults)
  const faults = [...report.faults, ...lost, ...(await listLockedOut(db)), ...(await listBrokenTriggers(db, engine))]
  return { ...report, faults: [...faults, ...(await compareOutsideHeads(db, outside, faults))] }
}

const listBrokenTriggers = async (db: Db, engine: OpenDatabase['engine']): Promise<JournalFault[]> =>
  (await brokenTriggers(db, engine)).map(({ name, is }) => ({
    kind: `trigger-${is}`,
    sequence: 0,
    lastSequence: 0,
    detail: name,
    userId: NOBODY,
  }))
