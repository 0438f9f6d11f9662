import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { accessibilityFaults } from '../support/accessibility.ts'
import { browserForFile, DESKTOP, PHONE, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { sees, THESIS, tab } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const COUNT = 160
const name = (nth: number) => `Company ${String(nth).padStart(3, '0')}`

let member: HttpMember
beforeAll(async () => {
  member = await signUp(candor.get(), 'collector')
  for (let nth = 1; nth <= COUNT; nth += 1)
    await member.add({ ticker: `T${nth}`, companyName: name(nth), assetQty: nth, costBasis: 10, thesis: THESIS })
  for (let nth = 1; nth <= COUNT; nth += 1) await member.critiqued(nth)
})

async function open(view: View, search = ''): Promise<Page> {
  const page = await browser.open(candor.get(), { ...view, as: member })
  await page.goto(`/account/${member.username}/overview/bought${search}`)
  await sees(page.getByRole('heading', { name: 'Bought' }))
  await sees(page.getByRole('link', { name: /^Company/ }).first())
  return page
}

const companies = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Company/ })
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('no figure of a row is drawn over the head of the table, which stays in view', async () => {
  const page = await open(DESKTOP)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expect.poll(() => page.evaluate(linesOverHead)).toEqual({ heads: 9, over: [] })
})

/** What lies over the cells of the head, looked at from pixel to pixel of the page as it is scrolled on. */
async function linesOverHead(): Promise<{ heads: number; over: string[] }> {
  const cells = [...document.querySelectorAll('thead th')]
  const over = new Set<string>()
  for (let scrolled = 0; scrolled < 90; scrolled += 6) {
    scrollBy(0, 6)
    await new Promise(requestAnimationFrame)
    for (const cell of cells) {
      const { left, width, top, height } = cell.getBoundingClientRect()
      for (let y = top + 2; y < top + height - 2; y += 6)
        for (const share of [0.3, 0.6, 0.9]) {
          const seen = document.elementFromPoint(left + width * share, y)
          if (seen && !seen.closest('thead')) over.add(seen.tagName)
        }
    }
  }
  return { heads: cells.length, over: [...over] }
}

describe.each(WINDOWS)('%s', (_name, view) => {
  test('only rows that can be seen are drawn, and each says which one of all it is', async () => {
    const page = await open(view)
    expect(await companies(page).count()).toBeLessThan(60)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = page.getByRole('link', { name: name(COUNT), exact: true })
    await sees(last)
    expect(await companies(page).count()).toBeLessThan(60)
    const isTable = (await page.getByRole('table').count()) === 1
    const row = page.getByRole(isTable ? 'row' : 'listitem').filter({ has: last })
    expect(await row.getAttribute(isTable ? 'aria-rowindex' : 'aria-posinset')).toBe(
      String(isTable ? COUNT + 1 : COUNT),
    )
    if (isTable) expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe(String(COUNT + 1))
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('the row with the focus stays while the page is scrolled away, and the keyboard goes on from there', async () => {
    const page = await open(view)
    const third = page.getByRole('link', { name: name(3), exact: true })
    await third.focus()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await sees(page.getByRole('link', { name: name(COUNT), exact: true }))
    expect(await companies(page).count()).toBeLessThan(60)
    expect(await third.evaluate((link) => link === document.activeElement)).toBe(true)
    const end = await page.evaluate(() => document.body.scrollHeight)
    const isTable = (await page.getByRole('table').count()) === 1
    const onward = async (key: string) => {
      await page.keyboard.press(key)
      return page.evaluate(() => document.activeElement?.closest('li, tr')?.querySelector('a')?.textContent)
    }
    // Through whatever else can be reached in a row of the table.
    let reached = await onward('Tab')
    for (let press = 0; isTable && reached === name(3) && press < 12; press += 1) reached = await onward('Tab')
    expect(reached).toBe(name(4))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(1000)
    await sees(page.getByRole('link', { name: name(8), exact: true }))
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(end)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await sees(page.getByRole('link', { name: name(COUNT), exact: true }))
    await page.keyboard.press('Enter')
    await page.waitForURL(/bought\/4$/)
  })

  test('the filter finds what is not drawn, and print shows all', async () => {
    const page = await open(view)
    await page.getByRole('searchbox', { name: 'Filter' }).fill('company 159')
    expect(await companies(page).allTextContents()).toEqual([name(159)])
    await expect.poll(() => asked(page)).toEqual({ filter: 'company 159' })
    await page.getByRole('searchbox', { name: 'Filter' }).fill('')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => companies(page).count()).toBe(COUNT)
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(() => companies(page).count()).toBeLessThan(60)
  })

  test('filter and sorting are in the address: after a reload they are there, and the tab clears them', async () => {
    const page = await open(view, '?sort=Total+Value&order=descending&filter=15')
    const found = [...Array(10).keys()].map((nth) => name(159 - nth))
    expect((await companies(page).allTextContents()).slice(0, 10)).toEqual(found)
    await page.reload()
    await sees(page.getByRole('link', { name: name(159), exact: true }))
    expect(await page.getByRole('searchbox', { name: 'Filter' }).inputValue()).toBe('15')
    await tab(page, 'Bought').click()
    await expect.poll(() => asked(page)).toEqual({})
    await expect.poll(() => companies(page).first().textContent()).toBe(name(1))
  })
})

test('on a phone a row is 60 px high, tabs never scroll, and adding is always in reach', async () => {
  const page = await open(PHONE)
  const first = page.getByRole('list', { name: 'Bought' }).getByRole('listitem').first()
  expect(await first.evaluate((row) => row.getBoundingClientRect().height)).toBe(60)
  const navigation = page.getByRole('navigation', { name: 'Account' })
  expect(await navigation.evaluate((strip) => strip.scrollWidth <= strip.clientWidth)).toBe(true)
  await page.evaluate(() => scrollTo(0, 4_000))
  const add = await tab(page, 'Add to a List').boundingBox()
  expect((add?.y ?? 0) + (add?.height ?? 0)).toBe(844)
  await tab(page, 'Add to a List').click()
  await sees(page.getByRole('heading', { name: 'Add to a List' }))
})

test('on a phone the rows of one window are drawn first, and what is only read aloud follows', async () => {
  const page = await browser.open(candor.get(), { ...PHONE, as: member, isAltered: true })
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const rows = document.querySelectorAll('#root main li')
      if (rows.length === 0) return
      observer.disconnect()
      Reflect.set(window, 'first', {
        rows: rows.length,
        readAloud: document.querySelectorAll('#root main li dl').length,
      })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`/account/${member.username}/overview/bought`)
  await sees(companies(page).first())
  // 844 px hold 14 rows of 60 px and a part of one.
  expect(await page.evaluate(() => Reflect.get(window, 'first'))).toEqual({ rows: 15, readAloud: 0 })
  const rows = page.getByRole('list', { name: 'Bought' }).getByRole('listitem')
  await expect.poll(() => rows.first().getByRole('term').count()).toBe(7)
  expect(await rows.filter({ hasNot: page.locator('dl') }).count()).toBe(0)
})

