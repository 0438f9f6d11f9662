import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { SignedInUser } from '../http/app-env.ts'

export const COOKIE_PREFIX = 'candor'
export const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`
export const SESSION_SECONDS = 30 * 24 * 60 * 60

/**
 * Who a session cookie belongs to: one query, on the table that better-auth keeps. Its own getSession answers the same
 * after several, which every request would pay for.
 * @param cookie the cookie's value: the token, a dot, and the token's HMAC-SHA-256 in base64 (RFC 2104).
 * @returns null when the cookie is forged, the session has ended, or its user is gone.
 */
export async function findSession(
  db: Db,
  secret: string,
  cookie: string | undefined,
  now: string,
): Promise<(SignedInUser & { token: string }) | null> {
  const token = cookie && signedToken(cookie, secret)
  if (!token) return null
  const [row] = await sessionQuery(db, { token })
  if (!row || new Date(row.expiresAt).getTime() <= Date.parse(now)) return null
  return { id: row.id, username: row.displayUsername, token }
}

const sessionQuery = prepared<{ token: string }, { id: string; displayUsername: string; expiresAt: string | Date }>(
  (db, value) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select(['users.id', 'users.displayUsername', 'sessions.expiresAt'])
      .where('sessions.token', '=', value('token')),
)

/** Ends a session for every tab and device that holds its cookie. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', token).execute()
}

function signedToken(cookie: string, secret: string): string | null {
  const dot = cookie.lastIndexOf('.')
  if (dot < 1) return null
  const token = cookie.slice(0, dot)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(cookie.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}
