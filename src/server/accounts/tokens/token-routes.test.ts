import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import { SCOPE_OF_ENDPOINT, scopeOfRequest } from '#contract/endpoints/token-scopes.ts'
import { type MadeTokenView, TOKEN_SCOPES, type TokenScope, type TokensView } from '#contract/tokens.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
let owner: Visitor
beforeAll(async () => {
  app = await openTestApp({ SIGN_IN_TRIES_PER_ADDRESS: '5' })
  owner = await app.member('has.programs')
})
afterAll(() => app.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const ask = (scopes: readonly string[], more: object = {}) =>
  owner.send('POST', '/api/account/tokens', { name: 'A script', scopes, expiresOn: inDays(30), ...more })
const make = async (scopes: readonly TokenScope[], days = 30) =>
  (await ask(scopes, { expiresOn: inDays(days) })).json as MadeTokenView

/** Calls as a program does: without a cookie or an Origin. */
async function call(token: string, method: string, path: string, body?: object) {
  const answer = await app.http.request(`http://localhost${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, json: text.startsWith('{') ? JSON.parse(text) : null }
}

describe('the table of scopes', () => {
  it('has a row for every endpoint that is not public, and for no other', () => {
    const endpoints = ENDPOINTS.filter(({ isPublic }) => !isPublic).map(
      ({ method, path }) => `${method.toUpperCase()} ${path}`,
    )
    expect(Object.keys(SCOPE_OF_ENDPOINT).sort()).toEqual(endpoints.sort())
  })

  it('finds the row of a request, and nothing for an unknown address', () => {
    expect(scopeOfRequest('GET', '/api/assets/7')).toBe('read')
    expect(scopeOfRequest('HEAD', '/api/assets/7')).toBe('read')
    expect(scopeOfRequest('POST', '/api/principles/order')).toBe('record')
    expect(scopeOfRequest('POST', '/api/import')).toBeNull()
    expect(scopeOfRequest('DELETE', '/api/assets/7')).toBeNull()
    expect(scopeOfRequest('GET', '/api/assets/7/')).toBeNull()
  })

  it.each(Object.entries(SCOPE_OF_ENDPOINT))('%s is allowed with the scope %s alone', async (endpoint, needed) => {
    const [method = '', path = ''] = endpoint.replaceAll(/\{\w+\}/g, '1').split(' ')
    for (const scope of TOKEN_SCOPES) {
      const { token } = tokens[scope]
      const { status, json } = await call(token, method, path, method === 'POST' ? {} : undefined)
      const isRefused = status === 403 && json?.code === 'not-allowed'
      expect([scope, isRefused]).toEqual([scope, scope !== needed])
    }
  })
})

const tokens = {} as Record<TokenScope, MadeTokenView>
beforeAll(async () => {
  for (const scope of TOKEN_SCOPES) tokens[scope] = await make([scope])
})

describe('a token', () => {
  it('is shown once, stored under a hash, and never listed', async () => {
    const made = await make(['read', 'record'])
    expect(made.token).toMatch(/^candor_[\w-]{43}$/)
    const { tokens } = (await owner.send('GET', '/api/account/tokens')).json as TokensView
    expect(tokens.find(({ id }) => id === made.id)).toEqual({
      id: made.id,
      name: 'A script',
      scopes: ['read', 'record'],
      createdAt: made.createdAt,
      expiresAt: `${inDays(30)}T23:59:59.999Z`,
      lastUsedAt: null,
    })
    const stored = await app.context.db.selectFrom('api_tokens').selectAll().execute()
    expect(JSON.stringify([stored, tokens])).not.toContain(made.token)
  })

  it('records for its owner, and for nobody else', async () => {
    const { token } = await make(['read', 'record'])
    const { status, json } = await call(token, 'POST', '/api/assets', buyIbm({ ticker: 'MSFT' }))
    expect(status).toBe(201)
    expect((await owner.send('GET', `/api/assets/${json.assetId}`)).status).toBe(200)
    const other = await app.member()
    expect((await other.send('GET', `/api/assets/${json.assetId}`)).status).toBe(404)
  })

  it('counts instead of a cookie that comes along', async () => {
    const { token } = tokens.read
    const answer = await owner.send('GET', '/api/account', undefined, { authorization: `Bearer ${token}` })
    expect(answer).toMatchObject({ status: 403, json: { code: 'not-allowed' } })
  })

  it('sent by another site’s page is refused as a cookie would be', async () => {
    const { token } = tokens.record
    const headers = { authorization: `Bearer ${token}`, origin: 'https://evil.example' }
    expect(await app.visitor().send('POST', '/api/assets', buyIbm(), headers)).toMatchObject({
      json: { code: 'foreign-origin' },
    })
  })

  it('is valid until it is revoked', async () => {
    const { token, id } = await make(['read'])
    const other = await app.member()
    expect((await other.send('DELETE', `/api/account/tokens/${id}`)).status).toBe(404)
    expect((await call(token, 'GET', '/api/summary')).status).toBe(200)
    expect((await owner.send('DELETE', `/api/account/tokens/${id}`)).status).toBe(204)
    expect((await call(token, 'GET', '/api/summary')).status).toBe(401)
    expect((await owner.send('DELETE', `/api/account/tokens/${id}`)).status).toBe(404)
  })

  it.each([
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['everything'] }, 'scopes.0'],
    [{ name: ' ' }, 'name'],
    [{ expiresOn: '2026-02-31' }, 'expiresOn'],
    [{ expiresOn: inDays(-1) }, 'expiresOn'],
    [{ expiresOn: inDays(400) }, 'expiresOn'],
    [{ userId: 'somebody' }, 'userId'],
  ])('with %j is refused beside its field', async (changed, field) => {
    expect(await ask(['read'], changed)).toMatchObject({ status: 422, json: { errors: [{ field }] } })
  })

  it('is noted in the security log, and never shown there', async () => {
    const { token, id } = await make(['read'])
    await owner.send('DELETE', `/api/account/tokens/${id}`)
    const events = app.logged.filter((line) => line.includes('"msg":"security"')).join('\n')
    expect(events).toMatch(/"event":"token-made"[\s\S]*"event":"token-revoked"/)
    expect(app.logged.join('\n')).not.toContain(token)
  })
})

describe('the limits of tokens', () => {
  it('are an expiry, a fresh sign-in for new ones, and waits for guesses', async () => {
    const { token } = await make(['read'], 1)
    app.setNow(new Date(Date.now() + 3 * 86_400_000).toISOString())
    expect((await call(token, 'GET', '/api/summary')).status).toBe(401)
    expect(await ask(['read'])).toMatchObject({ status: 403, json: { code: 'not-fresh' } })
    const statuses: number[] = []
    for (let n = 0; n < 5; n += 1) statuses.push((await call(`candor_guess${n}`, 'GET', '/api/summary')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 429])
    expect((await call(tokens.read.token, 'GET', '/api/summary')).status).toBe(200)
  })
})
