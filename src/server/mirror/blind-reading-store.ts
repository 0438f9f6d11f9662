import { type BlindReading, BUILT_IN_STAND_IN } from '#domain/critique/critique.ts'
import type { CritiqueRecorded } from '#domain/ledger/critique-recorded.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { BlindProbability } from '#domain/mirror/claims/critic-score.ts'
import type { Db } from '../database/open-database.ts'

/**
 * The blind probabilities that models gave for a user's claims, oldest first.
 * @param after only those of later entries
 */
export async function listBlindReadings(db: Db, userId: string, after = 0): Promise<readonly BlindProbability[]> {
  const rows = await db
    .selectFrom('entries')
    .select('body')
    .where('user_id', '=', userId)
    .where('sequence', '>', after)
    .where('kind', '=', 'critique-recorded')
    // Critiques are most of a journal’s text, so only those with a blind probability are fetched.
    .where('body', 'like', '%"blind":{%')
    .orderBy('sequence')
    .execute()
  return rows.flatMap(({ body }) => {
    const entry = tryReadEntry(body)
    if (entry?.kind !== 'critique-recorded' || !entry.blind) return []
    const { decisionId, sequence, recordedAt, blind } = entry
    const { promptVersion, probability: percent } = blind
    return [{ decisionId, sequence, recordedAt, model: modelOf(entry, blind), promptVersion, percent }]
  })
}

/** The built-in critic gives no probability: where it wrote the critique, a model had been asked blind all the same. */
const modelOf = ({ model }: CritiqueRecorded, blind: BlindReading): string =>
  blind.model ?? (model === BUILT_IN_STAND_IN ? UNNAMED : model)

/** Of readings from before the name was stored with them. */
const UNNAMED = 'a model whose name was not kept'
