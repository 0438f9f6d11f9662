import type { Transaction } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { EntryRow, Tables } from '../database/tables.ts'

/**
 * Inserts one entry. The table of entries is written in this file and nowhere else, which lint holds. The exception is
 * `append-at-once.ts`: on PostgreSQL one statement writes an entry and everything that is stored together with it.
 */
export const insertEntry = prepared<EntryRow, unknown>((db, value) =>
  db.insertInto('entries').values({
    user_id: value('user_id'),
    sequence: value('sequence'),
    kind: value('kind'),
    asset_id: value('asset_id'),
    decision_id: value('decision_id'),
    recorded_at: value('recorded_at'),
    body: value('body'),
    previous_hash: value('previous_hash'),
    hash: value('hash'),
  }),
)

/** Rows of one INSERT, of nine values each. */
const ROWS_AT_ONCE = 200

/** Inserts the entries of a whole journal, which was made or recorded elsewhere, in a few statements. */
export async function insertEntries(trx: Transaction<Tables>, rows: readonly EntryRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await trx
      .insertInto('entries')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute()
}
