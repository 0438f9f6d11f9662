import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { type Context, Hono } from 'hono'
import { PasskeyBody, type PasskeysView } from '#contract/passkeys.ts'
import type { AppContext } from '../../app-context.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { found, Refusal } from '../../http/problem.ts'
import { readBody } from '../../http/read-body.ts'
import { freshSignIn } from '../fresh-sign-in.ts'
import { throttleBegun } from '../throttle/address-throttle.ts'
import { keepingOneWayIn, OnlyWayIn } from '../ways-in.ts'
import { appendChallenge, appendPasskey, listPasskeys, removePasskey, takeChallenge } from './passkey-store.ts'
import { relyingParty, webAuthn } from './relying-party.ts'

const MOST_PASSKEYS = 20

/** The passkeys of one's own account. Each change needs a fresh sign-in. */
export const passkeyRoutes = (context: AppContext) => {
  const { db, now, security } = context
  const fresh = freshSignIn(context)
  const view = async (userId: string): Promise<PasskeysView> => ({ passkeys: await listPasskeys(db, userId) })
  return new Hono<AppEnv>()
    .get('/', async (c) => c.json(await view(c.var.user.id)))
    .post('/options', fresh, async (c) => {
      await throttleBegun(c, context)
      const { id, username } = c.var.user
      const { generateRegistrationOptions } = await webAuthn()
      const options = await generateRegistrationOptions({
        rpName: 'Candor',
        rpID: relyingParty(c, context.config).id,
        userName: username,
        userID: new TextEncoder().encode(id),
        excludeCredentials: (await listPasskeys(db, id)).map((passkey) => ({ id: passkey.id })),
        // The device asks for a PIN, a face or a finger, so a passkey alone is two factors.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await appendChallenge(db, options.challenge, id, now())
      return c.json(options)
    })
    .post('/', fresh, async (c) => {
      const { id } = c.var.user
      const { name, response } = await readBody(c, PasskeyBody)
      if ((await listPasskeys(db, id)).length >= MOST_PASSKEYS)
        throw new Refusal({ code: 'conflict', message: `You have ${MOST_PASSKEYS} passkeys. Remove one first.` })
      await add(c, context, name, response)
      security.note('passkey-added', { userId: id })
      return c.json(await view(id), 201)
    })
    .delete('/:passkeyId', fresh, async (c) => {
      const { id } = c.var.user
      const removing = keepingOneWayIn(context, id, (trx) => removePasskey(trx, id, c.req.param('passkeyId')))
      found((await removing.catch(keepLast)) || null, 'There is no such passkey of yours.')
      security.note('passkey-removed', { userId: id })
      return c.body(null, 204)
    })
}

function keepLast(error: unknown): never {
  if (!(error instanceof OnlyWayIn)) throw error
  throw new Refusal({
    code: 'conflict',
    message: 'This passkey is the only way into your account, so it stays. Add another one first, or link a provider.',
  })
}

/** @throws Refusal unless the response signs the challenge that this account was just given */
async function add(c: Context<AppEnv>, { db, config, now }: AppContext, name: string, response: object): Promise<void> {
  const { id: userId } = c.var.user
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(c, config)
  const expectedChallenge = (challenge: string) => takeChallenge(db, challenge, userId, now())
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = isRegistration(response)
    ? await verifyRegistrationResponse({ response, expectedChallenge, expectedOrigin, expectedRPID }).catch(() => null)
    : null
  if (!verified?.verified)
    throw new Refusal({
      code: 'invalid',
      field: 'response',
      message: 'This passkey could not be checked. Begin again.',
    })
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  await appendPasskey(db, userId, { id, name, publicKey, counter, transports }, now()).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    throw new Refusal({ code: 'conflict', message: 'This passkey is added already.' })
  })
}

/** Checks only the fields that our code reads; the library throws when the rest has another shape. */
const isRegistration = (response: object): response is RegistrationResponseJSON =>
  'id' in response && 'response' in response
