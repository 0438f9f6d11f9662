import { type Context, Hono } from 'hono'
import { RecoveryBody } from '#contract/second-factors.ts'
import type { AppContext } from '../../app-context.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { Refusal } from '../../http/problem.ts'
import { readBody } from '../../http/read-body.ts'
import { findByName, storePassword } from '../account-store.ts'
import { breached, isBreached, requireLength } from '../password-rules.ts'
import { endOtherSessions } from '../session.ts'
import { throttledSignIn } from '../throttle/sign-in-throttle.ts'
import { whoTries } from '../throttle/who-tries.ts'
import { hasRecoveryCode, takeRecoveryCode } from './recovery-codes.ts'
import { hasTotp, takeTotpCode } from './totp.ts'

/** Sets a new password for somebody who has a recovery code. Where an authenticator app is set up, its code is needed too. */
export const recoveryRoutes = (context: AppContext) =>
  new Hono<AppEnv>().post('/', async (c) => {
    const { username, recoveryCode, newPassword, code = '' } = await readBody(c, RecoveryBody)
    requireLength(context, newPassword, 'newPassword')
    const { userId, hash } = await recover(c, context, { username, recoveryCode, code, newPassword })
    await storePassword(context.db, userId, hash, context.now())
    await endOtherSessions(context.db, userId, null)
    context.live.endStreams(userId, () => true)
    context.security.note('password-recovered', { userId })
    return c.body(null, 204)
  })

type Proof = {
  readonly username: string
  readonly recoveryCode: string
  readonly code: string
  readonly newPassword: string
}

type Recovered = { readonly userId: string; readonly hash: string }

/**
 * The answer is the same for an unknown name, a wrong code and a used one, and such tries wait as wrong passwords do. The list of
 * stolen passwords is asked only after a valid code, counted as a try each time. No code is used up by a password that is refused,
 * nor where too many passwords wait to be hashed.
 */
async function recover(c: Context, context: AppContext, proof: Proof): Promise<Recovered> {
  const { username, recoveryCode, code, newPassword } = proof
  const { db, now } = context
  const account = await findByName(db, username)
  const auth = await context.auth()
  let hash = ''
  const answer = await throttledSignIn(context, whoTries(c, context, username), async () => {
    // Looked up even when no account has the name, so that the time reveals nothing.
    const hasCode = await hasRecoveryCode(db, account?.id ?? '', recoveryCode)
    const isLetIn = account?.hasPassword === true && account.disabledAt === null
    if (!isLetIn || !hasCode) return new Response(null, { status: 401 })
    if (await isBreached(context, newPassword)) return new Response(null, { status: 422 })
    hash = await auth.hash(newPassword)
    const isProved = !(await hasTotp(db, account.id)) || (await takeTotpCode(context, account.id, code))
    const isRight = isProved && (await takeRecoveryCode(db, account.id, recoveryCode, now()))
    return new Response(null, { status: isRight ? 204 : 401 })
  })
  if (answer.ok && account) return { userId: account.id, hash }
  if (answer.status === 422) throw breached('newPassword')
  throw new Refusal({
    code: 'unauthenticated',
    message:
      'This is not a recovery code of this account, or it was used already. Where an authenticator app is set up, its code is needed too.',
  })
}
