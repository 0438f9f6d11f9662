import { expect, test } from 'vitest'
import { button, fact, field } from '../support/asset-steps.ts'
import { browserForFile } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { choose, entryOf, sees, seesNoMore, tab } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

test('a purchase typed at 18000 instead of 180, long after its day, is corrected where it stands', async () => {
  const member = await signUp(candor.get(), 'mistyper')
  await member.add({ costBasis: 18_000, decidedOn: '2026-03-03' })
  await member.critiqued(1)
  const page = await browser.open(candor.get(), { as: member })
  await page.goto(`/account/${member.username}/bought/1`)
  const entry = entryOf(page, 'Buy')
  await sees(entry.getByText('Mar 3, 2026', { exact: true }))
  await sees(entry.getByText(/^written \d+ days later, on /))

  await button(page, 'Correct Buy of Mar 3, 2026').click()
  const dialog = page.getByRole('dialog', { name: 'Correct Buy of Mar 3, 2026' })
  await choose(page, 'What was mistyped', 'Price')
  await sees(dialog.getByText('Price is $18,000.00 now.'))
  await button(page, 'Record this correction').click()
  await sees(dialog.getByText('Say what it should be.'))
  await field(page, 'It should be').fill('1800000')
  await field(page, 'Reason').fill('Two zeros too many')
  await page.keyboard.press('Escape')
  await page.reload()
  await button(page, 'Correct Buy of Mar 3, 2026').click()
  expect(await field(page, 'It should be').inputValue()).toBe('1800000')
  expect(await field(page, 'Reason').inputValue()).toBe('Two zeros too many')
  await button(page, 'Record this correction').click()
  const question = dialog.getByRole('alert').getByText(/: 100 times the price of Mar 3, 2026, .+ Is that right\?/)
  await sees(question)
  await field(page, 'It should be').fill('180')
  await seesNoMore(question)
  await sees(dialog.getByText(/^Changes the price from \$18,000\.00 to \$180\.00\. Then: it cost \$1,800\.00/))
  await page.keyboard.press('Enter')
  await seesNoMore(dialog)

  await button(page, 'Correct Buy of Mar 3, 2026').click()
  expect(await field(page, 'Reason').inputValue()).toBe('')
  await page.keyboard.press('Escape')
  // It is told once, in the entry of the correction, to which the corrected entry leads; beyond that it is announced.
  const told = page.getByRole('main').getByText(/^Price corrected from .+ \(Buy of Mar 3, 2026\)$/)
  await sees(told)
  expect(await told.innerText()).toContain('from $18,000.00 to $180.00: Two zeros too many')
  expect(await page.getByRole('main').getByText('Two zeros too many').count()).toBe(1)
  const announced = page.getByRole('status').filter({ hasText: /^Corrected, \d/ })
  await expect.poll(() => announced.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)).toBeLessThanOrEqual(1)
  await entry.getByRole('link', { name: 'Price corrected from $18,000.00', exact: true }).click()
  await expect.poll(() => told.evaluate((line) => document.activeElement?.contains(line))).toBe(true)
  await sees(entry.getByText('10 shares at $180.00'))
  await sees(fact(page, 'Cost basis').getByText('$180.00'))
  await sees(entry.getByText('Written before this entry was corrected.'))
  await tab(page, 'Journal').click()
  await sees(page.getByRole('heading', { level: 1, name: 'Journal' }))
  await sees(page.getByRole('main').getByText(/^Price corrected from .+ \(Buy of Mar 3, 2026\)$/))
  expect((await member.asset(1)).thesis[0]).toMatchObject({ decidedOn: '2026-03-03', price: { price: '180' } })
})
