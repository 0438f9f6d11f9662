import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, field } from '../support/asset-steps.ts'
import { browserForFile, PHONE } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { PASSWORD, signUp } from '../support/http-member.ts'
import { chooseCompany, critiqueOf, entryOf, sees, THESIS, write } from '../support/steps.ts'

/** How much somebody has to press between an intention and what comes of it. The numbers before stand in record 033. */
const candor = candorForFile()
const browser = browserForFile()

/** A keyboard that counts. A key held beside another one counts with it. */
function keyboardOf(page: Page) {
  let count = 0
  const press = async (key: string) => {
    count += key.split('+').length
    await page.keyboard.press(key)
  }
  const isThere = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  return {
    press,
    count: () => count,
    type: async (text: string) => {
      count += text.length
      await page.keyboard.type(text)
    },
    tabTo: async (target: Locator) => {
      await sees(target)
      for (let pressed = 0; pressed < 40 && !(await isThere(target)); pressed += 1) await press('Tab')
      expect(await isThere(target)).toBe(true)
    },
  }
}

test('from the landing page to the first recorded decision in at most 90 keys besides the thesis', async () => {
  const page = await browser.open(candor.get())
  const keys = keyboardOf(page)
  await page.goto('/')
  await keys.tabTo(page.getByRole('link', { name: 'See The Light' }))
  await keys.press('Enter')
  await keys.tabTo(page.getByLabel('Username'))
  await keys.type('counting')
  await keys.press('Tab')
  await keys.type(PASSWORD)
  await keys.press('Enter')
  await page.waitForURL('**/account/counting/overview/bought')
  await keys.tabTo(page.getByRole('searchbox', { name: 'Search' }))
  await keys.type('IBM')
  await sees(page.getByRole('list', { name: 'Companies found' }))
  await keys.press('ArrowDown')
  await keys.press('Enter')
  const quantity = page.getByLabel('Quantity')
  await sees(quantity)
  await expect.poll(() => quantity.evaluate((element) => element === document.activeElement)).toBe(true)
  await keys.type('10')
  await keys.press('Tab')
  await keys.type('121.23')
  await keys.tabTo(field(page, 'Thesis'))
  await page.keyboard.type(THESIS)
  await keys.press('Control+Enter')
  await sees(critiqueOf(page, 'Buy').getByText('No language model'))
  console.log(`first decision: ${keys.count()} keys besides the thesis`)
  expect(keys.count()).toBeLessThanOrEqual(90)
})

test('on a phone at most three presses lie between writing and reading the critique', async () => {
  const member = await signUp(candor.get(), 'thumbs')
  const page = await browser.open(candor.get(), { ...PHONE, as: member })
  const isInView = () =>
    critiqueOf(page, 'Buy').evaluate((note) => note.getBoundingClientRect().top < window.innerHeight - 40)
  await page.goto(`/account/${member.username}/overview/bought`)
  await chooseCompany(page, 'IBM', 'IBM International Business Machines Corporation')
  await write(page, { quantity: '10', costBasis: '121.23', thesis: THESIS.repeat(4) })
  await button(page, 'Add to Bought').click()
  await sees(critiqueOf(page, 'Buy').getByText('No language model'))
  await expect.poll(isInView).toBe(true)

  await button(page, 'Update').click()
  await field(page, 'Thesis').fill('Nothing has changed in what I was waiting for.')
  for (const pressed of ['Save Level', 'Save Thesis', 'Submit Update']) await button(page, pressed).click()
  await sees(entryOf(page, 'Hold').getByText('No language model'))
  await expect.poll(() => entryOf(page, 'Hold').evaluate((entry) => entry.getBoundingClientRect().top >= 0)).toBe(true)
})
