import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { actionsOf, button, field, reason, save } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP, PHONE } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { chooseCompany, entryOf, logIn, sees, seesNoMore, tab, write } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const ON_A_PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const THESIS = 'Written in a tunnel: nothing has changed in what I was waiting for.'

/** A name of its own for each try: an account of the first one has its entry already. */
const named = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}`

/** Until the worker stands between this page and the network. */
const isControlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })

/** Until the worker stands there, and has stored all that opens without a network. */
async function hasWorker(page: Page): Promise<void> {
  await isControlled(page)
  await expect.poll(() => page.evaluate(async () => (await caches.match('/account/shell')) !== undefined)).toBe(true)
}

/** Which addresses have been kept. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('candor-reads-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('a long list that is opened again has its first names before its code, and never one of them after signing out', async () => {
  const member = await signUp(candor.get(), named('again'))
  for (let nth = 1; nth <= 14; nth += 1)
    await member.add({ ticker: `T${nth}`, companyName: `Company ${nth}`, assetQty: nth, costBasis: 10 })
  // A read of the page may be under way when it signs out, and is answered after the session has ended.
  const page = await browser.open(candor.get(), { ...PHONE, as: member, hasWorker: true, expects: [401] })
  await page.addInitScript(noteFrame)
  const address = `/account/${member.username}/overview/bought`
  const first = page.getByRole('main').getByRole('link', { name: 'Company 1', exact: true })
  await page.goto(address)
  await sees(first)
  await hasWorker(page)
  // Read once more, through the worker, which keeps the names.
  await page.reload()
  await expect.poll(() => kept(page)).toContain('/candor-names/bought')

  await page.reload()
  await sees(first)
  const { names, seen } = await page.evaluate(() => Reflect.get(globalThis, 'frame'))
  expect(names).toMatch(/^Bought.*Company 1T1Company 2T2.*Company 12T12$/)
  expect(names).not.toMatch(/\$|%|Company 13/)
  // The list takes their place at once, and they are gone.
  expect(seen).toEqual(['names', 'list'])
  expect(await page.locator('#names').count()).toBe(0)

  await button(page, 'Sign Out').click()
  await page.waitForURL('**/login*')
  await expect.poll(() => kept(page)).toEqual([])
  const other = await signUp(candor.get(), named('next'))
  const [name = '', value = ''] = other.cookie.split(/=(.*)/s)
  await page.context().addCookies([{ name, value, url: candor.get().url }])
  await page.goto(`/account/${other.username}/overview/bought`)
  await sees(page.getByRole('heading', { level: 1, name: 'Bought' }))
  expect(await page.evaluate(() => Reflect.get(globalThis, 'frame').names)).toBeNull()
  await page.goto(address)
  await sees(page.getByRole('heading', { level: 1 }))
  expect(await page.evaluate(() => Reflect.get(globalThis, 'frame').names)).toBeNull()
})

test('whoever leaves before the worker has all files of other pages finds the first names when they come back', async () => {
  const member = await signUp(candor.get(), named('hurry'))
  for (let nth = 1; nth <= 14; nth += 1)
    await member.add({ ticker: `T${nth}`, companyName: `Company ${nth}`, assetQty: nth, costBasis: 10 })
  const page = await browser.open(candor.get(), { ...PHONE, as: member, hasWorker: true, isAltered: true })
  let fetchRest = () => {}
  const isRestFetched = new Promise<void>((resolve) => {
    fetchRest = resolve
  })
  await page.context().route('**/assets/mirror-page-*.js', async (route) => {
    await isRestFetched
    await route.continue()
  })
  await page.addInitScript(noteFrame)
  await page.goto(`/account/${member.username}/overview/bought`)
  await isControlled(page)
  await expect.poll(() => kept(page)).toContain('/candor-names/bought')
  expect(await page.evaluate(async () => (await caches.match('/account/shell')) !== undefined)).toBe(false)

  await page.reload()
  await sees(page.getByRole('main').getByRole('link', { name: 'Company 1', exact: true }))
  expect(await page.evaluate(() => Reflect.get(globalThis, 'frame').names)).toMatch(/^Bought.*Company 12T12$/)
  fetchRest()
  await hasWorker(page)
})

/** Runs in the page, before its own scripts: the names in its frame, and what is on it one after the other. */
function noteFrame(): void {
  const frame: { names: string | null; seen: string[] } = { names: null, seen: [] }
  Reflect.set(globalThis, 'frame', frame)
  const present = () => {
    if (document.querySelector('#root main li a')) return 'list'
    if (document.querySelector('#root main')) return 'skeleton'
    return document.querySelector('main#names li a') ? 'names' : null
  }
  new MutationObserver(() => {
    frame.names = document.querySelector('main#names')?.textContent ?? frame.names
    const now = present()
    if (now !== null && now !== frame.seen.at(-1)) frame.seen.push(now)
  }).observe(document, { childList: true, subtree: true })
}

test('what was read opens offline and says when; a decision written there is recorded once, when the network is back', async () => {
  const member = await signUp(candor.get(), named('tunnel'))
  await member.add()
  const page = await browser.open(candor.get(), {
    ...DESKTOP,
    // A read of the page may be under way when it signs out at the end, and is answered after the session has ended.
    ...{ as: member, hasWorker: true, isAltered: true, expects: ['unreachable', 401] },
  })
  await page.goto(`/account/${member.username}/overview/bought`)
  await sees(page.getByRole('table', { name: 'Bought' }))
  await hasWorker(page)
  await expect.poll(() => kept(page)).toContain('/api/assets')
  await page.getByRole('link', { name: 'Details' }).click()
  await sees(entryOf(page, 'Buy').getByText('No language model'))
  await expect.poll(() => kept(page)).toContain('/api/assets/1')

  await page.context().setOffline(true)
  await page.goto('/account')
  const notice = page.getByText(/^You are offline\. What you see was read at \d\d:\d\d\. Prices and gains may/)
  await sees(notice)
  await page.getByRole('table', { name: 'Bought' }).getByRole('link', { name: 'Details' }).click()
  await sees(entryOf(page, 'Buy'))
  await button(page, 'Update').click()
  await reason(page, { level: 7, thesis: THESIS })
  await save(page)
  await button(page, 'Submit Update').click()
  await sees(page.getByText('It is kept on this device. When you are back, it is sent, or you are asked about it.'))
  expect(await actionsOf(member)).toEqual(['Buy'])
  // It is said once, over the page, and not of each thing that could not be had.
  expect(await page.getByText('There was an error finding the current stock price.').count()).toBe(0)

  await page.context().setOffline(false)
  await sees(entryOf(page, 'Hold').getByText(THESIS))
  await seesNoMore(page.getByText('Not sent yet'))
  await seesNoMore(notice)
  await page.reload()
  await sees(entryOf(page, 'Hold').getByText(THESIS))
  expect(await actionsOf(member)).toEqual(['Buy', 'Hold'])

  // Nothing of it is left for whoever opens this browser next.
  await button(page, 'Sign Out').click()
  await page.waitForURL('**/login*')
  await expect.poll(() => kept(page)).toEqual([])
})

test('a page that was never read says so offline at its first try, and is there again by itself', async () => {
  const member = await signUp(candor.get(), named('cellar'))
  await member.add()
  const page = await browser.open(candor.get(), {
    ...DESKTOP,
    ...{ as: member, hasWorker: true, isAltered: true, expects: ['unreachable'] },
  })
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.goto(`/account/${member.username}/overview/bought`)
  await sees(page.getByRole('table', { name: 'Bought' }))
  await hasWorker(page)
  await expect.poll(() => kept(page)).toContain('/api/session')

  const told = (what: string) =>
    page.getByText(`${what} This is not kept on this device. It is there again when you are online.`)
  await page.context().setOffline(true)
  await tab(page, 'Summary').click()
  await sees(told('Your summary cannot be shown.'))
  expect(sent.filter((path) => path === '/api/summary')).toHaveLength(1)
  await page.context().setOffline(false)
  await sees(page.getByRole('main').getByText('Total value').first())
  await seesNoMore(told('Your summary cannot be shown.'))

  await page.context().setOffline(true)
  await page.goto(`/account/${member.username}/bought/1`)
  await sees(told('This asset cannot be shown.'))
  expect(sent.filter((path) => path === '/api/assets/1')).toHaveLength(1)
  await page.context().setOffline(false)
  await sees(entryOf(page, 'Buy'))
  await seesNoMore(told('This asset cannot be shown.'))
})

test('a page that comes through the worker reads everything once', async () => {
  const member = await signUp(candor.get(), named('once'))
  await member.add()
  // Its arrival would be one more reason to read the asset.
  await member.critiqued(1)
  const view = { ...DESKTOP, as: member, hasWorker: true, isAltered: true }
  const page = await browser.open(candor.get(), view)
  await page.goto(`/account/${member.username}/bought/1`)
  await hasWorker(page)
  // What was read before the worker came is read once more, so that it is stored.
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/api/session', '/api/assets/1']))
  const sent: string[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.serviceWorker() && /^\/api\/(session|assets\/1)$/.test(pathname)) sent.push(pathname)
  })
  await page.reload()
  await sees(entryOf(page, 'Buy').getByText('No language model'))
  expect(sent.toSorted()).toEqual(['/api/assets/1', '/api/session'])
  // The page is kept for every address, so without the reads of this one.
  const keptPage = () => page.evaluate(async () => (await (await caches.match('/account/shell'))?.text()) ?? '')
  await expect.poll(keptPage).toContain('/assets/asset-page-')
  expect(await keptPage()).not.toContain('name="reads"')
})

test('a first decision that was written offline is told once in every tab when it is recorded, and nobody loses the focus', async () => {
  const member = await signUp(candor.get(), named('ferry'))
  // What is stored of the draft may come after the decision that it was of, and is refused then.
  const page = await browser.open(candor.get(), {
    ...DESKTOP,
    ...{ as: member, hasWorker: true, isAltered: true, expects: ['unreachable', 409] },
  })
  await page.goto(`/account/${member.username}/overview/bought`)
  await hasWorker(page)
  const other = await page.context().newPage()
  await other.goto(new URL(`/account/${member.username}/overview/principles`, page.url()).href)
  await sees(other.getByRole('heading', { level: 1 }))
  await chooseCompany(page, 'MSFT', 'MSFT Microsoft Corporation')
  await write(page, { list: 'Buy', quantity: '5', costBasis: '400', confidence: 7, thesis: THESIS })

  await page.context().setOffline(true)
  await button(page, 'Add to Bought').click()
  const waiting = page.getByRole('status').filter({ hasText: 'Not sent yet (MSFT): you are offline.' })
  await sees(waiting)
  await expect.poll(() => waiting.evaluate((status) => status === document.activeElement)).toBe(true)

  await page.context().setOffline(false)
  const told = (tab: Page) => tab.getByText(/^Recorded: Buy of MSFT, written offline at \d\d:\d\d$/)
  await sees(told(page))
  await sees(told(other))
  expect([await told(page).count(), await told(other).count()]).toEqual([1, 1])
  await other.getByRole('link', { name: 'Buy of MSFT' }).click()
  await sees(entryOf(other, 'Buy').getByText(THESIS))
  const begun = entryOf(other, 'Buy').getByRole('heading', { name: 'Buy', exact: true })
  await expect.poll(() => begun.evaluate((heading) => heading === document.activeElement)).toBe(true)
  await seesNoMore(told(other))
  await seesNoMore(told(page))
  expect(await actionsOf(member)).toEqual(['Buy'])
})

test('a draft begun on the phone waits at the desk, is finished there, and is gone on both', async () => {
  const member = await signUp(candor.get(), named('tram'))
  await member.add()
  const phone = await browser.open(candor.get(), { ...PHONE, as: member, userAgent: ON_A_PHONE })
  await phone.goto(`/account/${member.username}/bought/1`)
  await button(phone, 'Update').click()
  await field(phone, 'Thesis').fill('Half a thought, on the tram')
  const stored = async () => JSON.stringify((await member.send('GET', '/api/drafts')).json)
  await expect.poll(stored).toContain('"device":"phone"')

  const desktop = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await desktop.goto(`/account/${member.username}/overview/bought`)
  await desktop.getByRole('link', { name: /^A draft from your phone, just now/ }).click()
  await expect.poll(() => field(desktop, 'Thesis').inputValue()).toBe('Half a thought, on the tram')
  await field(desktop, 'Thesis').fill('Half a thought on the tram, and the other half at the desk.')
  await save(desktop)
  await button(desktop, 'Submit Update').click()
  await sees(entryOf(desktop, 'Hold').getByText('the other half at the desk'))
  expect(await stored()).toBe('{"drafts":[]}')
  await sees(entryOf(phone, 'Hold').getByText('the other half at the desk'))
  await seesNoMore(button(phone, 'Submit Update'))
  await seesNoMore(phone.getByText(/^A draft/))
  expect(await actionsOf(member)).toEqual(['Buy', 'Hold'])
})

test('Update at the desk opens with what was begun on the phone, says so, and can begin anew', async () => {
  const member = await signUp(candor.get(), named('tram'))
  await member.add()
  const phone = await browser.open(candor.get(), { ...PHONE, as: member, userAgent: ON_A_PHONE })
  await phone.goto(`/account/${member.username}/bought/1`)
  await button(phone, 'Update').click()
  await field(phone, 'Thesis').fill('Half a thought, on the tram')
  const stored = async () => JSON.stringify((await member.send('GET', '/api/drafts')).json)
  await expect.poll(stored).toContain('"device":"phone"')
  await phone.close()

  const desktop = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await desktop.goto(`/account/${member.username}/bought/1`)
  await button(desktop, 'Update').click()
  await expect.poll(() => field(desktop, 'Thesis').inputValue()).toBe('Half a thought, on the tram')
  const told = desktop.getByText(
    /^This form holds a draft from your phone, \d+ minutes? ago|^This form holds a draft from your phone, just now/,
  )
  await sees(told)
  await button(desktop, 'Begin with an empty form').click()
  await expect.poll(() => field(desktop, 'Thesis').inputValue()).toBe('')
  await seesNoMore(told)
  await button(desktop, 'Go on with it').click()
  await expect.poll(() => field(desktop, 'Thesis').inputValue()).toBe('Half a thought, on the tram')
})

test('a draft that was finished at the desk is not recorded by the phone as it stood there before', async () => {
  const member = await signUp(candor.get(), named('tram'))
  await member.add()
  const phone = await browser.open(candor.get(), { ...PHONE, as: member, userAgent: ON_A_PHONE, expects: [409] })
  await phone.goto(`/account/${member.username}/bought/1`)
  await button(phone, 'Update').click()
  await reason(phone, { level: 7, thesis: 'Begun on the tram, and only half of it.' })
  const stored = async () => JSON.stringify((await member.send('GET', '/api/drafts')).json)
  // The confidence is stored before the thesis is written.
  const texts = async () => {
    const ids = [...(await stored()).matchAll(/"draftId":"([^"]+)"/g)].map(([, id]) => id)
    return Promise.all(ids.map(async (id) => (await member.send('GET', `/api/drafts/${id}`)).text))
  }
  await expect.poll(async () => (await texts()).join()).toContain('only half of it')
  // A sign-in of its own, by which the server tells the two browsers apart.
  const desktop = await browser.open(candor.get(), DESKTOP)
  await desktop.goto('/login')
  await logIn(desktop, member.username)
  await desktop.getByRole('link', { name: /^A draft from your phone, just now/ }).click()
  await expect.poll(() => field(desktop, 'Thesis').inputValue()).toContain('only half of it')
  await field(desktop, 'Thesis').fill('Begun on the tram, and the other half at the desk.')
  await expect.poll(stored).toContain('"device":"computer"')
  await desktop.close()

  await field(phone, 'Thesis').press('Control+Enter')
  await sees(phone.getByText(/^You went on with this draft on another device since\./))
  await sees(phone.getByText('This draft was changed on your computer too, just now.'))
  expect(await actionsOf(member)).toEqual(['Buy'])
  await button(phone, 'Go on with the other one').click()
  await expect.poll(() => field(phone, 'Thesis').inputValue()).toContain('the other half at the desk')
  await field(phone, 'Thesis').press('Control+Enter')
  await sees(entryOf(phone, 'Hold').getByText('the other half at the desk'))
  expect(await actionsOf(member)).toEqual(['Buy', 'Hold'])
  // What was not recorded is still there.
  await sees(phone.getByText(/^A draft of yours, just now/))
  await expect.poll(stored).toContain('"form":"update"')
})

test('an asset whose answer was lost while adding is told as recorded after a reload, and is no draft', async () => {
  const member = await signUp(candor.get(), named('lost'))
  const page = await browser.open(candor.get(), {
    ...DESKTOP,
    as: member,
    isAltered: true,
    expects: ['unreachable', 409],
  })
  await page.goto('/account')
  await chooseCompany(page, 'IBM', 'IBM International Business Machines Corporation')
  await write(page, { quantity: '10', costBasis: '121.23', thesis: THESIS })
  let isCut = false
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'POST' && route.request().url().endsWith('/api/assets')) {
      await route.fetch()
      isCut = true
    }
    return isCut ? route.abort() : route.continue()
  })
  await button(page, 'Add to Bought').click()
  await expect.poll(() => actionsOf(member)).toEqual(['Buy'])
  await page.unroute('**/api/**')
  await page.reload()
  await sees(page.getByRole('status').getByText('Recorded: Buy of IBM'))
  expect(await page.getByText('recorded on another device').count()).toBe(0)
  await expect.poll(async () => JSON.stringify((await member.send('GET', '/api/drafts')).json)).toBe('{"drafts":[]}')
  await seesNoMore(button(page, 'Add to Bought'))
  await page.getByRole('link', { name: 'Buy of IBM' }).click()
  await sees(entryOf(page, 'Buy').getByText(THESIS))
})

test('a form that is open on another device says that its draft was thrown away, and is emptied by a press', async () => {
  const member = await signUp(candor.get(), named('twice'))
  await member.add()
  const path = `/account/${member.username}/bought/1`
  const desktop = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await desktop.goto(path)
  await button(desktop, 'Update').click()
  await field(desktop, 'Thesis').fill('Begun at the desk, thrown away on the tram')
  const stored = async () => JSON.stringify((await member.send('GET', '/api/drafts')).json)
  await expect.poll(stored).toContain('"form":"update"')

  const phone = await browser.open(candor.get(), { ...PHONE, as: member, userAgent: ON_A_PHONE })
  await phone.goto(path)
  await button(phone, 'Throw it away').click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click()
  const gone = desktop.getByText(/^This draft was thrown away on another device\./)
  await sees(gone)
  expect(await field(desktop, 'Thesis').inputValue()).toBe('Begun at the desk, thrown away on the tram')
  await button(desktop, 'Empty this form').click()
  await seesNoMore(gone)
  expect(await field(desktop, 'Thesis').inputValue()).toBe('')
  await field(desktop, 'Thesis').fill('Another thought')
  await expect.poll(stored).toContain('"form":"update"')
  expect(await gone.count()).toBe(0)
})

test('a form whose draft was recorded on another device says so once, and never that it was thrown away', async () => {
  const member = await signUp(candor.get(), named('recorded'))
  await member.add()
  const path = `/account/${member.username}/bought/1`
  const phone = await browser.open(candor.get(), {
    ...PHONE,
    ...{ as: member, userAgent: ON_A_PHONE, expects: ['unreachable', 409] },
  })
  await phone.goto(path)
  await button(phone, 'Update').click()
  await field(phone, 'Thesis').fill('Begun on the tram, recorded at the desk')
  const stored = async () => JSON.stringify((await member.send('GET', '/api/drafts')).json)
  await expect.poll(stored).toContain('"form":"update"')
  const desktop = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await desktop.goto(path)
  await button(desktop, 'Go on with it').click()
  await phone.context().setOffline(true)
  await field(phone, 'Thesis').fill('Begun on the tram, recorded at the desk, and gone on with')
  await field(desktop, 'Thesis').press('Control+Enter')
  await sees(entryOf(desktop, 'Hold').getByText('Begun on the tram, recorded at the desk'))
  await phone.context().setOffline(false)
  await sees(phone.getByText('Since you began to write this, this was recorded: Hold.'))
  await expect.poll(() => phone.getByText('A draft of yours').count()).toBe(0)
  expect(await phone.getByText('recorded on another device').count()).toBe(0)
  expect(await field(phone, 'Thesis').inputValue()).toBe('Begun on the tram, recorded at the desk, and gone on with')

  await phone.goto(`/account/${member.username}/overview/bought`)
  await chooseCompany(phone, 'KO', 'KO The Coca-Cola Company')
  await field(phone, 'Thesis').fill('Begun on the tram, bought at the desk')
  await expect.poll(stored).toContain('"form":"add-asset"')
  await desktop.goto(`/account/${member.username}/overview/add-asset`)
  await button(desktop, 'Go on with it').click()
  await write(desktop, { list: 'Buy', quantity: '5', costBasis: '60', confidence: 7, thesis: 'Bought at the desk' })
  await button(desktop, 'Add to Bought').click()
  await sees(entryOf(desktop, 'Buy').getByText('Bought at the desk', { exact: true }))
  await sees(phone.getByText(/^On another device this draft was recorded, or thrown away\./))
})

test('a draft that is thrown away offline is gone in every tab, stays away, and is deleted on return', async () => {
  const member = await signUp(candor.get(), named('thrown'))
  await member.add()
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member, expects: ['unreachable'] })
  const path = `/account/${member.username}/bought/1`
  await page.goto(path)
  await button(page, 'Update').click()
  await field(page, 'Thesis').fill('Words that nobody shall read')
  const stored = async () => JSON.stringify((await member.send('GET', '/api/drafts')).json)
  await expect.poll(stored).toContain('"form":"update"')
  const other = await page.context().newPage()
  await other.goto(path)
  await button(other, 'Go on with it').click()
  await expect.poll(() => field(other, 'Thesis').inputValue()).toBe('Words that nobody shall read')
  await button(page, 'Cancel Update').click()

  await page.context().setOffline(true)
  await button(page, 'Throw it away').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click()
  await expect.poll(() => field(other, 'Thesis').inputValue()).toBe('')
  await seesNoMore(page.getByText(/^A draft of yours/))
  expect(await stored()).toContain('"form":"update"')

  await page.context().setOffline(false)
  await expect.poll(stored).toBe('{"drafts":[]}')
  await other.reload()
  await sees(button(other, 'Update'))
  expect(await other.getByText(/^A draft of yours/).count()).toBe(0)
})
