import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '../app-context.ts'
import type { SignedInUser } from '../http/app-env.ts'
import { cookieKind } from './cookies.ts'

type Needed = Pick<AppContext, 'config' | 'secret'>

const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/**
 * The id of a browser in which somebody has signed in to this account; null in any other. Wrong passwords of such a browser are
 * counted apart, so that somebody who guesses elsewhere does not lock out the owner. It never replaces the password.
 */
export function knownDevice(c: Context, { config, secret }: Needed, username: string): string | null {
  const [device = '', signature = ''] = (getCookie(c, nameOf(config)) ?? '').split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(secret, username, device)
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null
}

/** The id by which a browser is known over its sessions of an account; the session's id where it is not known. */
export const browserOf = (c: Context, context: Needed, { username, sessionId }: SignedInUser): string =>
  knownDevice(c, context, username) ?? sessionId

/** Makes this browser a known one for the next sign-in to this account. */
export function rememberDevice(c: Context, context: Needed, username: string): void {
  const device = knownDevice(c, context, username) ?? randomBytes(16).toString('base64url')
  const signature = signatureOf(context.secret, username, device).toString('base64url')
  setCookie(c, nameOf(context.config), `${device}.${signature}`, {
    maxAge: A_YEAR_IN_SECONDS,
    path: '/',
    httpOnly: true,
    secure: cookieKind(context.config).secure,
    sameSite: 'Lax',
  })
}

const nameOf = (config: AppContext['config']): string => `${cookieKind(config).prefix}.device`

const signatureOf = (secret: string, username: string, device: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['device', username.toLowerCase(), device]))
    .digest()
