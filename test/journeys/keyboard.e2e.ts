import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { PASSWORD, signUp } from '../support/http-member.ts'
import { critiqueOf, entryOf, sees, THESIS, tab } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

/** Nothing on these pages is further away than this. */
const MOST_TABS = 60

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

/** Whoever goes by keyboard must see where they are: an outline, or a shadow in its place. */
const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const marked = [...document.querySelectorAll(':focus-visible, :has(> :focus-visible), :focus-visible ~ *')]
    return marked.some((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
  })

async function tabTo(page: Page, locator: Locator): Promise<void> {
  await sees(locator)
  for (let pressed = 0; !(await isFocused(locator)); pressed += 1) {
    expect(pressed, `Tab does not lead to ${locator}`).toBeLessThan(MOST_TABS)
    await page.keyboard.press('Tab')
  }
  expect(await isFocusVisible(page), `the focus shows on ${locator}`).toBe(true)
}

async function press(page: Page, locator: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, locator)
  await page.keyboard.press(key)
}

async function type(page: Page, locator: Locator, text: string): Promise<void> {
  await tabTo(page, locator)
  await page.keyboard.type(text)
}

test('a decision is recorded, and a further one, without a mouse', async () => {
  const page = await browser.open(candor.get())
  await page.goto('/')
  await press(page, page.getByRole('link', { name: 'See The Light' }))
  await page.waitForURL('**/login')
  await type(page, page.getByLabel('Username'), 'keyes')
  await type(page, page.getByLabel('Password'), PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account/keyes/overview/bought')

  await press(page, tab(page, 'Add to a List'))
  await type(page, page.getByRole('searchbox', { name: 'Search' }), 'IBM')
  await page.keyboard.press('Enter')
  const results = page.getByRole('list', { name: 'Companies found' }).getByRole('button')
  await tabTo(page, results.first())
  await page.keyboard.press('Enter')
  await sees(page.getByRole('button', { name: 'Show Search Results' }))

  const list = page.getByRole('radiogroup', { name: 'List' })
  await tabTo(page, list.getByRole('radio', { name: 'Buy' }))
  await page.keyboard.press('ArrowRight')
  expect(await list.getByRole('radio', { name: 'Watch' }).isChecked()).toBe(true)
  await page.keyboard.press('ArrowLeft')
  expect(await list.getByRole('radio', { name: 'Buy' }).isChecked()).toBe(true)
  await type(page, page.getByLabel('Quantity'), '10')
  await type(page, page.getByLabel('Cost basis'), '121.23')
  await tabTo(page, page.getByLabel('Confidence'))
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
  expect(await page.getByLabel('Confidence').inputValue()).toBe('6')
  await type(page, page.getByLabel('Thesis'), THESIS)
  await press(page, page.getByRole('button', { name: 'Add to Bought' }))
  await sees(entryOf(page, 'Buy').getByText(THESIS))
  await sees(critiqueOf(page, 'Buy').getByText('No language model'))

  await press(page, page.getByRole('button', { name: 'Update', exact: true }))
  await press(page, page.getByRole('button', { name: 'Save Level' }))
  await type(page, page.getByLabel('Thesis'), 'The story is intact and the price is lower.')
  await press(page, page.getByRole('button', { name: 'Save Thesis' }), 'Space')
  await press(page, page.getByRole('button', { name: 'Submit Update' }))
  await sees(entryOf(page, 'Hold'))
  expect(new URL(page.url()).pathname).toBe('/account/keyes/bought/1')
})

test('the arrows go through what a search found', async () => {
  const page = await browser.open(candor.get())
  await page.goto('/login')
  await type(page, page.getByLabel('Username'), 'keyes')
  await type(page, page.getByLabel('Password'), PASSWORD)
  await page.keyboard.press('Enter')
  await press(page, tab(page, 'Add to a List'))
  await type(page, page.getByRole('searchbox', { name: 'Search' }), 'bank')
  await page.keyboard.press('Enter')
  const results = page.getByRole('list', { name: 'Companies found' }).getByRole('button')
  await tabTo(page, results.first())
  for (const [key, focused] of [
    ['ArrowDown', results.nth(1)],
    ['ArrowUp', results.first()],
    ['End', results.last()],
    ['Home', results.first()],
  ] as const) {
    await page.keyboard.press(key)
    expect(await isFocused(focused), key).toBe(true)
  }
})

test('the first thing on an account page leads past the tabs', async () => {
  const page = await browser.open(candor.get())
  await page.goto('/login')
  await type(page, page.getByLabel('Username'), 'keyes')
  await type(page, page.getByLabel('Password'), PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account/keyes/overview/bought')
  await page.reload()
  await sees(page.getByRole('heading', { name: 'Bought' }))
  await page.keyboard.press('Tab')
  expect(await isFocused(page.getByRole('link', { name: 'Skip to the page' }))).toBe(true)
  await page.keyboard.press('Enter')
  expect(await isFocused(page.getByRole('main'))).toBe(true)
})

test('who comes back to a list goes on at the row that they opened', async () => {
  const member = await signUp(candor.get(), `returns-${crypto.randomUUID().slice(0, 8)}`)
  await member.add()
  await member.add({ ticker: 'CAT', companyName: 'Caterpillar' })
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/overview/bought`)
  const details = page.getByRole('link', { name: 'Details' }).nth(1)
  await details.focus()
  await page.keyboard.press('Enter')
  await sees(entryOf(page, 'Buy'))
  await page.goBack()
  await expect.poll(() => isFocused(details)).toBe(true)
  await tab(page, 'Watched').click()
  await expect.poll(() => isFocused(page.getByRole('heading', { level: 1 }))).toBe(true)
})

test('the first way back from a page leads to the link by which it was left, in the journal too', async () => {
  const member = await signUp(candor.get(), `leafs-${crypto.randomUUID().slice(0, 8)}`)
  await member.add()
  await member.add({ ticker: 'CAT', companyName: 'Caterpillar' })
  const decisionId = crypto.randomUUID()
  const hold = { decisionId, updateAction: 'Hold', updatedConfidenceLevel: 5, updatedThesis: 'Nothing has changed.' }
  await member.send('POST', '/api/assets/1/decisions', hold)
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/overview/journal`)
  await expect.poll(() => page.getByRole('article').count()).toBe(3)
  const oldest = page.getByRole('article').last().getByRole('link').first()
  await page.waitForLoadState('networkidle')
  await oldest.focus()
  await page.keyboard.press('Enter')
  await sees(entryOf(page, 'Buy'))
  await page.goBack()
  await expect.poll(() => isFocused(oldest)).toBe(true)
})

test('a tab that is opened by keys has the focus on its heading, also once its figures have come', async () => {
  const member = await signUp(candor.get(), `sums-${crypto.randomUUID().slice(0, 8)}`)
  await member.add()
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/overview/bought`)
  await sees(page.getByRole('table', { name: 'Bought' }))
  for (const [name, figure] of [
    ['Summary', page.getByRole('heading', { name: 'Total value' })],
    ['Mirror', page.getByRole('heading', { name: 'The instruments' })],
  ] as const) {
    await tab(page, name).focus()
    await page.keyboard.press('Enter')
    await sees(figure)
    await expect.poll(() => isFocused(page.getByRole('heading', { level: 1, name }))).toBe(true)
  }
})

test('an asset that is opened by keys has the focus on its heading once it has come, unless somebody has gone on', async () => {
  const member = await signUp(candor.get(), `opens-${crypto.randomUUID().slice(0, 8)}`)
  await member.add()
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let asked = 0
  await page.route('**/api/assets/1', async (route) => {
    await held[asked++]?.promise
    await route.continue()
  })
  const heading = page.getByRole('heading', { level: 1, name: /^International/ })
  for (const isGoingOn of [false, true]) {
    await page.goto(`/account/${member.username}/overview/bought`)
    await page.getByRole('link', { name: /^International/ }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true)
    if (isGoingOn) await tab(page, 'Journal').focus()
    held[isGoingOn ? 1 : 0]?.resolve()
    await sees(heading)
    await expect.poll(() => isFocused(isGoingOn ? tab(page, 'Journal') : heading)).toBe(true)
  }
})

test('the palette tells the drafts of a page apart', async () => {
  const member = await signUp(candor.get(), 'two-drafts')
  await member.add()
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto(`/account/${member.username}/bought/1`)
  for (const name of ['Update', 'Sell']) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByLabel('Thesis', { exact: true }).fill(`Half a thought of ${name}`)
    await page.getByRole('button', { name: `Cancel ${name}` }).click()
    await sees(page.getByText(`(${name})`))
  }
  await page.keyboard.press('Control+k')
  for (const name of ['Update', 'Sell'])
    for (const words of ['Go on with it', 'Throw it away'])
      await sees(page.getByRole('option', { name: `${words} (${name})` }))
})
