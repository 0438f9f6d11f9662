import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CommonScenario, html } from '../doubles/answer.ts'
import type { Double, Scenario } from '../doubles/double-server.ts'
import { lastWords } from '../doubles/openai-response.ts'
import { button, fact, update } from '../support/asset-steps.ts'
import { browserForFile } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { movedClock } from '../support/moved-clock.ts'
import { providersForFile } from '../support/providers.ts'
import { critiqueOf, entryOf, searchFor, sees, seesNoMore } from '../support/steps.ts'

/**
 * Each provider in turn is killed, in the middle of use: the pages stay whole, say what is known and how old it is, and
 * decisions are recorded. It is Monday, 23 November 2026, in New York's session, whatever day it is outside.
 */

const BOUGHT_AT = '2026-11-16T15:00:00.000Z'
const NOW_AT = '2026-11-23T15:00:00.000Z'
const MINUTE = 60_000
const TICKERS = ['AAPL', 'NVDA'] as const

const clock = movedClock(join(tmpdir(), `candor-clock-${process.pid}`), BOUGHT_AT)
// Registered first, so that it comes last: until then a Candor goes by it.
afterAll(clock.forget)
const providers = providersForFile({ quotedAt: () => clock.now() })
const candor = candorForFile(() => ({
  ...providers.get().environment,
  ...clock.environment,
  // The local directory is the starter table, so that it knows companies that the provider does not.
  SEC_BASE_URL: 'http://127.0.0.1:9',
}))
const browser = browserForFile()

let member: HttpMember
beforeAll(async () => {
  member = await signUp(candor.get(), 'karaf')
  for (const ticker of TICKERS) await member.send('GET', `/api/prices/${ticker}`)
  await member.add({ ticker: 'AAPL', companyName: 'Apple Inc.', assetQty: 10, costBasis: 180 })
  await member.add({ ticker: 'NVDA', companyName: 'NVIDIA Corporation', watchOrBuy: 'Watch' })
  for (const assetId of [1, 2]) await member.critiqued(assetId)
  clock.advance(Date.parse(NOW_AT) - clock.now().getTime())
  for (const ticker of TICKERS) {
    await member.send('GET', `/api/prices/${ticker}`)
    await member.send('GET', `/api/logos/${ticker}`)
  }
  await member.send('GET', '/api/assets/1/chart')
})

type AnyDouble = Pick<Double<CommonScenario>, 'behave' | 'down' | 'up' | 'release'>
type Kill = readonly [how: string, kill: (provider: AnyDouble) => Promise<void> | void, search: string]

const behaving = (scenario: Scenario<CommonScenario>) => (provider: AnyDouble) => provider.behave(scenario)
const KILLS: Kill[] = [
  ['refuses connections', (provider) => provider.down(), 'Intel'],
  ['stalls', behaving('slow'), 'Netflix'],
  ['answers with a page', behaving('html'), 'Tesla'],
  ['fails', behaving(html(500, 'Internal Server Error')), 'Microsoft'],
  ['asks to wait', behaving({ status: 429, body: '{}' }), 'Walmart'],
]

/** A search and a critique look the same after each of the others, which the tests of the server tell apart. */
const TWO_KILLS = KILLS.slice(0, 2)

/**
 * Everybody is well again, and has been for as long as a failing one is left alone. What was being asked meanwhile ends
 * before the clock moves: its answer is of the time before, and would stand as a price of two minutes ago.
 */
async function revive(): Promise<void> {
  const { massive, twelveData, openAi } = providers.get()
  for (const double of [massive, twelveData, openAi]) {
    await double.up()
    double.behave('ok')
    double.release()
  }
  for (const ticker of TICKERS) await member.send('GET', `/api/prices/${ticker}`)
  clock.advance(2 * MINUTE)
}
beforeEach(async () => {
  await revive()
  for (const ticker of TICKERS)
    await expect
      .poll(async () => (await member.send('GET', `/api/prices/${ticker}`)).json)
      .toMatchObject({ reason: null })
  clock.advance(3 * MINUTE)
})

async function openPage(): Promise<Page> {
  return browser.open(candor.get(), { as: member })
}

/** At the clock of the server. No picture of something to come stays, and no page is blank. */
async function go(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(clock.now())
  await page.goto(`/account/karaf/${path}`)
  await sees(page.locator('h1').first())
  await expect
    .poll(() =>
      page
        .getByRole('status')
        .filter({ hasText: /Loading|Searching/ })
        .count(),
    )
    .toBe(0)
}

const failureOfPrice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'There was an error finding the current stock price.' })
const THESIS = 'Nothing has changed, and that is what I expected of it.'

const isDrawn = (page: Page, ticker: string) =>
  page
    .locator(`img[src="/api/logos/${ticker}"]`)
    .first()
    .evaluate((logo) => logo instanceof HTMLImageElement && logo.naturalWidth > 0)

const LOCAL_ONLY = 'The market-data provider could not be asked, so these are from the local list only.'

