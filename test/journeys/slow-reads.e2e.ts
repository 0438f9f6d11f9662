import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserForFile, DESKTOP, PHONE } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { layoutShift, noteLayoutShifts } from '../support/layout-shifts.ts'
import { sees } from '../support/steps.ts'

/** Pages whose answers come after their frame, or not at all. */
const candor = candorForFile()
const browser = browserForFile()

const MOST_SHIFT = 0.02

let people = 0
async function reader(): Promise<HttpMember> {
  people += 1
  const member = await signUp(candor.get(), `patient-${people}`)
  for (const ticker of ['IBM', 'KO', 'MSFT']) await member.add({ ticker, companyName: ticker })
  return member
}

/** Keeps all answers but the session back until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise: areLetIn, resolve } = Promise.withResolvers<void>()
  await page.route(/\/api\/(?!session|events)/, (route) => areLetIn.then(() => route.continue()))
  return resolve
}

/** Waits until the page has given up waiting for its answers before its first picture. */
const seesSkeleton = (page: Page) => page.locator('main [role=status] > i').first().waitFor({ state: 'attached' })

const scrolledTo = (page: Page) => page.evaluate(() => scrollY)

/**
 * Opens a page, waits until all of it is there (what comes later above moves what is read), and scrolls down, by so much that a page without
 * its answers is too short for it.
 */
async function readTo(page: Page, path: string, top: number): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect
    .poll(() =>
      page.evaluate((to) => {
        scrollTo(0, to)
        return scrollY
      }, top),
    )
    .toBe(top)
}

test.each([
  ['overview/mirror', 600],
  ['bought/1', 450],
  ['settings', 600],
  ['overview/journal', 450],
])('%s, loaded again while its answers are slow, is where it was left', async (path, top) => {
  const member = await reader()
  const page = await browser.open(candor.get(), { ...PHONE, height: 600, as: member })
  await readTo(page, `/account/${member.username}/${path}`, top)
  const letIn = await holdAnswers(page)
  await page.reload()
  await seesSkeleton(page)
  expect(await scrolledTo(page)).toBeLessThan(top)
  letIn()
  await expect.poll(() => scrolledTo(page)).toBe(top)
})

test('a page whose answers take longer than a quarter of a minute is where it was left, too', async () => {
  const member = await reader()
  const page = await browser.open(candor.get(), { ...PHONE, height: 600, as: member, isAltered: true })
  await page.clock.install()
  await readTo(page, `/account/${member.username}/bought/1`, 450)
  const letIn = await holdAnswers(page)
  await page.reload()
  await seesSkeleton(page)
  await page.clock.fastForward(20_000)
  letIn()
  await expect.poll(() => scrolledTo(page)).toBe(450)
})

test('whoever reads on while a page still grows stays where they are', async () => {
  const member = await reader()
  const page = await browser.open(candor.get(), { ...PHONE, height: 600, as: member })
  await readTo(page, `/account/${member.username}/settings`, 600)
  const letIn = await holdAnswers(page)
  await page.reload()
  await seesSkeleton(page)
  await page.keyboard.press('Home')
  // A browser may take some frames to get there.
  await expect.poll(() => scrolledTo(page)).toBe(0)
  letIn()
  await sees(page.getByRole('heading', { name: 'Appearance' }))
  await sees(page.getByText('Signed in as'))
  expect(await scrolledTo(page)).toBe(0)
})

test('the account in Settings, whose data is slow, moves nothing that is seen', async () => {
  const member = await reader()
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member, isAltered: true })
  await page.addInitScript(noteLayoutShifts)
  const account = Promise.withResolvers<void>()
  await page.route('**/api/account', (route) => account.promise.then(() => route.continue()))
  await page.goto(`/account/${member.username}/settings#account`)
  await sees(page.getByText('Signed in as'))
  account.resolve()
  await sees(page.getByRole('button', { name: 'Change password' }))
  const { sum, moved } = await layoutShift(page)
  expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFT)
})

test.each(['settings', 'overview/mirror', 'overview/journal', 'bought/1'])(
  '%s, whose answers fail, moves nothing that is seen',
  async (path) => {
    const member = await reader()
    const page = await browser.open(candor.get(), { ...DESKTOP, as: member, expects: [500], isAltered: true })
    await page.addInitScript(noteLayoutShifts)
    await page.route(/\/api\/(?!session|events)/, (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"status":500,"detail":"No."}' }),
    )
    await page.goto(`/account/${member.username}/${path}`)
    await sees(page.getByRole('main').getByRole('alert').first())
    if (path === 'settings') await sees(page.getByText('Signed in as'))
    const { sum, moved } = await layoutShift(page)
    expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFT)
  },
)
