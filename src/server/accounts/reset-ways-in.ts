import { randomUUID } from 'node:crypto'
import type { Db } from '../database/open-database.ts'

/** The tables of everything besides the password that opens an account. */
const OTHER_WAYS = ['api_tokens', 'passkeys', 'recovery_codes', 'totp_secrets'] as const

/**
 * Replaces every way into an account by the password with this hash, and ends every session: for an owner who has lost theirs,
 * and for an account to which somebody else may have added their own.
 */
export async function resetWaysIn(db: Db, userId: string, hash: string, now: string): Promise<void> {
  for (const table of OTHER_WAYS) await db.deleteFrom(table).where('user_id', '=', userId).execute()
  await db.deleteFrom('credentials').where('userId', '=', userId).execute()
  const key = { id: randomUUID(), providerId: 'credential', accountId: userId }
  await db
    .insertInto('credentials')
    .values({ ...key, userId, password: hash, createdAt: now, updatedAt: now })
    .execute()
  await db.deleteFrom('sessions').where('userId', '=', userId).execute()
}
