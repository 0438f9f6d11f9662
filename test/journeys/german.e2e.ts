import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { german as messages } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { isForEverybody } from '../support/accessibility.ts'
import { browserForFile, DESKTOP, PHONE, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile, WITH_ITS_OPERATOR } from '../support/candor-for-file.ts'
import { englishMessages } from '../support/catalogues.ts'
import { englishOn } from '../support/english-left.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { sees } from '../support/steps.ts'

/** The pages for somebody who chose German. */
const candor = candorForFile(WITH_ITS_OPERATOR)
const browser = browserForFile()

let people = 0
async function german(): Promise<HttpMember> {
  people += 1
  const member = await signUp(candor.get(), `leserin-${people}`)
  expect(await member.send('POST', '/api/settings', { language: 'de' })).toMatchObject({ status: 200 })
  return member
}

async function open(member: HttpMember, path: string, view?: View): Promise<Page> {
  const page = await browser.open(candor.get(), { ...view, as: member })
  await page.goto(`/account/${member.username}/${path}`)
  return page
}

speakGerman(messages)
const ENGLISH = englishMessages()

const expectGerman = async (page: Page) => expect(await englishOn(page, ENGLISH)).toEqual([])

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)
const account = (page: Page) => page.getByRole('navigation', { name: 'Konto' })

/** By a click alone: the page is loaded anew at once, and its group has another name then, under which nothing could be looked at again. */
const chooseLanguage = (page: Page, group: string, option: string): Promise<void> =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }).click()

test('a language is chosen in Settings, is there at the first paint, and can be left again', async () => {
  people += 1
  const member = await signUp(candor.get(), `leserin-${people}`)
  const page = await open(member, 'settings')
  await sees(page.getByRole('heading', { name: 'Settings' }))
  expect(await languageOf(page)).toBe('en')

  await chooseLanguage(page, 'Language', 'Deutsch')
  await sees(account(page).getByRole('link', { name: 'Gekauft', exact: true }))
  expect(await languageOf(page)).toBe('de')
  expect(await page.locator('main').getAttribute('lang')).toBeNull()
  await sees(page.getByRole('heading', { name: 'Einstellungen' }))

  await page.goto(`/account/${member.username}/operator`)
  await sees(page.getByRole('heading', { name: 'Betrieb' }))
  await sees(page.getByText('das mitgelieferte Verzeichnis'))
  await sees(page.getByRole('heading', { name: 'Variablen' }))
  for (const folded of await page.locator('main details > summary').all()) await folded.click()
  await expectGerman(page)
  await isForEverybody(page)
  expect(await page.locator('main').getAttribute('lang')).toBeNull()
  await page.goBack()

  // What the server sends before any code has run.
  const html = await (await page.request.get(`/account/${member.username}/overview/bought`)).text()
  expect(html).toMatch(/<html [^>]*lang="de"/)
  expect(html).toMatch(/id="frame".*Verkauft.*Meine Grundsätze.*noch nicht geladen/s)
  expect(html).toMatch(/rel="modulepreload"[^>]*\/assets\/german-/)

  await chooseLanguage(page, 'Sprache', 'English')
  await sees(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Bought', exact: true }))
  expect(await languageOf(page)).toBe('en')
  expect(await page.locator('main').getAttribute('lang')).toBeNull()
})

test('who reads English loads no German', async () => {
  const member = await signUp(candor.get(), 'an-english-reader')
  const page = await browser.open(candor.get(), { as: member })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(`/account/${member.username}/overview/bought`)
  await sees(page.getByRole('heading', { name: 'Bought' }))
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => url.includes('/assets/')).length).toBeGreaterThan(5)
  expect(loaded.filter((url) => url.includes('german'))).toEqual([])
})

test('without the German messages the page is in English, and says that it is', async () => {
  const member = await german()
  const page = await browser.open(candor.get(), { as: member, isAltered: true, expects: ['unreachable'] })
  await page.route('**/assets/german-*.js', (route) => route.abort())
  await page.goto(`/account/${member.username}/overview/bought`)
  await sees(page.getByRole('heading', { name: 'Bought' }))
  await sees(page.getByRole('navigation', { name: 'Account' }))
  expect(await languageOf(page)).toBe('en')
})

