import type { Db } from '../../database/open-database.ts'
import type { Subject } from './subject-sign-in.ts'

type StoredIdentity = {
  readonly id: string
  readonly issuer: string
  readonly subject: string
  readonly linkedAt: string
}

/** A password is stored beside identities, under this name in the place of an issuer. */
const PASSWORD = 'credential'

/** Who signs in to an account at a provider, the one linked first first. */
export async function listIdentities(db: Db, userId: string): Promise<StoredIdentity[]> {
  const rows = await db
    .selectFrom('credentials')
    .select(['id', 'providerId', 'accountId', 'createdAt'])
    .where('userId', '=', userId)
    .where('providerId', '!=', PASSWORD)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ id, providerId, accountId, createdAt }) => ({
    id,
    issuer: providerId,
    subject: accountId,
    linkedAt: new Date(createdAt).toISOString(),
  }))
}

type NewIdentity = Subject & { readonly id: string; readonly userId: string; readonly now: string }

/** @throws a unique violation where the identity is an account's already */
export async function appendIdentity(db: Db, { id, userId, issuer, subject, now }: NewIdentity): Promise<void> {
  const key = { providerId: issuer, accountId: subject }
  await db
    .insertInto('credentials')
    .values({ id, userId, ...key, password: null, createdAt: now, updatedAt: now })
    .execute()
}

/** @returns whether there was one of this user's */
export async function removeIdentity(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('credentials')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('providerId', '!=', PASSWORD)
    .executeTakeFirst()
  return Number(removed.numDeletedRows) > 0
}
