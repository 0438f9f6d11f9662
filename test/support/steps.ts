import type { Locator, Page } from 'playwright-core'
import { PASSWORD } from './http-member.ts'

/** Steps on the pages, by accessible names. */

export const sees = (locator: Locator): Promise<void> => locator.waitFor()
export const seesNoMore = (locator: Locator): Promise<void> => locator.waitFor({ state: 'hidden' })

/** Presses a button even if a dialog covers it meanwhile, for cases in which either may come first. */
export const pressAnyway = async (locator: Locator): Promise<void> => {
  await locator.evaluate((element) => element instanceof HTMLElement && element.click())
}

export const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name, exact: true })

/** An entry of the journal by its action; the latest if there are several. */
export const entryOf = (page: Page, action: string): Locator => page.getByRole('article', { name: action }).first()

/** The critique in the margin of an entry. */
export const critiqueOf = (page: Page, action: string): Locator =>
  entryOf(page, action).getByRole('complementary', { name: 'Critique' })

export async function signUpFromLanding(page: Page, username: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'See The Light' }).click()
  await page.waitForURL('**/login')
  await enterCredentials(page, username)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(`**/account/${username}/overview/bought`)
}

export async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await enterCredentials(page, username, password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

export async function enterCredentials(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
}

export async function searchFor(page: Page, term: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(term)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

/** Searches and chooses the company whose button is labelled `TICKER Company name`. */
export async function chooseCompany(page: Page, term: string, button: string): Promise<void> {
  await tab(page, 'Add to a List').click()
  await searchFor(page, term)
  await page.getByRole('button', { name: button, exact: true }).click()
  await sees(page.getByRole('button', { name: 'Show Search Results' }))
}

export type Written = {
  readonly list?: 'Buy' | 'Watch'
  readonly quantity?: string
  readonly costBasis?: string
  readonly confidence?: number
  readonly thesis?: string
}

export const THESIS =
  'Hybrid cloud revenue should grow above 8% for three straight quarters. If it does not by October, I was wrong.'

/** Fills in the form. Fields that are left out are not touched. */
export async function write(page: Page, { list, quantity, costBasis, confidence, thesis }: Written): Promise<void> {
  if (list) await choose(page, 'List', list)
  if (quantity !== undefined) await page.getByLabel('Quantity').fill(quantity)
  if (costBasis !== undefined) await page.getByLabel('Cost basis').fill(costBasis)
  if (confidence !== undefined) await page.getByLabel('Confidence').fill(String(confidence))
  if (thesis !== undefined) await page.getByLabel('Thesis').fill(thesis)
}

export const choose = (page: Page, group: string, option: string): Promise<void> =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }).check()

/** Sends the form and waits for the asset's page with the new entry. */
export async function record(page: Page, list: 'Buy' | 'Watch' = 'Buy'): Promise<void> {
  await page.getByRole('button', { name: list === 'Buy' ? 'Add to Bought' : 'Add to Watched' }).click()
  await sees(entryOf(page, list))
}
