import { createHash, randomUUID } from 'node:crypto'
import { type Answer, html, json } from './answer.ts'
import { type Double, startDouble } from './double-server.ts'
import { type Algorithm, type TokenFault, tokenIssuer } from './open-id-connect-token.ts'
import { foreignOrigin, keyAfter, type Received } from './received.ts'

type OpenIdConnectScenario =
  | TokenFault
  | 'foreign-description'
  | 'foreign-answer'
  | 'busy'
  | 'token-down'
  | 'token-redirect'
  | 'token-html'
  | 'token-oversized'
  | 'keys-down'
  | 'userinfo-foreign'
  | 'earlier-sign-in'
  | 'silent-of-time'

/** Somebody who is signed in at the provider. `tells` says where the provider puts their names. */
type SomePerson = {
  readonly sub: string
  readonly preferred_username?: string
  readonly email?: string
  readonly tells?: 'id-token' | 'userinfo'
}

export type OpenIdConnectOptions = {
  readonly algorithm?: Algorithm
  readonly authentication?: 'client_secret_basic' | 'client_secret_post'
}

export type OpenIdConnectDouble = Double<OpenIdConnectScenario> & {
  /** Sets who uses the browser from now on. */
  isVisitedBy(person: SomePerson): void
  /** Signs with a new key from now on. @param kid its id, which may be that of the one before */
  rotateKeys(kid: string): void
}

/** Candor's client id and secret at the provider. The secret contains characters that must be encoded in requests. */
export const CLIENT = { id: 'candor', secret: 'a secret: with %, + and / (canary 8d41)' } as const

type Grant = { readonly person: SomePerson; readonly query: Received['query'] }
type Reply = (request: Received, scenario: OpenIdConnectScenario | 'ok') => Answer

/** An identity provider with discovery, a consent page, tokens, keys and userinfo. It makes its keys when it starts. */
export async function startOpenIdConnectDouble(options: OpenIdConnectOptions = {}): Promise<OpenIdConnectDouble> {
  const { algorithm = 'RS256', authentication = 'client_secret_basic' } = options
  const tokens = tokenIssuer(algorithm, CLIENT.secret)
  const [codes, accessTokens] = [new Map<string, Grant>(), new Map<string, SomePerson>()]
  let person: SomePerson = { sub: '0001', preferred_username: 'grace.hopper' }

  const replies: Readonly<Record<string, Reply>> = {
    'GET /.well-known/openid-configuration': (request, scenario) =>
      json(200, {
        ...description(origin(request)),
        ...(scenario === 'foreign-description' ? { issuer: foreignOrigin(request) } : {}),
        id_token_signing_alg_values_supported: [algorithm, 'HS256', 'none'],
        token_endpoint_auth_methods_supported: [authentication],
      }),
    'GET /authorize': ({ query }) => (isWhole(query) ? consentPage(person, query) : html(400, 'This is not whole')),
    'GET /consent': consent,
    'POST /token': (request, scenario) => tokenFailures[scenario]?.(request) ?? token(request, scenario),
    'GET /keys': (_request, scenario) =>
      scenario === 'keys-down' ? json(503, {}) : json(200, { keys: tokens.publicKeys() }),
    'GET /userinfo': (request, scenario) => {
      const person = accessTokens.get(keyAfter('bearer', request) ?? '')
      if (!person) return json(401, { error: 'invalid_token' })
      return json(200, scenario === 'userinfo-foreign' ? { ...person, sub: 'somebody else' } : person)
    },
  }

  function consent(request: Received, scenario: string): Answer {
    const { decision, ...query } = request.query
    const back = new URL(query.redirect_uri ?? '')
    const error = scenario === 'busy' ? 'temporarily_unavailable' : decision === 'deny' ? 'access_denied' : null
    const code = randomUUID()
    codes.set(code, { person, query })
    back.searchParams.set('state', query.state ?? '')
    back.searchParams.set('iss', scenario === 'foreign-answer' ? foreignOrigin(request) : origin(request))
    back.searchParams.set(error ? 'error' : 'code', error ?? code)
    back.searchParams.set('error_description', PROVIDERS_WORDS)
    return { status: 302, headers: { location: back.href } }
  }

  function token(request: Received, scenario: string): Answer {
    const form = Object.fromEntries(new URLSearchParams(String(request.body)))
    if (!isClient(request, form, authentication)) return json(401, { error: 'invalid_client' })
    const grant = codes.get(form.code ?? '')
    codes.delete(form.code ?? '')
    const isProved = grant?.query.code_challenge === challengeOf(form.code_verifier ?? '')
    if (!grant || !isProved || form.redirect_uri !== grant.query.redirect_uri)
      return json(400, { error: 'invalid_grant', error_description: PROVIDERS_WORDS })
    const { tells = 'id-token', ...names } = grant.person
    const accessToken = randomUUID()
    accessTokens.set(accessToken, grant.person)
    const claims = { iss: origin(request), aud: CLIENT.id, nonce: grant.query.nonce ?? '', sub: names.sub }
    const all = { ...claims, ...timeOfSignIn(grant.query, scenario) }
    const idToken = tokens.issue(tells === 'id-token' ? { ...names, ...all } : all, scenario)
    return json(200, { token_type: 'Bearer', access_token: accessToken, id_token: idToken })
  }

  const double = await startDouble<OpenIdConnectScenario>((request, scenario) => {
    const reply = replies[`${request.method} ${request.path}`]
    return reply ? reply(request, scenario) : { status: 404, body: 'Not found' }
  })
  return {
    ...double,
    isVisitedBy: (visitor) => {
      person = visitor
    },
    rotateKeys: tokens.rotate,
  }
}

