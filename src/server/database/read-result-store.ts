import type { Db } from './open-database.ts'
import { prepared } from './prepared.ts'

/** What of a user's reads is stored, so that a process that does not remember it need not compute it: rows of lists, days of a curve, replays and
 * scores of a Mirror, and the tests in texts. */
type Kind = 'lists' | 'curve' | 'replays' | 'scores' | 'tests-in-texts'

/**
 * @param madeOf all that tells whether it may be used, with the program that computed it, which is why it has the form of `T`
 * @returns null where nothing of that kind is stored that was made of just this, or what is stored is damaged
 */
export async function findReadResult<T>(db: Db, userId: string, kind: Kind, madeOf: string): Promise<T | null> {
  const [row] = await resultQuery(db, { userId, kind, madeOf })
  if (!row) return null
  try {
    return JSON.parse(row.result)
  } catch {
    return null
  }
}

const resultQuery = prepared<{ userId: string; kind: Kind; madeOf: string }, { readonly result: string }>((db, value) =>
  db
    .selectFrom('read_results')
    .select('result')
    .where('user_id', '=', value('userId'))
    .where('kind', '=', value('kind'))
    .where('made_of', '=', value('madeOf')),
)

/**
 * Stores a result in the place of the one before. One that cannot be stored, on a full disk or of an account that is being erased, is
 * computed again by whoever needs it, and the read that computed it has been answered all the same.
 * @param result as JSON
 */
export async function storeReadResult(
  db: Db,
  userId: string,
  kind: Kind,
  madeOf: string,
  result: string,
): Promise<void> {
  const row = { made_of: madeOf, result }
  await db
    .insertInto('read_results')
    .values({ user_id: userId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(row))
    .execute()
    .catch(() => undefined)
}
