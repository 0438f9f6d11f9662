import { Hono } from 'hono'
import { ErasureBody, type ErasureView } from '#contract/own-account.ts'
import type { AppContext } from '../../app-context.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { Refusal } from '../../http/problem.ts'
import { readBody } from '../../http/read-body.ts'
import { forgetSession } from '../cookies.ts'
import { freshSignIn } from '../fresh-sign-in.ts'
import { eraseAccount } from './erase-account.ts'

/** The only lawful way to delete a ledger: its owner asks for it. */
export const erasureRoutes = (context: AppContext) =>
  new Hono<AppEnv>().post('/', freshSignIn(context), async (c) => {
    const { id, username, sessionId } = c.var.user
    const typed = await readBody(c, ErasureBody)
    if (typed.username !== username)
      throw new Refusal({
        code: 'invalid',
        field: 'username',
        message: `Type ${username}, as it stands here, to erase this account.`,
      })
    const { user, entries, hash, erasedAt } = await eraseAccount(
      { ...context, dataFolder: context.config.dataFolder },
      id,
    )
    context.security.note('account-erased', { userId: id })
    // The page that asked leaves by itself and says so; other tabs of its session learn of it with the next ping.
    context.live.endStreams(id, (other) => other !== sessionId)
    forgetSession(c, context)
    return c.json({ account: user, entries, hash, erasedAt } satisfies ErasureView)
  })
