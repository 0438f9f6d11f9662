import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssetListView } from '#contract/assets.ts'
import type { SummaryExplanationView } from '#contract/explanations.ts'
import type { SettingsView } from '#contract/settings.ts'
import type { SummaryView } from '#contract/summary.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
/** The first account, which is the operator's. */
let operator: Visitor
beforeAll(async () => {
  app = await openTestApp({ AI_API_KEY: 'canary-key', AI_MODEL: 'some-model' })
  operator = await app.member()
})
afterAll(() => app.close())

describe('the summary', () => {
  it('is the sum of what the lists show, to the cent', async () => {
    // On a Sunday nothing is told of today, whatever day the test runs on.
    const sunday = { now: () => '2026-11-22T15:00:00.000Z' }
    const alice = app.visitorBesides({}, sunday)
    await alice.signUp('on-sunday')
    const adds = [
      buyIbm({ assetQty: '3.7', costBasis: '33.335' }),
      buyIbm({ ticker: 'MSFT', assetQty: 7, costBasis: '410.1' }),
      buyIbm({ ticker: 'AAPL', watchOrBuy: 'Watch', costBasis: null }),
    ]
    for (const body of adds) await alice.send('POST', '/api/assets', body)
    const { assets } = (await alice.send('GET', '/api/assets?list=bought')).json as AssetListView
    const summary = (await alice.send('GET', '/api/summary')).json as SummaryView
    const cents = assets.reduce((sum, { initialValue }) => sum + Math.round(Number(initialValue) * 100), 0)
    expect(Math.round(Number(summary.bought.initialValue) * 100)).toBe(cents)
    expect(summary).toMatchObject({ bought: { count: 2, leftOut: 0 }, watched: { count: 1, leftOut: 1 }, today: null })
  })
})

it('the summary is explained in the language that is asked for, and in English to programs that ask for none', async () => {
  const alice = await app.member()
  await alice.send('POST', '/api/assets', buyIbm({ assetQty: 2, costBasis: 1212.5 }))
  const valueIn = async (query: string) => {
    const { figures } = (await alice.send('GET', `/api/summary/workings${query}`)).json as SummaryExplanationView
    return figures.find(({ key }) => key === 'account-value')
  }
  const english = { name: 'Total value', lines: [{ withNumbers: '2 × 1,212.50', result: '2,425.00' }] }
  expect(await valueIn('')).toMatchObject(english)
  expect(await valueIn('?language=en')).toMatchObject(english)
  expect(await valueIn('?language=de')).toMatchObject({
    name: 'Gesamtwert',
    lines: [{ withNumbers: '2 × 1.212,50', result: '2.425,00' }],
    result: '2.425,00\u00a0$',
  })
  expect(await alice.send('GET', '/api/summary/workings?language=fr')).toMatchObject({
    status: 422,
    json: { errors: [{ field: 'language', message: 'The languages are en and de.' }] },
  })
})

describe('how old prices are', () => {
  it('is told of those by which something held is worth what it is, from eight trading days on', async () => {
    const alice = await app.member()
    await alice.send('POST', '/api/assets', buyIbm({ decidedOn: '2020-06-01' }))
    await alice.send(
      'POST',
      '/api/assets',
      buyIbm({ ticker: 'MSFT', companyName: 'Microsoft', decidedOn: '2024-10-14' }),
    )
    await alice.send(
      'POST',
      '/api/assets',
      buyIbm({ ticker: 'KO', companyName: 'Coca-Cola', watchOrBuy: 'Watch', decidedOn: '2020-06-01' }),
    )
    await alice.send('POST', '/api/assets', buyIbm({ ticker: 'AAPL', companyName: 'Apple' }))
    const outdated = async () => ((await alice.send('GET', '/api/summary')).json as SummaryView).outdatedPrices
    expect(await outdated()).toEqual({ count: 2, from: '2020-06-01', until: '2024-10-14' })
    for (const assetId of [1, 2]) await alice.send('POST', `/api/assets/${assetId}/prices`, { price: '130' })
    expect(await outdated()).toBeNull()
  })
})

describe('settings', () => {
  it('tell the operator the providers and what to set for others, without a key', async () => {
    const { json } = await operator.send('GET', '/api/settings')
    expect(json).toMatchObject({
      providers: [
        { need: 'companies', isActive: false, howToSwitchOn: expect.stringContaining('MARKET_DATA_API_KEY') },
        { need: 'prices', isActive: false, howToSwitchOn: expect.stringContaining('PRICE_API_KEY') },
        { need: 'critic', isActive: true, name: 'some-model', howToSwitchOn: null },
      ],
      isSummaryHidden: false,
      hasSellFriction: false,
      theme: 'system',
    })
    expect(JSON.stringify(json)).not.toContain('canary')
  })

  it('are stored for their user alone', async () => {
    const [alice, bob] = [await app.member(), await app.member()]
    expect(await alice.send('POST', '/api/settings', { isSummaryHidden: true })).toMatchObject({ status: 200 })
    await alice.send('POST', '/api/settings', { hasSellFriction: true })
    const settings = async (visitor: typeof alice) => (await visitor.send('GET', '/api/settings')).json as SettingsView
    expect(await settings(alice)).toMatchObject({ isSummaryHidden: true, hasSellFriction: true })
    expect(await settings(bob)).toMatchObject({ isSummaryHidden: false, hasSellFriction: false })
  })

  it('tell how old the price of each held or watched share is', async () => {
    const alice = await app.member()
    for (const body of [buyIbm(), buyIbm({ ticker: 'AAPL', watchOrBuy: 'Watch', costBasis: null })])
      await alice.send('POST', '/api/assets', body)
    await alice.send('POST', '/api/assets', buyIbm({ ticker: 'DIS', stockOrOptions: 'options' }))
    const { priceAges } = (await alice.send('GET', '/api/settings')).json as SettingsView
    expect(priceAges).toEqual([
      { symbol: 'AAPL', price: null, heldBack: null },
      { symbol: 'IBM', price: { price: '121.23', source: 'typed', at: expect.any(String) }, heldBack: null },
    ])
  })

  it('name the benchmark of decisions', async () => {
    const alice = await app.member()
    expect(await alice.send('GET', '/api/settings')).toMatchObject({ json: { benchmark: 'SPY' } })
    expect(await alice.send('POST', '/api/settings', { benchmark: ' vt ' })).toMatchObject({
      json: { benchmark: 'VT' },
    })
  })

  it('store the theme in a cookie, where every page finds it', async () => {
    const answer = await (await app.member()).send('POST', '/api/settings', { theme: 'dark' })
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^candor\.theme=dark; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it.each([
    [{ theme: 'purple' }, 'theme'],
    [{ isSummaryHidden: 'yes' }, 'isSummaryHidden'],
    [{ benchmark: 'S&P 500' }, 'benchmark'],
    [{ role: 'admin' }, 'role'],
  ])('refuse %j', async (body, field) => {
    const answer = await (await app.member()).send('POST', '/api/settings', body)
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field }] } })
  })
})
