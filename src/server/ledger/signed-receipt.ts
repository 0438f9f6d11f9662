import { GENESIS_HASH } from '#domain/ledger/chain.ts'
import type { Receipt } from '#domain/ledger/receipt.ts'
import type { Db } from '../database/open-database.ts'
import type { ReceiptRow } from '../database/tables.ts'
import { isSignedByItsKey } from './signed-statement.ts'

type Ledger = {
  readonly userId: string
  /** The id that the entries' hashes cover. */
  readonly ledgerId: string
}

/** @returns null when it is not the receipt that was signed for this place of this ledger */
export function readReceipt(
  { sequence, signed_at, body }: Omit<ReceiptRow, 'user_id'>,
  ledger: Ledger,
): Receipt | null {
  const receipt = readSigned(body, sequence, ledger)
  return receipt?.signedAt === signed_at ? receipt : null
}

/** The same for a receipt that was sent to a calendar, beside which no time of signing is stored. */
export function readSigned(body: string, sequence: number, { userId, ledgerId }: Ledger): Receipt | null {
  try {
    const receipt: Receipt = JSON.parse(body)
    // Before an import into it, an account may have had a receipt of no entry under its own id.
    const isOfLedger = receipt.ledger === ledgerId || (sequence === 0 && receipt.ledger === userId)
    return receipt.sequence === sequence && isOfLedger && isSignedByItsKey(receipt) ? receipt : null
  } catch {
    return null
  }
}

/** Whether a ledger has, at a place that was remembered elsewhere, the entry that stood there. Place 0 is before the first. */
export async function hasEntry(
  db: Db,
  userId: string,
  { sequence, hash }: { readonly sequence: number; readonly hash: string },
): Promise<boolean> {
  if (sequence === 0) return hash === GENESIS_HASH
  const row = await db
    .selectFrom('entries')
    .select('hash')
    .where('user_id', '=', userId)
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  return row?.hash === hash
}
