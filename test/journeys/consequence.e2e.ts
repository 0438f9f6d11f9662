import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults } from '../support/accessibility.ts'
import { actionsOf, button, field, reason, save } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { chooseCompany, entryOf, sees, seesNoMore, THESIS, write } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const SELLING = 'Both reports were below my line, and two was my line.'
const KO = { ticker: 'KO', companyName: 'The Coca-Cola Company' }
const question = (page: Page) => page.getByRole('alert').filter({ hasText: 'Is that right' })

describe.each(WINDOWS)('%s', (name, view) => {
  test('a sale says what it does, and a price with two noughts too many is asked about once', async () => {
    const member = await signUp(candor.get(), `seller-${name.replace(/\D/g, '')}`)
    await member.add({ assetQty: 3, costBasis: 180 })
    const page = await browser.open(candor.get(), { ...view, as: member })
    await page.goto(`/account/${member.username}/bought/1`)
    await button(page, 'Sell').click()
    await reason(page, { price: '18000', level: 7, thesis: SELLING })
    await save(page)
    await sees(page.getByText('Sells 3 shares at $18,000 = $54,000'))
    expect(await question(page).count()).toBe(0)

    await button(page, 'Complete Sell').dblclick()
    await sees(question(page).getByText('Sells 3 shares at $18,000 = $54,000: 100 times the last price, $180.00.'))
    expect(await actionsOf(member)).toEqual(['Buy'])
    expect(await field(page, 'Thesis').inputValue()).toBe(SELLING)
    expect(await accessibilityFaults(page)).toEqual([])

    await field(page, 'Price').fill('180')
    await seesNoMore(question(page))
    await sees(page.getByText('Sells 3 shares at $180 = $540, which is what they cost. None are left.'))
    await field(page, 'Price').fill('120')
    await seesNoMore(question(page))
    await button(page, 'Complete Sell').click()
    await sees(entryOf(page, 'Sell').getByText('3 shares at $120.00', { exact: true }))
    expect(await actionsOf(member)).toEqual(['Buy', 'Sell'])
  })
})

test('a question leads back to its figure, and is answered by the same button only where it can be read', async () => {
  const member = await signUp(candor.get(), 'far-away')
  await member.add({ assetQty: 3, costBasis: 180 })
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/bought/1`)
  await button(page, 'Sell').click()
  await reason(page, { price: '9000', level: 7, thesis: SELLING })
  await save(page)
  await button(page, 'Complete Sell').click()
  await sees(question(page))
  await expect.poll(() => button(page, 'Yes, record it').getAttribute('aria-disabled')).toBe(null)
  await button(page, 'Change the price').click()
  const price = field(page, 'Price')
  expect(await price.evaluate((node) => node === document.activeElement)).toBe(true)

  const isInWindow = () => question(page).evaluate((node) => node.getBoundingClientRect().top < innerHeight)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(isInWindow).toBe(false)
  await button(page, 'Complete Sell').dispatchEvent('click')
  await expect.poll(isInWindow).toBe(true)
  const answer = button(page, 'Yes, record it')
  expect(await answer.evaluate((node) => node === document.activeElement)).toBe(true)
  expect(await actionsOf(member)).toEqual(['Buy'])
  await answer.click()
  await sees(entryOf(page, 'Sell').getByText('3 shares at $9,000.00', { exact: true }))
})

test('an old price is never told as one of today, and a sale without a price has none anywhere', async () => {
  const member = await signUp(candor.get(), 'ten-years')
  await member.add({ assetQty: 10, costBasis: 160, decidedOn: '2016-03-04' })
  await member.add({ ...KO, assetQty: 10, costBasis: 60, decidedOn: '2016-03-04' })
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/bought/1`)
  await button(page, 'Update').click()
  await reason(page, { level: 7, thesis: 'I hold it as I have for ten years.' })
  await field(page, 'Thesis').press('Control+Enter')
  await sees(entryOf(page, 'Hold').getByText('last price $160.00 of Mar 4, 2016', { exact: true }))
  const told = page.getByRole('status').filter({ hasText: 'Recorded' })
  expect(await told.innerText()).not.toContain('$160')
  await sees(entryOf(page, 'Hold').getByText('built-in critic'))
  expect(await entryOf(page, 'Hold').innerText()).not.toMatch(/At \$160\.00 what you hold/)

  await button(page, 'Sell').click()
  await reason(page, { price: '', level: 7, thesis: SELLING })
  await sees(page.getByText('Sells 10 shares without a price, so no gain or loss will be known of it.'))
  await field(page, 'Thesis').press('Control+Enter')
  await sees(entryOf(page, 'Sell').getByText('10 shares', { exact: true }))
  expect(await entryOf(page, 'Sell').innerText()).not.toContain('$160')
  expect(await told.innerText()).not.toContain('$160')

  await page.goto(`/account/${member.username}/bought/2`)
  await button(page, 'Sell').click()
  await reason(page, { level: 7, thesis: SELLING })
  await sees(page.getByText('$60 is the last price, of Mar 4, 2016.'))
  await field(page, 'Thesis').press('Control+Enter')
  await sees(question(page).getByText('nobody typed $60.00, which is the last price, of Mar 4, 2016. Is that right?'))
})

