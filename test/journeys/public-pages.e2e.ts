import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { measureVisits } from '../../scripts/bundle-size.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { SCREENS } from '../support/screens.ts'
import { sees } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

/** The names of the scripts that a page asks for from now on, growing as it does. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.replace('/assets/', ''))
  })
  return scripts
}

test.each(SCREENS.filter(({ isPublic }) => isPublic).map((screen) => [screen.name, screen] as const))(
  '%s asks for no script, and for nothing from anywhere else',
  async (_name, { address, reach, expects = [] }) => {
    const page = await browser.open(candor.get(), { ...DESKTOP, expects, isAltered: true })
    const scripts = scriptsOf(page)
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    await page.goto(address)
    await reach(page)
    expect(scripts).toEqual([])
    expect([...origins]).toEqual([candor.get().url])
    expect(await page.locator('script').count()).toBe(0)
  },
)

test('the public pages can be read and walked through without JavaScript', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('link', { name: 'How it works' }).first().click()
  await page.waitForURL('**/page')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about')
})

test('the login page and the bought list load the scripts that the budget counts', async () => {
  const [login, bought] = measureVisits().map(({ scripts }) => [...scripts].sort())
  const member = await signUp(candor.get(), 'porter')
  await member.add({})
  const page = await browser.open(candor.get(), { ...DESKTOP, isAltered: true })
  const ofLogin = scriptsOf(page)
  await page.goto('/login')
  await sees(page.getByLabel('Username'))
  expect([...ofLogin].sort()).toEqual(login)

  const list = await browser.open(candor.get(), { ...DESKTOP, as: member, isAltered: true })
  const ofList = scriptsOf(list)
  await list.goto(`/account/${member.username}/overview/bought`)
  await sees(list.getByRole('link', { name: /^International Business/ }))
  // What keeps in touch comes once the page stands.
  await expect.poll(() => [...ofList].sort()).toEqual(bought)
})
