import type { CorrectionRecorded } from '#domain/ledger/correction-recorded.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { Db } from '../database/open-database.ts'

/**
 * A user's correction with this id, of any asset; null when it is not recorded. It searches all corrections, of which there are
 * few.
 */
export async function findCorrection(
  db: Db,
  userId: string,
  correctionId: string,
): Promise<Entry<CorrectionRecorded> | null> {
  const rows = await db
    .selectFrom('entries')
    .select('body')
    .where('user_id', '=', userId)
    .where('kind', '=', 'correction-recorded')
    .execute()
  for (const { body } of rows) {
    const entry = tryReadEntry(body)
    if (entry?.kind === 'correction-recorded' && entry.correctionId === correctionId) return entry
  }
  return null
}
