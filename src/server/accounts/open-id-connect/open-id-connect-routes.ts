import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { OpenIdConnectFailure } from '#contract/accounts.ts'
import { fittingUsernames } from '#domain/accounts/fitting-usernames.ts'
import { pathAfterSignIn } from '#domain/accounts/next-path.ts'
import type { AppContext } from '../../app-context.ts'
import { CallFailed } from '../../outbound/bounded-fetch.ts'
import { takeOwnTheme } from '../../preferences/own-theme.ts'
import { isDisabled } from '../account-store.ts'
import { cookieKind } from '../cookies.ts'
import { signUpPolicy } from '../sign-up-policy.ts'
import type { OpenIdConnect, Person } from './open-id-connect.ts'
import { SignInFailed } from './sign-in-failed.ts'
import { appendSignIn, SIGN_IN_SECONDS, takeSignIn } from './sign-in-store.ts'

type SignInEnv = { Variables: { next: string | null } }

/** What is read of better-auth's answers. */
const SignedIn = z.object({ user: z.object({ id: z.string(), displayUsername: z.string() }) })

/** Sign-in with OpenID Connect. Whatever happens, it ends on a page: of the account, or of the sign-in with the reason. */
export function openIdConnectRoutes(context: AppContext) {
  const open = lazily(context)
  return new Hono<SignInEnv>()
    .get('/', async (c) => {
      c.set('next', c.req.query('next') ?? null)
      const provider = await open()
      const signIn = await appendSignIn(context.db, c.get('next'), context.now())
      const address = await provider.addressFor(signIn)
      setCookie(c, cookieFor(signIn.state), signIn.state, { ...cookieOptions(context), maxAge: SIGN_IN_SECONDS })
      return c.redirect(address)
    })
    .get('/callback', async (c) => {
      const signIn = await takeSignIn(context.db, ownState(c, context), context.now())
      c.set('next', signIn.next)
      const { code, iss: issuer, error } = c.req.query()
      const person = await (await open()).identify({ code, issuer, error }, signIn)
      const answer = await enter(context, person, c.req.header('user-agent'))
      const { user } = SignedIn.parse(await answer.json())
      if (await isDisabled(context.db, user.id)) throw new SignInFailed('not-allowed', 'The account is disabled.')
      for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
      await takeOwnTheme(c, context.db, user.id)
      return c.redirect(pathAfterSignIn(signIn.next, user.displayUsername))
    })
    .onError((error, c) => backToSignIn(context, error, c))
}

/** Loaded at the first use: most Candors have no provider, and a start waits for none. */
function lazily({ config, now }: AppContext): () => Promise<OpenIdConnect> {
  let opened: Promise<OpenIdConnect> | null = null
  return async () => {
    const settings = config.openIdConnect
    if (!settings) throw new SignInFailed('misconfigured', 'OIDC_ISSUER is not set.')
    opened ??= import('./open-id-connect.ts').then(({ openIdConnect }) => openIdConnect(settings, now))
    return opened
  }
}

/** The state that came back, if this is the browser that left with it: nobody can be signed in by somebody else's link. */
function ownState(c: Context, context: AppContext): string {
  const state = c.req.query('state') ?? ''
  const isOurs = /^[\w-]{43}$/.test(state) && getCookie(c, cookieFor(state)) === state
  if (!isOurs) throw new SignInFailed('expired', 'This browser has begun no sign-in with this state.')
  deleteCookie(c, cookieFor(state), cookieOptions(context))
  return state
}

/** One for each sign-in, so that two tabs do not take it from each other. */
const cookieFor = (state: string): string => `candor.sign_in.${state.slice(0, 8)}`

/** Lax: it has to come along when the provider's page leads back. */
const cookieOptions = ({ config }: AppContext) => ({
  path: '/api/session/open-id-connect',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure: cookieKind(config).secure,
})

/** The session of a person's account, which is made at the first time under the first username that is free. */
async function enter(context: AppContext, person: Person, userAgent: string | undefined): Promise<Response> {
  const { issuer, subject, names } = person
  const auth = await context.auth()
  const existing = await auth.signInSubject({ issuer, subject, userAgent })
  if (existing.ok) return existing
  if ((await signUpPolicy(context)) !== 'open')
    throw new SignInFailed('not-allowed', 'Nobody new may come in by a provider here (SIGN_UP).')
  const id = context.newId().replaceAll('-', '')
  for (const username of fittingUsernames(await names(), [id.slice(0, 4), id.slice(0, 12)])) {
    const made = await auth.signInSubject({ issuer, subject, username, userAgent })
    if (made.ok) return made
  }
  throw new Error('No username was free for a new account.')
}

function backToSignIn({ log }: AppContext, error: Error, c: Context<SignInEnv>): Response {
  const failure = failureOf(error)
  if (failure === 'failed') log.error({ err: error }, 'sign-in with OpenID Connect failed')
  else log.warn({ failure, reason: error.message }, 'sign-in with OpenID Connect came to nothing')
  const next = c.get('next')
  return c.redirect(`/login?${new URLSearchParams({ failure, ...(next ? { next } : {}) })}`)
}

function failureOf(error: Error): OpenIdConnectFailure {
  if (error instanceof SignInFailed) return error.failure
  return error instanceof CallFailed ? 'unreachable' : 'failed'
}
