import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { fittingUsernames } from '#domain/accounts/fitting-usernames.ts'
import { pathAfterSignIn } from '#domain/accounts/next-path.ts'
import type { AppContext } from '../../app-context.ts'
import { clientAddress } from '../../http/client-address.ts'
import { Refusal } from '../../http/problem.ts'
import { CallFailed } from '../../outbound/bounded-fetch.ts'
import { isDisabled } from '../account-store.ts'
import { sessionOf } from '../cookies.ts'
import { enterBrowser } from '../enter-browser.ts'
import { noteSignedInElsewhere } from '../fresh-sign-in.ts'
import { perMinute } from '../per-minute.ts'
import { endSessionOf } from '../session.ts'
import { admission } from '../sign-up-policy.ts'
import { throttleBegun } from '../throttle/address-throttle.ts'
import { changeIdentities } from './change-identities.ts'
import type { OpenIdConnect, Person } from './open-id-connect.ts'
import { SignInFailed } from './sign-in-failed.ts'
import { appendSignIn, TO_SIGN_IN, TO_SIGN_IN_AGAIN, takeSignIn } from './sign-in-store.ts'
import { ownState, rememberVisit } from './visit-cookie.ts'

type SignInEnv = { Variables: { next: string | null; isFromSettings?: boolean } }

/** Anybody can call the callback, so its log lines are limited. */
const LINES_PER_MINUTE = 20

/** The part of better-auth's answers that is read. */
const SignedIn = z.object({ token: z.string(), user: z.object({ id: z.string(), displayUsername: z.string() }) })

/** Sign-in with OpenID Connect. It always ends on a page: one of the account, or the sign-in page with the reason. */
export function openIdConnectRoutes(context: AppContext, open: () => Promise<OpenIdConnect>) {
  const sampled = perMinute(LINES_PER_MINUTE, context.now)
  return new Hono<SignInEnv>()
    .get('/', async (c) => {
      c.set('next', c.req.query('next') ?? null)
      await throttleBegun(c, context).catch(({ message }: Error) => {
        throw new SignInFailed('throttled', message)
      })
      const provider = await open()
      const visit = c.req.query('again') === undefined ? TO_SIGN_IN : TO_SIGN_IN_AGAIN
      const signIn = await appendSignIn(context.db, c.get('next'), context.now(), visit)
      const address = await provider.addressFor(signIn)
      rememberVisit(c, context, signIn.state)
      return c.redirect(address)
    })
    .get('/callback', async (c) => {
      const signIn = await takeSignIn(context.db, ownState(c, context), context.now())
      c.set('next', signIn.next)
      c.set('isFromSettings', signIn.purpose !== 'sign-in')
      const { code, iss: issuer, error } = c.req.query()
      const person = await (await open()).identify({ code, issuer, error }, signIn)
      if (signIn.purpose === 'link' || signIn.purpose === 'unlink') {
        const { username, outcome } = await changeIdentities(c, context, signIn, person)
        return c.redirect(settingsOf(username, outcome))
      }
      const { answer, event } = await enter(context, person, c.req.header('user-agent'))
      const { user, token } = SignedIn.parse(await answer.json())
      if (await isDisabled(context.db, user.id)) {
        await endSessionOf(context.db, token)
        throw new SignInFailed('not-allowed', 'The account is disabled.')
      }
      await noteSignedInElsewhere(context.db, token, person.signedInAt)
      await enterBrowser(c, context, answer, { id: user.id, username: user.displayUsername })
      const address = clientAddress(c, context.config.access.trustedProxies)
      context.security.note(event, { userId: user.id, address })
      return c.redirect(pathAfterSignIn(signIn.next, user.displayUsername))
    })
    .onError((error, c) => goBack({ context, sampled }, error, c))
}

/** Loaded at the first use, because most installations have no provider, and a start should not wait for one. */
export function lazyOpenIdConnect({ config, now }: AppContext): () => Promise<OpenIdConnect> {
  let opened: Promise<OpenIdConnect> | null = null
  return async () => {
    const settings = config.openIdConnect
    if (!settings) throw new SignInFailed('misconfigured', 'OIDC_ISSUER is not set.')
    opened ??= import('./open-id-connect.ts').then(({ openIdConnect }) => openIdConnect(settings, now))
    return opened
  }
}

/** Signs a person in. The first time, makes the account, under the first username that is free. */
async function enter(
  context: AppContext,
  person: Person,
  userAgent: string | undefined,
): Promise<{ readonly answer: Response; readonly event: 'signed-in' | 'signed-up' }> {
  const { issuer, subject, names } = person
  const auth = await context.auth()
  const existing = await auth.signInSubject({ issuer, subject, userAgent })
  if (existing.ok) return { answer: existing, event: 'signed-in' }
  const admit = await admission(context, null).catch(refuseNew)
  const id = context.newId().replaceAll('-', '')
  for (const username of fittingUsernames(await names(), [id.slice(0, 4), id.slice(0, 12)])) {
    const made = await auth.signInSubject({ issuer, subject, username, userAgent }, (trx) =>
      admit(trx).catch(refuseNew),
    )
    if (made.ok) return { answer: made, event: 'signed-up' }
  }
  throw new Error('No username was free for a new account.')
}

function refuseNew(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw new SignInFailed('not-allowed', 'No new account may be made with a provider here (SIGN_UP).')
}

type GoBack = { readonly context: AppContext; readonly sampled: ReturnType<typeof perMinute> }

/** Leads somebody who came from Settings and is still signed in back there, and everybody else to the sign-in page. */
async function goBack({ context, sampled }: GoBack, error: Error, c: Context<SignInEnv>): Promise<Response> {
  const failure = failureOf(error)
  const sample = sampled(failure)
  if (failure === 'failed') context.log.error({ err: error }, 'sign-in with OpenID Connect failed')
  else if (sample)
    context.log.warn({ failure, reason: error.message, ...sample }, 'a sign-in with OpenID Connect was not completed')
  const user = c.get('isFromSettings') ? await sessionOf(c, context) : null
  if (user) return c.redirect(settingsOf(user.username, failure))
  const next = c.get('next')
  return c.redirect(`/login?${new URLSearchParams({ failure: inWords(failure), ...(next ? { next } : {}) })}`)
}

/** The sign-in page has no words for what only Settings can report, so there it says that the visit has expired. */
const inWords = (failure: SignInFailed['failure']): string => (failure === 'session-ended' ? 'expired' : failure)

const settingsOf = (username: string, identity: string): string =>
  `/account/${encodeURIComponent(username)}/settings?${new URLSearchParams({ identity })}`

function failureOf(error: Error): SignInFailed['failure'] {
  if (error instanceof SignInFailed) return error.failure
  return error instanceof CallFailed ? 'unreachable' : 'failed'
}
