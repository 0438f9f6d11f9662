import { describe, expect, test } from 'vitest'
import { accessibilityFaults } from '../support/accessibility.ts'
import { browserForFile, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { sees } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

describe.each(WINDOWS)('%s', (name, view) => {
  test('a new account sees a sample entry with its critique, and searches at once', async () => {
    const member = await signUp(candor.get(), `beginner-${name.replace(/\D/g, '')}`)
    const page = await browser.open(candor.get(), { ...view, as: member })
    await page.goto(`/account/${member.username}/overview/bought`)
    const sample = page.getByRole('figure', { name: /sample/ })
    for (const part of ['Psychology', 'Fundamentals', 'World events'])
      await sees(sample.getByRole('heading', { name: part }))
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('searchbox', { name: 'Search' }).fill('IBM')
    await page.getByRole('button', { name: 'IBM International Business Machines Corporation' }).click()
    await page.waitForURL('**/overview/add-asset')
    await sees(page.getByRole('button', { name: 'Show Search Results' }))
    const quantity = page.getByLabel('Quantity')
    await expect.poll(() => quantity.evaluate((field) => field === document.activeElement)).toBe(true)
  })
})

test('whoever has an entry sees no sample', async () => {
  const member = await signUp(candor.get(), 'watcher')
  await member.add({ watchOrBuy: 'Watch', costBasis: null })
  const page = await browser.open(candor.get(), { as: member })
  await page.goto(`/account/${member.username}/overview/bought`)
  await sees(page.getByText('Nothing bought yet.'))
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('figure').count()).toBe(0)
})

test('what was begun in the search of the first screen goes along to the page that adds', async () => {
  const member = await signUp(candor.get(), 'wanderer')
  const page = await browser.open(candor.get(), { as: member })
  await page.goto(`/account/${member.username}/overview/bought`)
  await page.getByRole('searchbox', { name: 'Search' }).fill('IBM')
  await page.getByRole('link', { name: 'Add an asset' }).click()
  await page.waitForURL('**/overview/add-asset')
  await sees(page.getByRole('button', { name: 'IBM International Business Machines Corporation' }))
  expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('IBM')
})
