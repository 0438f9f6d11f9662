import type { Receipt } from '#domain/ledger/receipt.ts'
import type { Db } from '../database/open-database.ts'

/** The rows of one INSERT, because an imported journal may have more than a statement can take. */
const ROWS_AT_ONCE = 200

/** The receipts of a user's ledger up to an entry, oldest first, exactly as they were signed. */
export async function listReceipts(db: Db, userId: string, until: number): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('receipts')
    .select('body')
    .where('user_id', '=', userId)
    .where('sequence', '<=', until)
    .orderBy('sequence')
    .execute()
  return rows.map(({ body }) => JSON.parse(body))
}

/** The latest receipt of a user; null before the first. */
export async function findLastReceipt(db: Db, userId: string): Promise<Receipt | null> {
  const row = await db
    .selectFrom('receipts')
    .select('body')
    .where('user_id', '=', userId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? JSON.parse(row.body) : null
}

/** Stores one receipt for each end of a ledger; of two signed concurrently the first is kept. */
export async function storeReceipts(db: Db, userId: string, receipts: readonly Receipt[]): Promise<void> {
  const rows = receipts.map((receipt) => ({
    user_id: userId,
    sequence: receipt.sequence,
    signed_at: receipt.signedAt,
    body: JSON.stringify(receipt),
  }))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('receipts')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.columns(['user_id', 'sequence']).doNothing())
      .execute()
}
