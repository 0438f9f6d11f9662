import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../support/accessibility.ts'
import { browserForFile, DESKTOP, PHONE } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { sees, seesNoMore, tab } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const QUOTES = 'He said "margins* (only)" and meant it; Société Générale agrees.'

let people = 0
async function written(): Promise<HttpMember> {
  people += 1
  const member = await signUp(candor.get(), `reader-${people}`)
  await member.add({ thesis: QUOTES, confidenceLevel: 9 })
  await member.add({ ticker: 'CAT', companyName: 'Caterpillar Inc.', watchOrBuy: 'Watch', costBasis: null })
  await member.critiqued(1)
  await member.critiqued(2)
  const principleId = crypto.randomUUID()
  await member.send('POST', '/api/principles', { principleId, text: 'Never average down.' })
  return member
}

const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search' })
const entries = (page: Page): Locator => page.getByRole('main').getByRole('article')
const marks = (page: Page): Promise<string[]> => page.locator('main mark').allTextContents()
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('what was written is searched as one types, marked, kept in the address, and gone back to', async () => {
  const member = await written()
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/overview/bought`)
  await tab(page, 'Journal').click()
  await sees(page.getByRole('heading', { level: 1, name: 'Journal' }))
  await expect.poll(() => entries(page).count()).toBe(3)
  expect(await entries(page).first().innerText()).toContain('Never average down.')

  await search(page).pressSequentially('societe')
  await expect.poll(() => marks(page)).toContain('Société')
  await expect.poll(() => asked(page)).toEqual({ search: 'societe' })
  await page.reload()
  await expect.poll(() => marks(page)).toContain('Société')
  expect(await search(page).inputValue()).toBe('societe')
  expect(await tab(page, 'Journal').getAttribute('aria-current')).toBe('page')
  expect(await accessibilityFaults(page)).toEqual([])

  await search(page).fill('"margins* (on')
  await expect.poll(() => marks(page)).toEqual(expect.arrayContaining(['margins', 'only']))
  await search(page).fill('zzz nothing like it')
  await sees(page.getByRole('status').filter({ hasText: 'No entry of yours is like that.' }))
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => entries(page).count()).toBe(3)
  expect(await search(page).inputValue()).toBe('')

  await entries(page).last().getByRole('link').first().click()
  await page.waitForURL(`**/account/${member.username}/bought/1#entry-1`)
})

test('filters stand in the address, on a phone too', async () => {
  const member = await written()
  const page = await browser.open(candor.get(), { ...PHONE, as: member })
  await page.goto(`/account/${member.username}/journal`)
  await page.waitForURL('**/overview/journal')
  await page.getByText('Filters', { exact: true }).click()
  // A browser begins the words of a closed list 4 px inside of it.
  const leftOf = (part: Locator) => part.evaluate((box) => box.getBoundingClientRect().left)
  const asset = page.getByLabel('Asset')
  expect((await leftOf(asset)) + 4).toBe(await leftOf(page.getByText('Asset', { exact: true })))
  await page.getByLabel('Asset').selectOption({ label: 'CAT Caterpillar Inc.' })
  await expect.poll(() => entries(page).count()).toBe(1)
  await page.getByLabel('Action').selectOption('Watch')
  await page.getByLabel('Confidence').selectOption('6')
  await expect.poll(() => asked(page)).toEqual({ asset: '2', action: 'Watch', confidence: '6' })
  await sees(page.getByText('Filters (3)'))
  await page.getByLabel('List').selectOption('bought')
  await sees(page.getByText('No entry of yours is like that.'))
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => entries(page).count()).toBe(3)
  await seesNoMore(page.getByRole('button', { name: 'Clear filters' }))

  await page.goto(`/account/${member.username}/overview/journal?confidence=abc&action=Dance&late=maybe`)
  await expect.poll(() => entries(page).count()).toBe(3)
})

test('what is recorded elsewhere comes into the journal that is open', async () => {
  const member = await written()
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/overview/journal?search=zanzibar`)
  await sees(page.getByText('No entry of yours is like that.'))
  await member.add({ ticker: 'MSFT', companyName: 'Microsoft', thesis: 'Zanzibar opens its market to them.' })
  await expect.poll(() => marks(page)).toContain('Zanzibar')
})

test('on a phone the day of writing and what was bought are parted', async () => {
  people += 1
  const member = await signUp(candor.get(), `late-${people}`)
  await member.add({ decidedOn: '2026-06-10' })
  const page = await browser.open(candor.get(), { ...PHONE, as: member })
  await page.goto(`/account/${member.username}/overview/journal`)
  await sees(page.getByText(/^written \d+ days later/))
  const parted = (words: RegExp) => page.getByText(words).evaluate((part) => getComputedStyle(part, '::before').content)
  expect(await parted(/^10 shares at/)).toBe('" · "')
  expect(await parted(/^written \d+ days later/)).toBe('" · "')
})