/** The time of the sign-in, which is given if a new sign-in was requested. In some scenarios it is an earlier one, or missing. */
function timeOfSignIn(query: Received['query'], scenario: string): { auth_time?: number } {
  const nowSeconds = Math.floor(Date.now() / 1000)
  if (scenario === 'earlier-sign-in') return { auth_time: nowSeconds - 3_600 }
  return query.max_age === undefined || scenario === 'silent-of-time' ? {} : { auth_time: nowSeconds }
}

/** Words of the provider that must never appear on a page of Candor. */
export const PROVIDERS_WORDS = '<b>the words of the provider</b>'

const tokenFailures: Readonly<Record<string, (request: Received) => Answer>> = {
  'token-down': () => json(503, { error: PROVIDERS_WORDS }),
  'token-redirect': (request) => ({ status: 307, headers: { location: `${foreignOrigin(request)}/token` } }),
  'token-html': () => html(200, PROVIDERS_WORDS),
  'token-oversized': () => json(200, { id_token: 'x'.repeat(2 * 1024 * 1024) }),
}

const description = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/keys`,
  userinfo_endpoint: `${url}/userinfo`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
})

function isWhole({ response_type, client_id, code_challenge_method, scope, state, nonce }: Received['query']): boolean {
  const isRight = response_type === 'code' && client_id === CLIENT.id && code_challenge_method === 'S256'
  return Boolean(isRight && state && nonce && scope?.split(' ').includes('openid'))
}

function isClient(request: Received, form: Record<string, string>, authentication: string): boolean {
  if (authentication === 'client_secret_post')
    return form.client_id === CLIENT.id && form.client_secret === CLIENT.secret
  const pair = Buffer.from(keyAfter('basic', request) ?? '', 'base64').toString()
  const [id, secret] = pair.split(':').map((part) => new URLSearchParams(`part=${part}`).get('part'))
  return id === CLIENT.id && secret === CLIENT.secret
}

/** The page on which somebody consents or refuses. Both are links, so that a program can follow them too. */
function consentPage({ sub, preferred_username: name = sub }: SomePerson, query: Received['query']): Answer {
  const linkTo = (decision: string) =>
    `/consent?${new URLSearchParams({ ...query, decision })}`.replaceAll('&', '&amp;')
  const title = `Candor wants to know who you are, ${name}`
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><html lang="en"><head><title>${title}</title><link rel="icon" href="data:,"></head>
<body><h1>${title}</h1><a href="${linkTo('allow')}">Allow</a> <a href="${linkTo('deny')}">Deny</a></body></html>`,
  }
}

const origin = ({ headers }: Received): string => `http://${headers.host}`

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')
