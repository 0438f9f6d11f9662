import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { button, fact } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP, PHONE, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile, DEMO } from '../support/candor-for-file.ts'
import { chooseCompany, critiqueOf, entryOf, logIn, sees, seesNoMore, tab } from '../support/steps.ts'

const candor = candorForFile(DEMO)
const browser = browserForFile()

const BANNER = 'This is a demo. It forgets everything when it stops; sign in with any name as its own password.'

async function visit(view: View, name: string): Promise<Page> {
  const page = await browser.open(candor.get(), view)
  await page.goto('/login')
  await logIn(page, name, name)
  await page.waitForURL(`**/account/${name}/overview/bought`)
  return page
}

const seeBanner = async (page: Page): Promise<void> => {
  const banner = page.getByRole('complementary', { name: 'Demo' })
  await sees(banner)
  expect((await banner.innerText()).replace(/\s+/g, ' ')).toBe(BANNER)
}

describe.each(WINDOWS)('%s', (name, view) => {
  const window = name.replace(/\D/g, '')

  test('a name that is its own password signs in, anything else does not', async () => {
    const page = await browser.open(candor.get(), { ...view, expects: [401] })
    await page.goto('/login')
    await seeBanner(page)
    await logIn(page, 'stranger', 'strangers')
    await sees(page.getByRole('alert').getByText('Invalid Credentials', { exact: true }))
    const named = `stranger-${window}`
    await logIn(page, named, named)
    await page.waitForURL(`**/account/${named}/overview/bought`)
    await seeBanner(page)
  })

  test('the first asset is the sample one, with a year of entries and prices that are called demo', async () => {
    const page = await visit(view, `reader-${window}`)
    const ibm = page.getByRole('link', { name: 'International Business Mac...' })
    const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ has: ibm })
    // On a phone an annotation stands there, and only who listens is told the confidence.
    await row
      .getByText(/8\/10$/)
      .first()
      .waitFor({ state: 'attached' })
    await row.getByRole('link', { name: 'Details' }).click()
    await page.waitForURL('**/bought/1')
    await sees(page.getByText('IBM · stock · 10 shares', { exact: true }))
    await sees(entryOf(page, 'Buy').getByText('8/10'))
    await sees(entryOf(page, 'Buy').getByText(/^10 shares at \$\d+\.\d\d$/))
    await sees(fact(page, 'Last').getByText(/^demo, /))
    await sees(fact(page, 'Confidence').getByText('at first 8'))
    await sees(critiqueOf(page, 'Hold'))
    expect(await page.getByRole('article').count()).toBe(5)

    await button(page, 'Sell').click()
    await sees(page.getByText(/^demo, \w+ \d+, \d{4}/))
  })

  test('the summary and the add form have figures of the demo', async () => {
    const page = await visit(view, `adder-${window}`)
    await tab(page, 'Summary').click()
    const card = (name: string) => page.getByRole('article', { name, exact: true })
    await sees(card('Total value').getByText(/^\$[\d,]+\.\d\d$/))
    await sees(card('Total value').getByText('3 assets held'))
    for (const performance of [
      'Total account gain/loss',
      'Bought performance',
      'Sold performance',
      'Watched performance',
    ])
      await sees(card(performance).getByText(/^(▲|▼)? ?[+−]?\d+\.\d\d%$/))

    await chooseCompany(page, 'KO', 'KO The Coca-Cola Company')
    await expect.poll(() => page.getByLabel('Cost basis').inputValue()).toMatch(/^\d+(\.\d+)?$/)
    await sees(page.getByText(/^demo, \w+ \d+, \d{4}/))
  })

  test.each([
    ['overview/bought', 'Bought'],
    ['overview/summary', 'Summary'],
    ['settings', 'Settings'],
  ])('nothing moves while %s loads, the banner neither', async (path, heading) => {
    const named = `still-${window}`
    const page = await visit({ ...view, isAltered: true }, named)
    await page.addInitScript(noteLayoutShifts)
    await page.goto(`/account/${named}/${path}`)
    await seeBanner(page)
    await sees(page.getByRole('heading', { name: heading, level: 1 }))
    await sees(page.getByRole('contentinfo'))
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'layoutShifts'))).toEqual([])
  })
})

test('years of entries are read to their end, and by keyboard from the first of those that came', async () => {
  const page = await visit(DESKTOP, 'rereader')
  await tab(page, 'Journal').click()
  const entries = page.getByRole('main').getByRole('article')
  const more = page.getByRole('button', { name: 'Show older entries' })
  await sees(entries.first())
  for (let pages = 1; (await more.count()) > 0 && pages < 20; pages += 1) {
    const before = await page.getByText(/^The newest \d+ entries$/).innerText()
    await more.press('Enter')
    await seesNoMore(page.getByText(before, { exact: true }))
    const hasKeyboard = () => page.evaluate(() => document.activeElement?.matches('main :is(a, summary)'))
    await expect.poll(hasKeyboard).toBe(true)
  }
  await sees(page.getByText(/^\d+ entries$/))
  await sees(entries.last().getByText(/2023/).first())
})

test('the page of the sample asset is at most 40% as long on a phone as it once was, 6,272 px', async () => {
  const page = await visit(PHONE, 'scroller')
  await page.goto('/account/scroller/bought/1')
  await sees(page.getByText('Compare with SPY'))
  await sees(page.getByRole('contentinfo'))
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_508)
})

/** Runs in the page, before its own scripts. */
function noteLayoutShifts(): void {
  const shifts: number[] = []
  Reflect.set(window, 'layoutShifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}
