import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { button, reason, save } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP, PHONE } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { choose, entryOf, sees, seesNoMore } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const GAIN = /sure that IBM rises until \w+ \d+, 20\d\d/
const YEAR = /IBM does better than SPY until \w+ \d+, 2027/

async function opensUpdate(page: Page, username: string): Promise<void> {
  await page.goto(`/account/${username}/bought/1`)
  await button(page, 'Update').click()
}

test('how a claim was chosen last stays with the account in every browser, and a draft keeps its own', async () => {
  const member = await signUp(candor.get(), 'chooser')
  await member.add()
  const [desk, phone] = [
    await browser.open(candor.get(), { ...DESKTOP, as: member }),
    await browser.open(candor.get(), { ...PHONE, as: member }),
  ]
  // On the phone somebody begins to write with the usual claim before anything else is chosen.
  await opensUpdate(phone, member.username)
  await sees(phone.getByRole('region', { name: YEAR }))
  const begun = phone.waitForResponse((answer) => answer.url().includes('/api/drafts/') && answer.ok())
  await reason(phone, { action: 'Hold', level: 6, thesis: 'Begun on the phone, for a year.' })
  await begun

  await opensUpdate(desk, member.username)
  await reason(desk, { action: 'Hold', level: 6, thesis: 'Written at the desk, for any gain in a month.' })
  await desk.getByText('Change the claim').click()
  await choose(desk, 'Over', '1 month')
  await choose(desk, 'Against', 'a gain at all')
  await save(desk)
  await button(desk, 'Submit Update').click()
  await sees(entryOf(desk, 'Hold').getByText('Written at the desk'))
  await seesNoMore(button(desk, 'Submit Update'))
  await opensUpdate(desk, member.username)
  await sees(desk.getByRole('region', { name: GAIN }))

  await phone.reload()
  await sees(phone.getByRole('region', { name: YEAR }))
  // Another browser that signs in now begins with the last choice.
  const elsewhere = await browser.open(candor.get(), { ...DESKTOP, as: member, userAgent: 'another browser' })
  await opensUpdate(elsewhere, member.username)
  await sees(elsewhere.getByRole('region', { name: GAIN }))
})
