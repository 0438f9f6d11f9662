import { createMiddleware } from 'hono/factory'
import { MINUTE_MS } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'
import { notSignedIn } from '../http/signed-in.ts'
import { hashOfToken } from './hashed-tokens.ts'

/** How long a sign-in counts as fresh: enough for one task in Settings, too short for somebody who finds an open page later. */
const FRESH_MS = 10 * MINUTE_MS

/** Lets only those through who signed in, or confirmed who they are, a moment ago (ASVS 7.5.1). */
export const freshSignIn = ({ db, now }: Pick<AppContext, 'db' | 'now'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (Date.parse(now()) >= Date.parse(await freshUntil(db, c.var.user.sessionId)))
      throw new Refusal({
        code: 'not-fresh',
        message: 'Please confirm that it is you, and try again. Nothing was changed.',
      })
    await next()
  })

/** Until when a session's sign-in counts as fresh. @throws Refusal when the session has ended since it was looked up */
export async function freshUntil(db: Db, sessionId: string): Promise<string> {
  const session = await db
    .selectFrom('sessions')
    .select(['createdAt', 'confirmedAt'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!session) throw notSignedIn()
  const provedMs = new Date(session.confirmedAt ?? session.createdAt).getTime()
  return new Date(provedMs + FRESH_MS).toISOString()
}

/**
 * Makes a session that a provider began as fresh as the sign-in there, which may be hours old in that browser.
 * @param signedInAt null when the provider does not tell; then the session is not fresh at all
 */
export async function noteSignedInElsewhere(db: Db, token: string, signedInAt: string | null): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmedAt: signedInAt ?? new Date(0).toISOString() })
    .where('token', '=', hashOfToken(token))
    .execute()
}

/** Notes that the session's user has just proved who they are. */
export async function noteConfirmed(db: Db, sessionId: string, now: string): Promise<void> {
  await db.updateTable('sessions').set({ confirmedAt: now }).where('id', '=', sessionId).execute()
}
