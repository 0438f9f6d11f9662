import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from '../../app-context.ts'
import { cookieKind } from '../cookies.ts'
import { SignInFailed } from './sign-in-failed.ts'
import { SIGN_IN_SECONDS } from './sign-in-store.ts'

type Needed = Pick<AppContext, 'config'>

/** This browser leaves for the provider, and is to be known again when it comes back. */
export const rememberVisit = (c: Context, context: Needed, state: string): void =>
  setCookie(c, cookieFor(state), state, { ...cookieOptions(context), maxAge: SIGN_IN_SECONDS })

/** The state that came back, if this is the browser that left with it: nobody can be signed in by somebody else's link. */
export function ownState(c: Context, context: Needed): string {
  const state = c.req.query('state') ?? ''
  const isOurs = /^[\w-]{43}$/.test(state) && getCookie(c, cookieFor(state)) === state
  if (!isOurs) throw new SignInFailed('expired', 'This browser has begun no sign-in with this state.')
  deleteCookie(c, cookieFor(state), cookieOptions(context))
  return state
}

/** One for each sign-in, so that two tabs do not take it from each other. */
const cookieFor = (state: string): string => `candor.sign_in.${state.slice(0, 8)}`

/** Lax: it has to come along when the provider's page leads back. */
const cookieOptions = ({ config }: Needed) => ({
  path: '/api/session/open-id-connect',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: cookieKind(config).secure,
})
