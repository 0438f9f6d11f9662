import { createRemoteJWKSet, customFetch } from 'jose'
import { z } from 'zod'
import { HOUR_MS } from '#domain/time.ts'
import { boundedFetch, CallFailed } from '../../outbound/bounded-fetch.ts'
import { isHttpsOrLoopback } from '../../outbound/https-or-loopback.ts'
import { SignInFailed } from './sign-in-failed.ts'

const Endpoint = z.url().refine(isHttpsOrLoopback)

/** The part of a provider's metadata that is read (OpenID Connect Discovery 1.0). */
const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: Endpoint,
  token_endpoint: Endpoint,
  jwks_uri: Endpoint,
  userinfo_endpoint: Endpoint.optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).default(['RS256']),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
})

export type Provider = z.output<typeof Metadata> & {
  /** Finds the key that an id token names as its own. `reload` reads the keys anew. */
  readonly keys: ReturnType<typeof createRemoteJWKSet>
}

const KNOWN_FOR_MS = HOUR_MS

/** Reads the provider's metadata once an hour; concurrent callers wait for the same answer. */
export function knowProvider(issuer: string, now: () => string): () => Promise<Provider> {
  let cached: { readonly provider: Promise<Provider>; readonly untilMs: number } | null = null
  return () => {
    const nowMs = Date.parse(now())
    if (cached && nowMs < cached.untilMs) return cached.provider
    const provider = discover(issuer)
    const fetched = { provider, untilMs: nowMs + KNOWN_FOR_MS }
    cached = fetched
    // A failure is not cached, so the next sign-in asks again.
    provider.catch(() => {
      if (cached === fetched) cached = null
    })
    return provider
  }
}

async function discover(issuer: string): Promise<Provider> {
  const { status, json } = await boundedFetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  const read = Metadata.safeParse(json)
  if (status !== 200 || !read.success)
    throw new CallFailed(`${issuer} answered ${status}, without a usable description of itself.`)
  const metadata = read.data
  if (metadata.issuer !== issuer)
    throw new SignInFailed('misconfigured', 'The issuer that the provider names is not exactly the one in OIDC_ISSUER.')
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint = issuer } = metadata
  const endpoints = [authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint]
  if (issuer.startsWith('https:') && !endpoints.every((endpoint) => endpoint.startsWith('https:')))
    throw new SignInFailed('misconfigured', 'The provider names addresses that are not https.')
  return { ...metadata, keys: createRemoteJWKSet(new URL(jwks_uri), { [customFetch]: fetchKeys }) }
}

async function fetchKeys(url: string): Promise<Response> {
  const { status, json } = await boundedFetch(url)
  if (status !== 200 || json === undefined) throw new CallFailed(`The provider's keys could not be read: ${status}.`)
  return Response.json(json)
}
