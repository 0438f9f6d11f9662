import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '../app-context.ts'
import type { SignedInUser } from '../http/app-env.ts'
import { cookieKind } from './cookies.ts'

type Needed = Pick<AppContext, 'config' | 'secret'>

const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/**
 * A browser on which somebody has signed in to an account. Its wrong passwords are counted by themselves, so that whoever
 * guesses from elsewhere does not keep the owner out. It opens nothing: the password is asked for all the same.
 */
export function knownDevice(c: Context, { config, secret }: Needed, username: string): string | null {
  const [device = '', signature = ''] = (getCookie(c, nameOf(config)) ?? '').split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(secret, username, device)
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null
}

/** By what this browser is known over many sessions of an account; of one that is not, its session. */
export const browserOf = (c: Context, context: Needed, { username, sessionId }: SignedInUser): string =>
  knownDevice(c, context, username) ?? sessionId

/** For the next sign-in to this account in this browser. */
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
