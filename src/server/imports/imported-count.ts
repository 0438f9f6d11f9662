import type { Db } from '../database/open-database.ts'
import { findImportMark } from '../receipts/import-mark.ts'

/** The number of imported entries of a user's ledger, whose times this Candor did not witness. */
export async function findImportedCount(db: Db, userId: string): Promise<number> {
  return (await findImportMark(db, userId))?.entries ?? 0
}
