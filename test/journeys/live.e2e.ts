import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { actionsOf, button, expectPath, field, reason, save, update } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, PASSWORD, signUp } from '../support/http-member.ts'
import {
  chooseCompany,
  entryOf,
  logIn,
  pressAnyway,
  record,
  sees,
  seesNoMore,
  THESIS,
  write,
} from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const HOLDING = 'The story is intact and the price is lower.'
const SELLING = 'Two quarters below 8%: I was wrong, and I said so in April.'

/** How long what is recorded in one tab may take to another. */
const LIVE = { timeout: 1_000 }

let people = 0
async function open(path: string, view: View = DESKTOP): Promise<{ page: Page; member: HttpMember; user: string }> {
  people += 1
  const member = await signUp(candor.get(), `tabby-${people}`)
  await member.add()
  await member.critiqued(1)
  const page = await browser.open(candor.get(), { ...view, as: member })
  const user = `/account/${member.username}`
  await page.goto(user + path)
  await sees(page.getByRole('heading', { level: 1 }))
  return { page, member, user }
}

async function openBeside(page: Page, address: string): Promise<Page> {
  const beside = await page.context().newPage()
  await beside.goto(address)
  await sees(beside.getByRole('heading', { level: 1 }))
  return beside
}

const KO = 'KO The Coca-Cola Company'

test('what is recorded in one tab stands in the others: in the list, and on the asset’s page', async () => {
  const { page, user } = await open('/overview/bought')
  const asset = await openBeside(page, `${user}/bought/1`)
  const writing = await openBeside(page, `${user}/bought/1`)
  await update(writing, 'Hold', { action: 'Hold', level: 7, thesis: HOLDING })
  await entryOf(asset, 'Hold').getByText(HOLDING).waitFor(LIVE)

  await chooseCompany(writing, 'KO', KO)
  await write(writing, { list: 'Buy', quantity: '4', costBasis: '50', thesis: THESIS })
  await record(writing)
  await page.getByRole('link', { name: 'The Coca-Cola Company' }).waitFor(LIVE)
})

test('what is recorded in one browser stands in another one', async () => {
  const { page, member, user } = await open('/bought/1')
  const elsewhere = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await elsewhere.goto(`${user}/bought/1`)
  await update(elsewhere, 'Hold', { action: 'Hold', level: 7, thesis: HOLDING })
  await entryOf(page, 'Hold').getByText(HOLDING).waitFor(LIVE)
})

/** One tab has the stream, and the others wait for its lock. */
const tabsListening = async () => {
  const { held = [], pending = [] } = await navigator.locks.query()
  return held.length + pending.length
}

test('who signs out is signed out in every tab, and comes back to where each was', async () => {
  // What another tab had just asked for when the session ended is refused.
  const { page, member, user } = await open('/settings', { ...DESKTOP, expects: [401] })
  const others = [await openBeside(page, `${user}/bought/1`), await openBeside(page, `${user}/overview/summary`)]
  // A tab listens once it is painted; one that is opened at this very moment finds out by its next request.
  await expect.poll(() => page.evaluate(tabsListening)).toBe(3)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  for (const open of [page, ...others]) await sees(open.getByRole('button', { name: 'Log In' }))
  for (const [index, path] of ['/bought/1', '/overview/summary'].entries()) {
    const other = others[index]
    if (!other) throw new Error('There are two other tabs.')
    // A tab whose request was refused says first that its session has ended, with a button of the same name.
    await other.waitForURL(({ searchParams }) => searchParams.get('next') === user + path)
  }
  const [asset] = others
  if (!asset) throw new Error('There are two other tabs.')
  await logIn(asset, member.username)
  await sees(entryOf(asset, 'Buy'))
})

describe.each(WINDOWS)('%s', (_name, view) => {
  test('an asset that another tab has sold is refused in words, and what was written is still there', async () => {
    const { page, member, user } = await open('/overview/bought', { ...view, expects: [409] })
    // Whoever is cut off from the live stream finds out by being refused.
    await page.route('**/api/events', () => undefined)
    await page.goto(`${user}/bought/1`)
    await button(page, 'Update').click()
    await reason(page, { action: 'Hold', level: 7, thesis: HOLDING })
    await save(page)
    const other = await openBeside(page, `${user}/bought/1`)
    await sell(other)
    await expectPath(other, `${user}/sold/1`)

    await button(page, 'Submit Update').click()
    await sees(page.getByRole('alert').filter({ hasText: /sold/i }))
    expect(await field(page, 'Thesis').inputValue()).toBe(HOLDING)
    expect(await actionsOf(member)).toEqual(['Buy', 'Sell'])
  })

  test('a session that ends while a thesis is being written: signed in again in place, and nothing is lost', async () => {
    const { page, member, user } = await open('/bought/1', { ...view, expects: [401] })
    await button(page, 'Update').click()
    await reason(page, { action: 'Hold', level: 7, thesis: HOLDING })
    await save(page)
    await page.context().clearCookies()
    await pressAnyway(button(page, 'Submit Update'))
    const dialog = page.getByRole('dialog', { name: 'Your session has ended.' })
    await sees(dialog)
    expect(await dialog.getByLabel('Username').inputValue()).toBe(member.username)
    await expect.poll(() => isFocused(dialog.getByLabel('Password'))).toBe(true)
    await dialog.getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await seesNoMore(dialog)
    await expectPath(page, `${user}/bought/1`)
    await expect.poll(() => focused(page)).toContain('You are signed in again.')
    expect(await page.getByText('You are not signed in').count()).toBe(0)
    expect(await field(page, 'Thesis').inputValue()).toBe(HOLDING)
    expect(await field(page, 'Confidence').inputValue()).toBe('7')
    expect(await actionsOf(member)).toEqual(['Buy'])
    await page.keyboard.press('Control+Enter')
    await sees(entryOf(page, 'Hold').getByText(HOLDING))
    expect(await actionsOf(member)).toEqual(['Buy', 'Hold'])
  })

  test('keys that record lead to the message where Candor cannot be reached', async () => {
    const { page, member } = await open('/bought/1', { ...view, expects: ['unreachable'] })
    await button(page, 'Update').click()
    await reason(page, { action: 'Hold', level: 7, thesis: HOLDING })
    // Every request, because the message is another one as soon as Candor answers any.
    await page.route('**/api/**', (route) => route.abort())
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => focused(page)).toContain('Candor cannot be reached')
    const message = page.getByRole('alert').filter({ hasText: 'Candor cannot be reached' })
    expect(await message.evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true)
    await page.unroute('**/api/**')
    await page.keyboard.press('Control+Enter')
    await sees(entryOf(page, 'Hold').getByText(HOLDING))
    expect(await actionsOf(member)).toEqual(['Buy', 'Hold'])
  })
})

