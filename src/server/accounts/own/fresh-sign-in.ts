import { createMiddleware } from 'hono/factory'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../database/open-database.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { Refusal } from '../../http/problem.ts'
import { hashOfToken } from '../hashed-tokens.ts'

/** So long a sign-in counts as fresh: time enough for one task in Settings, too little for whoever finds an open page later. */
const FRESH_MS = 10 * 60 * 1000

/** Lets through who signed in, or proved it again, a moment ago; everybody else is asked to. (ASVS 7.5.1) */
export const freshSignIn = ({ db, now }: Pick<AppContext, 'db' | 'now'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (Date.parse(now()) >= Date.parse(await freshUntil(db, c.var.user.sessionId)))
      throw new Refusal({
        code: 'not-fresh',
        message: 'Please confirm that it is you, and try again. Nothing was changed.',
      })
    await next()
  })

/** Until when the sign-in of a session counts as fresh. */
export async function freshUntil(db: Db, sessionId: string): Promise<string> {
  const session = await db
    .selectFrom('sessions')
    .select(['createdAt', 'confirmedAt'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const provedMs = new Date(session.confirmedAt ?? session.createdAt).getTime()
  return new Date(provedMs + FRESH_MS).toISOString()
}

/**
 * A session that begins with a provider's word is as fresh as the sign-in there, which may lie hours back in that browser.
 * @param signedInAt null where the provider does not tell: the session is not fresh at all
 */
export async function noteSignedInElsewhere(db: Db, token: string, signedInAt: string | null): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmedAt: signedInAt ?? new Date(0).toISOString() })
    .where('token', '=', hashOfToken(token))
    .execute()
}

/** Its owner has just proved who they are. */
export async function noteConfirmed(db: Db, sessionId: string, now: string): Promise<void> {
  await db.updateTable('sessions').set({ confirmedAt: now }).where('id', '=', sessionId).execute()
}
