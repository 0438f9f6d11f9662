import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { z } from 'zod'
import { SignInBody, SignUpBody } from '#contract/accounts.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { clientAddress } from '../http/client-address.ts'
import { Refusal } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { takeOwnTheme } from '../preferences/own-theme.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { noMailFor } from './no-mail.ts'
import { endSession, findSession, SESSION_COOKIE } from './session.ts'
import { showSession } from './session-view.ts'
import { type SignInTry, throttledSignIn } from './throttle/sign-in-throttle.ts'
import { throttleSignUp } from './throttle/sign-up-throttle.ts'

/** What is read of better-auth's answers. */
const SignedIn = z.object({ user: z.object({ id: z.string(), displayUsername: z.string() }) })
const Refused = z.object({ code: z.string().default('') })

export const accountRoutes = (context: AppContext) =>
  new Hono<AppEnv>().post('/', async (c) => {
    const { username, password, email } = await readBody(c, SignUpBody)
    const least = context.config.passwordMin
    if (password.length < least)
      throw new Refusal({ code: 'invalid', field: 'password', message: `A password has at least ${least} characters.` })
    await throttleSignUp(c, context)
    const auth = await context.auth()
    const answer = await auth.signUp({
      username,
      password,
      email: email ?? noMailFor(username),
    })
    if (!answer.ok) throw await signUpRefusal(answer, username)
    return signedIn(c, context, answer, username, 201)
  })

export const sessionRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => {
      const user = await findSession(context.db, context.secret, getCookie(c, SESSION_COOKIE), context.now())
      return c.json(user ? await showSession(context, user) : { user: null })
    })
    .post('/', async (c) => {
      const { username, password } = await readBody(c, SignInBody)
      const auth = await context.auth()
      const answer = await throttledSignIn(context, whoTries(c, context, username), () =>
        auth.signIn({ username, password }),
      )
      if (!answer.ok) throw new Refusal({ code: 'unauthenticated', message: 'Invalid Credentials' })
      const { user } = SignedIn.parse(await answer.json())
      await takeOwnTheme(c, context.db, user.id)
      return signedIn(c, context, answer, user.displayUsername, 200)
    })
    .delete('/', async (c) => {
      const session = await findSession(context.db, context.secret, getCookie(c, SESSION_COOKIE), context.now())
      if (session) {
        await endSession(context.db, session.token)
        context.live.publish(session.id, 'signed-out', {})
      }
      deleteCookie(c, SESSION_COOKIE, { path: '/' })
      c.header('clear-site-data', '"cache", "storage"')
      return c.body(null, 204)
    })

const whoTries = (c: Context, context: AppContext, username: string): SignInTry => ({
  username,
  address: clientAddress(c, context.config.access.trustedProxies),
  device: knownDevice(c, context, username),
})

function signedIn(c: Context, context: AppContext, answer: Response, username: string, status: 200 | 201): Response {
  for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  rememberDevice(c, context, username)
  return c.json({ user: { username } }, status)
}

async function signUpRefusal(answer: Response, username: string): Promise<Refusal> {
  const { code } = Refused.parse(await answer.json())
  if (code.startsWith('USERNAME_IS_ALREADY_TAKEN'))
    return new Refusal({
      code: 'conflict',
      field: 'username',
      message: `${username} is taken. Choose another username, or log in if it is yours.`,
    })
  if (code.startsWith('USER_ALREADY_EXISTS'))
    return new Refusal({
      code: 'conflict',
      field: 'email',
      message: 'An account has this e-mail already. Log in, or leave it out.',
    })
  return new Refusal({
    code: 'invalid',
    message: 'This account could not be made. Check the username and the password.',
  })
}
