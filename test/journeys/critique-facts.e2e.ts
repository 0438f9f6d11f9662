import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Double } from '../doubles/double-server.ts'
import { type MassiveScenario, startMassiveDouble } from '../doubles/massive-double.ts'
import { type OpenAiScenario, startOpenAiDouble } from '../doubles/openai-double.ts'
import { type SecScenario, startSecDouble } from '../doubles/sec-double.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { browserForFile, DESKTOP, PHONE } from '../support/browser.ts'
import { signUp } from '../support/http-member.ts'
import { type RunningCandor, startCandor } from '../support/running-candor.ts'
import { critiqueOf, sees } from '../support/steps.ts'

const browser = browserForFile()

const TITLE = 'IBM wins a cloud contract of a government'
const SAID = `Psychology: You write “it cannot fail”, which is certainty and not a plan. You are at 8 of 10.

Fundamentals: IBM has filed revenue of $62.75 billion for the year to December 31, 2025, 4.59% more than the year before; you name 12%.

World events: Acme Wire: “${TITLE}”. What would you have to read in January to sell?`

let massive: Double<MassiveScenario>
let sec: Double<SecScenario>
let model: Double<OpenAiScenario>
let candor: RunningCandor
beforeAll(async () => {
  const twoDaysAgo = `${new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 19)}Z`
  massive = await startMassiveDouble({
    key: 'm',
    news: [
      {
        ...{ id: '1', title: TITLE, article_url: 'https://wire.test/ibm', published_utc: twoDaysAgo, tickers: ['IBM'] },
        publisher: { name: 'Acme Wire', homepage_url: 'https://wire.test' },
      },
    ],
  })
  const year = (of: number, val: number) => ({
    ...{ start: `${of}-01-01`, end: `${of}-12-31`, val, accn: 'a', fy: 2025, fp: 'FY', form: '10-K' },
    filed: '2026-02-20',
  })
  sec = await startSecDouble({
    companies: [{ cik_str: 51143, ticker: 'IBM', title: 'INTERNATIONAL BUSINESS MACHINES CORP' }],
    concepts: { 51143: { Revenues: { USD: [year(2025, 62_753_000_000), year(2024, 60_000_000_000)] } } },
  })
  model = await startOpenAiDouble({ key: 'k', text: SAID })
  candor = await startCandor({
    ...{ MARKET_DATA_API_KEY: 'm', MARKET_DATA_BASE_URL: massive.url, MARKET_DATA_PER_MINUTE: '0' },
    ...{ SEC_BASE_URL: sec.url, CONTACT_EMAIL: 'admin@example.com' },
    ...{ AI_API_KEY: 'k', AI_BASE_URL: `${model.url}/v1` },
  })
})
afterAll(async () => {
  await candor?.close()
  for (const double of [massive, sec, model]) await double?.close()
})

test('what a model made up is marked, and headlines and filings stand under the critique', async () => {
  const member = await signUp(candor, 'hanna')
  await member.add({ thesis: 'Cloud revenue will grow a lot. I am sure of it.', confidenceLevel: 8 })
  await member.critiqued(1)
  for (const view of [DESKTOP, PHONE]) {
    const page = await browser.open(candor, { ...view, as: member })
    await page.goto(`/account/${member.username}/bought/1`)
    const critique = critiqueOf(page, 'Buy')
    await sees(critique.getByText('Not in what it was given:'))
    expect(await critique.locator('mark').allTextContents()).toEqual(['“it cannot fail”', '12%'])
    const link = critique.getByRole('link', { name: TITLE })
    expect(await link.getAttribute('href')).toBe('https://wire.test/ibm')
    expect(await link.getAttribute('rel')).toContain('noopener')
    await critique.getByText('Filed with the SEC before this entry').click()
    await sees(
      critique.getByText('revenue, year to 2025-12-31: $62.75 billion, 4.59% on the year before (10-K, 2026-02-20)'),
    )
    expect(await accessibilityFaults(page)).toEqual([])
  }
})
