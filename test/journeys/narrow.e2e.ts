import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { browserForFile, PHONE } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { sees } from '../support/steps.ts'

/** Sums of many digits and names of one long word, in the narrowest window and in the widest table. */
const candor = candorForFile()
const browser = browserForFile()

/** A keyboard on the screen covers about 340 of 844 px. */
const PHONE_KEYBOARD_TOP = 504

const NARROW = { width: 320, height: 844, isMobile: true }

let member: HttpMember
beforeAll(async () => {
  member = await signUp(candor.get(), 'somebody-with-a-long-name')
  await member.add({ assetQty: '123456', costBasis: '700123.45' })
  await member.add({ ticker: 'ZZWW', companyName: 'W'.repeat(80) })
})

const boxOf = async (locator: Locator) => {
  await sees(locator)
  return locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    return { left, right, top, bottom }
  })
}
type Box = Awaited<ReturnType<typeof boxOf>>
const isApart = (one: Box, other: Box) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top

const open = async (view: { width: number; height: number; isMobile?: boolean }, path: string): Promise<Page> => {
  const page = await browser.open(candor.get(), { ...view, as: member })
  await page.goto(`/account/${member.username}/${path}`)
  return page
}

test('the sum at the foot of the narrowest phone stands beside the button, not under it', async () => {
  const page = await open(NARROW, 'overview/bought')
  const sum = await boxOf(page.getByText(/^Worth/))
  const button = await boxOf(page.getByRole('link', { name: 'Add to a List' }).locator('span').first())
  expect(sum.right).toBeGreaterThan(sum.left)
  expect(isApart(sum, button)).toBe(true)
})

test('a sum of trillions stands on one line of the Summary and of its asset’s page', async () => {
  const trillionaire = await signUp(candor.get(), 'trillions')
  await trillionaire.add({ assetQty: '10000000', costBasis: '123456.78' })
  for (const width of [1280, 768, 390, 320]) {
    const page = await browser.open(candor.get(), { width, height: 800, isMobile: width < 480, as: trillionaire })
    for (const place of ['overview/summary', 'bought/1']) {
      await page.goto(`/account/${trillionaire.username}/${place}`)
      const sum = page.getByText('$1,234,567,800,000.00', { exact: true })
      await sees(sum)
      expect(await sum.evaluate(linesOf), `${place}, ${width} px`).toBe(1)
    }
  }
})

/** In how many lines the words of an element stand. */
function linesOf(element: Element): number {
  const words = document.createRange()
  words.selectNodeContents(element)
  return new Set([...words.getClientRects()].map(({ top }) => top)).size
}

test('the name of the gain keeps to its line at 320 px, and the Summary sets three figures side by side at 768 px', async () => {
  const phone = await open(NARROW, 'bought/2')
  const name = phone.getByRole('term').filter({ hasText: 'Total gain/loss' })
  await sees(name)
  expect(await name.evaluate(linesOf)).toBe(1)

  const tablet = await open({ width: 768, height: 1024 }, 'overview/summary')
  const tops = ['Total account gain/loss', 'Total value'].map(async (card) => {
    const { top } = await boxOf(tablet.getByRole('heading', { name: card }))
    return top
  })
  expect(new Set(await Promise.all(tops)).size).toBe(1)
})

test('a loss on the Summary is not parted from its minus sign, whatever the width', async () => {
  const loser = await signUp(candor.get(), 'loser')
  await loser.add({ assetQty: '40', costBasis: '250' })
  await loser.add({ ticker: 'NKE', companyName: 'Nike, Inc.', assetQty: '50', costBasis: '181.51' })
  const sale = { decisionId: randomUUID(), updatedConfidenceLevel: 4, updatedThesis: 'It goes on falling.' }
  await loser.send('POST', '/api/assets/2/decisions', { ...sale, assetAction: 'Sell', price: 100 })
  await loser.send('POST', '/api/assets/1/prices', { price: '237.21' })
  const page = await browser.open(candor.get(), { width: 768, height: 800, as: loser })
  await page.goto(`/account/${loser.username}/overview/summary`)
  await sees(page.getByText('−$511.60 on what you hold, −$4,075.50 from what you sold'))
  const parted: number[] = []
  for (let width = 768; width <= 960; width += 6) {
    await page.setViewportSize({ width, height: 800 })
    if ((await page.getByRole('main').evaluate(partedSums)) > 0) parted.push(width)
  }
  expect(parted).toEqual([])
})

/** How many sums with a sign stand in more than one line. */
function partedSums(element: Element): number {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let parted = 0
  while (words.nextNode()) {
    const { currentNode } = words
    for (const sum of (currentNode.textContent ?? '').matchAll(/[−+]\$[\d.,]*\d/g)) {
      const range = document.createRange()
      range.setStart(currentNode, sum.index)
      range.setEnd(currentNode, sum.index + sum[0].length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) parted += 1
    }
  }
  return parted
}