test('what is unusual while adding is recorded once it is said to be right, by the same button', async () => {
  const member = await signUp(candor.get(), 'adder')
  await member.add()
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/overview/bought`)
  await chooseCompany(page, 'microsoft', 'MSFT Microsoft Corporation')
  await write(page, { quantity: '100', costBasis: '410.50', thesis: THESIS })
  await sees(page.getByText('Buys 100 shares at $410.50 = $41,050.00.'))
  await button(page, 'Add to Bought').click()
  await sees(question(page).getByText('10 times your usual quantity, 10 shares. Is that right?'))
  await button(page, 'Add to Bought').click()
  await sees(entryOf(page, 'Buy').getByText('100 shares at $410.50'))
})

test('no press that asked a question answers it, and no keys do from within a field', async () => {
  const member = await signUp(candor.get(), 'hasty')
  await member.add({ assetQty: 3, costBasis: 180 })
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/bought/1`)
  await button(page, 'Sell').click()
  await reason(page, { price: '18000', level: 7, thesis: SELLING })
  const thesis = field(page, 'Thesis')
  await thesis.press('Control+Enter')
  await thesis.press('Control+Enter')
  await sees(question(page))
  const answer = button(page, 'Yes, record it')
  await expect.poll(() => answer.isEnabled()).toBe(true)
  await field(page, 'Price').press('Enter')
  await thesis.press('Control+Enter')
  await expect.poll(() => answer.evaluate((node) => node === document.activeElement)).toBe(true)
  await page.keyboard.press('Control+Enter')
  await sees(question(page))
  expect(await actionsOf(member)).toEqual(['Buy'])

  await page.keyboard.press('Enter')
  await sees(entryOf(page, 'Sell'))
  expect(await actionsOf(member)).toEqual(['Buy', 'Sell'])
})

test('Ctrl and Enter in the thesis save what is written and record it', async () => {
  const member = await signUp(candor.get(), 'typist')
  await member.add()
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/bought/1`)
  await button(page, 'Update').click()
  await sees(page.getByText('Not saved yet: the level and the thesis.'))
  await field(page, 'Thesis').fill('Short')
  await page.keyboard.press('Control+Enter')
  await sees(page.getByText('Write at least 10 characters'))
  expect(await actionsOf(member)).toEqual(['Buy'])
  await field(page, 'Thesis').fill('The story is intact and the price is lower.')
  await page.keyboard.press('Control+Enter')
  await sees(entryOf(page, 'Hold'))
  expect(await actionsOf(member)).toEqual(['Buy', 'Hold'])
})
