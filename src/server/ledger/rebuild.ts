import type { OtherLedger } from '#domain/ledger/find-seal.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { makeWrite, type Write } from '../database/write.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { compareReceipts } from './compare-receipts.ts'
import { countErasures } from './erasure-store.ts'
import { listFaultsBeside } from './faults-beside.ts'
import { forgetItems } from './journal-items.ts'
import type { JournalFault, JournalReport } from './journal-report.ts'
import { listOthers, readUsers } from './ledger-pages.ts'
import { finishReading, type LedgerReading, readOn, startReading } from './ledger-reading.ts'
import { seekLostEntries } from './lost-entries.ts'
import { findSuspects, mendReadModel } from './mend-read-model.ts'

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
  report.faults.push(...(await listFaultsBeside(db, report.faults)))
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
  const lostEntries = seekLostEntries()
  const suspects = await findSuspects(db, userId, reading.outline, lostEntries)
  return write(userId, async (trx) => {
    await readOn(trx, reading, nextSlice, async (entries) => {
      for (const entry of entries) if ('assetId' in entry) suspects.add(entry.assetId)
    })
    const findings = await finishReading(trx, reading)
    const { assets, faults } = await mendReadModel(trx, userId, findings, suspects, lostEntries.faults(findings))
    const beside = findings.isWhole ? await compareReceipts(trx, reading) : []
    // The rows of the Journal's index are made anew when the Journal is next opened.
    await forgetItems(trx, engine, userId)
    return { reading, assets, faults: [...findings.faults, ...faults, ...beside] }
  })
}
