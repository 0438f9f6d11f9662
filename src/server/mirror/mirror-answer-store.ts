import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import { encodedAnswer, type StoredAnswer, storedAnswer } from '../http/stored-answer.ts'

type Answered = { readonly tag: string; readonly answer: string }

/** A user's Mirror as it was answered last; null unless it was made of just this. */
export async function findMirrorAnswer(db: Db, userId: string, madeOf: string): Promise<StoredAnswer | null> {
  const [row] = await answerQuery(db, { userId, madeOf })
  if (!row) return null
  const bytes = new Uint8Array(Buffer.from(row.answer, 'base64'))
  const answer = storedAnswer(new Uint8Array(await promisify(zstdDecompress)(bytes)))
  answer.tag = row.tag
  answer.encoded.set('zstd', Promise.resolve(bytes))
  return answer
}

const answerQuery = prepared<{ userId: string; madeOf: string }, Answered>((db, value) =>
  db
    .selectFrom('mirror_answers')
    .select(['tag', 'answer'])
    .where('user_id', '=', value('userId'))
    .where('made_of', '=', value('madeOf')),
)

/** In the place of the one before. In Zstandard, which takes a third of the time of brotli, and most readers accept it as it is. */
export async function storeMirrorAnswer(db: Db, userId: string, madeOf: string, answer: StoredAnswer): Promise<void> {
  const { tag, bytes } = await encodedAnswer(answer, 'zstd')
  const row = { made_of: madeOf, tag, answer: Buffer.from(bytes).toString('base64') }
  await db
    .insertInto('mirror_answers')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}
