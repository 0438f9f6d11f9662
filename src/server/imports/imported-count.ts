import type { Db } from '../database/open-database.ts'
import { findImportMark } from '../receipts/import-mark.ts'

/** How many entries somebody's ledger was imported with: this Candor did not see when they were written. */
export async function findImportedCount(db: Db, userId: string): Promise<number> {
  return (await findImportMark(db, userId))?.entries ?? 0
}
