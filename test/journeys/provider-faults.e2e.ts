import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { CommonScenario } from '../doubles/answer.ts'
import type { OpenAiScenario } from '../doubles/openai-double.ts'
import { lastWords } from '../doubles/openai-response.ts'
import type { TwelveDataScenario } from '../doubles/twelve-data-double.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { KEYS, providersForFile } from '../support/providers.ts'
import { type RunningCandor, startCandor } from '../support/running-candor.ts'
import {
  chooseCompany,
  critiqueOf,
  entryOf,
  record,
  searchFor,
  sees,
  seesNoMore,
  THESIS,
  write,
} from '../support/steps.ts'

const providers = providersForFile()
const candor = candorForFile(() => providers.get().environment)
const browser = browserForFile()

let people = 0
function newMember(): Promise<HttpMember> {
  people += 1
  return signUp(candor.get(), `faye-${people}`)
}

async function openAddAsset(expects: number[] = [], at = candor.get()): Promise<Page> {
  people += 1
  const member = await signUp(at, `faye-${people}`)
  const page = await browser.open(at, { ...DESKTOP, expects, as: member })
  await page.goto(`/account/${member.username}/overview/add-asset`)
  return page
}

/** A Candor of its own: it leaves a provider alone that fails, and has nobody else to ask for a price. */
async function withPricesOnly(story: (alone: RunningCandor) => Promise<void>): Promise<void> {
  const { PRICE_API_KEY = '', PRICE_BASE_URL = '' } = providers.get().environment
  const alone = await startCandor({ PRICE_API_KEY, PRICE_BASE_URL })
  await story(alone).finally(() => alone.close())
}

const BEGUN = 'You are anchored on last quarter.'

describe('a model that writes no critique', () => {
  test.each<[OpenAiScenario | CommonScenario, status: string, words: string, begun: boolean]>([
    ['max-output-tokens', 'cut-off', 'The critique ran into its length limit before it was finished.', true],
    ['content-filter', 'filtered', "The provider's content filter stopped the critique.", true],
    ['cut-mid-text', 'interrupted', 'The connection broke before the critique was finished.', true],
    ['failed', 'failed', 'No critique could be written.', false],
    ['invalid-key', 'failed', 'The AI provider does not accept the key of this Candor.', false],
    ['server-error', 'failed', 'The AI provider failed while it was answering.', false],
    ['html', 'failed', 'The AI provider answered with something that is no answer of a model.', false],
    ['cut', 'failed', 'The AI provider could not be reached, or did not answer in time.', false],
  ])('%s: the decision stands, the page says so, and «Ask again» works', async (scenario, status, words, begun) => {
    const { openAi } = providers.get()
    openAi.behave(scenario)
    const member = await newMember()
    await member.add({ thesis: THESIS })
    const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
    await page.goto(`/account/${member.username}/bought/1`)

    const critique = critiqueOf(page, 'Buy')
    await sees(critique.getByText(words))
    await sees(critique.getByText('Your entry itself is recorded and safe.'))
    await sees(entryOf(page, 'Buy').getByText(THESIS))
    expect(await critique.getByText(BEGUN).count()).toBe(begun ? 1 : 0)
    expect(await page.content()).not.toContain(KEYS.openAi.slice(0, 8))
    expect(await member.asset(1)).toMatchObject({ aiAnalysis: [{ status }], awaitingCritique: [] })

    openAi.behave('ok')
    await critique.getByRole('button', { name: 'Ask again' }).click()
    await sees(critique.getByText(lastWords))
    await seesNoMore(critique.getByRole('button', { name: 'Ask again' }))
    expect(await member.asset(1)).toMatchObject({ aiAnalysis: [{ status }, { status: 'complete' }] })
  })
})

