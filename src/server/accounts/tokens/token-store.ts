import { randomBytes } from 'node:crypto'
import { TOKEN_SCOPES, type TokenScope, type TokenView } from '#contract/tokens.ts'
import { HOUR_MS } from '#domain/time.ts'
import type { Db } from '../../database/open-database.ts'
import { hashOfToken } from '../hashed-tokens.ts'

/** This prefix tells a token from a session's, and lets scanners find tokens that were published by mistake. */
const BEGINNING = 'candor_'

type NewToken = { readonly name: string; readonly scopes: readonly TokenScope[]; readonly expiresAt: string }

/** @returns the token's row as it is listed, and the token itself, of which only the hash is stored */
export async function appendToken(
  db: Db,
  userId: string,
  { name, scopes, expiresAt }: NewToken,
  { id, now }: { readonly id: string; readonly now: string },
): Promise<TokenView & { readonly token: string }> {
  const token = BEGINNING + randomBytes(32).toString('base64url')
  const row = { id, user_id: userId, name, token_hash: hashOfToken(token), scopes: scopes.join(' ') }
  await db
    .insertInto('api_tokens')
    .values({ ...row, created_at: now, expires_at: expiresAt, last_used_at: null })
    .execute()
  return { id, name, scopes: [...scopes], createdAt: now, expiresAt, lastUsedAt: null, token }
}

/** The valid tokens and the expired ones, the newest first. */
export async function listTokens(db: Db, userId: string): Promise<TokenView[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'created_at as createdAt', 'expires_at as expiresAt'])
    .select('last_used_at as lastUsedAt')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, scopes: readScopes(row.scopes) }))
}

/** @returns whether this user had such a token */
export async function removeToken(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(removed.numDeletedRows) > 0
}

/** Removes all tokens of this user. */
export async function removeTokens(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('api_tokens').where('user_id', '=', userId).execute()
}

type TokenUser = {
  readonly id: string
  readonly username: string
  readonly tokenId: string
  readonly scopes: readonly TokenScope[]
}

/** The user of a token; null when it is unknown or expired, or when its user is disabled. */
export async function findTokenUser(db: Db, token: string, now: string): Promise<TokenUser | null> {
  const row = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(['users.id', 'displayUsername as username', 'api_tokens.id as tokenId', 'scopes', 'last_used_at'])
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { last_used_at: lastUsedAt, scopes, ...user } = row
  if (lastUsedAt === null || Date.parse(now) - Date.parse(lastUsedAt) >= HOUR_MS) await noteUse(db, user.tokenId, now)
  return { ...user, scopes: readScopes(scopes) }
}

/** Notes the use of a token. If that cannot be written, reading still works. */
async function noteUse(db: Db, id: string, now: string): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .execute()
    .catch(() => undefined)
}

const readScopes = (stored: string): TokenScope[] => {
  const words = new Set(stored.split(' '))
  return TOKEN_SCOPES.filter((scope) => words.has(scope))
}
