import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { IdentitiesView, ProviderAddressView } from '#contract/identities.ts'
import { bought, CALLBACK, locationOf, openIdConnectSettings, START } from '#test/support/open-id-connect.ts'
import { browserAtProvider, type RealProvider, startRealProvider } from '#test/support/real-provider.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

/** Against oidc-provider, a certified provider of OpenID Connect, because our own double only does what we expect. */
let provider: RealProvider
let app: TestApp
const browsers = new Map<string, ReturnType<typeof browserAtProvider>>()
beforeAll(async () => {
  // It warns at length that its configuration is for trials only.
  for (const method of ['warn', 'info'] as const) vi.spyOn(console, method).mockImplementation(() => {})
  provider = await startRealProvider(`https://candor.test${CALLBACK}`)
  app = await openTestApp(openIdConnectSettings(provider.issuer))
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
  await provider.close()
})

/** A browser for each person, which stays signed in at the provider. */
function browserOf(name: string) {
  const browser = browsers.get(name) ?? browserAtProvider(provider)
  browsers.set(name, browser)
  return browser
}
const loginsOf = (name: string) => browserOf(name).asked.filter((prompt) => prompt === 'login').length

const signIn = async (visitor: Visitor, as: string, query = '') => {
  const address = locationOf(await visitor.send('GET', START + query))
  return locationOf(await visitor.send('GET', await browserOf(as).goThrough(address, as)))
}

async function change(visitor: Visitor, path: string, as: string): Promise<string> {
  const { address } = (await visitor.send('POST', path)).json as ProviderAddressView
  return locationOf(await visitor.send('GET', await browserOf(as).goThrough(address ?? '', as)))
}

it('a person signs in, and gets the same account the next time', async () => {
  const [first, second] = [app.visitor(), app.visitor()]
  expect(await signIn(first, 'grace.hopper')).toBe(bought('grace.hopper'))
  expect(await signIn(second, 'grace.hopper')).toBe(bought('grace.hopper'))
  expect((await second.send('GET', '/api/session')).json).toMatchObject({ user: { username: 'grace.hopper' } })
  expect(browserOf('grace.hopper').asked).toEqual(['login', 'consent'])
})

it('a person must sign in at the provider again where an earlier sign-in is not enough', async () => {
  const visitor = app.visitor()
  await signIn(visitor, 'barbara.liskov')
  expect(await signIn(visitor, 'barbara.liskov', '?again=1')).toBe(bought('barbara.liskov'))
  expect(loginsOf('barbara.liskov')).toBe(2)
})

it('an identity is linked to an account and unlinked again, with a sign-in at the provider each time', async () => {
  const owner = await app.member('ada.lovelace')
  await signIn(app.visitor(), 'somebody.else')
  const settings = (outcome: string) => `/account/ada.lovelace/settings?identity=${outcome}`
  expect(await change(owner, '/api/account/identities', 'somebody.else')).toBe(settings('linked-elsewhere'))
  expect(await change(owner, '/api/account/identities', 'ada.elsewhere')).toBe(settings('linked'))
  expect(await signIn(app.visitor(), 'ada.elsewhere')).toBe(bought('ada.lovelace'))
  const { identities } = (await owner.send('GET', '/api/account/identities')).json as IdentitiesView
  const unlinking = `/api/account/identities/${identities[0]?.id}/unlinking`
  expect(await change(owner, unlinking, 'somebody.else')).toBe(settings('another-person'))
  expect(await change(owner, unlinking, 'ada.elsewhere')).toBe(settings('unlinked'))
  expect(loginsOf('ada.elsewhere')).toBe(2)
  expect(app.logged.join('')).not.toContain('ada.elsewhere')
})
