import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectPath, fact } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP, PHONE, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { sees, tab } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const COLUMNS = [
  'Company',
  'Type',
  'Total Value',
  'Total Gain/Loss',
  'Price',
  "Today's Gain/Loss",
  'Cost Basis',
  'Initial Confidence',
  'Details',
]

/** Of 30 characters, the most that is shown whole, and of 31. */
const LONGEST = 'Thirty Letters And Spaces Long'
const TOO_LONG = 'Thirty Letters And Spaces Long.'

const ASSETS = [
  { ticker: 'IBM', companyName: 'International Business Machines Corporation', assetQty: 10, costBasis: 121.23 },
  { ticker: 'AAA', companyName: 'Alder', assetQty: 1, costBasis: 300, stockOrOptions: 'options' },
  { ticker: 'BBB', companyName: 'Birch', assetQty: 2, costBasis: 40 },
  { ticker: 'CCC', companyName: 'cedar', assetQty: 3, costBasis: 9 },
  { ticker: 'DDD', companyName: LONGEST, assetQty: 4, costBasis: 5 },
  { ticker: 'EEE', companyName: TOO_LONG, assetQty: 0.5, costBasis: 7 },
] as const

const IBM = 'International Business Mac...'
const CUT = 'Thirty Letters And Spaces ...'

let people = 0
async function open(view: View, assets: readonly Parameters<HttpMember['add']>[0][] = ASSETS) {
  people += 1
  const member = await signUp(candor.get(), `lists-${people}`)
  for (const asset of assets) await member.add(asset)
  const page = await browser.open(candor.get(), { ...view, as: member })
  const user = `/account/${member.username}`
  await page.goto(`${user}/overview/bought`)
  await sees(page.getByRole('heading', { name: 'Bought' }))
  return { page, user }
}

const header = (page: Page, name: string): Locator => page.getByRole('columnheader', { name, exact: true })

/** The companies in the order in which they stand, by the link that names the row. */
const companies = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('link').filter({ hasNotText: 'Details' }).allTextContents()

const rowOf = (page: Page, company: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: company, exact: true }) })

const cardOf = (page: Page, company: string): Locator =>
  page
    .getByRole('list', { name: 'Bought' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: company, exact: true }) })

test('a table with the columns by their names, and figures under them', async () => {
  const { page } = await open(DESKTOP)
  await sees(page.getByRole('table', { name: 'Bought' }))
  expect(await page.getByRole('columnheader').count()).toBe(COLUMNS.length)
  for (const column of COLUMNS) await sees(header(page, column))
  const cells = await rowOf(page, IBM).getByRole('cell').allTextContents()
  expect([...cells.slice(0, 4), ...cells.slice(5)]).toEqual([
    ...['stock', '$1,212.30', '0.00%', '$121.23'],
    ...['$121.23', '6/10', 'Details'],
  ])
  expect(await rowOf(page, 'Alder').getByRole('cell').first().textContent()).toBe('options')
})

test('labelled rows where the window is narrow, with the same figures', async () => {
  const { page } = await open(PHONE)
  expect(await page.getByRole('table').count()).toBe(0)
  const card = cardOf(page, IBM)
  expect(await card.getByRole('term').allTextContents()).toEqual(COLUMNS.slice(1, -1))
  expect(await fact(card, 'Type').textContent()).toBe('stock')
  expect(await fact(card, 'Total Value').textContent()).toBe('$1,212.30')
  expect(await fact(card, 'Total Gain/Loss').textContent()).toBe('0.00%')
  expect(await fact(card, 'Cost Basis').textContent()).toBe('$121.23')
  expect(await fact(card, 'Initial Confidence').textContent()).toBe('6/10')
  await sees(card.getByRole('link', { name: 'Details' }))
})

test('a header sorts by its column: one way, the other way, and then no more', async () => {
  const { page } = await open(DESKTOP)
  await sees(header(page, 'Total Value'))
  const usual = await companies(page)
  const down = [IBM, 'Alder', 'Birch', 'cedar', LONGEST, CUT]
  const press = (column: string) => header(page, column).getByRole('button').click()
  await press('Total Value')
  expect(await companies(page)).toEqual(down)
  expect(await header(page, 'Total Value').getAttribute('aria-sort')).toBe('descending')
  await press('Total Value')
  expect(await companies(page)).toEqual(down.toReversed())
  expect(await header(page, 'Total Value').getAttribute('aria-sort')).toBe('ascending')
  await press('Total Value')
  expect(await companies(page)).toEqual(usual)
  expect(await header(page, 'Total Value').getAttribute('aria-sort')).toBeNull()
  await press('Company')
  expect(await companies(page)).toEqual(['Alder', 'Birch', 'cedar', IBM, LONGEST, CUT])
})

