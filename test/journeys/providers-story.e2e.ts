import { describe, expect, test } from 'vitest'
import { lastWords } from '../doubles/openai-response.ts'
import { browserForFile, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { KEYS, providersForFile } from '../support/providers.ts'
import {
  chooseCompany,
  critiqueOf,
  entryOf,
  record,
  sees,
  seesNoMore,
  signUpFromLanding,
  THESIS,
  write,
} from '../support/steps.ts'

/** Quotes of now: Candor asks about an older price before it records it. */
const providers = providersForFile({ quotedAt: () => new Date() })
const candor = candorForFile(() => providers.get().environment)
const browser = browserForFile()

const BEGUN = 'You are anchored on last quarter.'

describe.each(WINDOWS)('%s', (name, view) => {
  test('a decision is helped along by all three providers', async () => {
    const { massive, twelveData, openAi } = providers.get()
    openAi.behave('held-mid-text')
    const page = await browser.open(candor.get(), view)
    await signUpFromLanding(page, `vera-${name.replace(/\D/g, '')}`)
    await chooseCompany(page, 'Apple', 'AAPL Apple Inc.')
    // Not asked again for the second window: what it said is kept for a day.
    expect(massive.requests.find(({ path }) => path === '/v3/reference/tickers')).toMatchObject({
      method: 'GET',
      path: '/v3/reference/tickers',
      query: { market: 'stocks', search: 'Apple', active: 'true', order: 'asc', limit: '100', sort: 'ticker' },
      headers: { authorization: `Bearer ${KEYS.massive}` },
    })

    await expect.poll(() => page.getByLabel('Cost basis').inputValue()).toBe('200.99')
    expect(twelveData.requests.findLast(({ path }) => path === '/quote')).toMatchObject({
      method: 'GET',
      path: '/quote',
      query: { symbol: 'AAPL' },
      headers: { authorization: `apikey ${KEYS.twelveData}` },
    })

    await write(page, { list: 'Buy', quantity: '10', confidence: 8, thesis: THESIS })
    await record(page)
    await sees(entryOf(page, 'Buy').getByText('10 shares at $200.99'))
    await openAi.held()
    expect(openAi.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/v1/responses',
      headers: { authorization: `Bearer ${KEYS.openAi}` },
      body: { model: 'gpt-4o', store: false, stream: true, input: expect.stringContaining(THESIS) },
    })

    // A tab that is opened in the middle has what came before, and both go on together.
    const second = await page.context().newPage()
    await second.goto(page.url())
    for (const tab of [page, second]) {
      await sees(critiqueOf(tab, 'Buy').getByText(BEGUN))
      await sees(critiqueOf(tab, 'Buy').getByText('The critique is being written...'))
      expect(await critiqueOf(tab, 'Buy').getByText(lastWords).count()).toBe(0)
    }
    openAi.release()
    for (const tab of [page, second]) {
      await sees(critiqueOf(tab, 'Buy').getByText(lastWords))
      await seesNoMore(critiqueOf(tab, 'Buy').getByText('The critique is being written...'))
      await sees(critiqueOf(tab, 'Buy').getByText('gpt-4o'))
    }
  })
})

test('a critique streams to another device of the same person', async () => {
  const { openAi } = providers.get()
  openAi.behave('held-mid-text')
  const page = await browser.open(candor.get())
  await signUpFromLanding(page, 'vera-twice')
  const [cookie] = await page.context().cookies()
  const phone = await browser.open(candor.get())
  if (cookie) await phone.context().addCookies([cookie])
  await phone.goto('/account/vera-twice/overview/bought')
  await sees(phone.getByText('Nothing bought yet.'))

  await chooseCompany(page, 'Apple', 'AAPL Apple Inc.')
  await write(page, { quantity: '1', thesis: THESIS })
  await record(page)
  await phone.getByRole('link', { name: 'Details' }).click()
  await openAi.held()
  await sees(critiqueOf(phone, 'Buy').getByText(BEGUN))
  openAi.release()
  await sees(critiqueOf(phone, 'Buy').getByText(lastWords))
})

test('the SEC is told who asks for its list of companies', () => {
  expect(providers.get().sec.requests).toMatchObject([
    { path: '/files/company_tickers.json', headers: { 'user-agent': expect.stringContaining('Candor') } },
  ])
})
