import { setImmediate } from 'node:timers/promises'
import type { ExportedAnchor } from '#contract/anchors.ts'
import { readProofFile } from '#domain/opentimestamps/proof-file.ts'
import type { AnchorRow } from '../database/tables.ts'
import { digestOfFile, hashBytes } from '../receipts/hash-bytes.ts'
import { UnreadableDocument } from './journal-document.ts'

/** One a day for longer than anybody keeps a journal. */
const MOST_ANCHORS = 20_000

/** @throws UnreadableDocument where a proof is none, or is of something else than the receipt that it stands beside */
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
    await setImmediate()
  }
}

/** As they were exported. Whoever sends a file may not have this Candor ask for what is in it, so none is asked about. */
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
