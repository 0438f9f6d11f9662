import type { StoredEntry } from '#domain/ledger/check-ledger.ts'
import type { EntryRow } from '../database/tables.ts'

/** The database row of an entry. */
export const toEntryRow = (userId: string, stored: StoredEntry): EntryRow => ({
  user_id: userId,
  sequence: stored.sequence,
  kind: stored.kind,
  asset_id: stored.assetId,
  decision_id: stored.decisionId,
  recorded_at: stored.recordedAt,
  body: stored.body,
  previous_hash: stored.previousHash,
  hash: stored.hash,
})
