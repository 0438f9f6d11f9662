import type { Context } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import type { AppContext } from '../app-context.ts'
import type { Config } from '../config/config.ts'
import type { SignedInUser } from '../http/app-env.ts'
import { endOldSessions, endSession, findSession } from './session.ts'

/** The prefix of our cookies' names, and whether they are sent over TLS only. */
type CookieKind = { readonly prefix: string; readonly secure: boolean }

/**
 * With an https CANDOR_URL, `__Host-` prevents other hosts of the domain from setting a cookie of this name, and Secure keeps
 * it off plain HTTP (RFC 6265bis). Without TLS, browsers would refuse both.
 */
export const cookieKind = ({ url }: Pick<Config, 'url'>): CookieKind =>
  url?.startsWith('https:') ? { prefix: '__Host-candor', secure: true } : { prefix: 'candor', secure: false }

const sessionCookie = (config: Pick<Config, 'url'>): string => `${cookieKind(config).prefix}.session_token`

type SessionContext = Pick<AppContext, 'config' | 'db' | 'secret' | 'now' | 'live'>

/** The value of the session's cookie, not yet verified. */
export const sessionCookieOf = (c: Context, config: Pick<Config, 'url'>): string | undefined =>
  getCookie(c, sessionCookie(config))

/** The user whose session a request has; null when nobody is signed in. */
export const sessionOf = (
  c: Context,
  { config, db, secret, now }: Omit<SessionContext, 'live'>,
): Promise<SignedInUser | null> => findSession(db, secret, sessionCookieOf(c, config), now())

/**
 * Gives a browser the cookies of a sign-in, and ends the session that it had, so that an earlier token opens nothing
 * (ASVS 7.2.4).
 * @param answer better-auth's answer, with the cookies
 */
export async function beginSession(
  c: Context,
  context: SessionContext,
  answer: Response,
  userId: string,
): Promise<void> {
  const before = await sessionOf(c, context)
  if (before) {
    await endSession(context.db, before.id, before.sessionId)
    context.live.endStreams(before.id, (sessionId) => sessionId === before.sessionId)
  }
  await endOldSessions(context.db, userId, context.now())
  for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}

/**
 * Removes the session's cookie from its browser. `"storage"` is not cleared, because that would delete drafts that the server
 * does not have, also other people's in this browser. The page deletes the rest (web/accounts/leave-browser.ts).
 */
export function forgetSession(c: Context, { config }: Pick<AppContext, 'config'>): void {
  deleteCookie(c, sessionCookie(config), { path: '/', secure: cookieKind(config).secure })
  c.header('clear-site-data', '"cache"')
}
