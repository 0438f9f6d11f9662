import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#domain/locale.ts'
import { pages } from './pages.ts'
import { securityHeaders } from './security-headers.ts'

const FILES = [
  ...['index', 'index.member', 'login', 'account', 'account.list', 'not-found', 'not-found.member'],
  ...['account.de', 'account.list.de'],
]
const MEMBER = { id: 'a', username: 'Alice', sessionId: 's' }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-pages-'))
  const table = [
    { path: '^/account/[^/]+/overview/(bought|sold)$', file: 'account.list.html', data: ['/api/assets?list=$1'] },
    { path: '^/account/[^/]+/letter$', file: 'account.list.html', data: ['/api/letter?language={language}'] },
  ]
  await writeFile(join(folder, 'account-pages.json'), JSON.stringify(table))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/base-12345678.js'), 'export {}')
  for (const file of FILES) await writeFile(join(folder, `${file}.html`), `<html lang="en">${file}</html>`)
})
afterAll(() => rm(folder, { recursive: true }))

const being = (user: typeof MEMBER | null, needsFactor = false, language: Language = 'en') => ({
  findUser: async () => user,
  hadSession: (c: Context) => c.req.header('cookie')?.includes('session') ?? false,
  languageOf: async () => language,
  needsFactor: async () => needsFactor,
  themeOf: (c: Context) => (c.req.header('cookie') === 'candor.theme=dark' ? ('dark' as const) : ('system' as const)),
})

const read = async (isDemo: boolean, path: string, cookie = ''): Promise<string> =>
  (await pages(folder, isDemo, being(MEMBER)).request(path, { headers: { cookie } })).text()

describe('a page', () => {
  it.each([
    ['/login', 'login'],
    ['/account/alice/overview/bought', 'account.list'],
    ['/account/alice/overview/something-else', 'account'],
    ['/', 'index.member'],
  ])('%s of a demo says so in its HTML, and that of another Candor does not', async (path, file) => {
    expect(await read(true, path)).toBe(`<html data-demo lang="en">${file}</html>`)
    expect(await read(false, path)).toBe(`<html lang="en">${file}</html>`)
  })

  it('of a demo has its theme too', async () => {
    expect(await read(true, '/login', 'candor.theme=dark')).toBe(
      '<html data-theme="dark" data-demo lang="en">login</html>',
    )
  })
})

describe('a public page', () => {
  const ask = (path: string, user: typeof MEMBER | null, headers = {}) =>
    pages(folder, false, being(user)).request(path, { headers })

  it.each([
    ['/', 'index', 200],
    ['/nowhere', 'not-found', 404],
  ])(
    '%s is a different page for somebody who is signed in, and only the reader’s own cache may store it',
    async (path, file, status) => {
      for (const [user, name] of [
        [null, file],
        [MEMBER, `${file}.member`],
      ] as const) {
        const answer = await ask(path, user)
        expect([answer.status, await answer.text()]).toEqual([status, `<html lang="en">${name}</html>`])
        expect(answer.headers.get('cache-control')).toBe('private, no-cache')
        expect(answer.headers.get('vary')).toContain('Cookie')
      }
    },
  )

  it('that a reader has stored as a guest is sent anew once they are signed in', async () => {
    const tag = (await ask('/', null)).headers.get('etag') ?? ''
    expect((await ask('/', null, { 'if-none-match': tag })).status).toBe(304)
    expect((await ask('/', MEMBER, { 'if-none-match': tag })).status).toBe(200)
  })
})

describe('the account area', () => {
  const ask = (path: string, user: typeof MEMBER | null) => pages(folder, false, being(user)).request(path)

  it('names the data that its page will ask for, so that it is fetched at once, and may not be stored', async () => {
    const { headers } = await ask('/account/alice/overview/sold', MEMBER)
    expect(headers.get('link')).toBe(
      '</api/session>; rel=preload; as=fetch; crossorigin, </api/assets?list=sold>; rel=preload; as=fetch; crossorigin',
    )
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['/account/alice/overview/sold', 'account.list.de'],
    ['/account/alice/nowhere', 'account.de'],
  ])('sends %s as it was built for the language that its reader chose', async (path, file) => {
    const answer = await pages(folder, false, being(MEMBER, false, 'de')).request(path)
    expect(await answer.text()).toBe(`<html lang="en">${file}</html>`)
  })

  it('names the data in the language in which its page will ask for them', async () => {
    const { headers } = await pages(folder, false, being(MEMBER, false, 'de')).request('/account/alice/letter')
    expect(headers.get('link')).toContain('</api/letter?language=de>; rel=preload')
  })

  it('names no data of the reader’s own for somebody else’s address', async () => {
    const { headers } = await ask('/account/bob/overview/sold', MEMBER)
    expect(headers.get('link')).toBe('</api/session>; rel=preload; as=fetch; crossorigin')
  })

  it.each([
    [MEMBER, '/account/Alice/overview/bought'],
    [null, '/login'],
  ])('without a name leads %j to %s', async (user, to) => {
    const answer = await ask('/account', user)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  })
})

it.each([
  ['', '/login?next=%2Faccount%2FAlice%2Fbought%2F1'],
  ['session=over', '/login?next=%2Faccount%2FAlice%2Fbought%2F1&ended=yes'],
])('without a session, and with the cookie “%s”, a page leads to %s', async (cookie, to) => {
  const answer = await pages(folder, false, being(null)).request('/account/Alice/bought/1', { headers: { cookie } })
  expect(answer.headers.get('location')).toBe(to)
})

it('a file that pages load has the headers of a file, and a page in its place those of a page', async () => {
  const app = new Hono()
    .use(securityHeaders({ url: 'https://candor.example' }))
    .route('/', pages(folder, false, being(null)))
  const headersOf = async (path: string) => Object.fromEntries((await app.request(path)).headers)
  const file = await headersOf('/assets/base-12345678.js')
  expect(file).toMatchObject({
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  // A round trip carries 14,600 bytes: what no browser reads is not among them.
  expect(Object.entries(file).join().length).toBeLessThan(450)
  const page = await headersOf('/assets/base-00000000.js')
  expect(page['content-security-policy']).toContain("style-src 'self'")
  expect(page).toMatchObject({ 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' })
})

it('a document that names no icon still gets one', async () => {
  const answer = await pages(folder, false, being(null)).request('/favicon.ico')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/favicon.svg'])
})

describe('a user who must set up a second factor', () => {
  const ask = (path: string, user: typeof MEMBER | null, needsFactor: boolean) =>
    pages(folder, false, being(user, needsFactor)).request(path)

  it.each([
    ['/account/Alice/overview/bought', MEMBER, true, '/second-step'],
    ['/account/Alice/settings', MEMBER, true, '/second-step'],
    ['/second-step', MEMBER, false, '/account'],
    ['/second-step', null, false, '/login'],
  ])('%s leads %j to where they can go on', async (path, user, needsFactor, to) => {
    const answer = await ask(path, user, needsFactor)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  })

  it('is given /second-step, which no cache may store', async () => {
    const answer = await ask('/second-step', MEMBER, true)
    expect([answer.status, await answer.text()]).toEqual([200, '<html lang="en">account</html>'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
