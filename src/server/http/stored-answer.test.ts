import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
let alice: Visitor
beforeAll(async () => {
  app = await openTestApp()
  alice = await app.member()
  for (const ticker of ['IBM', 'KO', 'MSFT']) await alice.send('POST', '/api/assets', buyIbm({ ticker }))
  await app.critiquesDone()
})
afterAll(() => app.close())

const ask = (path: string, headers: Record<string, string> = {}, who = alice) =>
  app.http.request(`http://127.0.0.1${path}`, { headers: { cookie: who.cookie(), ...headers } })
const tagOf = async (path: string) => (await ask(path)).headers.get('etag') ?? ''

describe('a read', () => {
  it.each([
    '/api/assets?list=bought',
    '/api/assets/1',
    '/api/assets/1/row',
    '/api/assets/1/journal?before=2',
    '/api/assets/1/chart',
    '/api/summary',
    '/api/summary/equity',
    '/api/principles',
    '/api/settings',
    '/api/journal',
    '/api/journal/assets',
    '/api/mirror',
    '/api/mirror/kept-rules',
    '/api/mirror/letter',
    '/api/mirror/reviews',
  ])('of %s that the reader already has is answered by 304 without a body', async (path) => {
    const again = await ask(path, { 'if-none-match': await tagOf(path) })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('cache-control')).toBe('private, no-cache')
    expect(again.headers.get('vary')).toBe('Accept-Encoding, Cookie')
  })

  it('of an asset names the journal’s last entry in a header, so that another asset’s entry does not change the body', async () => {
    const before = await ask('/api/assets/1')
    await alice.send('POST', '/api/assets', buyIbm({ ticker: 'GE' }))
    await app.critiquesDone()
    const after = await ask('/api/assets/1')
    const placed = [before, after].map(({ headers }) => Number(headers.get('journal-sequence')))
    expect(placed).toEqual([6, 8])
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'))
  })

  it('after a decision gives the whole answer, with another tag', async () => {
    const path = '/api/assets?list=bought'
    const tag = await tagOf(path)
    await alice.send('POST', '/api/assets', buyIbm({ ticker: 'PEP' }))
    await app.critiquesDone()
    const answer = await ask(path, { 'if-none-match': tag })
    expect([answer.status, (await answer.json()).assets.length]).toEqual([200, 5])
  })

  it('of another account is never answered with what the first account has stored', async () => {
    const bob = await app.member()
    const answer = await ask(
      '/api/assets?list=bought',
      { 'if-none-match': await tagOf('/api/assets?list=bought') },
      bob,
    )
    expect([answer.status, await answer.json()]).toEqual([200, { assets: [] }])
  })

  it('by a guest is refused, whatever tag they send', async () => {
    const tag = await tagOf('/api/assets?list=bought')
    const answer = await app.http.request('http://127.0.0.1/api/assets?list=bought', {
      headers: { 'if-none-match': tag },
    })
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      401,
      'no-store',
      null,
    ])
  })
})

describe('an answer goes out', () => {
  const path = '/api/assets?list=bought'
  const bytesOf = async (accepted: string) => {
    const answer = await ask(path, { 'accept-encoding': accepted })
    return [answer.headers.get('content-encoding'), Buffer.from(await answer.arrayBuffer())] as const
  }

  it('in zstandard to a browser that accepts it, unless there is brotli of it already', async () => {
    const all = 'gzip, deflate, br, zstd'
    await alice.send('POST', '/api/assets', buyIbm({ ticker: 'CAT' }))
    await app.critiquesDone()
    const [encoding, bytes] = await bytesOf(all)
    const plain = await (await ask(path)).text()
    expect([encoding, zstdDecompressSync(bytes).toString()]).toEqual(['zstd', plain])
    expect((await bytesOf('zstd;q=0, gzip, br'))[0]).toBe('br')
    const [again, brotli] = await bytesOf(all)
    expect([again, brotliDecompressSync(brotli).toString()]).toEqual(['br', plain])
  })

  it('in brotli or gzip where the reader accepts it, else uncompressed, and always with the same text', async () => {
    const [plain, [br, brotli], [gz, gzipped]] = [
      await (await ask(path)).text(),
      await bytesOf('gzip, deflate, br'),
      await bytesOf('gzip'),
    ]
    expect([br, gz]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(brotli).toString()).toBe(plain)
    expect(gunzipSync(gzipped).toString()).toBe(plain)
  })

  it.each([
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0.0, identity', null],
    ['zebra', null],
  ])('to somebody who takes %s as %s', async (accepted, encoding) => {
    expect((await bytesOf(accepted))[0]).toBe(encoding)
  })
})
