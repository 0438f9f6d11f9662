import { type Context, Hono } from 'hono'
import type { IdentitiesView, ProviderAddressView } from '#contract/identities.ts'
import type { AppContext } from '../../app-context.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { found, Refusal } from '../../http/problem.ts'
import { CallFailed } from '../../outbound/bounded-fetch.ts'
import { freshSignIn } from '../fresh-sign-in.ts'
import { throttleBegun } from '../throttle/address-throttle.ts'
import { keepingOneWayIn, OnlyWayIn, requireWayIn } from '../ways-in.ts'
import { listIdentities, removeIdentity } from './identity-store.ts'
import type { OpenIdConnect } from './open-id-connect.ts'
import { SignInFailed } from './sign-in-failed.ts'
import { appendSignIn, type Visit } from './sign-in-store.ts'
import { rememberVisit } from './visit-cookie.ts'

/**
 * The identities that can sign in to one's account. Linking and unlinking begin here, after a fresh sign-in, and are finished in
 * the callback, once somebody has also signed in at the provider for it.
 */
export const identityRoutes = (context: AppContext, open: () => Promise<OpenIdConnect>) => {
  const { db, config, security } = context
  const fresh = freshSignIn(context)
  return new Hono<AppEnv>()
    .get('/', async (c) => c.json(await viewIdentities(context, c.var.user.id)))
    .post('/', fresh, async (c) => {
      if (!config.openIdConnect)
        throw new Refusal({ code: 'conflict', message: 'This Candor signs nobody in with OpenID Connect.' })
      return c.json(await begin(c, context, open, { purpose: 'link', identity_id: null }))
    })
    .post('/:identityId/unlinking', fresh, async (c) => {
      const { id } = c.var.user
      const identities = await listIdentities(db, id)
      const identity = identities.find((one) => one.id === c.req.param('identityId'))
      const { issuer, id: identityId } = found(identity ?? null, 'There is no such identity of yours.')
      await requireWayIn(db, config, id, identityId).catch(refuseLast)
      if (issuer === config.openIdConnect?.issuer)
        return c.json(await begin(c, context, open, { purpose: 'unlink', identity_id: identityId }))
      // A provider that is no longer configured cannot be asked, and its identity opens nothing.
      await keepingOneWayIn(context, id, (trx) => removeIdentity(trx, id, identityId)).catch(refuseLast)
      security.note('identity-unlinked', { userId: id })
      return c.json({ address: null } satisfies ProviderAddressView)
    })
}

function refuseLast(error: unknown): never {
  if (!(error instanceof OnlyWayIn)) throw error
  throw new Refusal({
    code: 'conflict',
    message: 'Nothing else opens your account, so it stays linked. Add a passkey first.',
  })
}

async function viewIdentities({ db, config }: AppContext, userId: string): Promise<IdentitiesView> {
  const identities = await listIdentities(db, userId)
  return {
    provider: config.openIdConnect?.name ?? null,
    identities: identities.map(({ id, issuer, linkedAt }) => ({
      id,
      issuer,
      linkedAt,
      isOfProvider: issuer === config.openIdConnect?.issuer,
    })),
  }
}

async function begin(
  c: Context<AppEnv>,
  context: AppContext,
  open: () => Promise<OpenIdConnect>,
  visit: Pick<Visit, 'purpose' | 'identity_id'>,
): Promise<ProviderAddressView> {
  await throttleBegun(c, context)
  const { id, username, sessionId } = c.var.user
  const next = `/account/${encodeURIComponent(username)}/settings`
  const signIn = await appendSignIn(context.db, next, context.now(), { ...visit, user_id: id, session_id: sessionId })
  const address = await open()
    .then((provider) => provider.addressFor(signIn))
    .catch(refuseUnreachable)
  rememberVisit(c, context, signIn.state)
  return { address }
}

function refuseUnreachable(error: unknown): never {
  if (!(error instanceof CallFailed || error instanceof SignInFailed)) throw error
  throw new Refusal({
    code: 'unavailable',
    message:
      'The service that you sign in with does not answer as it should. Nothing was changed; try again in a minute.',
    retryAfterSeconds: 60,
  })
}
