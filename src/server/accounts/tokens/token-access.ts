import type { Context } from 'hono'
import { scopeOfRequest } from '#contract/endpoints/token-scopes.ts'
import { comeBackIn } from '#domain/accounts/sign-in-waits.ts'
import type { AppContext } from '../../app-context.ts'
import type { SignedInUser } from '../../http/app-env.ts'
import { clientAddress } from '../../http/client-address.ts'
import { Refusal } from '../../http/problem.ts'
import { countTry, waitMs } from '../throttle/counted-tries.ts'
import { findTokenUser } from './token-store.ts'

const HOUR = 3_600

/** The token in the header `authorization: Bearer …`; null without that header. */
export const bearerOf = (c: Context): string | null =>
  /^bearer +(\S.*)$/i.exec(c.req.header('authorization') ?? '')?.[1]?.trim() ?? null

/**
 * The user for whom a program acts, if the token allows the request. A cookie that is sent too is ignored.
 * @throws Refusal for an unknown token, for too many of those from one address, and for what the token's scopes do not include
 */
export async function userOfToken(c: Context, context: AppContext, token: string): Promise<SignedInUser> {
  const { db, now, security } = context
  const found = await findTokenUser(db, token, now())
  if (!found) return refuseUnknown(c, context)
  const { id, username, tokenId, scopes } = found
  const needed = scopeOfRequest(c.req.method, c.req.path)
  if (needed !== null && scopes.includes(needed)) return { id, username, sessionId: `token ${tokenId}` }
  security.note('token-refused', { userId: id })
  throw new Refusal({
    code: 'not-allowed',
    message:
      needed === null
        ? 'No token may do this: sign in on the page.'
        : `This token may not ${needed}. Make one that may in Settings, Account.`,
  })
}

async function refuseUnknown(c: Context, { config, db, now, security }: AppContext): Promise<never> {
  const address = clientAddress(c, config.access.trustedProxies)
  const free = config.access.signIn.triesPerAddress
  const counter = { name: `token from ${address}`, free, longestSeconds: 60, forgetSeconds: HOUR }
  const nowMs = Date.parse(now())
  if (await countTry(db, counter, nowMs)) {
    security.note('token-unknown', { address })
    throw new Refusal({
      code: 'unauthenticated',
      message: 'This token is not known here, or its time is over. Make a new one in Settings, Account.',
    })
  }
  security.note('throttled', { address })
  const seconds = Math.max(1, await waitMs(db, [counter], nowMs)) / 1000
  throw new Refusal({
    code: 'throttled',
    message: `Too many tokens that nobody knows came from your address. Please try again ${comeBackIn(seconds)}.`,
    retryAfterSeconds: Math.ceil(seconds),
  })
}
