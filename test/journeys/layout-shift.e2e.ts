import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { lastSession } from '#domain/prices/market-session.ts'
import { button, field, reason, save } from '../support/asset-steps.ts'
import { browserForFile, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { delayFile } from '../support/delayed-file.ts'
import { signUp } from '../support/http-member.ts'
import { countFromNextEntry, layoutShift, noteLayoutShifts } from '../support/layout-shifts.ts'
import { choose, chooseCompany, critiqueOf, sees, THESIS, write } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

/** A fifth of what Core Web Vitals call good. */
const MOST = 0.02

const WEEK_MS = 7 * 24 * 3_600_000
const aWeekAgo = (): string => new Date(Date.now() - WEEK_MS).toISOString()

/** Waits until nothing on the page stands for a part that is still to come. */
async function expectStill(page: Page): Promise<void> {
  await sees(page.getByRole('contentinfo'))
  await expect.poll(() => page.locator('main [role="status"] > [aria-hidden]').count()).toBe(0)
  const { sum, moved } = await layoutShift(page)
  expect(sum, moved.join('\n')).toBeLessThan(MOST)
}

/** Does what records something, and waits until what comes with it has arrived. Nothing may move after the frame with the new entry. */
async function expectStillAfter(page: Page, recording: () => Promise<void>, arrived: Locator): Promise<void> {
  await countFromNextEntry(page)
  await recording()
  await sees(arrived)
  await expectStill(page)
}

describe.each(WINDOWS)('%s', (name, view) => {
  const written = (page: Page, action: string) => critiqueOf(page, action).getByText('No language model')

  test('once an asset is added, its page stands still while notice, chart and a late critique arrive', async () => {
    const member = await signUp(candor.get(), `still-${name.replace(/\D/g, '')}`)
    const page = await browser.open(candor.get(), { ...view, as: member, isAltered: true })
    await page.addInitScript(noteLayoutShifts)
    const events = await delayFile(page, '**/api/events')
    await page.goto(`/account/${member.username}/overview/bought`)
    await chooseCompany(page, 'IBM', 'IBM International Business Machines Corporation')
    await write(page, { quantity: '10', costBasis: '200', confidence: 7, thesis: THESIS })
    const add = async () => {
      await button(page, 'Add to Bought').click()
      await sees(critiqueOf(page, 'Buy').getByText('The critique is being written...'))
      await sees(page.getByText('One day has a price so far'))
      events.letIn()
    }
    await expectStillAfter(page, add, written(page, 'Buy'))
  })

  test('it stands still too once it is updated, sold, and the sale is corrected', async () => {
    const member = await signUp(candor.get(), `still-on-${name.replace(/\D/g, '')}`)
    await member.add()
    await member.critiqued(1)
    await member.send('POST', '/api/assets/1/prices', { price: '119.50', on: lastSession(aWeekAgo()).day })
    const page = await browser.open(candor.get(), { ...view, as: member, isAltered: true })
    await page.addInitScript(noteLayoutShifts)
    await page.goto(`/account/${member.username}/bought/1`)
    await button(page, 'Update').click()
    await reason(page, { level: 7, thesis: THESIS })
    await save(page)
    await expectStillAfter(page, () => button(page, 'Submit Update').click(), written(page, 'Hold'))

    await button(page, 'Sell').click()
    await reason(page, { price: '125', level: 8, thesis: 'Both reports were below my line, and two was my line.' })
    await save(page)
    await expectStillAfter(page, () => button(page, 'Complete Sell').click(), written(page, 'Sell'))

    await page.getByRole('button', { name: /^Correct Sell/ }).click()
    await choose(page, 'What was mistyped', 'Price')
    await field(page, 'It should be').fill('126')
    await field(page, 'Reason').fill('Two keys at once')
    const corrected = page.getByRole('main').getByText(/^Price corrected from \$125\.00 to \$126\.00: Two keys at once/)
    await expectStillAfter(page, () => button(page, 'Record this correction').click(), corrected)
  })

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
