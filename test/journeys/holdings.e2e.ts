import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { button, expectPath, fact, field } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { choose, chooseCompany, record, sees, seesNoMore, THESIS, tab, write } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

let people = 0
async function open(view: View, first: Parameters<HttpMember['add']>[0]) {
  people += 1
  const member = await signUp(candor.get(), `holder-${people}`)
  await member.add(first)
  await member.critiqued(1)
  const page = await browser.open(candor.get(), { ...view, as: member })
  const user = `/account/${member.username}`
  await page.goto(`${user}/bought/1`)
  await sees(page.getByRole('heading', { level: 1 }))
  return { page, member, user }
}

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })
const figure = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name}: `) })
const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement)

/** Types a present price, and waits until the page shows it. */
async function typePrice(page: Page, price: string, shown: string): Promise<void> {
  await button(page, 'Type a price').click()
  await field(page, 'Price').fill(price)
  await button(page, 'Record this price').click()
  await seesNoMore(dialog(page, 'Type a price'))
  await sees(fact(page, 'Last').getByText(shown, { exact: true }))
}

/** What stands in the dialog under a name. */
const step = (page: Page, name: string): Promise<string> => fact(page.getByRole('dialog'), name).innerText()

describe.each(WINDOWS)('%s', (_name, view) => {
  test('a price typed by hand passes the stop, and every figure says how it comes about', async () => {
    const { page, user } = await open(view, { stopLossYesNo: 'Yes', stopLossPercentage: 10 })
    await button(page, 'Type a price').click()
    await field(page, 'Price').fill('a lot')
    await button(page, 'Record this price').click()
    await sees(page.getByText('A price is a number of at least 0, for example 189.23.'))
    expect(await field(page, 'Price').inputValue()).toBe('a lot')
    await field(page, 'Price').fill('12123')
    await button(page, 'Record this price').click()
    await sees(page.getByRole('alert').getByText('100 times the last price, $121.23. Is that right?'))
    await page.keyboard.press('Escape')
    expect(await isFocused(button(page, 'Type a price'))).toBe(true)

    // Ten times is a mistake, or ten old shares for a new one: it is used nowhere until it is said which.
    await button(page, 'Type a price').click()
    await field(page, 'Price').fill('1212.3')
    await button(page, 'Record this price').click()
    await sees(page.getByText(/^You typed \$1,212\.30/))
    await button(page, 'I mistyped it').click()
    await field(page, 'It should be').fill('121.23')
    await field(page, 'Reason').fill('One digit too many.')
    await button(page, 'Record this correction').click()
    await seesNoMore(page.getByText(/^You typed \$1,212\.30/))
    await sees(fact(page, 'Last').getByText('$121.23', { exact: true }))

    await typePrice(page, '98.92', '$98.92')
    // 121.23 × 0.9 = 109.107
    await sees(fact(page, 'Stop loss').getByText('at $109.11'))
    await sees(fact(page, 'Stop loss').getByText('Stop loss passed today at $98.92'))
    const main = page.getByRole('main')
    await sees(main.getByText(/^Stop loss of \$109\.11 reached at \$98\.92, set by your Buy of .+$/))
    await sees(main.getByText('Price of $98.92 a share, typed by hand', { exact: true }))

    await figure(page, 'Total gain/loss').click()
    await sees(dialog(page, /^Total gain\/loss/))
    expect(await step(page, 'Formula')).toBe('(price − cost basis) ÷ cost basis × 100')
    expect(await step(page, 'With your numbers')).toBe('($98.92 − $121.23) ÷ $121.23 × 100')
    expect(await step(page, 'Result')).toBe('−18.40%')
    await page.keyboard.press('Escape')
    expect(await isFocused(figure(page, 'Total gain/loss'))).toBe(true)

    await figure(page, 'Last').click()
    expect(await step(page, 'Source')).toMatch(/^typed by you, .+ \(just now\)$/)
    await page.getByRole('link', { name: /^entry \d+$/ }).click()
    await seesNoMore(page.getByRole('dialog'))
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#entry-\d+$/)
    await sees(page.locator('[aria-current="location"]').getByText('Price of $98.92 a share, typed by hand'))

    await tab(page, 'Bought').click()
    await sees(page.getByText('Stop loss passed today at $98.92', { exact: true }))
    // The rows of a phone have two lines and lead to the asset, where every figure opens.
    if (view !== DESKTOP) await page.getByRole('link', { name: /^International Business/ }).click()
    await figure(page, view === DESKTOP ? 'Cost Basis' : 'Cost basis').click()
    expect(await step(page, 'With your numbers')).toBe('$1,212.30 ÷ 10')
    await page.getByRole('link', { name: 'Buy 10 at $121.23' }).click()
    await expectPath(page, `${user}/bought/1`)
    await sees(page.getByRole('article', { name: 'Buy' }).and(page.locator('[aria-current="location"]')))
  })

  test('a file of daily prices: what it held, and each line that was not taken', async () => {
    const { page, user } = await open(view, {})
    await button(page, 'Upload daily prices').click()
    await button(page, 'Upload this file').click()
    await sees(page.getByText('Choose a file with daily prices.', { exact: true }))
    const choose = (name: string, csv: string) =>
      field(page, 'File').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await choose('large.csv', `Date,Close\n${'2025-11-18,98.10\n'.repeat(120_000)}`)
    await button(page, 'Upload this file').click()
    await sees(page.getByText('The file is larger than 2 MB.', { exact: true }))
    expect(await field(page, 'File').evaluate((input) => 'files' in input && (input.files as FileList).length)).toBe(1)

    await choose('ibm.csv', 'Date,Close\n2025-11-18,98.10\n2025-11-19,97.50\n2025-11-22,96\nyesterday,95\n')
    await button(page, 'Upload this file').click()
    await sees(page.getByText('4 days read: 2 stored, 0 unchanged, 2 rejected.'))
    expect(await dialog(page, 'Upload daily prices').getByRole('listitem').allTextContents()).toEqual([
      'Line 4: The market was closed on 2025-11-22.',
      'Line 5: “yesterday” is no day. Write it like 2026-06-10.',
    ])
    await button(page, 'Upload this file').click()
    await sees(page.getByText('4 days read: 0 stored, 2 unchanged, 2 rejected.'))
    await button(page, 'Close').click()
    expect(await isFocused(button(page, 'Upload daily prices'))).toBe(true)
    await expectPath(page, `${user}/bought/1`)
  })
})

test('a price that was typed outlives a reload until it is recorded', async () => {
  const { page } = await open(DESKTOP, {})
  await button(page, 'Type a price').click()
  await field(page, 'Price').fill('97.50')
  await field(page, 'Day').fill('2025-11-19')
  await page.reload()
  await button(page, 'Type a price').click()
  expect([await field(page, 'Price').inputValue(), await field(page, 'Day').inputValue()]).toEqual([
    '97.50',
    '2025-11-19',
  ])
  await button(page, 'Record this price').click()
  await sees(page.getByText('$97.50 is kept as the close of Nov 19, 2025.'))
  await page.reload()
  await button(page, 'Type a price').click()
  expect(await field(page, 'Price').inputValue()).toBe('')
  await field(page, 'Price').fill('98.92')
  await button(page, 'Record this price').click()
  await seesNoMore(dialog(page, 'Type a price'))
  await button(page, 'Type a price').click()
  expect(await field(page, 'Price').inputValue()).toBe('')
})

test('a close of an earlier day is kept, and one of a day without trading is not', async () => {
  const { page } = await open({ ...DESKTOP, expects: [422] }, {})
  await button(page, 'Type a price').click()
  await field(page, 'Price').fill('97.50')
  await field(page, 'Day').fill('2025-11-22')
  await button(page, 'Record this price').click()
  await sees(page.getByText('The market was closed on this day.', { exact: true }))
  expect(await field(page, 'Price').inputValue()).toBe('97.50')
  await field(page, 'Day').fill('2025-11-19')
  await button(page, 'Record this price').click()
  await sees(page.getByText('$97.50 is kept as the close of Nov 19, 2025.'))
})

test('a price that was quoted for one share is asked about, and becomes that of the contract with one press', async () => {
  const { page } = await open(DESKTOP, {})
  await chooseCompany(page, 'KO', 'KO The Coca-Cola Company')
  await choose(page, 'Type', 'options')
  await choose(page, 'Call or put', 'call')
  await field(page, 'Strike').fill('60')
  await field(page, 'Expiry').fill('2030-01-18')
  await write(page, { quantity: '2', costBasis: '2.50', thesis: THESIS })
  await button(page, 'Add to Bought').click()
  await sees(page.getByRole('alert').getByText(/: \$2\.50 for a whole contract is \$0\.025 a share\. Is that right\?/))
  await button(page, 'Use $250.00').click()
  await sees(page.getByText('One contract stands for 100 shares: $250.00 a contract is $2.50 a share.'))
  await record(page)
  await sees(page.getByText('KO · options · call at $60.00 until Jan 18, 2030 · 2 contracts of 100 shares'))
})

test('an option that expired: added with its terms, and what became of it', async () => {
  const { page, user } = await open(DESKTOP, {})
  await chooseCompany(page, 'KO', 'KO The Coca-Cola Company')
  await choose(page, 'Type', 'options')
  await choose(page, 'Call or put', 'call')
  await field(page, 'Strike').fill('60')
  await field(page, 'Expiry').fill('2026-01-16')
  expect(await field(page, 'Multiplier').inputValue()).toBe('100')
  await write(page, { quantity: '2', costBasis: '250', thesis: THESIS })
  await sees(page.getByText('One contract stands for 100 shares: $250.00 a contract is $2.50 a share.'))
  await button(page, 'Add to Bought').click()
  await sees(page.getByRole('alert').getByText(/the option expired on Jan 16, 2026, .+ Is that right\?/))
  await record(page)
  await sees(page.getByText('KO · options · call at $60.00 until Jan 16, 2026 · 2 contracts of 100 shares'))
  await tab(page, 'Bought').click()
  await sees(page.getByText('Expired: record the outcome', { exact: true }))
  await page.goto(`${user}/bought/2`)

  await sees(page.getByRole('status').getByText(/^This option expired on Jan 16, 2026\. /))
  await button(page, 'Record the outcome').click()
  expect(
    await page.getByRole('radiogroup', { name: 'How it ended' }).getByRole('radio', { checked: true }).count(),
  ).toBe(0)
  await button(page, 'Record this outcome').click()
  await sees(page.getByRole('alert').getByText('Choose how it ended.', { exact: true }))
  await choose(page, 'How it ended', 'it was exercised')
  await button(page, 'Record this outcome').click()
  await sees(page.getByText('A price is a number of at least 0, for example 189.23.'))
  await field(page, 'Price').fill('40000')
  await button(page, 'Record this outcome').click()
  await sees(page.getByRole('alert').getByText(/^Ends 2 contracts at \$40,000\.00 = .+160 times .+ Is that right\?/))
  await field(page, 'Price').fill('300')
  await sees(page.getByText('Ends 2 contracts at $300.00 = $600.00, for $100.00 more than they cost. None are left.'))
  await field(page, 'Price').fill('400')
  await sees(page.getByText('One contract stands for 100 shares: $400.00 a contract is $4.00 a share.'))
  await button(page, 'Record this outcome').click()
  await sees(page.getByRole('alert').getByText(/60% above .+ Is that right\?/))
  await button(page, 'Yes, record it').click()
  await expectPath(page, `${user}/sold/2`)
  await sees(page.getByText('The option was exercised, for $400.00 a contract', { exact: true }))
  await sees(page.getByText(/ · 2 contracts of 100 shares, exercised$/))
  await sees(fact(page, 'Brought in').getByText('$800.00', { exact: true }))
  // 2 × 400 − 2 × 250
  await sees(fact(page, 'Realized gain').getByText('+$300.00', { exact: true }))
  await figure(page, 'Realized gain').click()
  expect(await step(page, 'With your numbers')).toBe('($800.00 − $500.00)')
  await page.keyboard.press('Escape')
  await seesNoMore(button(page, 'Record the outcome'))
})

test('while a sale is reasoned about, no figure leads to what was paid', async () => {
  const { page, member } = await open(DESKTOP, { stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  await member.send('POST', '/api/settings', { hasSellFriction: true })
  await typePrice(page, '98.92', '$98.92')
  await sees(figure(page, 'Stop loss'))
  await page.reload()
  await button(page, 'Sell').click()
  await sees(fact(page, 'Cost basis').getByText('hidden for now'))
  expect(await page.getByText(/Stop loss (of|passed)|typed by hand/).count()).toBe(0)
  for (const name of ['Total gain/loss', 'Cost basis', 'Stop loss']) expect(await figure(page, name).count()).toBe(0)
  await figure(page, 'Total value').click()
  await sees(dialog(page, /^Total value/).getByText('Result'))
  expect(
    await dialog(page, /^Total value/)
      .getByText('121.23')
      .count(),
  ).toBe(0)
})
