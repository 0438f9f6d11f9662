import { type Context, Hono } from 'hono'
import { type OwnAccountView, PasswordBody } from '#contract/own-account.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import type { AppContext } from '../../app-context.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { found, Refusal } from '../../http/problem.ts'
import { readBody } from '../../http/read-body.ts'
import { findCredentials, storePassword } from '../account-store.ts'
import { forgetSession } from '../cookies.ts'
import { rememberDevice } from '../known-device.ts'
import { requireLength } from '../password-rules.ts'
import { endOtherSessions, endSession, listSessions } from '../session.ts'
import { throttledSignIn } from '../throttle/sign-in-throttle.ts'
import { whoTries } from '../throttle/who-tries.ts'

/** What somebody sees and changes of their own account. */
export const ownAccountRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => c.json(await viewAccount(context, c.var.user)))
    .post('/password', async (c) => {
      const { currentPassword, newPassword } = await readBody(c, PasswordBody)
      const { id, username, sessionId } = c.var.user
      requireLength(newPassword, context.config.passwordMin, 'newPassword')
      await requirePassword(c, context, currentPassword, 'currentPassword')
      await storePassword(context.db, id, await (await context.auth()).hash(newPassword), context.now())
      await endOtherSessions(context.db, id, sessionId)
      context.live.endStreams(id, (other) => other !== sessionId)
      rememberDevice(c, context, username)
      return c.body(null, 204)
    })
    .delete('/sessions', async (c) => {
      const { id } = c.var.user
      await endOtherSessions(context.db, id, null)
      context.live.publish(id, 'signed-out', {})
      context.live.endStreams(id, () => true)
      forgetSession(c, context)
      return c.body(null, 204)
    })
    .delete('/sessions/:sessionId', async (c) => {
      const { id } = c.var.user
      const sessionId = c.req.param('sessionId')
      const isEnded = await endSession(context.db, id, sessionId)
      found(isEnded || null, 'There is no such session of yours: it may have ended already.')
      context.live.endStreams(id, (other) => other === sessionId)
      return c.body(null, 204)
    })

/** Asked again before what a stranger at an open page must not do. @throws Refusal beside the field, or when to come back */
async function requirePassword(c: Context<AppEnv>, context: AppContext, password: string, field: string) {
  const { id, username } = c.var.user
  const { hash } = await findCredentials(context.db, id)
  if (hash === null)
    throw new Refusal({
      code: 'conflict',
      field,
      message: 'This account has no password: it is signed in to with OpenID Connect.',
    })
  const auth = await context.auth()
  const answer = await throttledSignIn(context, whoTries(c, context, username), async () => {
    const isRight = await auth.verify({ hash, password })
    return new Response(null, { status: isRight ? 204 : 401 })
  })
  if (!answer.ok) throw new Refusal({ code: 'invalid', field, message: 'This is not your current password.' })
}

async function viewAccount(
  { config, db, now }: AppContext,
  user: AppEnv['Variables']['user'],
): Promise<OwnAccountView> {
  const { createdAt, hash } = await findCredentials(db, user.id)
  const sessions = await listSessions(db, user.id, now())
  return {
    username: user.username,
    createdAt,
    hasPassword: hash !== null,
    passwordMin: config.passwordMin,
    sessions: sessions.map(({ id, userAgent, startedAt, lastUsedAt }) => ({
      id,
      device: deviceName(userAgent),
      startedAt,
      lastUsedAt,
      isCurrent: id === user.sessionId,
    })),
  }
}
