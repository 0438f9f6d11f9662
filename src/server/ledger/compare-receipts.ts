import { addFault, type FaultKind, type LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Receipt } from '#domain/ledger/receipt.ts'
import { DAY_MS } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import type { ImportRow } from '../database/tables.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import type { LedgerReading } from './ledger-reading.ts'
import { hasEntry, readReceipt, readSigned } from './signed-receipt.ts'

/** Checking a signature takes a tenth of a millisecond and more, and an import may bring thousands. */
const PAGE = 20
/** An import takes entries of at most a day ahead of its own clock (`imports/possible-entry.ts`). */
const AHEAD_MS = DAY_MS

type Ledger = Pick<LedgerReading, 'userId' | 'ledgerId' | 'check'>

/**
 * Compares an undamaged ledger with what stands beside it about it: the receipts that were signed for it, those that were sent to a
 * calendar, and the mark of how many entries were imported. A ledger that was written anew with its end is whole in itself, and contradicts its receipts.
 */
export async function compareReceipts(db: Db, ledger: Ledger): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = []
  const mark = await db.selectFrom('imports').selectAll().where('user_id', '=', ledger.userId).executeTakeFirst()
  let isMarkContradicted = false
  for await (const row of inPages(receiptsAfter(db, ledger.userId))) {
    const receipt = readReceipt(row, ledger)
    if (!receipt) addFault(faults, 'receipt-changed', row.sequence)
    else if (!(await hasEntry(db, ledger.userId, receipt)))
      addFault(faults, 'receipt-contradicted', row.sequence, receipt.signedAt)
    else if (mark && contradictsMark(receipt, mark)) isMarkContradicted = true
  }
  await compareAnchors(db, ledger, faults)
  return [...faults, ...(await compareMark(db, ledger, mark, isMarkContradicted))]
}

/** The receipts that were sent to a calendar; whether a proof is of its receipt, the page shows that lists them. */
async function compareAnchors(db: Db, ledger: Ledger, faults: LedgerFault[]): Promise<void> {
  const contradicted = new Set(
    faults.filter(({ kind }) => kind === 'receipt-contradicted').map(({ sequence }) => sequence),
  )
  for await (const { sequence, receipt: body } of inPages(anchorsAfter(db, ledger.userId))) {
    const receipt = readSigned(body, sequence, ledger)
    if (!receipt) addFault(faults, 'anchor-changed', sequence)
    // Most of them stand among the receipts too.
    else if (!contradicted.has(sequence) && !(await hasEntry(db, ledger.userId, receipt)))
      addFault(faults, 'receipt-contradicted', sequence, receipt.signedAt)
  }
}

/** A receipt that does not name the import was signed before it, and so for entries that were imported. */
function contradictsMark({ version, imported, sequence }: Receipt, mark: ImportRow): boolean {
  // Receipts of version 1 name no import, whenever they were signed.
  if (version === 1) return false
  return imported?.at === mark.imported_at ? imported.entries !== mark.entries : sequence > mark.entries
}

const receiptsAfter = (db: Db, userId: string) => (last: number) =>
  db
    .selectFrom('receipts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('sequence', '>', last)
    .orderBy('sequence')
    .limit(PAGE)
    .execute()

const anchorsAfter = (db: Db, userId: string) => (last: number) =>
  db
    .selectFrom('anchors')
    .select(['sequence', 'receipt'])
    .where('user_id', '=', userId)
    .where('sequence', '>', last)
    .orderBy('sequence')
    .limit(PAGE)
    .execute()

async function* inPages<Row extends { readonly sequence: number }>(
  readAfter: (last: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let last = -1; ; ) {
    const rows = await readAfter(last)
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < PAGE) return
    last = end.sequence
    await nextSlice()
  }
}

/** Of what was imported no claim is scored, so a mark that says of fewer or more entries would make figures false. */
async function compareMark(
  db: Db,
  { userId, ledgerId, check }: Ledger,
  mark: ImportRow | undefined,
  isContradicted: boolean,
): Promise<LedgerFault[]> {
  const last = check.sequence()
  const fault = (kind: FaultKind, sequence: number): LedgerFault[] => [
    { kind, sequence, lastSequence: sequence, detail: '' },
  ]
  if (!mark) return ledgerId === userId ? [] : fault('import-mark-removed', 0)
  const { entries, ledger_id } = mark
  const isInLedger = ledger_id === ledgerId && entries >= 1 && entries <= last
  if (!isContradicted && isInLedger && (await couldBeImported(db, userId, mark))) return []
  return fault('import-mark-changed', Math.min(Math.max(entries, 0), last))
}

/** Whether the last entry that was imported, as the mark says, had been recorded by then. */
async function couldBeImported(db: Db, userId: string, { entries, imported_at }: ImportRow): Promise<boolean> {
  const row = await db
    .selectFrom('entries')
    .select('recorded_at')
    .where('user_id', '=', userId)
    .where('sequence', '=', entries)
    .executeTakeFirst()
  return row !== undefined && Date.parse(row.recorded_at) - Date.parse(imported_at) <= AHEAD_MS
}
