import { Hono } from 'hono'
import { type MadeTokenView, TokenBody, type TokensView } from '#contract/tokens.ts'
import { DAY_MS } from '#domain/time.ts'
import type { AppContext } from '../../app-context.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { found, Refusal } from '../../http/problem.ts'
import { readBody } from '../../http/read-body.ts'
import { freshSignIn } from '../fresh-sign-in.ts'
import { appendToken, listTokens, removeToken, removeTokens } from './token-store.ts'

const MOST_TOKENS = 50
const MOST_DAYS = 366

/** The tokens of a user's own programs. */
export const tokenRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => c.json({ tokens: await listTokens(context.db, c.var.user.id) } satisfies TokensView))
    .post('/', freshSignIn(context), async (c) => {
      const { expiresOn, ...body } = await readBody(c, TokenBody)
      const { id: userId } = c.var.user
      const now = context.now()
      const expiresAt = endOf(expiresOn, now)
      if ((await listTokens(context.db, userId)).length >= MOST_TOKENS)
        throw new Refusal({
          code: 'conflict',
          message: `You have ${MOST_TOKENS} tokens. Revoke one that you do not need, then make this one.`,
        })
      const made = await appendToken(context.db, userId, { ...body, expiresAt }, { id: context.newId(), now })
      context.security.note('token-made', { userId })
      return c.json(made satisfies MadeTokenView, 201)
    })
    .delete('/', async (c) => {
      const { id: userId } = c.var.user
      await removeTokens(context.db, userId)
      context.security.note('token-revoked', { userId })
      return c.body(null, 204)
    })
    .delete('/:tokenId', async (c) => {
      const { id: userId } = c.var.user
      const isRemoved = await removeToken(context.db, userId, c.req.param('tokenId'))
      found(isRemoved || null, 'There is no such token of yours: it may be revoked already.')
      context.security.note('token-revoked', { userId })
      return c.body(null, 204)
    })

/** @throws Refusal at the field for a day in the past, or more than a year ahead */
function endOf(day: string, now: string): string {
  const end = `${day}T23:59:59.999Z`
  const days = (Date.parse(end) - Date.parse(now)) / DAY_MS
  if (days >= 0 && days <= MOST_DAYS) return end
  throw new Refusal({ code: 'invalid', field: 'expiresOn', message: 'A token ends between today and a year from now.' })
}
