import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { isForEverybody } from '../support/accessibility.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile, WITH_ITS_OPERATOR } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { fill, SCREENS, type Screen } from '../support/screens.ts'

const candor = candorForFile(WITH_ITS_OPERATOR)
const browser = browserForFile()

const DISCLAIMER = 'Candor is not a financial advisor, and nothing on this site is financial advice.'

let member: HttpMember
beforeAll(async () => {
  member = await signUp(candor.get(), 'reader')
  await fill(member)
})

test.each(SCREENS.map((screen): [string, Screen] => [screen.name, screen]))(
  '%s: for everybody, in light and dark, in a window of any width, with the disclaimer at its end',
  async (_name, screen) => {
    const page = await visit(screen)
    await isForEverybody(page)
    if (screen.address !== '/api/docs') expect(await page.locator('footer').last().innerText()).toContain(DISCLAIMER)
  },
)

async function visit({ address, reach, expects = [] }: Screen): Promise<Page> {
  // Whoever is signed in is led on from the login page.
  const reader = address.startsWith('/account') ? { as: member } : {}
  const page = await browser.open(candor.get(), { ...DESKTOP, ...reader, expects })
  await page.goto(address.replace('{user}', member.username))
  await reach(page)
  return page
}