test('labelled rows are sorted by a choice', async () => {
  const { page } = await open(PHONE)
  await page.getByLabel('Sort by').selectOption('Cost Basis')
  expect(await companies(page)).toEqual(['Alder', IBM, 'Birch', 'cedar', CUT, LONGEST])
})

describe.each(WINDOWS)('%s', (_name, view) => {
  test('a company of over 30 characters is cut to 26 and three dots, and its whole name can be had', async () => {
    const { page } = await open(view)
    expect(CUT).toHaveLength(29)
    await sees(page.getByRole('link', { name: CUT, exact: true }))
    await sees(page.getByRole('link', { name: LONGEST, exact: true }))
    await sees(page.getByTitle(TOO_LONG, { exact: true }))
  })

  test('a filter by ticker or company', async () => {
    const { page } = await open(view)
    const filter = page.getByRole('searchbox', { name: 'Filter' })
    await filter.fill('ibm')
    expect(await companies(page)).toEqual([IBM])
    await sees(page.getByText('1 of 6', { exact: true }))
    await filter.fill('thirty LONG')
    expect((await companies(page)).sort()).toEqual([CUT, LONGEST])
    await filter.fill('nothing like it')
    await sees(page.getByText('Nothing here has “nothing like it” in its ticker or name.'))
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(await companies(page)).toHaveLength(6)
  })

  test('a list of one row has its filter too, and one key leads there', async () => {
    const { page } = await open(view, ASSETS.slice(0, 1))
    await page.keyboard.press('/')
    await page.keyboard.type('cedar')
    await sees(page.getByText('Nothing here has “cedar” in its ticker or name.'))
    const filter = page.getByRole('searchbox', { name: 'Filter' })
    expect(await filter.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('machines')
    await expect.poll(() => companies(page)).toEqual([IBM])
  })

  test('a row is opened by keyboard', async () => {
    const { page, user } = await open(view)
    const isWide = view.width === DESKTOP.width
    const before = isWide ? header(page, 'Initial Confidence').getByRole('button') : page.getByLabel('Sort by')
    const first = page.getByRole('main').getByRole('link').first()
    await before.focus()
    await page.keyboard.press('Tab')
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true)
    const name = await first.textContent()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${user}/bought/*`)
    await sees(page.getByRole('heading', { level: 1, name: name ?? '' }))
  })

  test('a list with nothing on it leads to where something is added', async () => {
    const { page, user } = await open(view, [])
    for (const [list, words] of [
      ['Bought', 'Nothing bought yet.'],
      ['Sold', 'Nothing sold yet.'],
      ['Watched', 'Nothing watched yet.'],
    ] as const) {
      await tab(page, list).click()
      await sees(page.getByText(words))
      await page.getByRole('link', { name: 'Add an asset' }).click()
      await expectPath(page, `${user}/overview/add-asset`)
      await sees(page.getByRole('heading', { name: 'Add to a List' }))
    }
  })
})

test('a table gives the column of prices no room for how old one of them is', async () => {
  people += 1
  const holder = await signUp(candor.get(), `old-price-${people}`)
  await holder.add({ decidedOn: '2026-06-10' })
  const page = await browser.open(candor.get(), { ...DESKTOP, as: holder })
  await page.goto(`/account/${holder.username}/overview/bought`)
  const age = page.getByRole('cell').getByText('price of Jun 10, 2026, typed by you')
  await sees(age)
  const boxOf = (part: Locator) => part.evaluate((box) => box.getBoundingClientRect().toJSON())
  const price = await boxOf(page.getByRole('columnheader', { name: 'Price' }))
  expect(price.width).toBeLessThan((await boxOf(page.getByRole('columnheader', { name: 'Total Gain/Loss' }))).width)
  expect((await boxOf(age)).height).toBeLessThan(20)
  expect((await boxOf(age)).right).toBeLessThanOrEqual(price.right)
})

test('on a phone the bar at the foot says what is held is worth, as the Summary does; of one asset its row says it', async () => {
  const { page } = await open(PHONE, [
    { costBasis: 100 },
    { ticker: 'AAA', companyName: 'Alder', assetQty: 2, costBasis: 40 },
  ])
  await sees(page.getByText('Worth $1,080.00 0.00%', { exact: true }))
  const one = await open(PHONE, [{ costBasis: 100 }])
  await sees(one.page.getByText('$1,000.00').first())
  expect(await one.page.getByText(/^Worth/).count()).toBe(0)
})
