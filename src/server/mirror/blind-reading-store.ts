import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { BlindProbability } from '#domain/mirror/critic-score.ts'
import type { Db } from '../database/open-database.ts'

/** What models gave blind for somebody's claims, oldest first. */
export async function listBlindReadings(db: Db, userId: string): Promise<readonly BlindProbability[]> {
  const rows = await db
    .selectFrom('entries')
    .select('body')
    .where('user_id', '=', userId)
    .where('kind', '=', 'critique-recorded')
    // The texts of all critiques are most of a journal: only those are fetched that hold a reading.
    .where('body', 'like', '%"blind":{%')
    .orderBy('sequence')
    .execute()
  return rows.flatMap(({ body }) => {
    const entry = tryReadEntry(body)
    if (entry?.kind !== 'critique-recorded' || !entry.blind) return []
    const { decisionId, sequence, recordedAt, model, blind } = entry
    return [{ decisionId, sequence, recordedAt, model, promptVersion: blind.promptVersion, percent: blind.probability }]
  })
}
