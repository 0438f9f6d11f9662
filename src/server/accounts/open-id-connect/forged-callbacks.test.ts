import { describe, expect, it } from 'vitest'
import {
  bought,
  decide,
  leave,
  locationOf,
  openIdConnectSettings,
  providerForFile,
  signInAt,
} from '#test/support/open-id-connect.ts'

const { app, double, requestsTo } = providerForFile()

describe('a callback', () => {
  /** Comes back with a matching state and cookie, after `changed` has altered the address. */
  async function comeBack(changed: (back: URL) => void): Promise<string> {
    const visitor = app().visitor()
    const back = new URL(await decide(await leave(visitor)), 'https://candor.test')
    changed(back)
    return locationOf(await visitor.send('GET', back.pathname + back.search))
  }

  it.each<[string, (back: URL) => void]>([
    ['no state', ({ searchParams }) => searchParams.delete('state')],
    ['another state', ({ searchParams }) => searchParams.set('state', 'x'.repeat(43))],
    ['a state that is none', ({ searchParams }) => searchParams.set('state', '../../etc')],
  ])('an answer with %s is refused', async (_, changed) => {
    const before = requestsTo('/token').length
    expect(await comeBack(changed)).toBe('/login?failure=expired')
    expect(requestsTo('/token')).toHaveLength(before)
  })

  it.each<[string, string, (back: URL) => void]>([
    ['no code', 'denied', ({ searchParams }) => searchParams.delete('code')],
    ['another code', 'expired', ({ searchParams }) => searchParams.set('code', 'guessed')],
    ['another issuer', 'untrusted', ({ searchParams }) => searchParams.set('iss', 'https://evil.example')],
    ['no issuer', 'untrusted', ({ searchParams }) => searchParams.delete('iss')],
    ['a code and an error', 'misconfigured', ({ searchParams }) => searchParams.set('error', 'invalid_scope')],
  ])('an answer with %s is %s', async (_, failure, changed) => {
    expect(await comeBack(changed)).toBe(`/login?failure=${failure}`)
  })

  it('a state is accepted once, even with its cookie', async () => {
    const visitor = app().visitor()
    const atProvider = await leave(visitor)
    const cookie = visitor.cookie()
    const back = await decide(atProvider)
    const before = requestsTo('/token').length
    const twice = [1, 2].map(() => app().visitor().send('GET', back, undefined, { cookie }))
    const led = (await Promise.all(twice)).map(locationOf).sort()
    expect(led).toEqual([bought('grace.hopper'), '/login?failure=expired'])
    expect(requestsTo('/token')).toHaveLength(before + 1)
  })

  it('a sign-in that another browser began is refused, so that no link can sign a visitor in as somebody else', async () => {
    const back = await decide(await leave(app().visitor()))
    const victim = app().visitor()
    await leave(victim)
    expect(locationOf(await victim.send('GET', back))).toBe('/login?failure=expired')
    expect((await victim.send('GET', '/api/session')).json).toEqual({ user: null })
  })

  it('a code of another sign-in is refused, because it needs another verifier', async () => {
    const [thief, victim] = [app().visitor(), app().visitor()]
    const stolen = new URLSearchParams((await decide(await leave(victim))).split('?')[1]).get('code') ?? ''
    const own = new URL(await decide(await leave(thief)), 'https://candor.test')
    own.searchParams.set('code', stolen)
    expect(locationOf(await thief.send('GET', own.pathname + own.search))).toBe('/login?failure=expired')
  })

  it('a sign-in expires after ten minutes', async () => {
    let now = new Date().toISOString()
    const visitor = app().visitorBesides(openIdConnectSettings(double().url), { now: () => now })
    const back = await decide(await leave(visitor))
    now = new Date(Date.parse(now) + 10 * 60_000).toISOString()
    expect(locationOf(await visitor.send('GET', back))).toBe('/login?failure=expired')
  })
})

