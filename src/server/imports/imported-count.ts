import type { Db } from '../database/open-database.ts'

/** How many entries somebody's ledger was imported with: this Candor did not see when they were written. */
export async function findImportedCount(db: Db, userId: string): Promise<number> {
  const row = await db.selectFrom('imports').select('entries').where('user_id', '=', userId).executeTakeFirst()
  return row?.entries ?? 0
}
