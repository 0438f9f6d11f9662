import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../support/accessibility.ts'
import { button, expectPath, field } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { delayFile } from '../support/delayed-file.ts'
import { signUp } from '../support/http-member.ts'
import { sees, seesNoMore } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

let people = 0
async function open(path: string): Promise<{ page: Page; user: string }> {
  people += 1
  const member = await signUp(candor.get(), `keys-${people}`)
  await member.add({ thesis: 'Zanzibar buys mainframes again.' })
  await member.add({ ticker: 'CAT', companyName: 'Caterpillar Inc.', watchOrBuy: 'Watch', costBasis: null })
  await member.critiqued(1)
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  const user = `/account/${member.username}`
  await page.goto(`${user}${path}`)
  await sees(page.getByRole('heading', { level: 1 }))
  return { page, user }
}

const palette = (page: Page): Locator => page.getByRole('dialog').getByRole('combobox')
const option = (page: Page, name: RegExp): Locator => page.getByRole('dialog').getByRole('option', { name }).first()
const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

test('Ctrl+K reaches a page, an asset, an entry and what the page can do, and gives the keyboard back', async () => {
  const { page, user } = await open('/overview/bought')
  const before = page.getByRole('link', { name: 'Settings' })
  await before.focus()
  await page.keyboard.press('Control+k')
  await expect.poll(() => isFocused(palette(page))).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await seesNoMore(palette(page))
  expect(await isFocused(before)).toBe(true)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('cat')
  await sees(option(page, /^CAT Caterpillar/))
  await page.keyboard.press('Enter')
  await expectPath(page, `${user}/watched/2`)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('mainfr')
  await sees(option(page, /Zanzibar buys mainframes.*Buy IBM/))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${user}/bought/1#entry-1`)

  await sees(button(page, 'Update'))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('upd')
  await page.keyboard.press('Enter')
  await sees(button(page, 'Submit Update'))

  await page.keyboard.press('Control+k')
  await page.keyboard.type('my pri')
  await page.keyboard.press('Enter')
  await expectPath(page, `${user}/overview/principles`)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('sell ibm')
  await sees(option(page, /^Sell IBM/))
  await page.keyboard.press('Enter')
  await expectPath(page, `${user}/bought/1`)
  await expect.poll(() => isFocused(page.getByRole('heading', { level: 2, name: 'Sell' }))).toBe(true)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('buy cat')
  await page.keyboard.press('Enter')
  await expectPath(page, `${user}/watched/2`)
  await expect.poll(() => isFocused(page.getByRole('heading', { level: 2, name: 'Buy' }))).toBe(true)
  expect(new URL(page.url()).hash).toBe('')
})

test('Ctrl+K reaches what small forms of a page do, and each setting', async () => {
  const { page, user } = await open('/bought/1')
  await sees(page.getByRole('button', { name: /^Correct Buy/ }))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('correct')
  await sees(option(page, /^Correct Buy/))
  await palette(page).fill('type a')
  await page.keyboard.press('Enter')
  await sees(page.getByRole('dialog', { name: 'Type a price' }))
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('tokens')
  await page.keyboard.press('Enter')
  await expectPath(page, `${user}/settings`)
  await expect.poll(() => inView(page.getByRole('heading', { level: 2, name: 'Account' }))).toBe(true)
})

const inView = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight / 2)

test('what is typed before the palette stands is in it', async () => {
  const { page, user } = await open('/overview/bought')
  const code = await delayFile(page, '**/assets/palette-*.js')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('cat h')
  code.letIn()
  await expect.poll(() => palette(page).inputValue()).toBe('cat h')
  // Escape and Ctrl+K, before the browser has told that the dialog is closed.
  await page.evaluate(async () => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()
    await Promise.resolve()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
  })
  await expect.poll(() => palette(page).inputValue()).toBe('')
  await page.keyboard.type('cat')
  await sees(option(page, /^CAT Caterpillar/))
  await page.keyboard.press('Enter')
  await expectPath(page, `${user}/watched/2`)
})

test('what is typed from within a field before the palette stands is in the palette alone', async () => {
  const { page } = await open('/overview/journal')
  const code = await delayFile(page, '**/assets/palette-*.js')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('main')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('cat')
  code.letIn()
  await expect.poll(() => palette(page).inputValue()).toBe('cat')
  expect(await search.inputValue()).toBe('main')
})

test('words typed before the form of another asset stands are in its thesis, and none is a shortcut', async () => {
  const { page, user } = await open('/overview/journal')
  const code = await delayFile(page, '**/assets/asset-page-*.js')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('update ibm')
  await sees(option(page, /^Update IBM/))
  await page.keyboard.press('Enter')
  await page.keyboard.type('a hasty thoughts')
  await page.keyboard.press('Backspace')
  code.letIn()
  const thesis = field(page, 'Thesis')
  await expect.poll(() => thesis.inputValue()).toBe('a hasty thought')
  await page.keyboard.type(', slower')
  expect(await thesis.inputValue()).toBe('a hasty thought, slower')
  await expectPath(page, `${user}/bought/1`)
  await page.goto(`${user}/overview/journal`)
  await sees(page.getByRole('heading', { level: 1 }))
  await page.keyboard.press('a')
  await expectPath(page, `${user}/overview/add-asset`)
})

test('the arrows go round, and what nothing is called is said', async () => {
  const { page, user } = await open('/overview/journal')
  await page.keyboard.press('Control+k')
  await expect.poll(() => isFocused(palette(page))).toBe(true)
  const selected = () => page.getByRole('dialog').getByRole('option', { selected: true }).innerText()
  const first = await selected()
  await page.keyboard.press('ArrowUp')
  expect(await selected()).toContain('Sign Out')
  await page.keyboard.press('ArrowDown')
  expect(await selected()).toBe(first)
  await page.keyboard.type('"*(zzz')
  await sees(page.getByText('Nothing found.'))
  await page.keyboard.press('Enter')
  await expectPath(page, `${user}/overview/journal`)
})

test('? shows the keys; in a field they only write', async () => {
  const { page, user } = await open('/overview/journal')
  await page.keyboard.press('?')
  await sees(page.getByRole('dialog', { name: 'Keys' }))
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await seesNoMore(page.getByRole('dialog', { name: 'Keys' }))
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await expect.poll(() => isFocused(search)).toBe(true)
  await page.keyboard.type('ah?/')
  expect(await search.inputValue()).toBe('ah?/')
  expect(await page.getByRole('button', { name: 'Hide amounts' }).getAttribute('aria-pressed')).toBe('false')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await search.blur()
  await page.keyboard.press('a')
  await expectPath(page, `${user}/overview/add-asset`)
})

test('what is typed as soon as Update is pressed is in the thesis, and presses no single key', async () => {
  const { page, user } = await open('/bought/1')
  await button(page, 'Update').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('ah?/ a price')
  expect(await field(page, 'Thesis').inputValue()).toBe('ah?/ a price')
  await expectPath(page, `${user}/bought/1`)
  expect(await page.getByRole('button', { name: 'Hide amounts' }).getAttribute('aria-pressed')).toBe('false')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('what is typed as soon as Buy is pressed is in the quantity', async () => {
  const { page } = await open('/watched/2')
  await button(page, 'Buy').click()
  await page.keyboard.type('12')
  expect(await field(page, 'Quantity').inputValue()).toBe('12')
})
