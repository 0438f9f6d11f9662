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
  const [computer, phone] = [
    await browser.open(candor.get(), { ...DESKTOP, as: member }),
    await browser.open(candor.get(), { ...PHONE, as: member }),
  ]
  // On the phone somebody begins to write with the usual claim before anything else is chosen.
  await opensUpdate(phone, member.username)
  await sees(phone.getByRole('region', { name: YEAR }))
  const begun = phone.waitForResponse((answer) => answer.url().includes('/api/drafts/') && answer.ok())
  await reason(phone, { action: 'Hold', level: 6, thesis: 'Begun on the phone, for a year.' })
  await begun

  await opensUpdate(computer, member.username)
  await reason(computer, { action: 'Hold', level: 6, thesis: 'Written at the computer, for any gain in a month.' })
  await computer.getByText('Change the claim').click()
  await choose(computer, 'Over', '1 month')
  await choose(computer, 'Against', 'a gain at all')
  await save(computer)
  await button(computer, 'Submit Update').click()
  await sees(entryOf(computer, 'Hold').getByText('Written at the computer'))
  await seesNoMore(button(computer, 'Submit Update'))
  await opensUpdate(computer, member.username)
  await sees(computer.getByRole('region', { name: GAIN }))

  await phone.reload()
  await sees(phone.getByRole('region', { name: YEAR }))
  // Another browser that signs in now begins with the last choice.
  const elsewhere = await browser.open(candor.get(), { ...DESKTOP, as: member, userAgent: 'another browser' })
  await opensUpdate(elsewhere, member.username)
  await sees(elsewhere.getByRole('region', { name: GAIN }))
})
