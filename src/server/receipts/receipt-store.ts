import type { Receipt } from '#domain/ledger/receipt.ts'
import type { Db } from '../database/open-database.ts'
import type { ReceiptRow } from '../database/tables.ts'

/** The rows of one INSERT, because an imported journal may have more than a statement can take. */
const ROWS_AT_ONCE = 200

/**
 * The receipts of a user's ledger up to an entry, oldest first, exactly as they are stored. One that is no JSON any more is left out:
 * it proves nothing, and everything else must be able to leave without it.
 */
export async function listReceipts(db: Db, userId: string, until: number): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('receipts')
    .select('body')
    .where('user_id', '=', userId)
    .where('sequence', '<=', until)
    .orderBy('sequence')
    .execute()
  return rows.map(({ body }) => parseReceipt(body)).filter((receipt) => receipt !== null)
}

/** @returns null for a text that is no JSON. Whether it is a receipt that was signed, `readReceipt` tells. */
export function parseReceipt(body: string): Receipt | null {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** The latest receipt of a user as it is stored; null before the first. */
export const findLastReceipt = async (db: Db, userId: string): Promise<ReceiptRow | null> =>
  (await db
    .selectFrom('receipts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

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
