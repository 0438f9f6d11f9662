import type { StoredEntry } from '#domain/ledger/check-ledger.ts'
import type { EntryRow } from '../database/tables.ts'

/** An entry as it stands in the database among those of its user. */
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
