import { Hono } from 'hono'
import { CodeBody, type RecoveryCodesView, type TotpView } from '#contract/second-factors.ts'
import type { AppContext } from '../../app-context.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { found, Refusal } from '../../http/problem.ts'
import { readBody } from '../../http/read-body.ts'
import { freshSignIn } from '../fresh-sign-in.ts'
import { rememberDevice } from '../known-device.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { beginTotp, findApp, removeTotp, takeTotpCode, totpAddress } from './totp.ts'

/** Recovery codes and the authenticator app. Each change needs a fresh sign-in. */
export const secondFactorRoutes = (context: AppContext) => {
  const fresh = freshSignIn(context)
  return new Hono<AppEnv>()
    .post('/recovery-codes', fresh, async (c) => {
      const { id } = c.var.user
      const codes = await replaceRecoveryCodes(context.db, id, context.now())
      context.security.note('recovery-codes-made', { userId: id })
      return c.json({ codes } satisfies RecoveryCodesView, 201)
    })
    .post('/totp', fresh, async (c) => {
      const { id, username } = c.var.user
      const begun = await beginTotp(context, id)
      if (!begun)
        throw new Refusal({
          code: 'conflict',
          message: 'An authenticator app is set up already. Remove it, then set up another one.',
        })
      const { key } = begun
      return c.json({ key, address: totpAddress(key, username) } satisfies TotpView, 201)
    })
    .post('/totp/confirmation', fresh, async (c) => {
      const { id, username } = c.var.user
      const { code } = await readBody(c, CodeBody)
      if (!(await takeTotpCode(context, id, code)))
        throw new Refusal({
          code: 'invalid',
          field: 'code',
          message:
            'This is not the code that the app should show now. Look at the clocks of both, and enter the next one.',
        })
      rememberDevice(c, context, username, await findApp(context.db, id))
      context.security.note('second-factor-added', { userId: id })
      return c.body(null, 204)
    })
    .delete('/totp', fresh, async (c) => {
      const { id } = c.var.user
      found((await removeTotp(context.db, id)) || null, 'No authenticator app is set up.')
      context.security.note('second-factor-removed', { userId: id })
      return c.body(null, 204)
    })
}
