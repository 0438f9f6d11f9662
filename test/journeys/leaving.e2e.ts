import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { button, field } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { PASSWORD, signUp } from '../support/http-member.ts'
import { logIn, sees, seesNoMore } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

/** A name of its own for each try. */
const named = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}`

/** All that this browser keeps, and under which names. */
const keptHere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const caught = names.filter((name) => name.startsWith('candor-reads-'))
    const reads = await Promise.all(
      caught.map(async (name) => {
        const cache = await caches.open(name)
        const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
        return Promise.all(answers.map((answer) => answer?.text()))
      }),
    )
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, reads, databases])
  })

/** The files that a page got over the network more than once. What comes from a cache has no size of transfer. */
const loadedTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const loaded = performance
      .getEntriesByType('resource')
      .flatMap((entry) => ('transferSize' in entry && Number(entry.transferSize) > 0 ? [entry.name] : []))
    return loaded.filter((name, at) => name.includes('/assets/') && loaded.indexOf(name) !== at)
  })

test('who signs out in one tab while writing in another finds the words again, and the next person none of it', async () => {
  const writer = await signUp(candor.get(), named('writer'))
  await writer.add()
  const other = await signUp(candor.get(), named('other'))
  // What a tab had just asked for when the session ended is refused.
  const page = await browser.open(candor.get(), {
    ...DESKTOP,
    as: writer,
    hasWorker: true,
    isAltered: true,
    expects: [401, 'unreachable'],
  })
  const asset = `/account/${writer.username}/bought/1`
  await page.goto(asset)
  await button(page, 'Update').click()
  const tab = await page.context().newPage()
  await tab.goto(`/account/${writer.username}/overview/bought`)
  await tab.getByRole('button', { name: 'Hide amounts' }).click()
  // The worker has read what the writer has seen.
  await expect.poll(() => keptHere(tab)).toContain('International Business Machines')
  // The server has none of it: only this browser.
  await page.context().route('**/api/drafts/**', (route) => route.abort())
  await field(page, 'Thesis').fill('Nobody else is to read this half a thought')
  await button(tab, 'Sign Out').click()
  await sees(button(tab, 'Log In'))
  expect(await loadedTwice(tab)).toEqual([])
  await sees(page.getByText('Your session has ended. What you wrote is kept in this browser'))
  await page.context().unroute('**/api/drafts/**')

  await logIn(tab, other.username)
  await tab.waitForURL('**/overview/bought')
  expect(await tab.getByRole('button', { name: 'Hide amounts' }).getAttribute('aria-pressed')).toBe('true')
  expect(await tab.getByRole('main').innerText()).not.toContain('half a thought')
  expect(await keptHere(tab)).not.toContain('International Business Machines')
  await button(tab, 'Sign Out').click()
  await sees(button(tab, 'Log In'))
  expect(await keptHere(tab)).not.toContain(other.username)

  await logIn(page, writer.username)
  await page.waitForURL(`**${asset}`)
  await expect.poll(() => field(page, 'Thesis').inputValue()).toBe('Nobody else is to read this half a thought')
  await seesNoMore(page.getByText('another computer'))
})

test('a page that opens while somebody signs out elsewhere leads to the login page, and back from there', async () => {
  const writer = await signUp(candor.get(), named('writer'))
  await writer.add()
  const page = await browser.open(candor.get(), { ...DESKTOP, as: writer, expects: [401] })
  await page.route('**/api/events', async (route) => {
    await writer.send('DELETE', '/api/session')
    await route.continue()
  })
  await page.goto(`/account/${writer.username}/bought/1`)
  await page.waitForURL('**/login?next=**')
  await page.unroute('**/api/events')
  await logIn(page, writer.username)
  await page.waitForURL(`**/account/${writer.username}/bought/1`)
})

describe('a tab that has not heard that somebody else signed in', () => {
  async function twoPeople() {
    const [writer, other] = [await signUp(candor.get(), named('writer')), await signUp(candor.get(), named('other'))]
    await writer.add()
    await other.add({ ticker: 'KO', companyName: 'Coca-Cola', watchOrBuy: 'Watch' })
    const page = await browser.open(candor.get(), {
      ...DESKTOP,
      as: writer,
      isAltered: true,
      expects: [401, 'unreachable'],
    })
    // As where its stream was lost just then.
    await page.route('**/api/events', (route) => route.abort())
    const enter = async () => {
      const data = { username: other.username, password: PASSWORD }
      await page.request.post('/api/session', { data, headers: { origin: candor.get().url } })
    }
    return { writer, other, page, enter }
  }

  test('shows nobody else’s journal under the name of its own', async () => {
    const { writer, page, enter } = await twoPeople()
    await page.goto(`/account/${writer.username}/overview/bought`)
    await sees(page.getByText('International Business').first())
    await enter()
    await page.getByRole('link', { name: 'Watched' }).click()
    await sees(page.getByText('Nothing is written here.'))
    expect(await page.getByText('Coca-Cola').count()).toBe(0)
  })

  test('records nothing in it, and keeps what was written', async () => {
    const { writer, other, page, enter } = await twoPeople()
    await page.goto(`/account/${writer.username}/bought/1`)
    await button(page, 'Update').click()
    await field(page, 'Thesis').fill('Mine, and nobody else’s to have recorded.')
    await enter()
    await page.keyboard.press('Control+Enter')
    await sees(page.getByRole('dialog', { name: 'Your session has ended.' }))
    expect((await other.asset(1)).thesis).toHaveLength(1)
    expect(await field(page, 'Thesis').inputValue()).toBe('Mine, and nobody else’s to have recorded.')
  })
})
