import { seal } from '#domain/ledger/chain.ts'
import { columnsOf } from '#domain/ledger/check-ledger.ts'
import type { Entry, Fact } from '#domain/ledger/entry.ts'
import type { Instant } from '#domain/time.ts'
import type { EntryRow } from '../database/tables.ts'
import { toEntryRow } from '../ledger/entry-row.ts'
import { endAfter, type Head, sha256 } from '../ledger/ledger-end-store.ts'

/** Makes the entry of a fact that follows an end of a ledger, its row, and the new end. */
export function nextEntry<F extends Fact>(
  userId: string,
  head: Head,
  fact: F,
  recordedAt: Instant,
): { entry: Entry<F>; row: EntryRow; end: Head } {
  const entry: Entry = { ...fact, sequence: head.sequence + 1, recordedAt }
  const row = toRow(userId, entry, head)
  // Parsed from the stored text, so that the first response and every repeat are equal byte for byte.
  return { entry: JSON.parse(row.body), row, end: endAfter(head, entry, row.hash) }
}

/** The row of an entry that follows an end of a ledger, with its hash in the chain. */
export function toRow(userId: string, entry: Entry, { hash: previousHash, ledgerId = userId }: Head): EntryRow {
  const { body, hash } = seal(entry, previousHash, ledgerId, sha256)
  return toEntryRow(userId, { ...columnsOf(entry), sequence: entry.sequence, body, previousHash, hash })
}