/** What a person sees and does while somebody is gone; it ends on the page of what was bought. */
async function useEverything(page: Page, { term = 'Apple', age = 'just now', isLocal = false } = {}): Promise<void> {
  await go(page, 'overview/bought')
  await sees(page.getByRole('link', { name: 'Apple Inc.' }))
  await sees(page.getByText('$200.99').first())
  await expect.poll(() => isDrawn(page, 'AAPL')).toBe(true)
  await go(page, 'overview/watched')
  await sees(page.getByRole('link', { name: 'NVIDIA Corporation' }))
  await go(page, 'overview/summary')
  await sees(page.getByRole('heading', { name: 'Total account gain/loss' }))
  expect(await page.getByText('cannot be shown').count()).toBe(0)
  await go(page, 'overview/add-asset')
  await searchFor(page, term)
  await sees(page.getByRole('list', { name: 'Companies found' }))
  expect(await page.getByText(LOCAL_ONLY).count()).toBe(isLocal ? 1 : 0)
  await go(page, 'bought/1')
  await sees(page.getByRole('region', { name: 'Chart' }))
  await showAll(page, 'Buy')
  await sees(critiqueOf(page, 'Buy').getByText(lastWords))
  expect(await fact(page, 'Last').innerText()).toMatch(/^\$200\.99/)
  await sees(page.getByText(`Twelve Data, ${age}`, { exact: true }))
}

/** Of an earlier entry the page shows the beginning until somebody asks for the rest. */
async function showAll(page: Page, action: string): Promise<void> {
  await sees(critiqueOf(page, action))
  const more = entryOf(page, action).getByRole('button', { name: 'All of it' })
  if ((await more.count()) > 0) await more.click()
}

/** It waits for nobody: a provider that stalls is given up on after 8 seconds. */
async function decide(page: Page): Promise<void> {
  const before = performance.now()
  await update(page, 'Hold', { level: 6, thesis: `${THESIS} (${Math.round(before)})` })
  expect(performance.now() - before).toBeLessThan(5_000)
}

async function operatorSees(page: Page, name: string, words: RegExp): Promise<void> {
  await go(page, 'operator')
  const said = page.locator('dl > div').filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
  await sees(said.filter({ hasText: words }))
}

const SAID: Readonly<Record<string, RegExp>> = {
  stalls: /Last failure (just now|\d+ minutes? ago): It took too long to answer\./,
  'asks to wait': /Last failure (just now|\d+ minutes? ago): It asked to wait\./,
}
const NO_DATA =
  /Last failure (just now|\d+ minutes? ago): It could not be reached, or answered with something that is no data\./
const NO_CRITIQUE =
  /Last failure (just now|\d+ minutes? ago): It could not be reached, failed while it was answering, or answered with something that is no critique\./

describe('a price provider that', () => {
  test.each(KILLS)('%s: the last price stands with its age, the page says so, and it comes back', async (how, kill) => {
    const page = await openPage()
    await kill(providers.get().twelveData)
    await useEverything(page, { age: '3 minutes ago' })
    await sees(failureOfPrice(page))
    await decide(page)
    await operatorSees(page, 'Twelve Data', SAID[how] ?? NO_DATA)

    await revive()
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/prices/AAPL'))
    await go(page, 'bought/1')
    expect(await (await answered).json()).toMatchObject({ reason: null })
    await sees(page.getByText('Twelve Data, just now', { exact: true }))
    expect(await failureOfPrice(page).count()).toBe(0)
  })
})

describe('a market-data provider that', () => {
  test.each(TWO_KILLS)(
    '%s: the search is of the local list and says so, and it comes back',
    async (how, kill, term) => {
      const page = await openPage()
      await kill(providers.get().massive)
      await useEverything(page, { term, isLocal: true })
      expect(await failureOfPrice(page).count()).toBe(0)
      await decide(page)
      await operatorSees(page, 'Massive', SAID[how] ?? NO_DATA)

      await revive()
      await go(page, 'overview/add-asset')
      await searchFor(page, term)
      await sees(page.getByRole('list', { name: 'Companies found' }))
      expect(await page.getByText(LOCAL_ONLY).count()).toBe(0)
    },
  )
})

describe('a language model that', () => {
  test.each(TWO_KILLS)('%s: the decision stands, and is critiqued once it is back', async (how, kill) => {
    const { openAi } = providers.get()
    const page = await openPage()
    await kill(openAi)
    await useEverything(page)
    await decide(page)
    if (how === 'stalls') {
      await openAi.held()
      await sees(critiqueOf(page, 'Hold').getByText('The critique is being written...'))
      openAi.behave('ok')
      openAi.release()
    } else {
      await sees(critiqueOf(page, 'Hold').getByText('Your entry itself is recorded and safe.'))
      await sees(entryOf(page, 'Hold').getByText(THESIS))
      await operatorSees(page, 'gpt-4o', SAID[how] ?? NO_CRITIQUE)
      await revive()
      await go(page, 'bought/1')
      await critiqueOf(page, 'Hold').getByRole('button', { name: 'Ask again' }).click()
    }
    await sees(critiqueOf(page, 'Hold').getByText(lastWords))
    await seesNoMore(button(page, 'Ask again'))
  })
})