describe.each(WINDOWS)('%s', (_name, view) => {
  test('what stands around a page is in German: tabs, keys, and what Ctrl+K finds', async () => {
    const member = await german()
    await member.add({ ticker: 'IBM', assetQty: 10, costBasis: 100 })
    const page = await open(member, 'overview/journal', view)
    await sees(account(page).getByRole('link', { name: 'Beobachtet' }))
    expect(await page.title()).toBe('Journal · Candor')
    await sees(page.getByRole('button', { name: 'Abmelden' }))

    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Tasten' })
    await sees(keys.getByText('Zur Suche oder zum Filter dieser Seite'))
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Gehe zu oder tue' })
    await palette.getByRole('combobox').fill('verkaufen ibm')
    await sees(palette.getByRole('option', { name: 'Verkaufen IBM' }))
    await palette.getByRole('combobox').fill('grund')
    await palette.getByRole('option', { name: 'Meine Grundsätze' }).click()
    await page.waitForURL('**/overview/principles')
    await isForEverybody(page, view)
  })

  test('My Principles has no English left, whatever is done on it', async () => {
    const member = await german()
    const page = await open(member, 'overview/principles', view)
    await sees(page.getByRole('heading', { name: 'Meine Grundsätze' }))
    await expectGerman(page)
    const area = page.getByLabel('Grundsatz')
    await area.fill('x')
    await page.getByRole('button', { name: 'Grundsatz festhalten' }).click()
    await sees(page.getByText('Schreibe deinen Grundsatz in ein paar Worten.'))
    await expectGerman(page)
    for (const text of ['Ich verkaufe, wenn mein Grund weg ist.', 'Nie mehr als fünf Anlagen zugleich.']) {
      await area.fill(text)
      await page.getByRole('button', { name: 'Grundsatz festhalten' }).click()
      await sees(page.getByRole('listitem').getByText(text))
    }
    await page.getByRole('button', { name: /^Ändern: Nie mehr/ }).click()
    await page.getByLabel('Neuer Wortlaut').fill('Nie mehr als sieben Anlagen zugleich.')
    await expectGerman(page)
    await page.getByRole('button', { name: 'Wortlaut festhalten' }).click()
    await page.getByText('Früherer Wortlaut (1)').click()
    await page.getByRole('button', { name: /^Außer Kraft setzen: Ich verkaufe/ }).click()
    await expectGerman(page)
    await page.getByRole('group').getByRole('button', { name: 'Außer Kraft setzen' }).click()
    await page.getByText('Außer Kraft (1)').click()
    await sees(page.getByRole('button', { name: /^Wieder in Kraft setzen/ }))
    await expectGerman(page)
    await isForEverybody(page, view)
  })

  test('a list and how each of its figures is computed have no English left', async () => {
    const member = await german()
    await recordThree(member)
    const page = await open(member, 'overview/bought', view)
    await sees(page.getByRole('heading', { name: 'Gekauft' }))
    await sees(page.getByText('1.400,00').first())
    await expectGerman(page)
    // What is looked for is found where it is.
    await page.locator('main').evaluate((main) => {
      const added = main.appendChild(document.createElement('p'))
      added.title = '45%'
      added.textContent = 'Sort by'
    })
    expect(await englishOn(page, ENGLISH)).toEqual(['45%', 'Sort by'])
    await page.locator('main > p:last-child').evaluate((added) => added.remove())
    expect(await page.locator('main').getAttribute('lang')).toBeNull()
    for (const list of ['verkauft', 'beobachtet']) {
      await page
        .getByRole('link', { name: list === 'verkauft' ? 'Verkauft' : 'Beobachtet', exact: true })
        .first()
        .click()
      await page.waitForURL(`**/overview/${list === 'verkauft' ? 'sold' : 'watched'}`)
      await sees(page.getByText('International Business').or(page.getByText('Coca')).first())
      await page.waitForLoadState('networkidle')
      await expectGerman(page)
    }
    await isForEverybody(page, view)
  })
})

