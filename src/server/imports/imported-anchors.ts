import type { ExportedAnchor } from '#contract/anchors.ts'
import { readProofFile } from '#domain/opentimestamps/proof-file.ts'
import type { AnchorRow } from '../database/tables.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { digestOfFile, hashBytes } from '../receipts/hash-bytes.ts'
import { UnreadableDocument } from './journal-document.ts'

/** The most anchors in an import: one a day for more than fifty years. */
const MOST_ANCHORS = 20_000

/** @throws UnreadableDocument when a proof is invalid, or belongs to another receipt */
export async function requireAnchors(anchors: readonly ExportedAnchor[]): Promise<void> {
  if (anchors.length > MOST_ANCHORS)
    throw new UnreadableDocument(`has ${anchors.length} anchors, more than the ${MOST_ANCHORS} that are taken`)
  let last = 0
  for (const { receipt, proof } of anchors) {
    const { sequence } = receipt
    if (sequence <= last)
      throw new UnreadableDocument(`was changed: its anchor for entry ${sequence} does not follow the one before it`)
    if (readProofFile(proof, hashBytes)?.digest !== digestOfFile(JSON.stringify(receipt)))
      throw new UnreadableDocument(`was changed: its anchor for entry ${sequence} is no timestamp of its receipt`)
    last = sequence
    await nextSlice()
  }
}

/**
 * The rows of imported anchors. Candor never asks a calendar about them, because a file must not decide which requests Candor
 * sends.
 */
export const toAnchorRows = (userId: string, anchors: readonly ExportedAnchor[]): AnchorRow[] =>
  anchors.map(({ receipt, calendar, submittedAt, proof }) => ({
    user_id: userId,
    sequence: receipt.sequence,
    receipt: JSON.stringify(receipt),
    calendar,
    submitted_at: submittedAt,
    proof,
    questions: 0,
    ask_at: null,
  }))
