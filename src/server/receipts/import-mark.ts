import type { ImportMark } from '#domain/ledger/receipt.ts'
import type { Db } from '../database/open-database.ts'

/** How many entries somebody's ledger was imported with, and when: this Candor did not see them written. null where it saw all. */
export async function findImportMark(db: Db, userId: string): Promise<ImportMark | null> {
  const row = await db
    .selectFrom('imports')
    .select(['entries', 'imported_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? { entries: row.entries, at: row.imported_at } : null
}
