import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { chooseCompany, critiqueOf, record, sees, seesNoMore, THESIS, write } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

/** Holds the answer to a recording back until `isTime`. */
async function answersLate(page: Page, path: string, isTime: () => Promise<unknown>): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    await isTime()
    await route.fulfill({ response })
  })
}

test('a critique that is faster than the answer to the recording is shown all the same', async () => {
  const member = await signUp(candor.get(), 'quick-1')
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await answersLate(page, '**/api/assets', () => member.critiqued(1))
  await page.goto(`/account/${member.username}/overview/add-asset`)
  await chooseCompany(page, 'IBM', 'IBM International Business Machines Corporation')
  await write(page, { quantity: '1', costBasis: '100', thesis: THESIS })
  await record(page)
  await sees(critiqueOf(page, 'Buy').getByText('No language model'))
})

test('so is that of an update', async () => {
  const member = await signUp(candor.get(), 'quick-2')
  await member.add()
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  const written = critiqueOf(page, 'Hold').getByText('No language model')
  await answersLate(page, '**/api/assets/1/decisions', () => member.critiqued(1))
  await page.goto(`/account/${member.username}/bought/1`)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await page.getByRole('button', { name: 'Save Level' }).click()
  await page.getByLabel('Thesis').fill('The story is intact and the price is lower.')
  await page.getByRole('button', { name: 'Save Thesis' }).click()
  await page.getByRole('button', { name: 'Submit Update' }).click()
  await sees(page.getByText("We're updating your portfolio..."))
  await seesNoMore(page.getByText("We're updating your portfolio..."))
  await sees(written)
})
