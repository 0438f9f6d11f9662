import { afterAll, beforeAll, beforeEach } from 'vitest'
import {
  CLIENT,
  type OpenIdConnectDouble,
  type OpenIdConnectOptions,
  startOpenIdConnectDouble,
} from '../doubles/open-id-connect-double.ts'
import { type Answered, openTestApp, type TestApp, type Visitor } from './test-app.ts'

export const START = '/api/session/open-id-connect'
export const CALLBACK = `${START}/callback`

/** The settings with which Candor signs people in with a provider. */
export const openIdConnectSettings = (issuer: string, candorUrl = 'https://candor.test'): Record<string, string> => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: 'Continue with Example',
  CANDOR_URL: candorUrl,
})

type TestAppWithProvider = { double: OpenIdConnectDouble; app: TestApp; close(): Promise<void> }

/** A test app in memory with an identity provider of its own. */
export async function openTestAppWithProvider(options?: OpenIdConnectOptions): Promise<TestAppWithProvider> {
  const double = await startOpenIdConnectDouble(options)
  const app = await openTestApp(openIdConnectSettings(double.url))
  return { double, app, close: () => app.close().then(double.close) }
}

/**
 * A test app and a provider for the tests of a file. Before each test the provider answers as it should, and the person there is
 * Grace Hopper.
 */
export function providerForFile(options?: OpenIdConnectOptions) {
  let opened: TestAppWithProvider
  beforeAll(async () => {
    opened = await openTestAppWithProvider(options)
  })
  beforeEach(() => {
    opened.double.behave('ok')
    opened.double.isVisitedBy({ sub: '0001', preferred_username: 'grace.hopper' })
  })
  afterAll(() => opened.close())
  return {
    app: () => opened.app,
    double: () => opened.double,
    requestsTo: (path: string) => opened.double.requests.filter((request) => request.path === path),
  }
}

export const bought = (username: string): string => `/account/${username}/overview/bought`

export const locationOf = ({ headers }: Pick<Answered, 'headers'>): string => headers.get('location') ?? ''

/** Presses the sign-in button. @returns the address at the provider */
export async function leave(visitor: Visitor, next?: string): Promise<URL> {
  const query = next === undefined ? '' : `?${new URLSearchParams({ next })}`
  return new URL(locationOf(await visitor.send('GET', START + query)))
}

/** Allows or denies the sign-in at the provider. @returns the path of Candor to which the provider sends the browser back */
export async function decide(atProvider: URL, decision: 'Allow' | 'Deny' = 'Allow'): Promise<string> {
  const page = await (await fetch(atProvider)).text()
  const link = new RegExp(`href="([^"]+)">${decision}<`).exec(page)?.[1]?.replaceAll('&amp;', '&')
  if (!link) throw new Error(`The provider did not ask: ${page}`)
  const back = await fetch(new URL(link, atProvider), { redirect: 'manual' })
  const { pathname, search } = new URL(locationOf(back))
  return pathname + search
}

/** Signs in at the provider. @returns where Candor redirects in the end */
export async function signInAt(double: OpenIdConnectDouble, visitor: Visitor, next?: string): Promise<string> {
  const atProvider = await leave(visitor, next)
  if (atProvider.origin !== double.url) throw new Error(`The button led to ${atProvider.origin}.`)
  return locationOf(await visitor.send('GET', await decide(atProvider)))
}