describe('a provider that changes its key', () => {
  it.each([
    ['another id', 'k2'],
    ['the same id', 'k2'],
  ])('to one under %s signs people in at once, also in the middle of a sign-in', async (_, kid) => {
    expect(await signInAt(double(), app().visitor())).toBe(bought('grace.hopper'))
    const visitor = app().visitor()
    const back = await decide(await leave(visitor))
    double().rotateKeys(kid)
    expect(locationOf(await visitor.send('GET', back))).toBe(bought('grace.hopper'))
    const before = requestsTo('/keys').length
    expect(await signInAt(double(), app().visitor())).toBe(bought('grace.hopper'))
    expect(requestsTo('/keys')).toHaveLength(before)
  })

  it('is asked for its keys once more where a signature does not fit, and believed no more than before', async () => {
    double().behave('wrong-signature')
    const before = requestsTo('/keys').length
    expect(await signInAt(double(), app().visitor())).toBe('/login?failure=untrusted')
    expect(requestsTo('/keys')).toHaveLength(before + 1)
  })

  it('and does not answer when asked for the new one cannot be reached, and signs people in once it does', async () => {
    expect(await signInAt(double(), app().visitor())).toBe(bought('grace.hopper'))
    double().rotateKeys('k3')
    double().behave('keys-down')
    expect(await signInAt(double(), app().visitor())).toBe('/login?failure=unreachable')
    double().behave('ok')
    expect(await signInAt(double(), app().visitor())).toBe(bought('grace.hopper'))
  })
})

describe('the address after the sign-in', () => {
  it('is the address that asked for the sign-in', async () => {
    const next = '/account/grace.hopper/bought/3?from=list#thesis'
    expect(await signInAt(double(), app().visitor(), next)).toBe(next)
  })

  it('is on this site, whatever `next` says', async () => {
    expect(FOREIGN.length).toBeGreaterThanOrEqual(50)
    for (const next of FOREIGN) {
      const led = await signInAt(double(), app().visitor(), next)
      expect(led, next).toBe(bought('grace.hopper'))
      expect(new URL(led, 'https://candor.test').origin, next).toBe('https://candor.test')
    }
  })
})

/** Addresses of other sites, and scripts, written so that they may be taken for a path. */
const EVIL = 'evil.example'
const FOREIGN: readonly string[] = [
  ...[`https://${EVIL}`, `http://${EVIL}`, `HTTPS://${EVIL}/account/grace.hopper`, `ftp://${EVIL}`, `https:${EVIL}`],
  ...[`https:/${EVIL}`, `https:///${EVIL}`, `https:\\\\${EVIL}`, `//${EVIL}`, `///${EVIL}`, `////${EVIL}`],
  ...[`/\\${EVIL}`, `\\/${EVIL}`, `\\\\${EVIL}`, `/\\/${EVIL}`, `/\\\\${EVIL}`, `\\${EVIL}`, `/%5c${EVIL}`],
  ...[`/%2f${EVIL}`, `%2f%2f${EVIL}`, `/%09/${EVIL}`, `/\t/${EVIL}`, `/\n/${EVIL}`, `/\r\n/${EVIL}`, `\t//${EVIL}`],
  ...[` //${EVIL}`, `\u0000//${EVIL}`, `/ /${EVIL}`, `//${EVIL}/account/grace.hopper`, `//${EVIL}%2f..`, `/./${EVIL}`],
  ...[`/.//${EVIL}`, `/..//${EVIL}`, `//google.com%40${EVIL}`, `https://candor.test@${EVIL}`, `//candor.test@${EVIL}`],
  ...[`https://candor.test.${EVIL}`, `//${EVIL}#candor.test`, `//${EVIL}?candor.test`, `@${EVIL}`, `.${EVIL}`],
  ...['javascript:alert(1)', 'JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'],
  ...[`/account/../../${EVIL}`, `/account/..//${EVIL}`, `/account/grace.hopper/..%2f..//${EVIL}/..`],
  ...[`/account/grace.hopper/../..//${EVIL}`, `/account/grace.hopper/%2e%2e/%2E%2E//${EVIL}`],
  ...[`/account/grace.hopper\\..\\..\\${EVIL}`, `/account/grace.hopper/\r\nlocation: //${EVIL}`],
  ...[`/account/other/bought/1`, `/account//${EVIL}`, `/account/grace.hopper@${EVIL}`, '/login', '', ' '],
  ...[`/account/grace.hopper/${'x'.repeat(1_000)}`, `\u2028//${EVIL}`, `\uff0f\uff0f${EVIL}`, `/\u3002/${EVIL}`],
]
