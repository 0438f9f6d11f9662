import type { Db } from '../../database/open-database.ts'
import type { Subject } from './subject-sign-in.ts'

type StoredIdentity = {
  readonly id: string
  readonly issuer: string
  readonly subject: string
  readonly linkedAt: string
}

/** The password is stored in the same table, with this word in place of an issuer. */
const PASSWORD = 'credential'

/** The identities that can sign in to an account, in the order in which they were linked. */
export async function listIdentities(db: Db, userId: string): Promise<StoredIdentity[]> {
  const rows = await db
    .selectFrom('credentials')
    .select(['id', 'providerId', 'accountId', 'createdAt'])
    .where('userId', '=', userId)
    .where('providerId', '!=', PASSWORD)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ id, providerId, accountId, createdAt }) => ({
    id,
    issuer: providerId,
    subject: accountId,
    linkedAt: new Date(createdAt).toISOString(),
  }))
}

type NewIdentity = Subject & { readonly id: string; readonly userId: string; readonly now: string }

/** @throws a unique violation when the identity belongs to an account already */
export async function appendIdentity(db: Db, { id, userId, issuer, subject, now }: NewIdentity): Promise<void> {
  const key = { providerId: issuer, accountId: subject }
  await db
    .insertInto('credentials')
    .values({ id, userId, ...key, password: null, createdAt: now, updatedAt: now })
    .execute()
}

/** @returns whether this user had such an identity */
export async function removeIdentity(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('credentials')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('providerId', '!=', PASSWORD)
    .executeTakeFirst()
  return Number(removed.numDeletedRows) > 0
}
