import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserForFile, DESKTOP, PHONE, type View } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { sees, seesNoMore } from '../support/steps.ts'

/** What stands on a page of the account area before its code has run. */
const candor = candorForFile()
const browser = browserForFile()

/** Where the name, the links at the top and the tabs are, by their words. */
const places = (page: Page) =>
  page.evaluate(async () => {
    // Frames are drawn only once the style sheet is there, and only what is drawn asks for its font.
    const drawnTwice = (resolve: FrameRequestCallback) => requestAnimationFrame(() => requestAnimationFrame(resolve))
    await new Promise(drawnTwice)
    await document.fonts.ready
    await new Promise(drawnTwice)
    const drawn = document.querySelectorAll(
      'header a, header button:not([aria-label]), nav[aria-label=Account] a, #frame > div:last-of-type a',
    )
    return [...drawn].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { words: element.textContent, left, top, width, height }
    })
  })

test.each([
  ['in a window of 1280 px', DESKTOP, 'bought', 'Bought'],
  ['on a phone of 390 px', PHONE, 'bought', 'Bought'],
  ['on a phone where something is added', PHONE, 'add-asset', 'Add to a List'],
] as [string, View, string, string][])(
  '%s the head of the page is there before its code, and moves by nothing when it comes',
  async (_name, view, address, title) => {
    const member = await signUp(candor.get(), `framed-${crypto.randomUUID().slice(0, 8)}`)
    const page = await browser.open(candor.get(), { ...view, as: member })
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/account-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(`/account/${member.username}/overview/${address}`, { waitUntil: 'commit' })
    await sees(page.locator('#frame').getByText('My Principles'))
    const current = '#frame [aria-current=page], nav[aria-label=Account] [aria-current=page]'
    expect(await page.locator(current).allTextContents()).toEqual([title])
    // It is drawn only: a link that did nothing yet, or lost its focus, would be worse than none.
    expect(await page.getByRole('link').count()).toBe(0)
    const before = await places(page)
    held.resolve()
    await sees(page.getByRole('heading', { level: 1, name: title }))
    const after = await places(page)
    expect(await page.locator(current).allTextContents()).toEqual([title])
    expect(before.length).toBeGreaterThan(9)
    expect(after).toEqual(before)
    expect(await page.locator('#frame').count()).toBe(0)
  },
)

test('an address of somebody else is drawn as nothing but the page that does not exist', async () => {
  const [member, other] = [await signUp(candor.get(), 'looks-in'), await signUp(candor.get(), 'is-away')]
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${other.username}/overview/bought`)
  const sent = await page.request.get(`/account/${other.username}/overview/bought`)
  expect(await sent.text()).not.toContain('id="frame"')
  await sees(page.getByRole('heading', { level: 1, name: 'Nothing is written here.' }))
})

test('where the code of a page does not come, it says what to do, also with reduced motion', async () => {
  const member = await signUp(candor.get(), 'waits-in-vain')
  const page = await browser.open(candor.get(), { ...PHONE, as: member })
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/account-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`/account/${member.username}/overview/bought`, { waitUntil: 'commit' })
  const late = page.getByText('This page has not loaded yet. Check the connection and load it again.')
  await late.waitFor({ state: 'attached' })
  // Once its style sheet is there.
  await seesNoMore(late)
  await sees(late)
  held.resolve()
  await sees(page.getByRole('heading', { level: 1, name: 'Bought' }))
  expect(await late.isVisible()).toBe(false)
})