test('of two tabs with one draft, the one that is recorded takes nothing from the other', async () => {
  const { page, member, user } = await open('/bought/1')
  await button(page, 'Update').click()
  await field(page, 'Thesis').fill(HOLDING)
  // A tab offers the drafts that there are when it is opened.
  await expect
    .poll(async () => JSON.stringify((await member.send('GET', '/api/drafts')).json))
    .toContain('"form":"update"')
  const beside = await openBeside(page, `${user}/bought/1`)
  await button(beside, 'Go on with it').click()
  await expect.poll(() => field(beside, 'Thesis').inputValue()).toBe(HOLDING)
  await field(beside, 'Thesis').fill('Written in the second tab, later, and of worth.')
  await field(page, 'Thesis').press('Control+Enter')
  await sees(entryOf(page, 'Hold').getByText(HOLDING))
  await sees(page.getByText(/^A draft of yours, just now/))
  await sees(entryOf(beside, 'Hold').getByText(HOLDING))
  expect(await field(beside, 'Thesis').inputValue()).toBe('Written in the second tab, later, and of worth.')
  expect(await actionsOf(member)).toEqual(['Buy', 'Hold'])
})

test('what was sold on another device while a form was open is told before anything is recorded', async () => {
  const { page, member, user } = await open('/bought/1', { ...DESKTOP, expects: [409] })
  const sellSome = (quantity: number) =>
    member.send('POST', '/api/assets/1/decisions', {
      ...{ decisionId: crypto.randomUUID(), updateAction: 'Sell Some', quantity, price: 120 },
      ...{ updatedConfidenceLevel: 4, updatedThesis: SELLING },
    })
  await button(page, 'Update').click()
  await reason(page, { action: 'Sell Some', quantity: '3', price: '120', level: 7, thesis: HOLDING })
  await save(page)
  await sellSome(4)
  await sees(
    page.getByText(
      /^Since you began to write this, this was recorded: Sell Some of 4 shares at \$120\.00\. You hold 6/,
    ),
  )
  await button(page, 'Submit Update').click()
  await sees(
    page.getByRole('alert').getByText(/this was recorded: Sell Some of 4 shares at \$120\.00\. Is that right\?/),
  )

  // Whoever is cut off from the live stream finds out by being refused.
  await page.route('**/api/events', () => undefined)
  await page.goto(`${user}/bought/1`)
  await sees(page.getByText(/^Since you began to write this, this was recorded/))
  await sellSome(1)
  await button(page, 'Submit Update').click()
  await button(page, 'Yes, record it').click()
  await sees(page.getByText(/^Something was recorded of IBM since this form was opened\. /))
  await sees(page.getByText(/ Sell Some of 1 share at \$120\.00\. You hold 5 shares now\./))
  await button(page, 'Submit Update').click()
  await sees(page.getByRole('alert').getByText(/Sell Some of 1 share at \$120\.00\. Is that right\?/))
  await button(page, 'Yes, record it').click()
  await sees(entryOf(page, 'Sell Some').getByText(HOLDING))
  expect((await member.asset(1)).quantity).toBe('2')
})

async function sell(page: Page): Promise<void> {
  await button(page, 'Sell').click()
  await reason(page, { price: '90', level: 3, thesis: SELLING })
  await save(page)
  await button(page, 'Complete Sell').click()
  await sees(entryOf(page, 'Sell').getByText(SELLING))
}

test('what was written for one decision is never recorded as another, when another tab comes first', async () => {
  const { page, member, user } = await open('/bought/1')
  await button(page, 'Update').click()
  await reason(page, { action: 'Hold', level: 7, thesis: HOLDING })
  await save(page)
  await member.send('POST', '/api/assets/1/decisions', {
    decisionId: crypto.randomUUID(),
    assetAction: 'Sell',
    updatedConfidenceLevel: 2,
    updatedThesis: SELLING,
  })
  await expectPath(page, `${user}/sold/1`)
  await sees(
    page.getByRole('alert').filter({ hasText: 'IBM is on your sold list now, so Hold is no longer possible.' }),
  )
  expect(await field(page, 'Thesis').inputValue()).toBe(HOLDING)
  expect(await button(page, 'Submit Update').isDisabled()).toBe(true)
  await button(page, 'Go on with it as Keep Watching').click()
  expect(await button(page, 'Submit Update').isDisabled()).toBe(true)
  await save(page)
  await button(page, 'Submit Update').click()
  await sees(entryOf(page, 'Keep Watching'))
  expect(await actionsOf(member)).toEqual(['Buy', 'Sell', 'Keep Watching'])
})

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
