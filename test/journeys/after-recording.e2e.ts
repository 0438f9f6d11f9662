import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { lastSession } from '#domain/prices/market-session.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { button, reason, save, update } from '../support/asset-steps.ts'
import { browserForFile, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { chooseCompany, critiqueOf, entryOf, record, sees, seesNoMore, THESIS, write } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const chart = (page: Page): Locator => page.getByRole('figure', { name: /price/i })
const status = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Recorded/ })

/** The page stands at the entry: the keyboard is in it, and it and the beginning of its critique are on the screen. */
async function expectStanding(page: Page, action: string, words: RegExp): Promise<void> {
  await sees(status(page))
  await expect.poll(() => status(page).getByRole('heading').innerText()).toMatch(words)
  const hasKeyboard = () => entryOf(page, action).evaluate((entry) => entry.contains(document.activeElement))
  await expect.poll(hasKeyboard).toBe(true)
  for (const part of [status(page), entryOf(page, action).getByRole('heading').first(), critiqueOf(page, action)])
    await expect.poll(() => isOnScreen(part)).toBe(true)
}

const WEEK_MS = 7 * 24 * 3_600_000
const aWeekAgo = (): string => new Date(Date.now() - WEEK_MS).toISOString()

/** Whether what is read first of it is on the screen. */
const isOnScreen = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, left } = element.getBoundingClientRect()
    return top >= 0 && top < window.innerHeight - 40 && left >= 0 && left < window.innerWidth
  })

describe.each(WINDOWS)('%s', (name, view) => {
  test('after every decision the page stands at its entry, and the critique arrives in view', async () => {
    const member = await signUp(candor.get(), `stander-${name.replace(/\D/g, '')}`)
    const page = await browser.open(candor.get(), { ...view, as: member })
    await page.goto(`/account/${member.username}/overview/bought`)
    await chooseCompany(page, 'IBM', 'IBM International Business Machines Corporation')
    await write(page, { quantity: '10', costBasis: '200', confidence: 7, thesis: THESIS })
    await record(page)
    await expectStanding(page, 'Buy', /^Recorded at \$200\.00, \d\d:\d\d$/)
    await sees(critiqueOf(page, 'Buy').getByText('No language model'))
    expect(await chart(page).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])

    await update(page, 'Hold', { level: 6, thesis: 'Nothing has changed in what I was waiting for.' })
    await expectStanding(page, 'Hold', /^Recorded at \$200\.00, \d\d:\d\d$/)

    await button(page, 'Sell').click()
    // Of what is written now nothing is recorded yet.
    await seesNoMore(status(page))
    await reason(page, { price: '210', level: 8, thesis: 'Both reports were below my line, and two was my line.' })
    await save(page)
    await button(page, 'Complete Sell').click()
    await expectStanding(page, 'Sell', /^Recorded at \$210\.00, \d\d:\d\d$/)

    await page.reload()
    await sees(entryOf(page, 'Sell'))
    await seesNoMore(status(page))
  })

  test('a chart is drawn from the second price on, and never of one', async () => {
    const member = await signUp(candor.get(), `drawer-${name.replace(/\D/g, '')}`)
    await member.add()
    const page = await browser.open(candor.get(), { ...view, as: member })
    await page.goto(`/account/${member.username}/bought/1`)
    await sees(page.getByText('One day has a price so far'))
    expect(await chart(page).count()).toBe(0)
    await member.send('POST', '/api/assets/1/prices', { price: '119.50', on: lastSession(aWeekAgo()).day })
    await page.reload()
    await sees(chart(page))
    expect(await page.getByText('One day has a price so far').count()).toBe(0)
  })
})
