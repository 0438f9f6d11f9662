import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '../../app-context.ts'
import { cookieKind } from '../cookies.ts'
import { SignInFailed } from './sign-in-failed.ts'
import { SIGN_IN_SECONDS } from './sign-in-store.ts'

type Needed = Pick<AppContext, 'config'>

/**
 * Visits of one browser that are remembered at once. Any site can lead a browser here again and again, and with some hundred cookies
 * its requests would be too long to be read.
 */
const MOST_VISITS = 10

/** Lets this browser be recognized when it comes back from the provider, and forgets its oldest visits where there are too many. */
export function rememberVisit(c: Context, context: Needed, state: string): void {
  // Browsers send the oldest cookie first (RFC 6265, 5.4).
  const earlier = Object.keys(getCookie(c)).filter((name) => name.startsWith(cookieFor(context, '')))
  for (const name of earlier.slice(0, Math.max(0, earlier.length + 1 - MOST_VISITS)))
    deleteCookie(c, name, cookieOptions(context))
  setCookie(c, cookieFor(context, state), state, { ...cookieOptions(context), maxAge: SIGN_IN_SECONDS })
}

/** The state that came back, if this browser left with it, so that nobody can be signed in by another person's link. */
export function ownState(c: Context, context: Needed): string {
  const state = c.req.query('state') ?? ''
  const isOurs = /^[\w-]{43}$/.test(state) && getCookie(c, cookieFor(context, state)) === state
  if (!isOurs) throw new SignInFailed('expired', 'This browser has begun no sign-in with this state.')
  deleteCookie(c, cookieFor(context, state), cookieOptions(context))
  return state
}

/** A cookie for each sign-in, so that two tabs do not overwrite each other's. */
const cookieFor = ({ config }: Needed, state: string): string =>
  `${cookieKind(config).prefix}.sign_in.${state.slice(0, 8)}`

/** The path of all, because `__Host-` demands it. Lax, because the cookie must be sent when the provider's page leads back. */
const cookieOptions = ({ config }: Needed) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: cookieKind(config).secure,
})
