import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { button } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { countFromNextEntry, layoutShift, noteLayoutShifts } from '../support/layout-shifts.ts'
import { chooseCompany, critiqueOf, sees, THESIS, write } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

/** A fifth of what Core Web Vitals call good. */
const MOST = 0.02

/** Waits until nothing on the page stands for a part that is still to come. */
async function expectStill(page: Page): Promise<void> {
  await sees(page.getByRole('contentinfo'))
  await expect.poll(() => page.locator('main [role="status"] > [aria-hidden]').count()).toBe(0)
  const { sum, moved } = await layoutShift(page)
  expect(sum, moved.join('\n')).toBeLessThan(MOST)
}

// On a phone the critique stands in the column and not in the margin, and moves what is below it when it comes late.
test('once an asset is added, its page stands still while notice, critique and chart arrive in the margin', async () => {
  const member = await signUp(candor.get(), 'still')
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member, isAltered: true })
  await page.addInitScript(noteLayoutShifts)
  await page.goto(`/account/${member.username}/overview/bought`)
  await chooseCompany(page, 'IBM', 'IBM International Business Machines Corporation')
  await write(page, { quantity: '10', costBasis: '200', confidence: 7, thesis: THESIS })
  await countFromNextEntry(page)
  await button(page, 'Add to Bought').click()
  await sees(critiqueOf(page, 'Buy').getByText('No language model'))
  await expectStill(page)
})

describe.each(WINDOWS)('%s', (name, view) => {
  test.each(['overview/bought', 'bought/1', 'overview/journal', 'overview/mirror', 'overview/summary'])(
    '%s stands still while it loads',
    async (path) => {
      const member = await signUp(candor.get(), `loads-${name.replace(/\D/g, '')}-${path.replace(/\W/g, '-')}`)
      await member.add({ stopLossYesNo: 'Yes', stopLossPercentage: 10 })
      await member.critiqued(1)
      const page = await browser.open(candor.get(), { ...view, as: member, isAltered: true })
      await page.addInitScript(noteLayoutShifts)
      await page.goto(`/account/${member.username}/${path}`)
      await expectStill(page)
    },
  )
})
