import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { DAY_MS, HOUR_MS } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { SignedInUser } from '../http/app-env.ts'
import { hashOfToken } from './hashed-tokens.ts'

/** A session ends this long after it began, or after fourteen days without use (ASVS 7.3.1 and 7.3.2). */
export const SESSION_SECONDS = 90 * 24 * 60 * 60
const IDLE_MS = 14 * DAY_MS
/** More browsers than anybody signs in with. */
const MOST_SESSIONS = 100

/**
 * The user of a session cookie, found with a single query on better-auth's table. better-auth's own getSession needs several,
 * for which every request would pay.
 * @param cookie the cookie's value: the token, a dot, and the token's HMAC-SHA-256 in base64 (RFC 2104)
 * @returns null when the cookie is forged, the session has ended, or its user is gone or disabled
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

/** Notes the use of a session, at most once an hour. If that cannot be written, reading still works, and a later request does. */
async function noteUse(db: Db, sessionId: string, now: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ updatedAt: now })
    .where('id', '=', sessionId)
    .execute()
    .catch(() => undefined)
}

/** Ends a session, for every tab that has its cookie. @returns whether this user had such a session */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return Number(ended.numDeletedRows) > 0
}

/** Ends a session whose cookie was never given out. */
export async function endSessionOf(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', hashOfToken(token)).execute()
}

/** @param except the session that goes on; null ends all */
export async function endOtherSessions(db: Db, userId: string, except: string | null): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', except ?? '')
    .execute()
}

/** Deletes the sessions that have ended, and all but those used last, so that repeated sign-ins do not add rows without limit. */
export async function endOldSessions(db: Db, userId: string, now: string): Promise<void> {
  const idleSince = new Date(Date.parse(now) - IDLE_MS).toISOString()
  await sql`delete from sessions where "userId" = ${userId} and ("expiresAt" <= ${now} or "updatedAt" <= ${idleSince} or id not in (
    select id from sessions where "userId" = ${userId} order by "updatedAt" desc, "createdAt" desc, id limit ${sql.lit(MOST_SESSIONS)}
  ))`.execute(db)
}

/** A session as the list shows it. */
type OpenSession = {
  readonly id: string
  readonly userAgent: string
  readonly startedAt: string
  readonly lastUsedAt: string
}

/** The sessions that have not ended, the one used last first. */
export async function listSessions(db: Db, userId: string, now: string): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt'])
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
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
}

const isOver = ({ expiresAt, updatedAt }: Pick<FoundRow, 'expiresAt' | 'updatedAt'>, at: number): boolean =>
  new Date(expiresAt).getTime() <= at || new Date(updatedAt).getTime() + IDLE_MS <= at

function signedToken(cookie: string, secret: string): string | null {
  const dot = cookie.lastIndexOf('.')
  if (dot < 1) return null
  const token = cookie.slice(0, dot)
  // Compared as text, because the same bytes have several base64 spellings, and only one of them is our signature.
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  const given = Buffer.from(cookie.slice(dot + 1))
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}
