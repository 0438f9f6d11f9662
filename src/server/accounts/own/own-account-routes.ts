import { Hono } from 'hono'
import { type OwnAccountView, PasswordBody } from '#contract/own-account.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import type { AppContext } from '../../app-context.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { found } from '../../http/problem.ts'
import { readBody } from '../../http/read-body.ts'
import { findCredentials, storePassword } from '../account-store.ts'
import { forgetSession } from '../cookies.ts'
import { freshUntil } from '../fresh-sign-in.ts'
import { hashingFor } from '../hash-turns.ts'
import { rememberDevice } from '../known-device.ts'
import { listIdentities } from '../open-id-connect/identity-store.ts'
import { requireLength, requireUnbreached } from '../password-rules.ts'
import { hasPasskey } from '../second-factor/needed-factor.ts'
import { countRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { hasTotp } from '../second-factor/totp.ts'
import { endOtherSessions, endSession, listSessions } from '../session.ts'
import { whoTries } from '../throttle/who-tries.ts'
import { requirePassword } from './require-password.ts'

/** What users see and change of their own account. */
export const ownAccountRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => c.json(await viewAccount(context, c.var.user)))
    .post('/password', async (c) => {
      const { currentPassword, newPassword } = await readBody(c, PasswordBody)
      const { id, username, sessionId } = c.var.user
      requireLength(context, newPassword, 'newPassword')
      await requirePassword(c, context, currentPassword, 'currentPassword')
      await requireUnbreached(context, newPassword, 'newPassword')
      const auth = await context.auth()
      const hash = await hashingFor(whoTries(c, context, username), () => auth.hash(newPassword))
      // Hashing waits for its turn.
      await c.var.requireStillSignedIn()
      await storePassword(context.db, id, hash, context.now())
      await endOtherSessions(context.db, id, sessionId)
      context.live.endStreams(id, (other) => other !== sessionId)
      rememberDevice(c, context, username)
      context.security.note('password-changed', { userId: id })
      return c.body(null, 204)
    })
    .delete('/sessions', async (c) => {
      const { id } = c.var.user
      await endOtherSessions(context.db, id, null)
      context.security.note('all-sessions-ended', { userId: id })
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
      context.security.note('session-ended', { userId: id })
      context.live.endStreams(id, (other) => other === sessionId)
      return c.body(null, 204)
    })

async function viewAccount(
  { config, db, now }: AppContext,
  user: AppEnv['Variables']['user'],
): Promise<OwnAccountView> {
  const { createdAt, hash } = await findCredentials(db, user.id)
  const sessions = await listSessions(db, user.id, now())
  const identities = await listIdentities(db, user.id)
  const [withApp, withPasskey] = [await hasTotp(db, user.id), await hasPasskey(db, user.id)]
  return {
    username: user.username,
    createdAt,
    hasPassword: hash !== null,
    hasPasskey: withPasskey,
    hasProvider: identities.some(({ issuer }) => issuer === config.openIdConnect?.issuer),
    hasTotp: withApp,
    isPasswordEnough: hash !== null && !withApp && !(config.access.isHardened && withPasskey),
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
    freshUntil: await freshUntil(db, user.sessionId),
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
