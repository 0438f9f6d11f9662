import { Hono } from 'hono'
import { ConfirmationBody } from '#contract/own-account.ts'
import type { AppContext } from '../../app-context.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { readBody } from '../../http/read-body.ts'
import { noteConfirmed } from '../fresh-sign-in.ts'
import { rememberDevice } from '../known-device.ts'
import { requireSecondStep } from '../second-factor/second-step.ts'
import { requirePassword } from './require-password.ts'

/** Lets users prove again, within their session, who they are. Those without a password sign in again at their provider. */
export const confirmationRoutes = (context: AppContext) =>
  new Hono<AppEnv>().post('/', async (c) => {
    const { password, code = null } = await readBody(c, ConfirmationBody)
    await requirePassword(c, context, password, 'password')
    const app = await requireSecondStep(c, context, c.var.user, code)
    if (app) rememberDevice(c, context, c.var.user.username, app)
    await noteConfirmed(context.db, c.var.user.sessionId, context.now())
    context.security.note('confirmed', { userId: c.var.user.id })
    return c.body(null, 204)
  })
