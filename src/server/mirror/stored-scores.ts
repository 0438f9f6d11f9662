import type { ResultCache, ResultOfText } from '#domain/mirror/basis/result-cache.ts'
import { type ClaimScores, lastScores, rememberScores } from '#domain/mirror/claims/claim-scores.ts'
import type { Db } from '../database/open-database.ts'
import { findReadResult, storeReadResult } from '../database/read-result-store.ts'

/** Which scores are stored, so that a process that does not remember them need not draw thousands of claims anew. */
export type StoringScores = {
  /** What tells the program from any other one, whose scores may differ; null: it may change, and nothing is stored. */
  readonly code: string | null
  /** Scores of fewer characters of claims are computed faster than they are written. Thirty are about a claim. */
  readonly leastCharacters: number
}

/**
 * Remembers the scores that are stored. They are told of the very same claims alone.
 * @returns the text of their claims; null where none are stored
 */
export async function rememberStoredScores(
  db: Db,
  userId: string,
  cached: ResultCache,
  { code }: StoringScores,
): Promise<string | null> {
  const stored = code === null ? null : await findReadResult<ResultOfText<ClaimScores>>(db, userId, 'scores', code)
  if (!stored) return null
  rememberScores(stored, cached)
  return stored.text
}

/**
 * Stores scores in the place of those of before, where they are of other claims.
 * @param storedText the text of the claims whose scores are stored
 * @returns the same by now
 */
export async function storeScores(
  db: Db,
  userId: string,
  cached: ResultCache,
  storedText: string | null,
  { code, leastCharacters }: StoringScores,
): Promise<string | null> {
  const last = lastScores(cached)
  if (code === null || !last || last.text === storedText || last.text.length < leastCharacters) return storedText
  await storeReadResult(db, userId, 'scores', code, JSON.stringify(last))
  return last.text
}
