import { seal } from '#domain/ledger/chain.ts'
import { columnsOf } from '#domain/ledger/check-ledger.ts'
import type { Entry, Fact } from '#domain/ledger/entry.ts'
import type { Instant } from '#domain/time.ts'
import type { EntryRow } from '../database/tables.ts'
import { toEntryRow } from '../ledger/entry-row.ts'
import { endAfter, type Head, sha256 } from '../ledger/ledger-end-store.ts'

/** The entry that a fact becomes behind an end, as it is stored, and the end after it. */
export function nextEntry<F extends Fact>(
  userId: string,
  head: Head,
  fact: F,
  recordedAt: Instant,
): { entry: Entry<F>; row: EntryRow; end: Head } {
  const entry: Entry = { ...fact, sequence: head.sequence + 1, recordedAt }
  const row = toRow(userId, entry, head)
  // Read back from what is stored, so that the first answer and every later one are the same to the byte.
  return { entry: JSON.parse(row.body), row, end: endAfter(head, entry, row.hash) }
}

/** The row of an entry behind an end, sealed into the chain. */
export function toRow(userId: string, entry: Entry, { hash: previousHash, ledgerId = userId }: Head): EntryRow {
  const { body, hash } = seal(entry, previousHash, ledgerId, sha256)
  return toEntryRow(userId, { ...columnsOf(entry), sequence: entry.sequence, body, previousHash, hash })
}
