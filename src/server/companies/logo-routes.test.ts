import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, json } from '#test/doubles/answer.ts'
import { type Double, startDouble } from '#test/doubles/double-server.ts'
import { type MassiveScenario, startMassiveDouble } from '#test/doubles/massive-double.ts'
import { pngIcon } from '#test/doubles/massive-fixtures.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

const KEY = 'massive-canary-key'
const NO_LIMIT = { MARKET_DATA_PER_MINUTE: '0' }

let provider: Double<MassiveScenario>
let canary: Double<never>
let app: TestApp
let member: Visitor
beforeEach(async () => {
  provider = await startMassiveDouble({ key: KEY })
  canary = await startDouble<never>(() => pngIcon)
  app = await openTestApp({ MARKET_DATA_API_KEY: KEY, MARKET_DATA_BASE_URL: provider.url, ...NO_LIMIT })
  member = await app.member()
})
afterEach(async () => {
  await app.close()
  await provider.close()
  await canary.close()
})

const logo = async (ticker = 'AAPL') => {
  const answer = await app.http.request(`http://localhost/api/logos/${ticker}`, {
    headers: { cookie: member.cookie() },
  })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const details = (icon_url: unknown): Answer => json(200, { status: 'OK', results: { branding: { icon_url } } })
const image = (body: string | Uint8Array, type = 'image/png'): Answer => ({
  ...{ status: 200, headers: { 'content-type': type }, body },
})
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])
const webp = Buffer.from('RIFF\x04\0\0\0WEBPVP8 ', 'latin1')

describe('a logo', () => {
  it('is the provider’s picture, requested with the key in the header, and sent so that it can run nothing', async () => {
    const { answer, bytes } = await logo()
    expect(answer.status).toBe(200)
    expect(bytes).toEqual(pngIcon.body)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=604800',
    })
    expect(provider.requests.map(({ path, query }) => [path, query])).toEqual([
      ['/v3/reference/tickers/AAPL', {}],
      ['/v1/reference/company-branding/aapl/images/2026-11-01_icon.png', {}],
    ])
    expect(provider.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${KEY}`, `Bearer ${KEY}`])
  })

  it.each([
    ['image/jpeg', jpeg],
    ['image/webp', webp],
  ])('is %s by its first bytes, whatever type it claims', async (type, bytes) => {
    provider.behave('ok', image(bytes, 'text/html'))
    expect((await logo()).answer.headers.get('content-type')).toBe(type)
  })

  it('is fetched once', async () => {
    await logo()
    await Promise.all([logo(), logo()])
    expect(provider.requests).toHaveLength(2)
  })

  it('is for people who are signed in', async () => {
    expect((await app.http.request('http://localhost/api/logos/AAPL')).status).toBe(401)
    expect(provider.requests).toEqual([])
  })

  it('leaves some of a minute’s requests to searches', async () => {
    const narrow = await openTestApp({ MARKET_DATA_API_KEY: KEY, MARKET_DATA_BASE_URL: provider.url })
    const visitor = await narrow.member()
    for (const ticker of ['AAPL', 'MSFT', 'NVDA', 'APLE', 'BRK.B'])
      await narrow.http.request(`http://localhost/api/logos/${ticker}`, { headers: { cookie: visitor.cookie() } })
    expect(provider.requests).toHaveLength(3)
    expect((await visitor.send('GET', '/api/companies?search=aapl')).status).toBe(200)
    expect(provider.requests.at(-1)?.path).toBe('/v3/reference/tickers')
    await narrow.close()
  })
})

describe('no logo', () => {
  it.each<[string, MassiveScenario | 'html' | 'garbage' | 'oversized' | 'cut' | 'redirect' | Answer]>([
    ['the provider fails', 'server-error'],
    ['its key is wrong', 'unknown-key'],
    ['its limit is reached', 'limited'],
    ['a page comes instead', 'html'],
    ['half an answer comes', 'garbage'],
    ['the connection is lost', 'cut'],
    ['it leads elsewhere', 'redirect'],
    ['it has no branding', json(200, { results: {} })],
    ['it knows no such company', { status: 404, body: 'canary' }],
  ])('where %s: an empty answer, which no browser reports as an error', async (_, scenario) => {
    provider.behave(scenario)
    const { answer, bytes } = await logo()
    expect([answer.status, bytes.length]).toEqual([204, 0])
  })

  it.each<[string, Answer | 'svg-icon' | 'redirect']>([
    ['an SVG', image('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', image('<!doctype html><script>alert(1)</script>')],
    ['a GIF', image('GIF89a')],
    ['nothing', image('')],
    ['too large', image(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(256 * 1024)]))],
    ['elsewhere', 'redirect'],
    ['gone', { status: 404, body: 'canary' }],
  ])('where the picture is %s', async (_, picture) => {
    provider.behave('ok', picture)
    const { answer, bytes } = await logo()
    expect([answer.status, bytes.length]).toEqual([204, 0])
  })

  it('without a provider', async () => {
    const alone = await openTestApp()
    const visitor = await alone.member()
    expect((await visitor.send('GET', '/api/logos/AAPL')).status).toBe(204)
    await alone.close()
  })

  it.each(['..', '.git', 'a%20b', '%2e%2e%2fx', '%00', 'x'.repeat(21), 'http:%2f%2fx%00', 'a%3Fb', 'a%23b', 'a%40b'])(
    'for %s, which is no ticker',
    async (ticker) => {
      const { answer } = await logo(ticker)
      expect([404, 422]).toContain(answer.status)
      expect(provider.requests).toEqual([])
    },
  )
})

