import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { entryOf, sees } from '../support/steps.ts'

/** Pages whose first read is answered with a failure. */
const candor = candorForFile()
const browser = browserForFile()

type Noted = { asked: string[]; told: string[] }

/** Notes what the page's code asks for and which alerts it shows, and marks the page once its stream has told where the journal stands. */
const note = () => {
  const noted: Noted = { asked: [], told: [] }
  Object.assign(window, { noted })
  const send = window.fetch
  window.fetch = (input, init) => {
    noted.asked.push(new URL(String(input instanceof Request ? input.url : input), location.href).pathname)
    return send(input, init)
  }
  window.EventSource = class extends EventSource {
    constructor(...given: ConstructorParameters<typeof EventSource>) {
      super(...given)
      const mark = () => setTimeout(() => document.documentElement.setAttribute('data-follows', ''))
      this.addEventListener('standing', mark)
    }
  }
  let before: Element[] = []
  new MutationObserver(() => {
    const alerts = [...document.querySelectorAll('main [role=alert]')]
    noted.told.push(...alerts.filter((alert) => !before.includes(alert)).map(({ textContent }) => textContent ?? ''))
    before = alerts
  }).observe(document, { childList: true, subtree: true })
}

const notedBy = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted)

let people = 0
async function openFailing(path: string, data: string, status: number) {
  people += 1
  const member = await signUp(candor.get(), `failing-${people}`)
  await member.add({ thesis: 'Mainframes are bought again.' })
  await member.critiqued(1)
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member, expects: [status], isAltered: true })
  await page.addInitScript(note)
  await page.route(`**${data}*`, (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ status, detail: 'No.' }) }),
  )
  await page.goto(`/account/${member.username}/${path}`)
  await sees(page.getByRole('main').getByRole('alert').first())
  await page.waitForSelector('html[data-follows]')
  return page
}

test.each([
  ['overview/bought', '/api/assets', 500],
  ['overview/summary', '/api/summary', 500],
  ['overview/principles', '/api/principles', 500],
  ['overview/journal', '/api/journal', 500],
  ['overview/mirror', '/api/mirror', 500],
  ['overview/mirror/letter', '/api/mirror/letter', 500],
  ['settings', '/api/settings', 500],
  ['proof', '/api/proof', 500],
  ['proof', '/api/proof', 401],
  ['bought/1', '/api/assets/1', 500],
  ['bought/1', '/api/assets/1', 401],
  ['bought/1', '/api/assets/1', 404],
])('%s, where %s is answered with %d, asks once and says so once', async (path, data, status) => {
  const { asked, told } = await notedBy(await openFailing(path, data, status))
  expect(asked.filter((address) => address === data).length).toBe(1)
  expect(told).toEqual([expect.any(String)])
})

test.each([500, 401])('an asset that is answered with %d has a heading and a title', async (status) => {
  const page = await openFailing('bought/1', '/api/assets/1', status)
  expect(await page.getByRole('main').getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Asset'])
  expect(await page.title()).toBe('Asset · Candor')
})

test('“Try again” asks once more, and the asset takes the place of the failure', async () => {
  const page = await openFailing('bought/1', '/api/assets/1', 500)
  await page.unroute('**/api/assets/1*')
  await button(page, 'Try again').click()
  await sees(entryOf(page, 'Buy').getByText('Mainframes are bought again.'))
  expect((await notedBy(page)).asked.filter((address) => address === '/api/assets/1').length).toBe(2)
  expect(await page.title()).toBe('IBM · Candor')
})

test.each([
  ['overview/journal', 'Journal'],
  ['settings', 'Settings'],
])('%s, whose session cannot be read, has its title, and keeps it once it can', async (path, name) => {
  people += 1
  const member = await signUp(candor.get(), `failing-${people}`)
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member, expects: [500], isAltered: true })
  // React tells the console of every failure that a page is shown for.
  await page.addInitScript(() => {
    console.error = () => undefined
  })
  await page.route('**/api/session', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 500, detail: 'No.' }),
    }),
  )
  await page.goto(`/account/${member.username}/${path}`)
  await sees(page.getByRole('heading', { name: 'This page cannot be shown.' }))
  expect(await page.title()).toBe(`${name} · Candor`)
  await page.unroute('**/api/session')
  await button(page, 'Try again').click()
  await sees(page.getByRole('main').getByRole('heading', { level: 1, name }))
  expect(await page.title()).toBe(`${name} · Candor`)
})
