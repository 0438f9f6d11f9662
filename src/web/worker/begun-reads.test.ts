import { afterEach, expect, it, vi } from 'vitest'
import { beginReads, preloadsIn, takeBegun } from './begun-reads.ts'

afterEach(() => vi.unstubAllGlobals())

const SESSION = '</api/session>; rel=preload; as=fetch; crossorigin'
const SOLD = '</api/assets?list=sold>; rel=preload; as=fetch; crossorigin'
const STYLE = '</assets/sheet-1.css>; rel=preload; as=style'

it.each([
  [`${SESSION}, ${SOLD}`, ['/api/session', '/api/assets?list=sold'], ''],
  [`${SESSION}, ${STYLE}`, ['/api/session'], STYLE],
  [STYLE, [], STYLE],
  ['', [], ''],
])('of the preloads %s', (given, reads, link) => expect(preloadsIn(given)).toEqual({ reads, link }))

const AT = 'http://candor.test'

function pageWith(link: string): Response {
  vi.stubGlobal('self', { location: { origin: AT } })
  vi.stubGlobal('fetch', async (url: string) => new Response(`read of ${url}`))
  return new Response('<p>page</p>', { headers: { link, 'content-type': 'text/html' } })
}

it('a read that was sent with the page is given once, to that page, and the page preloads it no more', async () => {
  const page = beginReads(pageWith(`${SESSION}, ${STYLE}`), 'one', 0)
  expect([page.headers.get('link'), await page.text()]).toEqual([STYLE, '<p>page</p>'])
  expect(takeBegun('other', `${AT}/api/session`, 0)).toBeUndefined()
  expect(await (await takeBegun('one', `${AT}/api/session`, 0))?.text()).toBe(`read of ${AT}/api/session`)
  expect(takeBegun('one', `${AT}/api/session`, 0)).toBeUndefined()
})

it('nobody gets a read from before somebody signed in or out', () => {
  beginReads(pageWith(SESSION), 'two', 0)
  expect(takeBegun('two', `${AT}/api/session`, 1)).toBeUndefined()
})
