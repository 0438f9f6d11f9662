import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { BlindProbability } from '#domain/mirror/critic-score.ts'
import type { Db } from '../database/open-database.ts'

/** The blind probabilities that models gave for a user's claims, oldest first. */
export async function listBlindReadings(db: Db, userId: string): Promise<readonly BlindProbability[]> {
  const rows = await db
    .selectFrom('entries')
    .select('body')
    .where('user_id', '=', userId)
    .where('kind', '=', 'critique-recorded')
    // Critiques are most of a journal’s text, so only those with a blind probability are fetched.
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
