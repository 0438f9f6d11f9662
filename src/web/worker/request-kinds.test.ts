import { describe, expect, it } from 'vitest'
import { accountIn, isOfThisBuild, kindOf, neededBy, withoutReads } from './request-kinds.ts'

const ORIGIN = 'http://localhost:3000'
const kind = (path: string, method = 'GET', mode = 'cors') => kindOf({ method, mode, url: ORIGIN + path }, ORIGIN)

describe('the worker', () => {
  it.each(['/account', '/account/alice/overview/bought', '/account/alice/bought/1?draft=x'])(
    'has a page for %s',
    (path) => expect(kind(path, 'GET', 'navigate')).toBe('page'),
  )

  it.each([
    '/api/session',
    '/api/assets?list=bought',
    '/api/assets/12',
    '/api/assets/12/chart',
    '/api/journal?before=9',
    '/api/summary/equity',
    '/api/drafts',
  ])('stores the answer to %s', (path) => expect(kind(path)).toBe('read'))

  it.each([
    ['/', 'GET', 'navigate'],
    ['/login', 'GET', 'navigate'],
    ['/api/export?format=json', 'GET', 'navigate'],
    ['/api/export?format=json', 'GET', 'cors'],
    ['/api/events', 'GET', 'cors'],
    ['/api/prices/IBM', 'GET', 'cors'],
    ['/api/companies?q=a', 'GET', 'cors'],
    ['/api/account', 'GET', 'cors'],
    ['/api/assets', 'POST', 'cors'],
    ['/api/assets/1/workings', 'GET', 'cors'],
  ])('leaves %s (%s, %s) alone', (path, method, mode) => expect(kind(path, method, mode)).toBe('other'))

  it('leaves other sites alone', () => {
    const elsewhere = { method: 'GET', mode: 'cors', url: 'https://example.com/api/session' }
    expect(kindOf(elsewhere, ORIGIN)).toBe('other')
  })

  it.each([
    ['/api/session', 'POST', 'cors'],
    ['/api/session', 'DELETE', 'cors'],
    ['/api/accounts', 'POST', 'cors'],
    ['/api/account/sessions', 'DELETE', 'cors'],
    ['/api/account/erasure', 'POST', 'cors'],
    ['/api/session/open-id-connect/callback?code=1', 'GET', 'navigate'],
  ])('deletes the stored answers at %s (%s)', (path, method, mode) =>
    expect(kind(path, method, mode)).toBe('change-of-account'),
  )
})

it.each([
  ['/account/Alice/bought/1', 'alice'],
  ['/account/a%20b/overview', 'a b'],
  ['/account', null],
])('%s is a page of %s', (path, name) => expect(accountIn(ORIGIN + path)).toBe(name))

it('a page of another build names a file that this one does not have', () => {
  const page = '<link rel="stylesheet" href="/assets/sheet-1.css"><script src="/assets/account-1.js"></script>'
  expect(isOfThisBuild(page, ['/assets/sheet-1.css', '/assets/account-1.js'])).toBe(true)
  expect(isOfThisBuild(page, ['/assets/sheet-1.css', '/assets/account-2.js'])).toBe(false)
  expect(isOfThisBuild('<p>Bad gateway</p>', [])).toBe(false)
})

it('a page needs the messages that it names, and no others', () => {
  const messages = ['/assets/german-1.js']
  expect(neededBy('<link rel="modulepreload" href="/assets/german-1.js">', messages)).toEqual(messages)
  expect(neededBy('<script src="/assets/account-1.js"></script>', messages)).toEqual([])
})

it('the page that is kept for every address names no reads of the one that it was kept from', () => {
  const page =
    '<head>\n    <title>Candor</title>\n    <meta name="reads" content="/api/session /api/assets/{id}" />\n  </head>'
  expect(withoutReads(page)).toBe('<head>\n    <title>Candor</title>\n  </head>')
})
