import { z } from 'zod'
import type { OpenIdConnectConfig } from '../../config/open-id-connect-config.ts'
import type { SignInRow } from '../../database/tables.ts'
import { type BoundedCall, boundedFetch } from '../../outbound/bounded-fetch.ts'
import { SaidOfPerson, verifyIdToken } from './id-token.ts'
import { knowProvider, type Provider } from './provider.ts'
import { SignInFailed } from './sign-in-failed.ts'
import { begunAt, challengeOf } from './sign-in-store.ts'

/** The parameters that the provider's redirect brings back. */
export type Callback = {
  readonly code: string | undefined
  readonly issuer: string | undefined
  readonly error: string | undefined
}

/** A person whom the provider identified. */
export type Person = {
  readonly issuer: string
  readonly subject: string
  /** When they signed in at the provider, at the latest now; null when the provider does not tell. */
  readonly signedInAt: string | null
  /** The names that the provider has for them, asked for only when an account is made. */
  names(): Promise<{ readonly preferredUsername: string | null; readonly email: string | null }>
}

export type OpenIdConnect = {
  /** The address of the provider's page for a sign-in. */
  addressFor(signIn: SignInRow): Promise<string>
  /** The person who has come back. @throws SignInFailed, CallFailed */
  identify(callback: Callback, signIn: SignInRow): Promise<Person>
}

const Tokens = z.object({ id_token: z.string(), access_token: z.string().optional().catch(undefined) })
const TokenRefusal = z.object({ error: z.string() })

/** The authorization code flow with PKCE (OpenID Connect Core 3.1, RFC 7636, RFC 9207). */
export function openIdConnect(config: OpenIdConnectConfig, now: () => string): OpenIdConnect {
  const provider = knowProvider(config.issuer, now)
  return {
    async addressFor({ state, nonce, code_verifier, purpose }) {
      const address = new URL((await provider()).authorization_endpoint)
      const parameters = {
        response_type: 'code',
        client_id: config.clientId,
        redirect_uri: config.redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: challengeOf(code_verifier),
        code_challenge_method: 'S256',
        // Both ask for a new sign-in (Core 3.1.2.1); after max_age the id token must also say when that was.
        ...(purpose === 'sign-in' ? {} : { prompt: 'login', max_age: '0' }),
      }
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
      return address.href
    },
    async identify(callback, signIn) {
      const metadata = await provider()
      const code = codeOf(callback, metadata)
      const tokens = await exchange(code, signIn.code_verifier, metadata, config)
      const expected = { clientId: config.clientId, nonce: signIn.nonce, now: now() }
      const claims = await verifyIdToken(tokens.id_token, metadata, expected)
      if (signIn.purpose !== 'sign-in') requireFresh(claims, signIn)
      return {
        issuer: metadata.issuer,
        subject: claims.sub,
        signedInAt: signedInAt(claims, now()),
        names: () => namesOf(claims, metadata, tokens.access_token),
      }
    },
  }
}

const CLOCK_TOLERANCE_SECONDS = 60

/**
 * Requires that somebody signed in at the provider for this visit, and not an hour ago in the same browser. A provider that does
 * not tell when may sign somebody in, but its word does not prove again who sits there.
 */
function requireFresh({ auth_time: signedInAt }: SaidOfPerson, signIn: SignInRow): void {
  const isSilent = signedInAt === undefined
  const earliest = Date.parse(begunAt(signIn)) / 1000 - CLOCK_TOLERANCE_SECONDS
  if (isSilent || signedInAt < earliest)
    throw new SignInFailed(
      'not-fresh',
      isSilent
        ? 'The id token does not say when its person signed in (auth_time), though max_age asked for it.'
        : 'The provider answered with an earlier sign-in, though a new one was asked for.',
    )
}

function signedInAt({ auth_time: seconds }: SaidOfPerson, now: string): string | null {
  if (seconds === undefined) return null
  return new Date(Math.max(0, Math.min(seconds * 1000, Date.parse(now)))).toISOString()
}

function codeOf({ code, issuer, error }: Callback, provider: Provider): string {
  const mustNameItself = provider.authorization_response_iss_parameter_supported
  if (issuer === undefined ? mustNameItself : issuer !== provider.issuer)
    throw new SignInFailed('untrusted', 'The answer is from another issuer.')
  if (code && error === undefined) return code
  if (error === 'server_error' || error === 'temporarily_unavailable')
    throw new SignInFailed('unreachable', 'The provider cannot sign anybody in now.')
  if (error === undefined || error === 'access_denied' || /^\w+_required$/.test(error))
    throw new SignInFailed('denied', 'Refused at the provider.')
  throw new SignInFailed('misconfigured', `The provider does not accept the request: ${codeWord(error)}.`)
}

async function exchange(code: string, verifier: string, provider: Provider, config: OpenIdConnectConfig) {
  const { status, json } = await boundedFetch(provider.token_endpoint, tokenCall(code, verifier, provider, config))
  if (status === 200) {
    const tokens = Tokens.safeParse(json)
    if (tokens.success) return tokens.data
    throw new SignInFailed('untrusted', 'The token endpoint gave no id token.')
  }
  const refusal = TokenRefusal.safeParse(json)
  const error = refusal.success ? refusal.data.error : ''
  if (error === 'invalid_grant') throw new SignInFailed('expired', 'The provider does not accept the code (any more).')
  if (status === 400 || status === 401)
    throw new SignInFailed('misconfigured', `The token endpoint refused: ${status} ${codeWord(error)}.`)
  throw new SignInFailed('unreachable', `The token endpoint answered ${status}.`)
}

function tokenCall(code: string, verifier: string, provider: Provider, config: OpenIdConnectConfig): BoundedCall {
  const { clientId, clientSecret, redirectUri } = config
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  })
  if (provider.token_endpoint_auth_methods_supported.includes('client_secret_basic')) {
    // Both parts are form-encoded first, so that a colon within one does not separate them (RFC 6749, 2.3.1).
    const credentials = [clientId, clientSecret]
      .map((part) => new URLSearchParams({ part }).toString().slice(5))
      .join(':')
    return {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
      body,
    }
  }
  body.set('client_id', clientId)
  body.set('client_secret', clientSecret)
  return { method: 'POST', body }
}

/** Many providers tell names only at their userinfo endpoint. When that fails, the account is made without them. */
async function namesOf(
  claims: SaidOfPerson,
  { userinfo_endpoint: address }: Provider,
  accessToken: string | undefined,
) {
  const hasName = claims.preferred_username ?? claims.email
  const told = hasName || !address || !accessToken ? claims : await userInfo(address, accessToken)
  // Userinfo about another subject would be a mistake or an attack (OpenID Connect Core 5.3.2).
  const { preferred_username, email } = told?.sub === claims.sub ? told : claims
  return { preferredUsername: preferred_username, email }
}

async function userInfo(address: string, accessToken: string): Promise<SaidOfPerson | null> {
  const call = boundedFetch(address, { headers: { authorization: `Bearer ${accessToken}` } })
  const answer = await call.catch(() => null)
  return SaidOfPerson.safeParse(answer?.json).data ?? null
}

/** The provider's error code, if it is a single word; nothing else that it says goes into the log. */
const codeWord = (error: string): string => (/^\w{1,60}$/.test(error) ? error : 'without a code')
