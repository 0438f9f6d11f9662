import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { button, field } from '../support/asset-steps.ts'
import { browserForFile, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { chooseCompany, searchFor, sees, seesNoMore } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const COCA_COLA = 'KO The Coca-Cola Company'
const MICROSOFT = 'MSFT Microsoft Corporation'

let people = 0
/** The page on which Coca-Cola is chosen. */
async function open(view: View): Promise<Page> {
  people += 1
  const member = await signUp(candor.get(), `chooser-${people}`)
  const page = await browser.open(candor.get(), { ...view, as: member })
  await page.goto(`/account/${member.username}/overview/add-asset`)
  await chooseCompany(page, 'KO', COCA_COLA)
  await sees(chosen(page, 'The Coca-Cola Company'))
  await sees(form(page))
  expect(await results(page).count()).toBe(0)
  return page
}

const results = (page: Page): Locator => page.getByRole('list', { name: 'Companies found' })
const chosen = (page: Page, company: string): Locator => page.getByRole('heading', { name: company, exact: true })
const form = (page: Page): Locator => field(page, 'Thesis')

describe.each(WINDOWS)('%s', (_name, view) => {
  test('«Show Search Results» leads back to what the search found', async () => {
    const page = await open(view)
    await button(page, 'Show Search Results').click()
    await sees(results(page).getByRole('button', { name: COCA_COLA, exact: true }))
    await seesNoMore(chosen(page, 'The Coca-Cola Company'))
    expect(await button(page, 'Show Search Results').count()).toBe(0)
    expect(await form(page).count()).toBe(0)
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('KO')
  })

  test('a new search clears the selection', async () => {
    const page = await open(view)
    await searchFor(page, 'microsoft')
    await sees(results(page).getByRole('button', { name: MICROSOFT, exact: true }))
    await seesNoMore(chosen(page, 'The Coca-Cola Company'))
    expect(await form(page).count()).toBe(0)
    await page.reload()
    await sees(results(page).getByRole('button', { name: MICROSOFT, exact: true }))
    expect(await chosen(page, 'The Coca-Cola Company').count()).toBe(0)
  })
})

test('what is found while typing is seen above the keyboard of a phone', async () => {
  const member = await signUp(candor.get(), 'chooser-by-thumb')
  // As low as a keyboard on the screen leaves a window of 844 px.
  const page = await browser.open(candor.get(), { width: 390, height: 420, isMobile: true, as: member })
  await page.goto(`/account/${member.username}/overview/add-asset`)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.pressSequentially('KO')
  await sees(results(page))
  const edgesOf = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().toJSON())
  await expect.poll(async () => (await edgesOf(results(page).getByRole('listitem').nth(2))).bottom).toBeLessThan(420)
  expect((await edgesOf(search)).top).toBeGreaterThan(0)
  expect(await search.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a company on a list leads to its asset by keys too, and is chosen for an option on it alone', async () => {
  const member = await signUp(candor.get(), 'chooser-of-listed')
  await member.add()
  const page = await browser.open(candor.get(), { as: member })
  await page.goto(`/account/${member.username}/overview/add-asset`)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('ibm')
  await sees(page.getByText('already on your bought list'))
  await button(page, 'Add an option on it').first().click()
  await sees(field(page, 'Strike'))
  await button(page, 'Show Search Results').click()
  // What the providers find comes after the page, and the arrow leads only to a result that is there.
  await sees(results(page).getByText('already on your bought list'))
  await search.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/account/${member.username}/bought/1`)
})
