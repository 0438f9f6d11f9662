import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field } from '../support/asset-steps.ts'
import { browserForFile } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { chooseCompany, entryOf, record, sees, write } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const NOT_WHOLE = 'This day is not whole yet: it takes a day, a month and a year of four digits.'

/** Types into the parts of a native input from its first one on, as keys do. */
async function typeDay(page: Page, label: string, keys: string): Promise<void> {
  await field(page, label).click({ position: { x: 10, y: 10 } })
  await page.keyboard.type(keys)
}

test('a day is recorded as its parts were typed, whatever they were in between', async () => {
  const member = await signUp(candor.get(), 'day-typist')
  const page = await browser.open(candor.get(), { as: member })
  await page.goto(`/account/${member.username}/overview/bought`)
  await chooseCompany(page, 'KO', 'KO The Coca-Cola Company')
  await write(page, { quantity: '10', costBasis: '60', thesis: 'Prices rise with inflation, volumes hold.' })
  // Each of these goes through days that do not exist: 02/29/2026, and a fifth that begins with a zero.
  await typeDay(page, 'Decided on', '02292024')
  expect(await field(page, 'Decided on').inputValue()).toBe('2024-02-29')
  await typeDay(page, 'Decided on', '06052025')
  expect(await field(page, 'Decided on').inputValue()).toBe('2025-06-05')
  await record(page)
  expect(await member.asset(1)).toMatchObject({ thesis: [{ decidedOn: '2025-06-05' }] })
})

test('a day of which a part is missing is never taken for none, nor for today', async () => {
  const member = await signUp(candor.get(), 'halfway')
  await member.add()
  const page = await browser.open(candor.get(), { as: member })
  await page.goto(`/account/${member.username}/bought/1`)
  await sees(entryOf(page, 'Buy'))

  await button(page, 'Type a price').click()
  await field(page, 'Price').fill('120')
  await typeDay(page, 'Day', '0605')
  await button(page, 'Record this price').click()
  await sees(page.getByText(NOT_WHOLE))
  await button(page, 'Cancel').click()

  await button(page, 'Update').click()
  await typeDay(page, 'Decided on', '0231')
  await field(page, 'Thesis').fill('It goes on as I wrote, slower than I thought.')
  await page.keyboard.press('Control+Enter')
  await sees(page.getByText(NOT_WHOLE))
  await expect.poll(() => field(page, 'Decided on').evaluate((day) => day === document.activeElement)).toBe(true)
  expect((await member.asset(1)).thesis).toHaveLength(1)
})
