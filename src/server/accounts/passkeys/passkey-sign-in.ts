import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { type Context, Hono } from 'hono'
import { PasskeySignInBody } from '#contract/passkeys.ts'
import type { AppContext } from '../../app-context.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { Refusal } from '../../http/problem.ts'
import { readBody } from '../../http/read-body.ts'
import { enterBrowser } from '../enter-browser.ts'
import { throttleBegun } from '../throttle/address-throttle.ts'
import { whoTries } from '../throttle/who-tries.ts'
import { appendChallenge, findPasskey, notePasskeyUse, takeChallenge } from './passkey-store.ts'
import { relyingParty, webAuthn } from './relying-party.ts'

/** Signs in whoever has the device. No name or code is asked for, because the device checks a PIN, a face or a finger. */
export const passkeySignInRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .post('/options', async (c) => {
      const { id: rpID } = relyingParty(c, context.config)
      await throttleBegun(c, context)
      const { generateAuthenticationOptions } = await webAuthn()
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
      await appendChallenge(context.db, options.challenge, null, context.now())
      return c.json(options)
    })
    .post('/', async (c) => {
      const { response } = await readBody(c, PasskeySignInBody)
      const owner = await ownerOf(c, context, response)
      if (owner) return enter(c, context, owner)
      context.security.note('sign-in-failed', { address: whoTries(c, context, '').address })
      throw new Refusal({
        code: 'unauthenticated',
        message: 'This passkey opens no account here. Sign in another way.',
      })
    })

async function ownerOf(c: Context, { db, config, now }: AppContext, response: object) {
  if (!isAuthentication(response)) return null
  const stored = await findPasskey(db, response.id)
  if (!stored || stored.isDisabled) return null
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(c, config)
  const { publicKey, counter, userId, username } = stored
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, null, now()),
    expectedOrigin,
    expectedRPID,
    credential: { id: response.id, publicKey, counter },
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) return null
  const isNext = await notePasskeyUse(db, response.id, verified.authenticationInfo.newCounter, now())
  return isNext ? { userId, username } : null
}

async function enter(
  c: Context,
  context: AppContext,
  { userId, username }: { readonly userId: string; readonly username: string },
): Promise<Response> {
  const auth = await context.auth()
  const answer = await auth.signInUser({ userId, userAgent: c.req.header('user-agent') })
  if (!answer.ok) throw new Error('The owner of a passkey could not be signed in.')
  await enterBrowser(c, context, answer, { id: userId, username })
  context.security.note('signed-in', { userId, address: whoTries(c, context, username).address })
  return c.json({ user: { username } })
}

/** Checks only the fields that our code reads; the library throws when the rest has another shape. */
const isAuthentication = (sent: object): sent is AuthenticationResponseJSON =>
  'id' in sent && typeof sent.id === 'string' && 'response' in sent
