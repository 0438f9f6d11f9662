import type { OtherLedger } from '#domain/ledger/find-seal.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { makeWrite, type Write } from '../database/write.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { compareWitnesses } from './compare-witnesses.ts'
import { countErasures, listErasureFaults } from './erasure-store.ts'
import { forgetItems } from './journal-items.ts'
import type { JournalFault, JournalReport } from './journal-report.ts'
import { listOthers, readUsers } from './ledger-pages.ts'
import { finishReading, type LedgerReading, readOn, startReading } from './ledger-reading.ts'
import { findSuspects, mendReadModel } from './mend-read-model.ts'
import { hearRows } from './row-testimony.ts'
import { listLedgersWithoutAccount, listRemovedUsers, listRowsWithoutLedger, ownersOfMoved } from './verify.ts'

/**
 * Replays every ledger and repairs the rows of the lists that differ, those of each user while nobody can write to that
 * user's ledger. A damaged ledger is reported and its rows are left alone. Nothing is ever changed in
 * an entry or in the remembered end of a ledger.
 */
export async function rebuild(database: OpenDatabase): Promise<JournalReport> {
  const { db } = database
  const write = makeWrite(database)
  const others = await listOthers(db)
  const report = { users: 0, entries: 0, assets: 0, erased: await countErasures(db), faults: [] as JournalFault[] }
  for await (const userId of readUsers(db)) {
    const { reading, assets, faults } = await rebuildUser(database, write, userId, others)
    report.users += 1
    report.entries += reading.entries
    report.assets += assets
    for (const fault of faults) report.faults.push({ ...fault, userId })
  }
  report.faults.push(...ownersOfMoved(report.faults), ...(await listRowsWithoutLedger(db)))
  report.faults.push(...(await listErasureFaults(db)))
  report.faults.push(...(await listLedgersWithoutAccount(db, report.faults)), ...(await listRemovedUsers(db)))
  return report
}

type Rebuilt = { reading: LedgerReading; assets: number; faults: Omit<JournalFault, 'userId'>[] }

/**
 * Most of the ledger is read, and its rows are compared, before the lock is taken. Entries never change, so under the lock only newer
 * ones are read, and only rows are compared that looked wrong or have been written since.
 */
async function rebuildUser(
  { db, engine }: OpenDatabase,
  write: Write,
  userId: string,
  others: readonly OtherLedger[],
): Promise<Rebuilt> {
  const reading = await startReading(db, userId, others)
  await readOn(db, reading)
  const heard = hearRows()
  const suspects = await findSuspects(db, userId, reading.outline, heard)
  return write(userId, async (trx) => {
    await readOn(trx, reading, nextSlice, async (entries) => {
      for (const entry of entries) if ('assetId' in entry) suspects.add(entry.assetId)
    })
    const findings = await finishReading(trx, reading)
    const { assets, faults } = await mendReadModel(trx, userId, findings, suspects, heard.faults(findings))
    const beside = findings.isWhole ? await compareWitnesses(trx, reading) : []
    // The rows of the Journal's index are made anew when the Journal is next opened.
    await forgetItems(trx, engine, userId)
    return { reading, assets, faults: [...findings.faults, ...faults, ...beside] }
  })
}
