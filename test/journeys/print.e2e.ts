import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { button, field, update } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP, PHONE } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { fill } from '../support/screens.ts'
import { sees } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

/** What is left of a sheet of A4 between its margins, in CSS pixels. */
const SHEET = { width: 718, height: 1047 }

let member: HttpMember
beforeAll(async () => {
  member = await signUp(candor.get(), 'printer')
  await fill(member)
})

/** Every figure that can be read now, outside of what only a screen can do. */
const figures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('nav, [role="radiogroup"], svg, option, [data-paper]')) continue
      found.push(...(node.textContent?.match(/[+−-]?\$?\d[\d,.]*%?/g) ?? []))
    }
    return found.sort()
  })

/** What the screen and paper show, in one read after the other: of a page that grew between them they are read again. */
async function figuresOfBoth(page: Page): Promise<{ screen: string[]; paper: string[] }> {
  await page.emulateMedia({ media: 'screen' })
  const screen = await figures(page)
  await page.emulateMedia({ media: 'print' })
  return { screen, paper: await figures(page) }
}

const areTheSame = ({ screen, paper }: { screen: string[]; paper: string[] }): boolean =>
  screen.length > 0 && screen.join() === paper.join()

/** Whatever lies beyond the sheet's edge is not on it. */
const beyondTheSheet = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main *, header *'))
      .filter((element) => element.childElementCount === 0 && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .filter((element) => element.textContent?.trim() && getComputedStyle(element).clipPath === 'none')
      .map((element) => element.textContent ?? ''),
  )

/** @property last what stands on a page once it is whole */
type Printed = { name: string; address: string; heading: string; last: string | RegExp }

const PRINTED: Printed[] = [
  { name: 'the summary', address: 'overview/summary', heading: 'Summary', last: /\d/ },
  { name: 'the bought list', address: 'overview/bought', heading: 'Bought', last: /\d/ },
  { name: 'the watched list', address: 'overview/watched', heading: 'Watched', last: /\d/ },
  { name: 'an asset and its journal', address: 'bought/1', heading: 'International Business', last: /\d/ },
  { name: 'a watched asset', address: 'watched/2', heading: 'Microsoft Corporation', last: /\d/ },
  // Its prices stand in a part whose code comes after its first picture.
  { name: 'settings', address: 'settings', heading: 'Settings', last: 'Signed in as' },
]

test.each(PRINTED)('$name: every figure of the screen is on paper, at every width of the window', async (printed) => {
  const { address, heading, last } = printed
  for (const view of [DESKTOP, PHONE]) {
    const page = await browser.open(candor.get(), { ...view, as: member })
    await page.goto(`/account/${member.username}/${address}`)
    await sees(page.getByRole('heading', { level: 1 }).filter({ hasText: heading }))
    await sees(page.getByRole('main').getByText(last).first())
    await page.waitForLoadState('networkidle')
    await expect.poll(() => figuresOfBoth(page)).toSatisfy(areTheSame)
    await page.setViewportSize(SHEET)
    expect(await beyondTheSheet(page)).toEqual([])
  }
})

