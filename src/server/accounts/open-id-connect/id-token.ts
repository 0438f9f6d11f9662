import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { CallFailed } from '../../outbound/bounded-fetch.ts'
import type { Provider } from './provider.ts'
import { SignInFailed } from './sign-in-failed.ts'

const name = z.string().min(1).nullable().catch(null)

/** What a provider tells about a person, in an id token or at its userinfo endpoint. */
export const SaidOfPerson = z.object({
  sub: z.string().regex(/^[ -~]{1,255}$/),
  preferred_username: name.default(null),
  email: name.default(null),
  /** When the person signed in, in seconds since 1970. Required where max_age was sent. */
  auth_time: z.number().optional().catch(undefined),
})
export type SaidOfPerson = z.output<typeof SaidOfPerson>

const Claims = SaidOfPerson.extend({
  nonce: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
})

/** The accepted algorithms, all with a private key that only the provider has: no shared secret, and no unsigned token. */
const ALGORITHMS: ReadonlySet<string> = new Set([
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
])
const CLOCK_TOLERANCE_SECONDS = 60

type Expected = { readonly clientId: string; readonly nonce: string; readonly now: string }

/** The claims of an id token (OpenID Connect Core 3.1.3.7). @throws SignInFailed unless it is valid, for us and this sign-in */
export async function verifyIdToken(token: string, provider: Provider, expected: Expected): Promise<SaidOfPerson> {
  const claims = Claims.safeParse(await verifiedPayload(token, provider, expected))
  if (!claims.success) throw untrusted('The id token lacks a claim.')
  const { nonce, aud, azp } = claims.data
  if (nonce !== expected.nonce) throw untrusted('The id token is not for this sign-in: another nonce.')
  if (azp === undefined ? Array.isArray(aud) && aud.length > 1 : azp !== expected.clientId)
    throw untrusted('The id token was not issued to this Candor: another azp.')
  return claims.data
}

async function verifiedPayload(token: string, provider: Provider, { clientId, now }: Expected): Promise<unknown> {
  const verify = () =>
    jwtVerify(token, provider.keys, {
      issuer: provider.issuer,
      audience: clientId,
      algorithms: provider.id_token_signing_alg_values_supported.filter((algorithm) => ALGORITHMS.has(algorithm)),
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(now),
    })
  try {
    const { payload } = await verify().catch(async (error: unknown) => {
      if (!mayHaveNewKey(error)) throw error
      await provider.keys.reload()
      return verify()
    })
    return payload
  } catch (error) {
    if (error instanceof CallFailed) throw error
    if (error instanceof errors.JWKSInvalid) throw new CallFailed('The provider’s keys are not valid.')
    throw untrusted(`The id token does not verify: ${error instanceof errors.JOSEError ? error.message : 'malformed'}.`)
  }
}

/**
 * Whether the provider may sign with another key since its keys were read. A token comes from the provider itself, and no stranger
 * can send one, so its keys are read again as often as that is so.
 */
const mayHaveNewKey = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed

const untrusted = (reason: string) => new SignInFailed('untrusted', reason)
