import type { Db, Engine, OpenDatabase } from '../database/open-database.ts'
import { findSetting } from '../database/settings-store.ts'
import { readSnapshot } from '../database/snapshot.ts'
import type { AssetRow } from '../database/tables.ts'
import { compareItems } from './compare-journal-items.ts'
import { compareReadModel } from './compare-read-model.ts'
import { compareReceipts } from './compare-receipts.ts'
import { countErasures } from './erasure-store.ts'
import { listFaultsBeside } from './faults-beside.ts'
import type { JournalFault, JournalReport } from './journal-report.ts'
import { listOthers, readUsers } from './ledger-pages.ts'
import { finishReading, type Pause, readOn, startReading } from './ledger-reading.ts'
import { isOfAnotherRelease, isOfOlderRelease, READ_MODEL_REACHED, READ_MODEL_VERSION } from './read-model.ts'

/**
 * Checks every ledger, and compares the rows of the lists with its replay, and those of the Journal with its entries. It only reads, and from one
 * snapshot, so that entries recorded meanwhile cause no differences.
 */
export const verify = (database: OpenDatabase, pause?: Pause): Promise<JournalReport> =>
  readSnapshot(database, async (db) => {
    const others = await listOthers(db)
    const isRenewed = await renewedRows(db, database.engine)
    const report = { users: 0, entries: 0, assets: 0, erased: await countErasures(db), faults: [] as JournalFault[] }
    for await (const userId of readUsers(db)) {
      const reading = await startReading(db, userId, others)
      const items = await compareItems(db, database.engine, userId)
      await readOn(db, reading, pause, items.take)
      const findings = await finishReading(db, reading)
      const compared = await compareReadModel(db, userId, findings, pause, isRenewed)
      // What is wrong with a damaged ledger is told by its entries.
      const beside = findings.isWhole ? [...(await items.faults()), ...(await compareReceipts(db, reading))] : []
      report.users += 1
      report.entries += reading.entries
      report.assets += compared.assets
      for (const fault of [...findings.faults, ...compared.faults, ...beside]) report.faults.push({ ...fault, userId })
    }
    report.faults.push(...(await listFaultsBeside(db, report.faults)))
    return report
  })

/**
 * Only on PostgreSQL can two releases record beside each other, while processes are updated one after the other. The newer one writes the
 * rows of the older anew, and is there once it has written all of them.
 */
async function renewedRows(db: Db, engine: Engine): Promise<(row: AssetRow) => boolean> {
  const isNewerThere = Number(await findSetting(db, READ_MODEL_REACHED)) > Number(READ_MODEL_VERSION)
  return ({ state }) =>
    engine === 'postgres' && (isOfOlderRelease(state) || (isNewerThere && isOfAnotherRelease(state)))
}
