import type { Context } from 'hono'
import type { AppContext } from '../../app-context.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { Refusal } from '../../http/problem.ts'
import { findCredentials } from '../account-store.ts'
import { throttledSignIn } from '../throttle/sign-in-throttle.ts'
import { whoTries } from '../throttle/who-tries.ts'

/** Asks for the password again, for what a stranger at an open page must not do. @throws Refusal at the field, or with a wait */
export async function requirePassword(
  c: Context<AppEnv>,
  context: AppContext,
  password: string,
  field: string,
): Promise<void> {
  const { id, username } = c.var.user
  const { hash } = await findCredentials(context.db, id)
  if (hash === null)
    throw new Refusal({
      code: 'conflict',
      field,
      message: 'This account has no password. Sign in again as you do otherwise.',
    })
  const auth = await context.auth()
  const answer = await throttledSignIn(context, whoTries(c, context, username), async () => {
    const isRight = await auth.verify({ hash, password })
    return new Response(null, { status: isRight ? 204 : 401 })
  })
  await c.var.requireStillSignedIn()
  if (!answer.ok) throw new Refusal({ code: 'invalid', field, message: 'This is not your current password.' })
}
