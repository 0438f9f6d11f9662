import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '../../app-context.ts'
import { cookieKind } from '../cookies.ts'
import { SignInFailed } from './sign-in-failed.ts'
import { SIGN_IN_SECONDS } from './sign-in-store.ts'

type Needed = Pick<AppContext, 'config'>

/** Lets this browser be recognized when it comes back from the provider. */
export const rememberVisit = (c: Context, context: Needed, state: string): void =>
  setCookie(c, cookieFor(context, state), state, { ...cookieOptions(context), maxAge: SIGN_IN_SECONDS })

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