describe('a model that cannot answer', () => {
  test.each<[OpenAiScenario, words: string]>([
    ['refusal', 'The model declined to critique this thesis.'],
    ['quota', 'The AI provider says that the quota of its key is used up.'],
    ['model-gone', 'Set AI_MODEL to another one.'],
  ])('%s: the built-in critic answers in its stead and says why, and «Ask again» works', async (scenario, words) => {
    const { openAi } = providers.get()
    openAi.behave(scenario)
    const member = await newMember()
    await member.add({ thesis: THESIS })
    const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
    await page.goto(`/account/${member.username}/bought/1`)
    const critique = critiqueOf(page, 'Buy')
    await sees(critique.getByText(words))
    await sees(critique.getByText('No language model: it reads by fixed rules.'))
    expect(await member.asset(1)).toMatchObject({ aiAnalysis: [{ status: 'complete', model: 'built-in' }] })

    openAi.behave('ok')
    await critique.getByRole('button', { name: 'Ask again' }).click()
    await sees(critique.getByText(lastWords))
    await seesNoMore(critique.getByRole('button', { name: 'Ask again' }))
  })
})

describe('a price provider that gives no price', () => {
  // The form shows the answer's own reason; that each failure has its own is tested with the routes.
  test.each<[TwelveDataScenario | CommonScenario, reason: string]>([
    ['server-error', 'The price provider could not answer just now. Type the price yourself.'],
    ['limited', 'The price provider asks to wait a minute. Type the price yourself, or try again then.'],
  ])('%s: the form says why', async (scenario, reason) => {
    providers.get().twelveData.behave(scenario)
    await withPricesOnly(async (alone) => {
      const page = await openAddAsset([], alone)
      await chooseCompany(page, 'MSFT', 'MSFT Microsoft Corporation')
      await sees(page.getByText(reason))
      await page.context().close()
    })
  })

  test('a typed price is recorded, and the page says that there is no other', async () => {
    providers.get().twelveData.behave('cut')
    await withPricesOnly(async (alone) => {
      const page = await openAddAsset([], alone)
      await chooseCompany(page, 'MSFT', 'MSFT Microsoft Corporation')
      await write(page, { quantity: '10', costBasis: '199.50', thesis: THESIS })
      await record(page)
      await sees(entryOf(page, 'Buy').getByText('10 shares at $199.50'))
      await sees(page.getByRole('alert').filter({ hasText: 'There was an error finding the current stock price.' }))
      await page.context().close()
    })
  })

  test('leaves the question to the market-data provider, who knows the last close', async () => {
    providers.get().twelveData.behave('limited')
    const page = await openAddAsset()
    await chooseCompany(page, 'MSFT', 'MSFT Microsoft Corporation')
    await expect.poll(() => page.getByLabel('Cost basis').inputValue(), { timeout: 10_000 }).toBe('410.10')
  })
})

describe('a market-data provider that fails', () => {
  test('says that only the local list was searched, where that knows something', async () => {
    providers.get().massive.behave('server-error')
    const page = await openAddAsset()
    await searchFor(page, 'Apple')
    await sees(page.getByText('The market-data provider could not be asked, so these are from the local list only.'))
    await sees(page.getByRole('button', { name: 'AAPL Apple Inc.', exact: true }))
  })

  test('says that the search failed, and a company entered by hand can be bought', async () => {
    providers.get().massive.behave('limited')
    const page = await openAddAsset([503])
    await searchFor(page, 'zyxwv')
    await sees(page.getByRole('alert').filter({ hasText: 'The search failed' }))

    await page.getByRole('button', { name: 'Not listed? Enter the ticker and name yourself' }).click()
    await page.getByLabel('Ticker').fill('zyxwv')
    await page.getByLabel('Company name').fill('Zyx Works')
    await page.getByRole('button', { name: 'Use This Company' }).click()
    await write(page, { quantity: '3', costBasis: '7', thesis: THESIS })
    await record(page)
    await sees(page.getByRole('heading', { name: 'Zyx Works' }))
  })
})
