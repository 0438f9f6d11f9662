import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AssetChartView, EquityView } from '#contract/charts.ts'
import type { ExplanationView, SummaryExplanationView } from '#contract/explanations.ts'
import type { SummaryView } from '#contract/summary.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { storeSplits } from '../prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { storeQuote } from '../prices/quote-store.ts'

/** 10 bought at 400 on Monday, 8 June 2026; a provider reports a 4-for-1 split on Wednesday. */
let app: TestApp
let member: Visitor
beforeEach(async () => {
  app = await openTestApp()
  app.setNow('2026-06-08T15:00:00.000Z')
  member = await app.member()
  await member.send('POST', '/api/assets', buyIbm({ costBasis: 400, stopLossYesNo: 'Yes', stopLossPercentage: 10 }))
  const closes = {
    '2026-06-08': '400',
    '2026-06-09': '402',
    '2026-06-10': '100.5',
    '2026-06-11': '101',
    '2026-06-12': '102',
  }
  const days = Object.entries(closes).map(([day, close]) => ({ day, open: null, high: null, low: null, close }))
  await storeDailyPrices(app.context.db, SHARED, 'IBM', days, 'twelve-data')
  app.setNow('2026-06-15T15:00:00.000Z')
  const price = { price: '103', source: 'twelve-data', at: '2026-06-15T14:59:00.000Z' } as const
  await storeQuote(app.context.db, 'IBM', { quote: { price, open: null, previousClose: '102' }, fetchedAt: price.at })
})
afterEach(() => app.close())

const chart = async () => (await member.send('GET', '/api/assets/1/chart')).json as AssetChartView
const equity = async () => (await member.send('GET', '/api/summary/equity')).json as EquityView
const summary = async () => (await member.send('GET', '/api/summary')).json as SummaryView

it('the chart of an asset whose split is not recorded draws its levels in the shares of its line', async () => {
  const reported = (effectiveOn: string) =>
    storeSplits(app.context.db, 'IBM', [{ effectiveOn, newShares: '4', oldShares: '1', source: 'massive' }])
  await reported('2026-07-01')
  // A split that is only announced does not count yet.
  expect(await chart()).toMatchObject({
    costBasis: '400.00',
    stopLossPrice: '360.00',
    splits: [],
    unrecordedSplits: [],
  })
  await reported('2026-06-10')
  const { prices, ...drawn } = await chart()
  expect(prices.closes.slice(0, 3)).toEqual(['100.00', '100.50', '100.50'])
  expect(drawn).toMatchObject({
    costBasis: '100.00',
    stopLossPrice: '90.00',
    unrecordedSplits: [{ effectiveOn: '2026-06-10' }],
  })
  await member.send('POST', '/api/assets/1/decisions', {
    decisionId: randomUUID(),
    updateAction: 'Buy More',
    updatedConfidenceLevel: 6,
    updatedThesis: 'It holds, as I said that it would.',
    quantity: 4,
    price: 103,
  })
  // Old and new shares together have no common cost.
  expect(await chart()).toMatchObject({ costBasis: null, stopLossPrice: '90.00' })
})

it('the chart says of when its last price is while the day has no close, and nothing once it has', async () => {
  await member.send('POST', '/api/assets/1/price-confirmation')
  await member.send('POST', '/api/assets/1/prices', { price: 102 })
  app.setNow('2026-06-15T16:00:00.000Z')
  const price = { price: '103', source: 'twelve-data', at: '2026-06-15T15:59:00.000Z' } as const
  await storeQuote(app.context.db, 'IBM', { quote: { price, open: null, previousClose: '102' }, fetchedAt: price.at })
  expect(await chart()).toMatchObject({ lastPriceAt: price.at })
  app.setNow('2026-06-15T22:00:00.000Z')
  const day = { day: '2026-06-15', open: null, high: null, low: null, close: '104' }
  await storeDailyPrices(app.context.db, SHARED, 'IBM', [day], 'twelve-data')
  expect(await chart()).toMatchObject({ lastPriceAt: null })
})

