import type { AnchorsView, AnchorView } from '#contract/anchors.ts'
import type { ImportMark, Receipt } from '#domain/ledger/receipt.ts'
import { readProofFile } from '#domain/opentimestamps/proof-file.ts'
import type { AppContext } from '../app-context.ts'
import type { AnchorRow } from '../database/tables.ts'
import { listLatestAnchors } from './anchor-store.ts'
import { findBlock } from './calendar.ts'
import { digestOfFile, hashBytes } from './hash-bytes.ts'

/** A month of days. */
const MOST_SHOWN = 30

/** What was sent to a calendar. What is stored is read each time: a proof that does not fit its receipt is not told as one. */
export async function viewAnchors(
  { db, calendar }: Pick<AppContext, 'db' | 'calendar'>,
  userId: string,
  imported: ImportMark | null,
): Promise<AnchorsView> {
  const { rows, count } = await listLatestAnchors(db, userId, MOST_SHOWN)
  const url = calendar?.url ?? null
  return { calendar: url, count, latest: rows.map((row) => viewAnchor(row, url, imported)) }
}

function viewAnchor(row: AnchorRow, calendar: string | null, imported: ImportMark | null): AnchorView {
  const proof = readProofFile(row.proof, hashBytes)
  const isReadable = proof?.digest === digestOfFile(row.receipt)
  const receipt: Receipt = JSON.parse(row.receipt)
  return {
    sequence: row.sequence,
    calendar: row.calendar,
    submittedAt: row.submitted_at,
    blockHeight: isReadable ? findBlock(proof.attested) : null,
    isAsked: row.ask_at !== null && row.calendar === calendar,
    isImported: imported !== null && receipt.imported?.at !== imported.at,
    isReadable,
  }
}
