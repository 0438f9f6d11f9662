import { GENESIS_HASH } from '#domain/ledger/chain.ts'
import { addFault, type FaultKind, type LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Receipt } from '#domain/ledger/receipt.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import type { ReceiptRow } from '../database/tables.ts'
import type { LedgerReading } from './ledger-reading.ts'
import { isSignedByItsKey } from './signed-statement.ts'

const PAGE = 200
/** The clock that dates an import may be set right afterwards, and an export may come from a machine whose clock is ahead. */
const CLOCKS_DIFFER_MS = 24 * 60 * 60 * 1000

type Ledger = Pick<LedgerReading, 'userId' | 'ledgerId' | 'check'>

/**
 * Compares an undamaged ledger with what stands beside it about it: the receipts that were signed for it, and the mark of how many entries were
 * imported. A ledger that was written anew with its end is whole in itself, and contradicts its receipts.
 */
export async function compareWitnesses(db: Db, ledger: Ledger): Promise<LedgerFault[]> {
  return [...(await compareReceipts(db, ledger)), ...(await compareImport(db, ledger))]
}

async function compareReceipts(db: Db, ledger: Ledger): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = []
  for await (const row of readReceipts(db, ledger.userId)) {
    const receipt = readReceipt(row, ledger)
    if (!receipt) addFault(faults, 'receipt-changed', row.sequence)
    else if (!(await isOfEntry(db, ledger, receipt)))
      addFault(faults, 'receipt-contradicted', row.sequence, receipt.signedAt)
  }
  return faults
}

async function* readReceipts(db: Db, userId: string): AsyncGenerator<ReceiptRow> {
  for (let last = -1; ; ) {
    const rows = await db
      .selectFrom('receipts')
      .selectAll()
      .where('user_id', '=', userId)
      .where('sequence', '>', last)
      .orderBy('sequence')
      .limit(PAGE)
      .execute()
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < PAGE) return
    last = end.sequence
  }
}

/** @returns null when it is not the receipt that was signed for this place of this ledger */
function readReceipt({ sequence, signed_at, body }: ReceiptRow, { userId, ledgerId }: Ledger): Receipt | null {
  try {
    const receipt: Receipt = JSON.parse(body)
    const isOfRow = receipt.sequence === sequence && receipt.signedAt === signed_at
    // Before an import into it, an account may have had a receipt of no entry under its own id.
    const isOfLedger = receipt.ledger === ledgerId || (sequence === 0 && receipt.ledger === userId)
    return isOfRow && isOfLedger && isSignedByItsKey(receipt) ? receipt : null
  } catch {
    return null
  }
}

async function isOfEntry(db: Db, { userId }: Ledger, { sequence, hash }: Receipt): Promise<boolean> {
  if (sequence === 0) return hash === GENESIS_HASH
  const row = await db
    .selectFrom('entries')
    .select('hash')
    .where('user_id', '=', userId)
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  return row?.hash === hash
}

/** Of what was imported no claim is scored, so a mark that says of fewer or more entries would make figures false. */
async function compareImport(db: Db, { userId, ledgerId, check }: Ledger): Promise<LedgerFault[]> {
  const last = check.sequence()
  const mark = await db.selectFrom('imports').selectAll().where('user_id', '=', userId).executeTakeFirst()
  const fault = (kind: FaultKind, sequence: number): LedgerFault[] => [
    { kind, sequence, lastSequence: sequence, detail: '' },
  ]
  if (!mark) return ledgerId === userId ? [] : fault('import-mark-removed', 0)
  const { entries, imported_at } = mark
  const isInLedger = mark.ledger_id === ledgerId && entries >= 1 && entries <= last
  const isOfItsTime =
    (await isBy(db, userId, entries, imported_at)) && (await isBy(db, userId, entries + 1, imported_at, -1))
  return isInLedger && isOfItsTime ? [] : fault('import-mark-changed', Math.min(Math.max(entries, 0), last))
}

/**
 * Whether an entry was recorded by a moment, or with -1 after it, as far as clocks tell; true where there is no such entry. What
 * was imported had been recorded before, and what follows afterwards.
 */
async function isBy(db: Db, userId: string, sequence: number, moment: Instant, side: 1 | -1 = 1): Promise<boolean> {
  const row = await db
    .selectFrom('entries')
    .select('recorded_at')
    .where('user_id', '=', userId)
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  return !row || side * (Date.parse(row.recorded_at) - Date.parse(moment)) <= CLOCKS_DIFFER_MS
}
