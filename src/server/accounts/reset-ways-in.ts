import { randomUUID } from 'node:crypto'
import type { Db } from '../database/open-database.ts'

/** What opens an account besides its password, or stands in for it. */
const OTHER_WAYS = ['api_tokens', 'passkeys', 'recovery_codes', 'totp_secrets'] as const

/**
 * Leaves one way into an account, the password with this hash, and ends every session: for whoever lost theirs, and for an account
 * that somebody else may have added theirs to.
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