/** Ten shares that are held, four that were sold for more, and two that are watched. */
async function recordThree({ add, send }: HttpMember): Promise<void> {
  const body = { updatedConfidenceLevel: 6, updatedThesis: 'Der Kurs hat sich bewegt, meine Gründe nicht.' }
  await add({ assetQty: 10, costBasis: 100 })
  await add({ ticker: 'KO', companyName: 'Coca-Cola', assetQty: 4, costBasis: 50 })
  await add({
    ticker: 'IBN',
    companyName: 'International Business Nothing',
    watchOrBuy: 'Watch',
    assetQty: 2,
    costBasis: 12.5,
  })
  for (const [assetId, decision] of [
    [1, { ...body, decisionId: randomUUID(), updateAction: 'Hold', price: 140 }],
    [2, { ...body, decisionId: randomUUID(), assetAction: 'Sell', price: 60 }],
  ] as const)
    expect(await send('POST', `/api/assets/${assetId}/decisions`, decision)).toMatchObject({ status: 201 })
}

describe('in a window of 1280 px', () => {
  test('each figure of a list explains itself in German, with the numbers as they are written there', async () => {
    const member = await german()
    await recordThree(member)
    const page = await open(member, 'overview/bought')
    const figures = page.getByRole('button', { name: /Wie wird das berechnet\?$/ })
    await sees(figures.first())
    const names = await figures.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''))
    expect(names.map((name) => name.replace(/:.*/, ''))).toEqual(
      expect.arrayContaining(['Gesamtwert', 'Gewinn/Verlust', 'Kurs', 'Einstandskurs']),
    )
    for (const name of names) {
      await page.getByRole('button', { name, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await sees(dialog.getByText('Mit deinen Zahlen'))
      expect(await dialog.getAttribute('lang')).toBe('de')
      await expectGerman(page)
      if (name.startsWith('Gesamtwert')) await sees(dialog.getByText('140,00\u00a0$ × 10'))
      await page.keyboard.press('Escape')
    }
  })
})

test('hidden amounts are hidden in German too: on the lists, in names, and behind each figure', async () => {
  const member = await german()
  await recordThree(member)
  for (const view of [DESKTOP, PHONE])
    for (const list of ['bought', 'sold', 'watched']) {
      const page = await open(member, `overview/${list}`, view)
      await sees(page.getByText(/[IK]BM|Coca|Nothing/).first())
      await page.keyboard.press('h')
      await sees(page.getByText('•••').first())
      const html = await page.locator('main').innerHTML()
      expect(html).not.toMatch(/\d (?:zu|Aktie)|\d,\d\d(?!\s?%|\u00a0%|&nbsp;%)|\d(?:\s|&nbsp;)?\$|\$\d/)
      await page.keyboard.press('h')
      await sees(page.getByText(/\d,\d\d/).first())
    }
})

/** The names of the files with messages that are kept in this browser. */
const keptMessages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('candor-shell-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().flatMap(({ url }) => /german/.exec(url) ?? [])
  })

test('offline a page opens in its language, and nobody who reads English keeps another one', async () => {
  const member = await signUp(candor.get(), `reist-${randomUUID().slice(0, 8)}`)
  const view = { ...DESKTOP, as: member, hasWorker: true, isAltered: true, expects: ['unreachable'] } as const
  const page = await browser.open(candor.get(), view)
  await page.goto(`/account/${member.username}/overview/bought`)
  await sees(page.getByRole('heading', { name: 'Bought' }))
  // The page is stored once its files are.
  await expect.poll(() => page.evaluate(async () => (await caches.match('/account/shell')) !== undefined)).toBe(true)
  expect(await keptMessages(page)).toEqual([])

  await member.send('POST', '/api/settings', { language: 'de' })
  await page.reload()
  await sees(page.getByRole('heading', { name: 'Gekauft' }))
  await expect.poll(() => keptMessages(page)).toEqual(['german'])
  await page.context().setOffline(true)
  await page.reload()
  await sees(page.getByText(/^Du bist offline\. Was du siehst, wurde um \d\d:\d\d Uhr gelesen/))
  await sees(page.getByRole('heading', { name: 'Gekauft' }))
  await expectGerman(page)
})