test('an asset’s story on paper has its whole name and every entry, in a PDF of some sheets', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/bought/1`)
  await sees(page.getByRole('heading', { level: 1, name: 'International Business Mac...' }))
  await page.emulateMedia({ media: 'print' })
  await sees(page.getByRole('heading', { level: 1, name: 'International Business Machines Corporation' }))
  // Beside it “1 day ago” says which day.
  await page.clock.setSystemTime(new Date(Date.now() + 2 * 86_400_000))
  await page.emulateMedia({ media: 'screen' })
  const printed = page.getByText(/^Printed [A-Z][a-z]+ \d{1,2}, \d{4}, \d\d:\d\d$/)
  expect(await printed.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await printed.isVisible()).toBe(true)
  const day = new Intl.DateTimeFormat('en-US', { day: 'numeric' }).format(Date.now() + 2 * 86_400_000)
  expect(await printed.innerText()).toContain(` ${day}, `)
  expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-')
})

test('what only passes is not on paper: that something is recorded just now, or waits as a draft', async () => {
  const writer = await signUp(candor.get(), `passer-${crypto.randomUUID().slice(0, 8)}`)
  await writer.add()
  const page = await browser.open(candor.get(), { ...DESKTOP, as: writer })
  await page.goto(`/account/${writer.username}/bought/1`)
  await update(page, 'Hold', { level: 7, thesis: 'Nothing has changed in what I was waiting for.' })
  const recorded = page.getByRole('heading', { name: /^Recorded, |^Recorded at / })
  await button(page, 'Sell').click()
  await field(page, 'Thesis').fill('Half a thought')
  await button(page, 'Cancel Sell').click()
  const draft = page.getByText('A draft of yours, just now (Sell)')
  await sees(draft)
  await page.emulateMedia({ media: 'print' })
  expect([await draft.isVisible(), await recorded.isVisible()]).toEqual([false, false])
})

test('what is printed from a wide window does not move while it is printed, so that its chart is on a sheet', async () => {
  const reader = await signUp(candor.get(), `charted-${crypto.randomUUID().slice(0, 8)}`)
  await reader.add({ decidedOn: '2026-01-05' })
  await reader.send('POST', '/api/assets/1/prices', { price: '98.92' })
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/bought/1`)
  await sees(page.getByRole('figure', { name: /price/i }))
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new MutationObserver((records) => {
      for (const { removedNodes } of records) for (const node of removedNodes) moved.push(node.textContent ?? '')
    }).observe(document.querySelector('main') as HTMLElement, { childList: true })
  })
  await page.pdf({ format: 'A4' })
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
})

/** As many assets as are not all rendered on a screen. */
const COUNT = 130

async function collector(): Promise<HttpMember> {
  const reader = await signUp(candor.get(), `long-${crypto.randomUUID().slice(0, 8)}`)
  for (let nth = 0; nth < COUNT; nth += 1) {
    const letters = [nth / 26, nth % 26].map((place) => String.fromCharCode(65 + place)).join('')
    await reader.add({ ticker: `Z${letters}`, companyName: `Company ${letters}` })
  }
  return reader
}

test('a long list is printed whole, from a window that shows a table where a sheet of paper shows lines', async () => {
  const reader = await collector()
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  // Ahead of the page's own listeners, so that it counts what is on paper.
  await page.addInitScript(() => {
    addEventListener('afterprint', () => {
      Object.assign(window, { printed: document.querySelectorAll('main tbody tr, main ul[aria-label] > li').length })
    })
  })
  await page.goto(`/account/${reader.username}/overview/bought`)
  await sees(page.getByRole('table', { name: /Bought/ }))
  await page.pdf({ format: 'A4' })
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(COUNT)
})

/** The chart of a phone has fewer prices at its edge than that of a sheet. */
async function charted(): Promise<HttpMember> {
  const reader = await signUp(candor.get(), `charted-${crypto.randomUUID().slice(0, 8)}`)
  await reader.add({ decidedOn: '2026-01-05', costBasis: 10 })
  await reader.send('POST', '/api/assets/1/prices', { price: '98.92' })
  return reader
}

test.each([
  ['the rows of a long list', collector, DESKTOP, 'overview/bought', /Bought/],
  ['the prices of a chart', charted, DESKTOP, 'overview/summary', /Summary/],
] as const)('%s stay hidden on a sheet that a command of Candor prints', async (_, who, view, address, heading) => {
  const reader = await who()
  const page = await browser.open(candor.get(), { ...view, as: reader, isAltered: true })
  await page.addInitScript(() => {
    localStorage.setItem('candor.choice.hide-amounts', 'yes')
    // As a browser does it: the sheet is made before the script goes on that has called this.
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      document.body.setAttribute('data-printed', document.querySelector('main')?.textContent ?? '')
      dispatchEvent(new Event('afterprint'))
    }
  })
  await page.goto(`/account/${reader.username}/${address}`)
  await sees(page.getByRole('heading', { level: 1, name: heading }))
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Print')
  await sees(page.getByRole('option', { name: /^Print/ }))
  await page.keyboard.press('Enter')
  const printed = () => page.locator('body').getAttribute('data-printed')
  await expect.poll(printed).toContain('•••')
  expect(/.{0,20}\$\d.{0,10}/.exec((await printed()) ?? '')).toBeNull()
})
