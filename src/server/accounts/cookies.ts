import type { Context } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import type { AppContext } from '../app-context.ts'
import type { Config } from '../config.ts'
import type { SignedInUser } from '../http/app-env.ts'
import { findSession } from './session.ts'

/** What a cookie of ours is called, and whether it goes over TLS only. */
type CookieKind = { readonly prefix: string; readonly secure: boolean }

/**
 * Where CANDOR_URL is https, `__Host-` lets no other host of the domain set a cookie of this name, and Secure keeps it off plain
 * HTTP (RFC 6265bis). Without TLS a browser would refuse both.
 */
export const cookieKind = ({ url }: Pick<Config, 'url'>): CookieKind =>
  url?.startsWith('https:') ? { prefix: '__Host-candor', secure: true } : { prefix: 'candor', secure: false }

const sessionCookie = (config: Pick<Config, 'url'>): string => `${cookieKind(config).prefix}.session_token`

/** Whose request it is; null when nobody is signed in. */
export const sessionOf = (
  c: Context,
  { config, db, secret, now }: Pick<AppContext, 'config' | 'db' | 'secret' | 'now'>,
): Promise<SignedInUser | null> => findSession(db, secret, getCookie(c, sessionCookie(config)), now())

export function forgetSession(c: Context, { config }: Pick<AppContext, 'config'>): void {
  deleteCookie(c, sessionCookie(config), { path: '/', secure: cookieKind(config).secure })
  c.header('clear-site-data', '"cache", "storage"')
}