test('at a desk a row is 60 px high too, with its annotations and the whole of an old price’s day', async () => {
  const tells = await signUp(candor.get(), 'annotator')
  const stop = { stopLossYesNo: 'Yes', stopLossPercentage: '10' } as const
  for (let nth = 1; nth <= 101; nth += 1)
    await tells.add({ ticker: `T${nth}`, companyName: name(nth), decidedOn: '2025-01-02', ...stop })
  await tells.send('POST', '/api/assets/1/prices', { price: '50' })
  const draft = { form: 'update', assetId: 2, basedOn: null, editedAt: new Date().toISOString(), fields: {} }
  await tells.send('POST', `/api/drafts/${randomUUID()}`, draft)
  for (const width of [1280, 980]) {
    const page = await browser.open(candor.get(), { width, height: 800, as: tells })
    await page.goto(`/account/${tells.username}/overview/bought`)
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Company/ }) })
    await sees(rows.first())
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(new Set(heights)).toEqual(new Set([60]))
    expect(await accessibilityFaults(page)).toEqual([])
  }
})

test('forced colors keep the current tab: it alone has a line', async () => {
  const page = await open(WINDOWS[0]?.[1] ?? PHONE)
  await page.emulateMedia({ forcedColors: 'active' })
  const lineOf = (name: string) => tab(page, name).evaluate((link) => getComputedStyle(link).borderBottomColor)
  expect(await lineOf('Sold')).toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
  expect(await lineOf('Bought')).not.toBe(await lineOf('Sold'))
  await page.emulateMedia({ forcedColors: 'none' })
})

test('forced colors show the words of a thesis that its critique quotes', async () => {
  const page = await browser.open(candor.get(), { ...PHONE, colorScheme: 'dark', as: member })
  await page.goto(`/account/${member.username}/bought/1`)
  const quoted = page.getByRole('article', { name: 'Buy' }).locator('mark').first()
  await sees(quoted)
  await page.emulateMedia({ forcedColors: 'active' })
  const { color, backgroundColor } = await quoted.evaluate((mark) => {
    const { color, backgroundColor } = getComputedStyle(mark)
    return { color, backgroundColor }
  })
  expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 0)'])
  await page.emulateMedia({ forcedColors: 'none' })
})

test.each(['light', 'dark'] as const)('forced colors show the first button of a form, in %s', async (colorScheme) => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.emulateMedia({ forcedColors: 'active', colorScheme })
  await page.goto(`/account/${member.username}/bought/1`)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await page.getByRole('textbox', { name: 'Thesis' }).fill('I hold it as I have.')
  expect(await accessibilityFaults(page)).toEqual([])
})
