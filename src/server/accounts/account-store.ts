import type { Db } from '../database/open-database.ts'
import { notSignedIn } from '../http/signed-in.ts'

/** When an account was made, and the hash of its password; `hash` is null where the account has none. */
type Credentials = { readonly createdAt: string; readonly hash: string | null }

/** @throws Refusal (`unauthenticated`) when the account is gone */
export async function findCredentials(db: Db, userId: string): Promise<Credentials> {
  const row = await db
    .selectFrom('users')
    .leftJoin('credentials', (join) =>
      join.onRef('credentials.userId', '=', 'users.id').on('credentials.providerId', '=', 'credential'),
    )
    .select(['users.createdAt', 'credentials.password'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  // Erased since the request began.
  if (!row) throw notSignedIn()
  return { createdAt: new Date(row.createdAt).toISOString(), hash: row.password }
}

/** @param hash a PHC string, as password-hash.ts makes it */
export async function storePassword(db: Db, userId: string, hash: string, now: string): Promise<void> {
  await db
    .updateTable('credentials')
    .set({ password: hash, updatedAt: now })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute()
}

/** An account as the operator sees it, without anything of its journal. */
export type StoredAccount = {
  readonly id: string
  readonly username: string
  readonly displayUsername: string
  readonly createdAt: string
  readonly hasPassword: boolean
  readonly disabledAt: string | null
}

/** @param username in lower case; without it, all accounts are listed */
export async function listAccounts(db: Db, username?: string): Promise<StoredAccount[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('credentials', (join) =>
      join.onRef('credentials.userId', '=', 'users.id').on('credentials.providerId', '=', 'credential'),
    )
    .select(['users.id', 'username', 'displayUsername', 'users.createdAt', 'disabledAt', 'credentials.password'])
    .$if(username !== undefined, (query) => query.where('username', '=', username ?? ''))
    .execute()
  const accounts = rows.map(({ password, createdAt, ...account }) => ({
    ...account,
    createdAt: new Date(createdAt).toISOString(),
    hasPassword: password !== null,
  }))
  // Here, because databases sort text by the rules of their language or by its bytes.
  return accounts.sort((one, other) => (one.username < other.username ? -1 : 1))
}

/** @param disabledAt null enables the account again */
export async function setDisabled(db: Db, userId: string, disabledAt: string | null): Promise<void> {
  await db.updateTable('users').set({ disabledAt }).where('id', '=', userId).execute()
}

/** @returns false too for an account that does not exist */
export async function isDisabled(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('disabledAt').where('id', '=', userId).executeTakeFirst()
  return typeof row?.disabledAt === 'string'
}

/** @param username in any case. @returns null when no account has it */
export async function findByName(db: Db, username: string): Promise<StoredAccount | null> {
  return (await listAccounts(db, username.toLowerCase()))[0] ?? null
}
