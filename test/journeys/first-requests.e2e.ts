import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserForFile, DESKTOP, PHONE } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { entryOf, sees } from '../support/steps.ts'

/** What a page of the account area asks for, and in which order. */
const candor = candorForFile()
const browser = browserForFile()

let people = 0
async function begin(): Promise<{ page: Page; member: HttpMember; account: string }> {
  people += 1
  const member = await signUp(candor.get(), `asker-${people}`)
  await member.add({ thesis: 'Mainframes are bought again.' })
  await member.critiqued(1)
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  return { page, member, account: `/account/${member.username}` }
}

/** Takes the header out of a page with which the browser asks for its data by itself. */
const withoutPreloads = (page: Page) =>
  page.route('**/account/**', async (route) => {
    const answer = await route.fetch()
    const { link: _link, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })

test.each([
  ['a list', '/overview/bought', '/api/assets?list=bought'],
  ['an asset', '/bought/1', '/api/assets/1'],
  ['the summary', '/overview/summary', '/api/summary'],
])(
  'the code of %s asks for its data at once, and not only once it knows who is signed in',
  async (_what, path, data) => {
    const { page, account } = await begin()
    await withoutPreloads(page)
    const { promise: isAsked, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/session', (route) => isAsked.then(() => route.continue()))
    page.on('request', (request) => request.url().endsWith(data) && resolve())
    await page.goto(account + path)
    await sees(page.getByRole('navigation', { name: 'Account' }))
  },
)

test.each([
  'overview/bought',
  'overview/summary',
  'overview/principles',
  'overview/journal',
  'overview/mirror',
  'overview/mirror/letter',
  'bought/1',
  'settings',
  'proof',
])('%s asks for no data twice', async (path) => {
  const { page, account } = await begin()
  const asked: string[] = []
  page.on('request', (request) => {
    // Without what stands behind “?”: the same data in another language would be fetched for nothing.
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/events') asked.push(pathname)
  })
  const hasBegunToListen = page.waitForRequest('**/api/events')
  await page.goto(`${account}/${path}`)
  await sees(page.getByRole('heading', { level: 1 }))
  await hasBegunToListen
  expect(asked.filter((address, place) => asked.indexOf(address) !== place)).toEqual([])
})

/** Notes when the first frame with an entry in it was drawn. */
const noteFirstDrawn = () => {
  const noteOnce = new MutationObserver(() => {
    if (!document.querySelector('article')) return
    noteOnce.disconnect()
    requestAnimationFrame(() => performance.mark('entries drawn'))
  })
  noteOnce.observe(document, { childList: true, subtree: true })
}

test('the event stream, the offline worker and the reviews that are due wait until the page is drawn', async () => {
  const { page, account } = await begin()
  await page.addInitScript(noteFirstDrawn)
  const { promise: isRendered, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/assets/1', (route) => isRendered.then(() => route.continue()))
  await page.goto(`${account}/bought/1`)
  await sees(page.getByRole('navigation', { name: 'Account' }))
  // What follows on the first rendering, and does not wait, is asked for within two frames.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  resolve()
  await sees(entryOf(page, 'Buy').getByText('Mainframes are bought again.'))
  const timesOf = () =>
    page.evaluate(() => {
      const requests = performance.getEntriesByType('resource')
      const askedFor = (name: string) => requests.find((request) => request.name.includes(name))?.startTime ?? 0
      return {
        drawn: performance.getEntriesByName('entries drawn')[0]?.startTime ?? Number.POSITIVE_INFINITY,
        asked: ['/follow-live-', '/keep-in-touch-', '/api/mirror/reviews'].map(askedFor),
      }
    })
  await expect.poll(async () => (await timesOf()).asked.includes(0)).toBe(false)
  const { drawn, asked } = await timesOf()
  for (const time of asked) expect(time).toBeGreaterThanOrEqual(drawn)
})

test.each([
  ['overview/bought', (page: Page) => page.getByRole('main').getByRole('link', { name: /^International/ })],
  ['overview/summary', (page: Page) => page.getByRole('button', { name: /^Hide/ }).last()],
  ['overview/journal', (page: Page) => page.getByRole('article').first()],
  [
    'overview/mirror',
    (page: Page) =>
      page
        .getByRole('main')
        .getByText(/decision/)
        .first(),
  ],
  ['bought/1', (page: Page) => page.getByRole('article').first()],
  ['settings', (page: Page) => page.getByRole('heading', { name: 'Appearance' })],
])('%s, opened by its address, is drawn with its answers and never as a skeleton', async (path, answered) => {
  const { member } = await begin()
  const page = await browser.open(candor.get(), { ...PHONE, as: member })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [role=status] > i[aria-hidden]')) performance.mark('skeleton')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`/account/${member.username}/${path}`)
  await sees(answered(page))
  expect(await page.evaluate(() => performance.getEntriesByName('skeleton').length)).toBe(0)
})

test('the largest script is asked for first, and the manifest once the page is drawn', async () => {
  const { page, account, member } = await begin()
  const html = await (await page.request.get(`${account}/bought/1`)).text()
  const scripts = [...html.matchAll(/modulepreload"[^>]* href="\/assets\/([a-z]+)/g)].map(([, name]) => name)
  expect([scripts.at(0), scripts.at(-1)]).toEqual(['react', 'router'])
  expect(html).not.toContain('manifest')
  await page.goto(`/account/${member.username}/bought/1`)
  await page.locator('head > link[rel=manifest]').waitFor({ state: 'attached' })
})

const ICON = readFileSync(join(import.meta.dirname, '../../src/web/public/favicon.svg'), 'utf8').trim()

/** Whether the page's Content-Security-Policy lets a picture be drawn. */
const isDrawn = (address: string) =>
  new Promise<boolean>((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(picture.naturalWidth > 0)
    picture.onerror = () => resolve(false)
    picture.src = address
  })

test.each(['/', '/about', '/login', 'overview/bought', '/nowhere'])(
  'the icon of %s stands in the page, which asks nobody for it',
  async (path) => {
    const { page, account } = await begin()
    const html = await (await page.request.get(path.startsWith('/') ? path : `${account}/${path}`)).text()
    const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(html) ?? []
    expect(decodeURIComponent(icon)).toBe(`data:image/svg+xml,${ICON}`)
    expect(html).not.toContain('favicon')
    await page.goto('/about')
    expect(await page.evaluate(isDrawn, icon)).toBe(true)
  },
)
