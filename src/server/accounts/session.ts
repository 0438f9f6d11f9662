import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { SignedInUser } from '../http/app-env.ts'
import { hashOfToken } from './hashed-tokens.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** A session ends so long after it began, and sooner when it is not used for fourteen days (ASVS 7.3.1 and 7.3.2). */
export const SESSION_SECONDS = 90 * 24 * 60 * 60
const IDLE_MS = 14 * DAY_MS
/** More browsers than anybody signs in with. */
const MOST_SESSIONS = 100

/**
 * Who a session cookie belongs to: one query, on the table that better-auth keeps. Its own getSession answers the same
 * after several, which every request would pay for.
 * @param cookie the cookie's value: the token, a dot, and the token's HMAC-SHA-256 in base64 (RFC 2104).
 * @returns null when the cookie is forged, the session has ended, or its user is gone or disabled.
 */
export async function findSession(
  db: Db,
  secret: string,
  cookie: string | undefined,
  now: string,
): Promise<SignedInUser | null> {
  const token = cookie && signedToken(cookie, secret)
  if (!token) return null
  const [row] = await sessionQuery(db, { token: hashOfToken(token) })
  if (!row || row.disabledAt !== null) return null
  const [at, usedAt] = [Date.parse(now), new Date(row.updatedAt).getTime()]
  if (isOver(row, at)) return null
  if (at - usedAt >= HOUR_MS) await noteUse(db, row.sessionId, now)
  return { id: row.id, username: row.displayUsername, sessionId: row.sessionId }
}

type FoundRow = {
  id: string
  displayUsername: string
  disabledAt: string | null
  sessionId: string
  expiresAt: string | Date
  updatedAt: string | Date
}

const sessionQuery = prepared<{ token: string }, FoundRow>((db, value) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.displayUsername', 'users.disabledAt'])
    .select(['sessions.id as sessionId', 'sessions.expiresAt', 'sessions.updatedAt'])
    .where('sessions.token', '=', value('token')),
)

/** Once an hour. Where nothing can be written now, reading goes on all the same, and the next request notes it. */
async function noteUse(db: Db, sessionId: string, now: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ updatedAt: now })
    .where('id', '=', sessionId)
    .execute()
    .catch(() => undefined)
}

/** Ends a session for every tab that holds its cookie. @returns whether there was one of this user's */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return Number(ended.numDeletedRows) > 0
}

/** Ends a session whose cookie was given to nobody. */
export async function endSessionOf(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', hashOfToken(token)).execute()
}

/** @param except the session that goes on; null ends every one */
export async function endOtherSessions(db: Db, userId: string, except: string | null): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', except ?? '')
    .execute()
}

/** Those that are over by time, and all but the ones used last: whoever signs in for ever leaves no rows for ever. */
export async function endOldSessions(db: Db, userId: string, now: string): Promise<void> {
  const idleSince = new Date(Date.parse(now) - IDLE_MS).toISOString()
  await sql`delete from sessions where "userId" = ${userId} and ("expiresAt" <= ${now} or "updatedAt" <= ${idleSince} or id not in (
    select id from sessions where "userId" = ${userId} order by "updatedAt" desc, "createdAt" desc limit ${MOST_SESSIONS}
  ))`.execute(db)
}

/** Where somebody is signed in. */
type OpenSession = {
  readonly id: string
  readonly userAgent: string
  readonly startedAt: string
  readonly lastUsedAt: string
}

/** Those that have not ended, the one used last first. */
export async function listSessions(db: Db, userId: string, now: string): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt'])
    .where('userId', '=', userId)
    .execute()
  const at = Date.parse(now)
  return rows
    .filter((row) => !isOver(row, at))
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      userAgent: userAgent ?? '',
      startedAt: new Date(createdAt).toISOString(),
      lastUsedAt: new Date(updatedAt).toISOString(),
    }))
    .toSorted((one, other) => (one.lastUsedAt < other.lastUsedAt ? 1 : -1))
}

const isOver = ({ expiresAt, updatedAt }: Pick<FoundRow, 'expiresAt' | 'updatedAt'>, at: number): boolean =>
  new Date(expiresAt).getTime() <= at || new Date(updatedAt).getTime() + IDLE_MS <= at

function signedToken(cookie: string, secret: string): string | null {
  const dot = cookie.lastIndexOf('.')
  if (dot < 1) return null
  const token = cookie.slice(0, dot)
  // As text: of the same bytes there are many spellings, and each would pass for another cookie.
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  const given = Buffer.from(cookie.slice(dot + 1))
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}
