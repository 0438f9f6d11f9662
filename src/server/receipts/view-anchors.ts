import type { AnchorsView, AnchorView } from '#contract/anchors.ts'
import type { ImportMark } from '#domain/ledger/receipt.ts'
import { readProofFile } from '#domain/opentimestamps/proof-file.ts'
import type { AppContext } from '../app-context.ts'
import type { AnchorRow } from '../database/tables.ts'
import { listLatestAnchors } from './anchor-store.ts'
import { findBlock } from './calendar.ts'
import { digestOfFile, hashBytes } from './hash-bytes.ts'
import { parseReceipt } from './receipt-store.ts'

/** The most anchors shown: about a month at one a day. */
const MOST_SHOWN = 30

/**
 * The latest anchors of a user. Each stored proof is parsed again, so that one which does not match its receipt is shown as
 * unreadable.
 */
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
  const receipt = parseReceipt(row.receipt)
  const isReadable = receipt !== null && proof?.digest === digestOfFile(row.receipt)
  return {
    sequence: row.sequence,
    calendar: row.calendar,
    submittedAt: row.submitted_at,
    blockHeight: isReadable ? findBlock(proof.attested) : null,
    isAsked: row.ask_at !== null && row.calendar === calendar,
    isImported: imported !== null && receipt?.imported?.at !== imported.at,
    isReadable,
  }
}
