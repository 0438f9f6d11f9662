import type { Db } from '../database/open-database.ts'

/** What an account is signed in to by; `hash` is null where that is no password. */
type Credentials = { readonly createdAt: string; readonly hash: string | null }

export async function findCredentials(db: Db, userId: string): Promise<Credentials> {
  const row = await db
    .selectFrom('users')
    .leftJoin('credentials', (join) =>
      join.onRef('credentials.userId', '=', 'users.id').on('credentials.providerId', '=', 'credential'),
    )
    .select(['users.createdAt', 'credentials.password'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  return { createdAt: new Date(row.createdAt).toISOString(), hash: row.password }
}

/** @param hash in the form of password-hash.ts */
export async function storePassword(db: Db, userId: string, hash: string, now: string): Promise<void> {
  await db
    .updateTable('credentials')
    .set({ password: hash, updatedAt: now })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute()
}