test('with letters of twice the size nothing at the top of a phone is out of reach', async () => {
  // Twice the letters in a window of 390 px are these letters in one of half its width.
  const page = await open({ width: 195, height: 422, isMobile: true }, 'overview/bought')
  for (const name of ['Hide amounts', 'Sign Out']) {
    const box = await boxOf(page.getByRole('button', { name, exact: true }))
    expect(box.right, name).toBeLessThanOrEqual(195)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195)
})

test('no figure of an asset is drawn over another one', async () => {
  const page = await open(NARROW, 'bought/1')
  await sees(page.getByText('Worth now'))
  const figures = page.locator('dl dd button')
  const boxes = await Promise.all((await figures.all()).map(boxOf))
  expect(boxes.length).toBeGreaterThan(3)
  const overlaps = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => !isApart(one, other)))
  expect(overlaps).toEqual([])
})

test('a username is cut to a few letters or left out, never to a single one', async () => {
  const page = await open(NARROW, 'overview/bought')
  await sees(page.getByRole('heading', { level: 1, name: 'Bought' }))
  const { width } = (await page.getByText(member.username, { exact: true }).boundingBox()) ?? { width: 0 }
  expect(width === 0 || width >= 48, `${width} px`).toBe(true)
})

test('a table with long names and sums fits into its window', async () => {
  const page = await open({ width: 1280, height: 800 }, 'overview/bought')
  await sees(page.getByRole('table', { name: 'Bought' }))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
})

test('on a phone the way to another form gives way to the one that is open', async () => {
  const page = await open({ ...NARROW, width: 390 }, 'bought/1')
  const add = page.getByRole('link', { name: 'Add to a List' })
  await sees(add)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await sees(page.getByLabel('Thesis', { exact: true }))
  // Not only while a field has the focus: whoever reads before they press has left the field.
  await page.getByRole('heading', { level: 2, name: 'Update' }).focus()
  expect(await add.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Cancel Update' }).click()
  await sees(add)
})

test('no amount is broken in two where a figure is explained', async () => {
  const holder = await signUp(candor.get(), 'explained')
  await holder.add()
  const page = await browser.open(candor.get(), { ...NARROW, as: holder })
  await page.goto(`/account/${holder.username}/bought/1`)
  await page.getByRole('button', { name: /^Cost basis: / }).click()
  const cost = page.getByRole('dialog').getByRole('cell', { name: '$1,212.30' })
  await sees(cost)
  expect(await cost.evaluate(linesOf)).toBe(1)
})

test('the words of the landing page’s chart lie in it and apart', async () => {
  const page = await browser.open(candor.get(), NARROW)
  await page.goto('/')
  const chart = page.getByRole('img', { name: /^The price falls below/ })
  const { right } = await boxOf(chart.locator('svg'))
  const boxes = await Promise.all((await chart.locator('> span').all()).map(boxOf))
  expect(boxes.filter((box) => box.right > right)).toEqual([])
  expect(boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => !isApart(one, other)))).toEqual([])
})

test.each(['Update', 'Sell'])('%s on a phone has its thesis above where its keyboard will stand', async (name) => {
  const decider = await signUp(candor.get(), `decides-on-a-phone-${name.toLowerCase()}`)
  await decider.add({ stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  await decider.send('POST', '/api/assets/1/prices', { price: '98.92' })
  const page = await browser.open(candor.get(), { ...PHONE, as: decider })
  await page.goto(`/account/${decider.username}/bought/1`)
  await page.getByRole('button', { name, exact: true }).click()
  await sees(
    page.getByRole('complementary', { name: 'What you wrote before' }).getByText('Your stop passed today').first(),
  )
  const topOf = (field: string) =>
    page.getByLabel(field, { exact: true }).evaluate((box) => box.getBoundingClientRect().top)
  await expect.poll(() => topOf('Thesis')).toBeLessThan(PHONE_KEYBOARD_TOP)
  expect(await topOf('Thesis')).toBeGreaterThan(await topOf('Price'))
  expect(await topOf('Decided on')).toBe(await topOf('Price'))
})

test('on a phone nothing that can be pressed in a folded entry lies over the other', async () => {
  const writer = await signUp(candor.get(), `folder-${randomUUID().slice(0, 8)}`)
  await writer.add()
  for (const level of [5, 6, 7, 8])
    await writer.send('POST', '/api/assets/1/decisions', {
      ...{ decisionId: randomUUID(), updateAction: 'Hold', updatedConfidenceLevel: level, price: 98.1 },
      updatedThesis:
        'Nothing has changed in what I was waiting for, and I go on to wait for the next report of the year.',
    })
  const page = await browser.open(candor.get(), { ...PHONE, as: writer })
  await page.goto(`/account/${writer.username}/bought/1`)
  await sees(page.getByRole('button', { name: 'All of it' }).nth(3))
  const rows = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'All of it' }) })
  const over = await rows.evaluateAll((articles) =>
    articles.map((article) => {
      const boxes = [...article.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
      const [correct, all] = [boxes.at(0), boxes.at(-1)]
      return boxes.length === 2 && correct && all ? Math.max(0, all.bottom - correct.top) : 'not two'
    }),
  )
  expect(over).toEqual([0, 0, 0, 0])
})
