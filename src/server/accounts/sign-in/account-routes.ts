import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { SignInBody, SignUpBody } from '#contract/accounts.ts'
import type { AppContext } from '../../app-context.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { Refusal } from '../../http/problem.ts'
import { readBody } from '../../http/read-body.ts'
import { nameAccount } from '../../http/signed-in.ts'
import { isDisabled } from '../account-store.ts'
import { forgetSession, sessionOf } from '../cookies.ts'
import { enterBrowser } from '../enter-browser.ts'
import { hashingFor } from '../hash-turns.ts'
import { browserOf } from '../known-device.ts'
import { requireLength, requireUnbreached } from '../password-rules.ts'
import { requireSecondStep } from '../second-factor/second-step.ts'
import { endSession, endSessionOf } from '../session.ts'
import { admission } from '../sign-up-policy.ts'
import { throttleSignUp } from '../throttle/address-throttle.ts'
import { throttledSignIn } from '../throttle/sign-in-throttle.ts'
import { whoTries } from '../throttle/who-tries.ts'
import { showSession } from './session-view.ts'

/** The part of better-auth's answers that is read. */
const SignedIn = z.object({ token: z.string(), user: z.object({ id: z.string(), displayUsername: z.string() }) })
const Refused = z.object({ code: z.string().default('') })

export const accountRoutes = (context: AppContext) =>
  new Hono<AppEnv>().post('/', async (c) => {
    const { username, password, invitation = null } = await readBody(c, SignUpBody)
    requireLength(context, password, 'password')
    await throttleSignUp(c, context)
    await requireUnbreached(context, password, 'password')
    const admit = await admission(context, invitation)
    const auth = await context.auth()
    const userAgent = c.req.header('user-agent')
    const who = whoTries(c, context, username)
    const answer = await hashingFor({ ...who, isNewAccount: true }, () =>
      auth.signUp({ username, password, userAgent }, admit),
    )
    if (!answer.ok) throw await signUpRefusal(answer, username)
    const { user } = SignedIn.parse(await answer.clone().json())
    context.security.note('signed-up', { userId: user.id, address: who.address })
    await enterBrowser(c, context, answer, { id: user.id, username })
    return c.json({ user: { username } }, 201)
  })

export const sessionRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => {
      const user = await sessionOf(c, context)
      if (user) nameAccount(c, user)
      return c.json(user ? await showSession(context, user, browserOf(c, context, user)) : { user: null })
    })
    .post('/', async (c) => {
      const { username, password, code = null } = await readBody(c, SignInBody)
      const auth = await context.auth()
      const answer = await throttledSignIn(context, whoTries(c, context, username), () =>
        auth.signIn({ username, password, userAgent: c.req.header('user-agent') }),
      )
      if (!answer.ok) throw new Refusal({ code: 'unauthenticated', message: 'Invalid Credentials' })
      const { user, token } = SignedIn.parse(await answer.json())
      // The password alone made this session, so its cookie is not given out until everything else is checked.
      const account = { id: user.id, username: user.displayUsername }
      const app = await requireLetIn(c, context, account, code).catch(async (refusal: unknown) => {
        await endSessionOf(context.db, token)
        throw refusal
      })
      context.security.note('signed-in', { userId: user.id, address: whoTries(c, context, username).address })
      await enterBrowser(c, context, answer, account, app)
      return c.json({ user: { username: account.username } })
    })
    .delete('/', async (c) => {
      const session = await sessionOf(c, context)
      if (session) {
        await endSession(context.db, session.id, session.sessionId)
        context.security.note('session-ended', { userId: session.id })
        context.live.publish(session.id, 'signed-out', {})
        context.live.endStreams(session.id, (sessionId) => sessionId === session.sessionId)
      }
      forgetSession(c, context)
      return c.body(null, 204)
    })

type Account = { readonly id: string; readonly username: string }

async function requireLetIn(
  c: Context,
  context: AppContext,
  account: Account,
  code: string | null,
): Promise<string | null> {
  if (await isDisabled(context.db, account.id))
    throw new Refusal({ code: 'not-allowed', message: 'This account is not let in. Ask whoever runs this Candor.' })
  return requireSecondStep(c, context, account, code)
}

async function signUpRefusal(answer: Response, username: string): Promise<Refusal> {
  const { code } = Refused.parse(await answer.json())
  if (code.startsWith('USERNAME_IS_ALREADY_TAKEN'))
    return new Refusal({
      code: 'conflict',
      field: 'username',
      message: `${username} is taken. Choose another username, or log in if it is yours.`,
    })
  return new Refusal({
    code: 'invalid',
    message: 'This account could not be made. Check the username and the password.',
  })
}
