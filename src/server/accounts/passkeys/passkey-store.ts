import type { PasskeysView } from '#contract/passkeys.ts'
import { MINUTE_MS } from '#domain/time.ts'
import type { Db } from '../../database/open-database.ts'
import { hashOfToken } from '../hashed-tokens.ts'

const CHALLENGE_MS = 5 * MINUTE_MS

/** @param userId the user who adds a passkey; null for a sign-in, where the user is not yet known */
export async function appendChallenge(db: Db, challenge: string, userId: string | null, now: string): Promise<void> {
  const expires_at = new Date(Date.parse(now) + CHALLENGE_MS).toISOString()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashOfToken(challenge), user_id: userId, expires_at })
    .execute()
}

/** Uses a challenge once. @returns whether it was issued for this user and has not expired */
export async function takeChallenge(db: Db, challenge: string, userId: string | null, now: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOfToken(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return Number(taken.numDeletedRows) > 0
}

type NewPasskey = {
  readonly id: string
  readonly name: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
}

export async function appendPasskey(db: Db, userId: string, passkey: NewPasskey, now: string): Promise<void> {
  const { id, name, publicKey, counter, transports } = passkey
  const row = { id, user_id: userId, name, public_key: Buffer.from(publicKey).toString('base64url'), counter }
  await db
    .insertInto('passkeys')
    .values({ ...row, transports: transports.join(' '), created_at: now, last_used_at: null })
    .execute()
}

/** The one that was made first comes first. */
export async function listPasskeys(db: Db, userId: string): Promise<PasskeysView['passkeys']> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

type KnownPasskey = {
  readonly userId: string
  readonly username: string
  readonly isDisabled: boolean
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
}

/** @param id as the authenticator gives it, in base64url. @returns null when no account has it */
export async function findPasskey(db: Db, id: string): Promise<KnownPasskey | null> {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['user_id as userId', 'displayUsername as username', 'disabledAt', 'public_key', 'counter'])
    .where('passkeys.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { userId, username, disabledAt, public_key, counter } = row
  // PostgreSQL gives a bigint as text.
  return {
    userId,
    username,
    isDisabled: disabledAt !== null,
    publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
    counter: Number(counter),
  }
}

/**
 * Stores the counter of a use. A lower one than the last may be a copy of the device, also where two sign-ins are checked at once and the
 * lower one comes last.
 * @returns whether the counter has grown since the last use, or is 0, as on a device that does not count
 */
export async function notePasskeyUse(db: Db, id: string, counter: number, now: string): Promise<boolean> {
  const used = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst()
  return Number(used.numUpdatedRows) > 0
}

/** @returns whether this user had such a passkey */
export async function removePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  return Number(removed.numDeletedRows) > 0
}