/** Addresses that a provider, or an attacker in its place, could name as a logo's. */
const BRANDING = '/v1/reference/company-branding/x.png'
const attacks = (canaryUrl: string, providerUrl: string): string[] => {
  const { port, host } = new URL(canaryUrl)
  const own = new URL(providerUrl)
  const hosts = [
    ...[`127.0.0.1:${port}`, `localhost:${port}`, `127.1:${port}`, `0:${port}`, `0.0.0.0:${port}`, `[::1]:${port}`],
    ...[`[::ffff:127.0.0.1]:${port}`, `[::ffff:7f00:1]:${port}`, `2130706433:${port}`, `0x7f000001:${port}`],
    ...[`0177.0.0.1:${port}`, `127.0.0.1.:${port}`, `127.0.0.1.nip.io:${port}`, `localhost.:${port}`],
    ...['169.254.169.254', '[fd00::1]', '[fe80::1]', '10.0.0.1', '192.168.1.1', 'metadata.google.internal'],
    ...[`user:pass@127.0.0.1:${port}`, `api.massive.com@127.0.0.1:${port}`, `api.massive.com%40127.0.0.1:${port}`],
    ...[`api.massive.com.evil.test:${port}`, `evil-api.massive.com:${port}`, `api.massive.com:${port}`],
    ...[`127.0.0.1:${port}#@api.massive.com`, `127.0.0.1:${port}\\@api.massive.com`, `①②⑦.⓪.⓪.①:${port}`],
  ]
  return [
    ...hosts.map((name) => `http://${name}${BRANDING}`),
    ...[`https://${host}${BRANDING}`, `//${host}${BRANDING}`, `\\\\${host}${BRANDING}`, `http:${host}${BRANDING}`],
    ...[`ftp://${host}${BRANDING}`, `file:///etc/passwd`, `data:image/png;base64,iVBORw0KGgo=`, 'javascript:alert(1)'],
    ...[
      `gopher://${host}/_GET`,
      `blob:http://${host}/x`,
      '',
      ' ',
      'null',
      BRANDING,
      `http://api.massive.com${BRANDING}`,
    ],
    ...[`${own.origin}/v3/reference/tickers`, `${own.origin}${BRANDING}/../../../../v3/reference/tickers`],
    ...[`${own.origin}/v1/reference/company-branding/%2e%2e/%2e%2e/tickers`],
    ...[
      `${own.origin}/v1/reference/company-branding/..%2f..%2f..%2fadmin`,
      `${own.origin}/v1/reference/company-branding/`,
    ],
    ...[`${own.origin}/v1/reference/company-branding/x%00.png`, `${own.origin}/V1/reference/company-branding/x.png`],
    ...[`http://user@${own.host}${BRANDING}`, `http://:pass@${own.host}${BRANDING}`],
  ]
}

describe('an address that is not a logo’s is never called', () => {
  it('in whatever form it is written', async () => {
    const addresses = attacks(canary.url, provider.url)
    expect(addresses.length).toBeGreaterThanOrEqual(50)
    for (const [index, address] of addresses.entries()) {
      provider.behave(details(address), pngIcon)
      const { answer } = await logo(`T${index}`)
      expect([address, answer.status]).toEqual([address, 204])
    }
    expect(canary.requests).toEqual([])
    // Each ticker's details are requested, and nothing else.
    expect(provider.requests.map(({ path }) => path)).toEqual(
      addresses.map((_, index) => `/v3/reference/tickers/T${index}`),
    )
  })

  it.each([7, null, {}, ['http://127.0.0.1'], 'x'.repeat(501)])(
    'nor a value that is not an address: %j',
    async (icon) => {
      provider.behave(details(icon), pngIcon)
      expect((await logo()).answer.status).toBe(204)
      expect(provider.requests).toHaveLength(1)
    },
  )

  it('and the query of a logo’s address, which may hold a key, is left out', async () => {
    provider.behave(details(`${provider.url}${BRANDING}?apiKey=other&to=http://127.0.0.1#x`), pngIcon)
    expect((await logo()).answer.status).toBe(200)
    expect(provider.requests[1]).toMatchObject({ path: BRANDING, query: {} })
  })
})
