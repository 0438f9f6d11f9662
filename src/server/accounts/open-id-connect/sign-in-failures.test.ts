import { describe, expect, it } from 'vitest'
import { CLIENT, PROVIDERS_WORDS } from '#test/doubles/open-id-connect-double.ts'
import {
  CALLBACK,
  decide,
  leave,
  locationOf,
  openIdConnectSettings,
  openTestAppWithProvider,
  providerForFile,
  START,
  signInAt,
} from '#test/support/open-id-connect.ts'
import { openTestApp } from '#test/support/test-app.ts'

const { app, double, requestsTo } = providerForFile()

describe('whatever goes wrong', () => {
  it.each([
    ['wrong-nonce', 'another nonce'],
    ['wrong-signature', 'signature verification failed'],
    ['wrong-audience', 'unexpected \\"aud\\" claim value'],
    ['wrong-azp', 'another azp'],
    ['expired', '\\"exp\\" claim timestamp check failed'],
    ['unsigned', '\\"alg\\" (Algorithm) Header Parameter value not allowed'],
    ['shared-secret', '\\"alg\\" (Algorithm) Header Parameter value not allowed'],
    ['no-subject', 'missing required \\"sub\\" claim'],
    ['foreign-issuer', 'unexpected \\"iss\\" claim value'],
    ['foreign-answer', 'The answer is from another issuer'],
    ['token-html', 'gave no id token'],
  ] as const)('%s is not trusted, and nobody is signed in', async (scenario, reason) => {
    double().behave(scenario)
    const visitor = app().visitor()
    expect(await signInAt(double(), visitor)).toBe('/login?failure=untrusted')
    expect((await visitor.send('GET', '/api/session')).json).toEqual({ user: null })
    expect(app().logged.at(-1)).toContain(reason)
  })

  it.each(['busy', 'token-down', 'token-redirect', 'token-oversized'] as const)(
    '%s is a provider that cannot be reached',
    async (scenario) => {
      const visitor = app().visitor()
      const atProvider = await leave(visitor)
      double().behave(scenario)
      expect(locationOf(await visitor.send('GET', await decide(atProvider)))).toBe('/login?failure=unreachable')
    },
  )

  it('no redirect is followed with the code and the secret', async () => {
    const before = requestsTo('/token').length
    double().behave('token-redirect')
    await signInAt(double(), app().visitor())
    expect(requestsTo('/token')).toHaveLength(before + 1)
  })

  it.each(['cut', 'html', 'garbage', 'oversized', 'redirect'] as const)(
    'a description that is %s is a provider that cannot be reached, until it can',
    async (scenario) => {
      const other = await openTestAppWithProvider()
      other.double.behave(scenario)
      const visitor = other.app.visitor()
      const next = '/account/grace.hopper/bought/3'
      const failed = await visitor.send('GET', `${START}?next=${encodeURIComponent(next)}`)
      expect(locationOf(failed)).toBe(`/login?failure=unreachable&next=${encodeURIComponent(next)}`)
      expect(failed.headers.getSetCookie()).toEqual([])
      other.double.behave('ok')
      expect(await signInAt(other.double, visitor, next)).toBe(next)
      await other.close()
    },
  )

  it.each([
    [
      'foreign-description',
      'misconfigured',
      'The issuer that the provider names is not exactly the one in OIDC_ISSUER.',
    ],
    ['keys-down', 'unreachable', 'keys could not be read: 503'],
  ] as const)('%s is %s, and the log says why', async (scenario, failure, reason) => {
    const other = await openTestAppWithProvider()
    const visitor = other.app.visitor()
    other.double.behave(scenario)
    const started = locationOf(await visitor.send('GET', START))
    const ended = started.startsWith('/')
      ? started
      : locationOf(await visitor.send('GET', await decide(new URL(started))))
    expect(ended).toBe(`/login?failure=${failure}`)
    expect(other.app.logged.join('')).toContain(reason)
    await other.close()
  })

  it('a refusal at the provider is told as one, and keeps the address for the next try', async () => {
    const visitor = app().visitor()
    const next = '/account/grace.hopper/settings'
    const back = await decide(await leave(visitor, next), 'Deny')
    const led = locationOf(await visitor.send('GET', back))
    expect(led).toBe(`/login?failure=denied&next=${encodeURIComponent(next)}`)
  })

  it('a wrong client secret is reported as a matter for the operator', async () => {
    const itsApp = await openTestApp({ ...openIdConnectSettings(double().url), OIDC_CLIENT_SECRET: 'another' })
    expect(await signInAt(double(), itsApp.visitor())).toBe('/login?failure=misconfigured')
    expect(itsApp.logged.join('')).toContain('The token endpoint refused: 401 invalid_client.')
    await itsApp.close()
  })

  it('without a provider, the route leads back to the sign-in page', async () => {
    const itsApp = await openTestApp()
    for (const path of [START, CALLBACK])
      expect(locationOf(await itsApp.visitor().send('GET', path))).toMatch(/^\/login\?failure=(misconfigured|expired)$/)
    await itsApp.close()
  })

  it('nothing of the provider’s words, no code and no secret is shown or logged', async () => {
    expect(double().requests.length).toBeGreaterThan(50)
    const codes = requestsTo('/token').map(({ body }) => new URLSearchParams(String(body)).get('code') ?? '')
    for (const secret of [PROVIDERS_WORDS, CLIENT.secret, encodeURIComponent(PROVIDERS_WORDS), ...codes])
      expect(app().logged.filter((line) => secret !== '' && line.includes(secret))).toEqual([])
    expect(app().logged.some((line) => line.includes('another nonce'))).toBe(true)
  })
})
