import type { OtherLedger } from '#domain/ledger/find-seal.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { storeSetting } from '../database/settings-store.ts'
import { makeWrite, type Write } from '../database/write.ts'
import { compareReadModel, mendReadModel } from './compare-read-model.ts'
import { compareWitnesses } from './compare-witnesses.ts'
import { countErasures, listErasureFaults } from './erasure-store.ts'
import { forgetItems } from './journal-items.ts'
import type { JournalFault, JournalReport } from './journal-report.ts'
import { listOthers, readUsers } from './ledger-pages.ts'
import { finishReading, type LedgerReading, readOn, startReading } from './ledger-reading.ts'
import { READ_MODEL_MENDED } from './read-model.ts'
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

/** Most of the ledger is read before the lock is taken. Entries never change, so only newer ones are read under the lock. */
async function rebuildUser(
  { db, engine }: OpenDatabase,
  write: Write,
  userId: string,
  others: readonly OtherLedger[],
): Promise<Rebuilt> {
  const reading = await startReading(db, userId, others)
  await readOn(db, reading)
  return write(userId, async (trx) => {
    await readOn(trx, reading)
    const findings = await finishReading(trx, reading)
    const { differences, faults } = await compareReadModel(trx, userId, findings)
    if (differences.length > 0) {
      await mendReadModel(trx, userId, differences)
      await storeSetting(trx, READ_MODEL_MENDED, `${userId} ${reading.check.sequence()} ${crypto.randomUUID()}`)
    }
    const beside = findings.isWhole ? await compareWitnesses(trx, reading) : []
    // The rows of the Journal's index are made anew when the Journal is next opened.
    await forgetItems(trx, engine, userId)
    const assets = findings.isWhole ? findings.assets.size : 0
    return { reading, assets, faults: [...findings.faults, ...faults, ...beside] }
  })
}