describe('the curve of an asset whose split is reported', () => {
  const report = () =>
    storeSplits(app.context.db, 'IBM', [
      { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1', source: 'massive' },
    ])

  it('and not recorded leaves it out of both lines from that day on, says so, and ends where the summary is', async () => {
    // The sums from before the report, at the user's own price, must not be shown after it.
    expect(new Set((await equity()).values)).toEqual(new Set(['4000.00']))
    await report()
    const { values, costs, leftOut } = await equity()
    expect(values).toEqual(['4000.00', '4020.00', '0.00', '0.00', '0.00', '0.00'])
    expect(costs).toEqual(['4000.00', '4000.00', '0.00', '0.00', '0.00', '0.00'])
    expect(leftOut).toEqual([{ assetId: 1, ticker: 'IBM', reason: 'a split is not recorded yet', since: '2026-06-10' }])
    const { bought } = await summary()
    expect([values.at(-1), costs.at(-1)]).toEqual([bought.currentValue, bought.initialValue])
  })

  it('and recorded counts every day of it', async () => {
    await report()
    await member.send('POST', '/api/assets/1/splits', { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1' })
    const { values, costs, leftOut } = await equity()
    expect(values).toEqual(['4000.00', '4020.00', '4020.00', '4040.00', '4080.00', '4120.00'])
    expect(new Set(costs)).toEqual(new Set(['4000.00']))
    expect(leftOut).toEqual([])
  })
})

describe('an option that has expired', () => {
  /** Two at 350 on Monday, 8 June, and one at 300 on Wednesday; the last day is Thursday, 11 June. */
  beforeEach(async () => {
    await app.close()
    app = await openTestApp()
    app.setNow('2026-06-08T15:00:00.000Z')
    member = await app.member()
    const contract = { right: 'call', strike: 50, expiresOn: '2026-06-11' }
    await member.send(
      'POST',
      '/api/assets',
      buyIbm({ stockOrOptions: 'options', assetQty: 2, costBasis: 350, contract }),
    )
    app.setNow('2026-06-10T15:00:00.000Z')
    await member.send('POST', '/api/assets/1/prices', { price: 300 })
    app.setNow('2026-06-16T15:00:00.000Z')
  })

  const byDay = async () => {
    const { days, values, costs, realized } = await equity()
    return days.map((day, index) => [day, values[index], costs[index], realized[index]].join(' '))
  }
  const counted = [
    '2026-06-08 700.00 700.00 0.00',
    '2026-06-09 700.00 700.00 0.00',
    '2026-06-10 600.00 700.00 0.00',
    '2026-06-11 600.00 700.00 0.00',
  ]

  it('is worth nobody knows what from the day after on, in the curve and in every total, and that is said', async () => {
    const row = (await member.send('GET', '/api/assets/1')).json
    expect(row).toMatchObject({
      isAwaitingOutcome: true,
      currentValue: null,
      totalGainLoss: null,
      initialValue: '700.00',
    })
    expect(await byDay()).toEqual([
      ...counted,
      '2026-06-12 0.00 0.00 0.00',
      '2026-06-15 0.00 0.00 0.00',
      '2026-06-16 0.00 0.00 0.00',
    ])
    const reason = 'it has expired, and its outcome is not recorded yet'
    expect((await equity()).leftOut).toEqual([{ assetId: 1, ticker: 'IBM', reason, since: '2026-06-12' }])
    expect(await summary()).toMatchObject({
      account: { count: 1, leftOut: 1, leftOutForOutcome: 1, gainLoss: '0.00' },
      bought: { count: 1, leftOut: 1, leftOutForOutcome: 1, initialValue: '0.00', currentValue: '0.00' },
    })
    const { figures } = (await member.send('GET', '/api/assets/1/workings')).json as ExplanationView
    const value = figures.find(({ key }) => key === 'total-value')
    expect(value).toMatchObject({ withNumbers: reason, result: 'unknown' })
    const sums = (await member.send('GET', '/api/summary/workings')).json as SummaryExplanationView
    for (const key of ['account-value', 'account-gain-loss', 'bought-performance'])
      expect(sums.figures.find((figure) => figure.key === key)?.lines).toMatchObject([
        { label: 'IBM', withNumbers: reason, result: null },
      ])
  })

  it('stays left out of those days once its outcome is recorded, and that is said too', async () => {
    await member.send('POST', '/api/assets/1/outcome', { outcome: 'expired-worthless' })
    app.setNow('2026-06-17T15:00:00.000Z')
    expect(await byDay()).toEqual([
      ...counted,
      '2026-06-12 0.00 0.00 0.00',
      '2026-06-15 0.00 0.00 0.00',
      '2026-06-16 0.00 0.00 -700.00',
      '2026-06-17 0.00 0.00 -700.00',
    ])
    const reason = 'its outcome was recorded after it had expired'
    expect((await equity()).leftOut).toEqual([
      { assetId: 1, ticker: 'IBM', reason, since: '2026-06-12', until: '2026-06-16' },
    ])
  })
})

it('a price that was quarantined and is confirmed on a later day counts from its own moment on', async () => {
  const other = await app.member('other.person')
  app.setNow('2026-06-15T15:00:00.000Z')
  await other.send('POST', '/api/assets', buyIbm({ ticker: 'ZZT1', companyName: 'Company', costBasis: 100 }))
  app.setNow('2026-06-16T15:00:00.000Z')
  await other.send('POST', '/api/assets/1/prices', { price: 50 })
  app.setNow('2026-06-17T15:00:00.000Z')
  const valuesOf = async () => ((await other.send('GET', '/api/summary/equity')).json as EquityView).values
  expect(await valuesOf()).toEqual(['1000.00', '1000.00', '1000.00'])
  await other.send('POST', '/api/assets/1/price-confirmation')
  app.setNow('2026-06-18T15:00:00.000Z')
  expect(await valuesOf()).toEqual(['1000.00', '500.00', '500.00', '500.00'])
})
