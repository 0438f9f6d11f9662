import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceOf } from '../doubles/twelve-data-double.ts'
import { button, fact, field } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { movedClock } from '../support/moved-clock.ts'
import { providersForFile } from '../support/providers.ts'
import { sees, seesNoMore } from '../support/steps.ts'

/** What only the owner can say of a price: that it is right, or that the share has split. It was bought on a Monday. */

const BOUGHT_AT = '2026-11-16T15:00:00.000Z'
/** The Friday after, in New York's session. */
const NOW_AT = '2026-11-20T15:00:00.000Z'

const clock = movedClock(join(tmpdir(), `candor-quarantined-${process.pid}`), BOUGHT_AT)
// Registered first, so that it comes last: until then a Candor goes by it.
afterAll(clock.forget)
const SPLIT = { ticker: 'NVDA', execution_date: '2026-11-20', split_from: 1, split_to: 4 }
const providers = providersForFile({ quotedAt: () => clock.now(), splits: [SPLIT] })
const candor = candorForFile(() => ({ ...providers.get().environment, ...clock.environment }))
const browser = browserForFile()

const COMPANIES = { AAPL: 'Apple Inc.', MSFT: 'Microsoft Corporation', NVDA: 'NVIDIA Corporation' }

let member: HttpMember
beforeAll(async () => {
  member = await signUp(candor.get(), 'dora-doubts')
  for (const [ticker, companyName] of Object.entries(COMPANIES)) {
    await member.add({ ticker, companyName, assetQty: 10, costBasis: 180 })
    await member.send('GET', `/api/prices/${ticker}`)
  }
  clock.advance(Date.parse(NOW_AT) - clock.now().getTime())
  for (const ticker of ['AAPL', 'MSFT']) await member.send('GET', `/api/prices/${ticker}`)
  clock.advance(2 * 60_000)
})

const openPage = (): Promise<Page> => browser.open(candor.get(), { ...DESKTOP, as: member })

async function go(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(clock.now())
  await page.goto(`/account/dora-doubts/${path}`)
  await sees(page.locator('h1').first())
}

const figure = (page: Page, name: string) => fact(page, name).innerText()

describe('a price that nobody believes', () => {
  test('a hundred times too high: the old one stays, with the reason, until its owner says that it is right', async () => {
    const page = await openPage()
    providers.get().twelveData.behave(priceOf('20099'))
    await go(page, 'bought/1')
    await sees(page.getByText(/Twelve Data said \$20,?099.* it is not used until you say what happened/))
    expect(await figure(page, 'Last')).toMatch(/^\$200\.99\s+Twelve Data, 2 minutes ago/)
    expect(await figure(page, 'Total gain/loss')).toContain('+11.66%')
    await go(page, 'settings')
    const ages = page.locator('dl > div').filter({ has: page.getByRole('term').getByText('AAPL', { exact: true }) })
    await sees(ages.filter({ hasText: /\$200\.99.*A newer one is held back\. Twelve Data said/s }))

    await go(page, 'bought/1')
    await button(page, 'The price is right').click()
    await seesNoMore(button(page, 'The price is right'))
    await expect.poll(() => figure(page, 'Last')).toMatch(/^\$20,099\.00/)
    expect(await member.asset(1)).toMatchObject({ heldBackPrice: null, currentValue: '200990.00', quantity: '10' })
  })

  test('a quarter of the last: its owner says that the share split, and every figure is right', async () => {
    const page = await openPage()
    providers.get().twelveData.behave(priceOf('103.25'))
    await go(page, 'bought/2')
    await sees(page.getByText(/Twelve Data said \$103\.25/))
    await button(page, 'It split').click()
    expect(await field(page, 'New shares').inputValue()).toBe('4')
    expect(await field(page, 'First day in new shares').inputValue()).toBe('2026-11-20')
    await button(page, 'Record this split').click()
    await seesNoMore(button(page, 'It split'))
    await sees(page.getByText('MSFT · stock · 40 shares', { exact: true }))
    // 10 at 180 are 40 at 45, of 1800; worth 40 at 103.25, 4130: (4130 - 1800) / 1800 = 129.44 %.
    await expect.poll(() => figure(page, 'Last')).toMatch(/^\$103\.25/)
    expect(await figure(page, 'Cost basis')).toMatch(/^\$45\.00\s+a share$/)
    expect(await figure(page, 'Worth now')).toBe('$4,130.00')
    expect(await figure(page, 'Total gain/loss')).toContain('+129.44%')
    expect(await member.asset(2)).toMatchObject({ heldBackPrice: null, initialValue: '1800.00' })
  })
})

test('a split that a provider reports: no value is shown until it is recorded, and then the right one', async () => {
  const page = await openPage()
  providers.get().twelveData.behave(priceOf('46.50'))
  // The first look learns of the split, beside the chart; from then on its price is accepted.
  await member.send('GET', '/api/assets/3/chart')
  await go(page, 'bought/3')
  await sees(page.getByText('A provider reports a 4-for-1 split on Nov 20, 2026.'))
  await expect.poll(() => figure(page, 'Last')).toMatch(/^\$46\.50/)
  expect(await figure(page, 'Total gain/loss')).toContain('unknown')
  expect(await page.getByText('Worth now').count()).toBe(0)
  expect(await member.asset(3)).toMatchObject({ currentValue: null, totalGainLoss: null })

  await button(page, 'Record the split').click()
  await sees(page.getByText('NVDA · stock · 40 shares', { exact: true }))
  // 10 at 180 are 40 at 45; worth 40 at 46.50, 1860: 60 more than 1800, 3.33 %.
  expect(await figure(page, 'Cost basis')).toMatch(/^\$45\.00\s+a share$/)
  expect(await figure(page, 'Worth now')).toBe('$1,860.00')
  expect(await figure(page, 'Total gain/loss')).toContain('+3.33%')
  await seesNoMore(button(page, 'Record the split'))
})
