import type { ImportMark } from '#domain/ledger/receipt.ts'
import type { Db } from '../database/open-database.ts'

/** The number of imported entries of a user's ledger, and when they were imported; null when none were. */
export async function findImportMark(db: Db, userId: string): Promise<ImportMark | null> {
  const row = await db
    .selectFrom('imports')
    .select(['entries', 'imported_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? { entries: row.entries, at: row.imported_at } : null
}
