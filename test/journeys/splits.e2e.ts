import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, fact, field } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { logIn, sees, seesNoMore } from '../support/steps.ts'

/** The demo's journal goes back a year: only what was held on its day can have split. */
const candor = candorForFile(() => ({ CANDOR_DEMO: '1' }))
const browser = browserForFile()

const amount = async (page: Page, name: string): Promise<number> =>
  Number((await fact(page, name).getByRole('button').first().innerText()).replace(/[$,]/g, ''))

/** So many days ago, as a date field takes it. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('a split recorded by hand: four times the shares at a quarter of the cost, and the journal says so', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, expects: [409, 422] })
  await page.goto('/login')
  await logIn(page, 'splitter', 'splitter')
  await page.waitForURL('**/account/splitter/overview/bought')
  await page.goto('/account/splitter/bought/1')
  await sees(page.getByText('IBM · stock · 10 shares', { exact: true }))
  const [cost, price] = [await amount(page, 'Cost basis'), await amount(page, 'Last')]

  await button(page, 'Record a split').click()
  await button(page, 'Record this split').click()
  await sees(page.getByText('A split needs two numbers, for example 4 new shares for 1 old one.', { exact: true }))
  await field(page, 'New shares').fill('4')
  await field(page, 'First day in new shares').fill(daysAgo(-3))
  await button(page, 'Record this split').click()
  await sees(page.getByText('This day is still to come. Record the split when it has happened.', { exact: true }))
  expect(await field(page, 'New shares').inputValue()).toBe('4')
  await field(page, 'First day in new shares').fill(daysAgo(20))
  await field(page, 'New shares').fill('400')
  await sees(page.getByText(/^10 shares become 4,000, the cost a share \$.+ instead of \$.+\.$/))
  await button(page, 'Record this split').click()
  await sees(page.getByRole('alert').getByText(/which is not like 400 for 1\. Is that right\?/))
  await button(page, 'Yes, record it').click()
  await seesNoMore(page.getByRole('dialog'))
  await sees(page.getByText('IBM · stock · 4,000 shares', { exact: true }))

  await page.getByRole('button', { name: /^Correct split of / }).click()
  await field(page, 'It should be').fill('4 for 1')
  await sees(
    page.getByRole('dialog').getByText(/^Changes the split from 400 for 1 to 4 for 1\. Then: held 40 \(now 4,000\)/),
  )
  await field(page, 'Reason').fill('Two zeros too many.')
  await button(page, 'Record this correction').click()
  await seesNoMore(page.getByRole('dialog'))
  await sees(page.getByText(/^Split corrected from 400 for 1 to 4 for 1: Two zeros too many\./))

  await sees(page.getByText('IBM · stock · 40 shares', { exact: true }))
  expect(await amount(page, 'Cost basis')).toBeCloseTo(cost / 4, 2)
  expect(await amount(page, 'Last')).toBe(price)
  await sees(page.getByText(/^4-for-1 split, took effect \w+ \d+, \d{4}$/))
  await page.getByRole('button', { name: /^Cost basis: / }).click()
  const rows = page.getByRole('dialog').getByRole('row')
  await sees(rows.getByRole('link', { name: 'Split 4 for 1', exact: true }))
  const had = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cost * 10)
  expect(await rows.last().getByRole('cell').allTextContents()).toEqual(['40', had])
  expect(await fact(page.getByRole('dialog'), 'With your numbers').innerText()).toBe(`${had} ÷ 40`)
  await rows.getByRole('link', { name: 'Split 4 for 1', exact: true }).click()
  await sees(page.locator('[aria-current="location"]').getByText(/^4-for-1 split/))

  await button(page, 'Record a split').click()
  await field(page, 'New shares').fill('4')
  // Since the correction the closes around that day are others, and so is the question.
  const closes = [21, 20].map((days) => page.waitForResponse((answer) => answer.url().includes(`on=${daysAgo(days)}`)))
  await field(page, 'First day in new shares').fill(daysAgo(20))
  await Promise.all(closes)
  await button(page, 'Record this split').click()
  await button(page, 'Yes, record it').click()
  await sees(page.getByText('A split of this day is recorded already.', { exact: true }))
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Correct split of / }).click()
  await field(page, 'It should be').fill('none')
  await field(page, 'Reason').fill('There was no split.')
  await button(page, 'Record this correction').click()
  await sees(page.getByText('IBM · stock · 10 shares', { exact: true }))
  await sees(page.getByText(/^400-for-1 split, took effect .+; it was withdrawn and does not count$/))
})
