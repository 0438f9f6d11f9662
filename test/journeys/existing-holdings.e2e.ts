import { expect, test } from 'vitest'
import { button, field } from '../support/asset-steps.ts'
import { browserForFile } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { chooseCompany, sees, write } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const HELD = [
  ['MSFT', 'MSFT Microsoft Corporation', '2024-02-05', '12', '405.65'],
  ['KO', 'KO The Coca-Cola Company', '2023-06-12', '40', '60.25'],
] as const

test('what is held already is entered one after the other, each with its day and price', async () => {
  const member = await signUp(candor.get(), 'holder')
  const page = await browser.open(candor.get(), { as: member })
  await page.goto(`/account/${member.username}/overview/bought`)
  for (const [ticker, result, day, quantity, costBasis] of HELD) {
    await chooseCompany(page, ticker, result)
    await write(page, { quantity, costBasis, thesis: 'I held it already when I began this journal.' })
    await field(page, 'Decided on').fill(day)
    await button(page, 'Add, then the next').click()
    await sees(page.getByRole('status').getByText(new RegExp(`^Recorded: ${ticker}, `)))
    // The page is where it was, empty again, and has the keyboard.
    const search = page.getByRole('searchbox', { name: 'Search' })
    await expect.poll(() => search.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await search.inputValue()).toBe('')
  }
  for (const [index, [ticker, , day, quantity, price]] of HELD.entries())
    expect(await member.asset(index + 1)).toMatchObject({
      ticker,
      quantity,
      thesis: [{ decidedOn: day, price: { price, source: 'typed' } }],
    })
})
