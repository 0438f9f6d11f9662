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
  const { device, signature } = cookieOf(c, config)
  return isSame(signature, signatureOf(secret, ['device', username.toLowerCase(), device])) ? device : null
}

/**
 * Whether somebody has passed the second step of this app in a known browser. Before an app is set up, a thief of the password can make any
 * number of browsers known; afterwards, none of them can get this mark without a code.
 */
export function hasPassedSecondStep(c: Context, { config, secret }: Needed, username: string, app: string): boolean {
  const { device, mark } = cookieOf(c, config)
  return isSame(mark, signatureOf(secret, markOf(username, device, app)))
}

/** The id by which a browser is known over its sessions of an account; the session's id where it is not known. */
export const browserOf = (c: Context, context: Needed, { username, sessionId }: SignedInUser): string =>
  knownDevice(c, context, username) ?? sessionId

/**
 * Makes this browser a known one for the next sign-in to this account.
 * @param app the app whose second step was passed in it now; null where it was not asked for, which keeps an earlier mark
 */
export function rememberDevice(c: Context, context: Needed, username: string, app: string | null = null): void {
  const before = knownDevice(c, context, username)
  const device = before ?? randomBytes(16).toString('base64url')
  const sign = (parts: readonly string[]) => signatureOf(context.secret, parts).toString('base64url')
  const standing = before === null ? '' : cookieOf(c, context.config).mark
  const mark = app === null ? standing : sign(markOf(username, device, app))
  const value = [device, sign(['device', username.toLowerCase(), device]), ...(mark === '' ? [] : [mark])].join('.')
  setCookie(c, nameOf(context.config), value, {
    maxAge: A_YEAR_IN_SECONDS,
    path: '/',
    httpOnly: true,
    secure: cookieKind(context.config).secure,
    sameSite: 'Lax',
  })
}

const nameOf = (config: AppContext['config']): string => `${cookieKind(config).prefix}.device`

function cookieOf(c: Context, config: AppContext['config']) {
  const [device = '', signature = '', mark = ''] = (getCookie(c, nameOf(config)) ?? '').split('.')
  return { device, signature, mark }
}

const markOf = (username: string, device: string, app: string) => ['second step', username.toLowerCase(), device, app]

const signatureOf = (secret: string, parts: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest()

function isSame(written: string, expected: Buffer): boolean {
  const given = Buffer.from(written, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
