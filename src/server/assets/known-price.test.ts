import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { AssetChartView } from '#contract/charts.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { storeQuote } from '../prices/quote-store.ts'

/** Bought at 100 on Monday, 6 April 2026, at 11:00 in New York, with a stop at 90. */
const BOUGHT_AT = '2026-04-06T15:00:00.000Z'

let app: TestApp
let member: Visitor
beforeEach(async () => {
  app = await openTestApp()
  app.setNow(BOUGHT_AT)
  member = await app.member()
  await member.send('POST', '/api/assets', buyIbm({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPercentage: 10 }))
})
afterEach(() => app.close())

const quote = (price: string, at: string) =>
  storeQuote(app.context.db, 'IBM', {
    quote: { price: { price, source: 'twelve-data', at }, open: null, previousClose: null },
    fetchedAt: at,
  })

const decide = async (said: object) => {
  const answer = await member.send('POST', '/api/assets/1/decisions', {
    decisionId: randomUUID(),
    updateAction: 'Hold',
    updatedConfidenceLevel: 6,
    updatedThesis: 'It holds, as I said that it would.',
    ...said,
  })
  expect(answer).toMatchObject({ status: 201 })
  return answer.json as AssetView
}

const upload = (csv: string, more: object = {}) =>
  member.send('POST', '/api/assets/1/daily-prices', { csv: `Date,Close\n${csv}`, ...more })
const asset = async () => (await member.send('GET', '/api/assets/1')).json as AssetView
const listed = async () =>
  ((await member.send('GET', '/api/assets?list=bought')).json as { assets: AssetView[] }).assets[0]
const chart = async () => (await member.send('GET', '/api/assets/1/chart')).json as AssetChartView

describe('a decision at the last known price, which its form had filled in', () => {
  const some = { updateAction: 'Sell Some', quantity: 4, price: 100, knownPriceAt: BOUGHT_AT }

  it('is at an accepted price of its own day, which names the known one wherever it is shown', async () => {
    app.setNow('2026-05-06T15:00:00.000Z')
    const price = { price: '100', source: 'accepted', at: '2026-05-06T15:00:00.000Z', knownAt: BOUGHT_AT }
    const sold = await decide(some)
    expect(sold).toMatchObject({ currentPrice: price, realizedGain: '0.00' })
    expect(sold.thesis.at(-1)).toMatchObject({ price, acceptedPriceOn: '2026-04-06' })
    expect((await asset()).currentPrice).toEqual(price)
    expect((await listed())?.currentPrice).toEqual(price)
    expect((await chart()).prices.sources).toContain('accepted')
    const repeated = { ...some, knownPriceAt: undefined, decisionId: sold.thesis.at(-1)?.decisionId }
    expect((await decide(repeated)).thesis).toHaveLength(2)
  })

  it('is of no earlier day than the session before, and typed if nothing is said of it', async () => {
    app.setNow('2026-04-07T15:00:00.000Z')
    expect((await decide(some)).thesis.at(-1)).not.toHaveProperty('acceptedPriceOn')
    app.setNow('2026-05-06T15:00:00.000Z')
    const { thesis } = await decide({ ...some, quantity: 1, knownPriceAt: undefined })
    expect(thesis.at(-1)?.price?.source).toBe('typed')
    expect(thesis.at(-1)).not.toHaveProperty('acceptedPriceOn')
  })

  it('is so of a first decision too, on an option that no provider prices', async () => {
    app.setNow('2026-05-06T15:00:00.000Z')
    const option = buyIbm({
      ticker: 'KO',
      stockOrOptions: 'options',
      costBasis: 3,
      knownPriceAt: '2026-04-20T15:00:00.000Z',
    })
    expect((await member.send('POST', '/api/assets', option)).json).toMatchObject({
      thesis: [{ price: { source: 'accepted', knownAt: '2026-04-20T15:00:00.000Z' }, acceptedPriceOn: '2026-04-20' }],
    })
  })

  it('is refused where it is known only later than now', async () => {
    app.setNow('2026-05-06T15:00:00.000Z')
    const later = { ...some, decisionId: randomUUID(), knownPriceAt: '2026-05-07T15:00:00.000Z' }
    const said = { updatedConfidenceLevel: 6, updatedThesis: 'It holds, as I said that it would.', ...later }
    const answer = await member.send('POST', '/api/assets/1/decisions', said)
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field: 'knownPriceAt' }] } })
  })
})

describe('a decision for which no price is sent', () => {
  it("keeps the provider's price, with its source and time", async () => {
    app.setNow('2026-05-06T15:00:00.000Z')
    await quote('95.5', '2026-05-06T14:59:00.000Z')
    const { thesis } = await decide({})
    expect(thesis.at(-1)).toMatchObject({
      price: { price: '95.5', source: 'twelve-data', at: '2026-05-06T14:59:00.000Z' },
      isPriceAttached: true,
    })
  })

  it('keeps what was typed or uploaded last, and never a price that the request calls a provider’s', async () => {
    app.setNow('2026-05-07T15:00:00.000Z')
    await upload('2026-05-05,97\n2026-05-06,96')
    expect((await decide({})).thesis.at(-1)?.price).toEqual({
      price: '96',
      source: 'uploaded',
      at: '2026-05-06T20:00:00.000Z',
    })
    expect((await decide({ price: 96 })).thesis.at(-1)).toMatchObject({ price: { price: '96', source: 'typed' } })
  })

  it('has none as a Sell, whatever was known, and no gain', async () => {
    app.setNow('2026-05-06T15:00:00.000Z')
    await quote('95.5', '2026-05-06T14:59:00.000Z')
    const sold = await decide({ updateAction: undefined, assetAction: 'Sell' })
    expect(sold).toMatchObject({ currentValue: null, realizedGain: null, totalGainLoss: null })
    expect(sold.thesis.at(-1)).toMatchObject({ price: null })
    expect(sold.thesis.at(-1)).not.toHaveProperty('isPriceAttached')
    expect((await chart()).decisions[1]).toMatchObject({ price: null, priceThen: null })
  })

  it('names the day of a price from before its own, and none of its own day or of the session before a weekend', async () => {
    app.setNow('2026-05-06T15:00:00.000Z')
    expect((await decide({})).thesis.at(-1)).toMatchObject({ price: { price: '100' }, pricedOn: '2026-04-06' })
    expect((await chart()).decisions[1]).toMatchObject({ priceThen: '100.00', pricedOn: '2026-04-06' })
    await quote('95.5', '2026-05-08T19:59:00.000Z')
    for (const now of ['2026-05-08T20:30:00.000Z', '2026-05-09T15:00:00.000Z']) {
      app.setNow(now)
      expect((await decide({})).thesis.at(-1)?.price?.price).toBe('95.5')
    }
    expect((await chart()).decisions.map(({ pricedOn }) => pricedOn)).toEqual([
      undefined,
      '2026-04-06',
      undefined,
      undefined,
    ])
  })

  it('may be a first look, and has none where none is known', async () => {
    const watch = (ticker: string) =>
      member.send('POST', '/api/assets', buyIbm({ ticker, watchOrBuy: 'Watch', costBasis: null }))
    await storeDailyPrices(
      app.context.db,
      SHARED,
      'UBER',
      [{ day: '2026-04-02', open: null, high: null, low: null, close: '71.5' }],
      'massive',
    )
    expect((await watch('UBER')).json).toMatchObject({
      costBasis: '71.50',
      thesis: [{ price: { price: '71.5', source: 'massive', at: '2026-04-02T20:00:00.000Z' }, isPriceAttached: true }],
    })
    const { thesis } = (await watch('NONE')).json as AssetView
    expect(thesis[0]).toMatchObject({ price: null })
  })

  it('draws a mark that no later price, close or split moves', async () => {
    app.setNow('2026-05-06T15:00:00.000Z')
    await quote('96', '2026-05-05T20:00:00.000Z')
    await decide({})
    const mark = async () => {
      const { price, priceThen } = (await chart()).decisions[1] ?? {}
      return { price, priceThen }
    }
    expect(await mark()).toEqual({ price: '96.00', priceThen: '96.00' })
    app.setNow('2026-05-08T15:00:00.000Z')
    await quote('80', '2026-05-08T14:59:00.000Z')
    await upload('2026-05-05,91\n2026-05-06,92')
    expect(await mark()).toEqual({ price: '96.00', priceThen: '96.00' })
    // On the morning of the decision, told two days later: the price of the evening before was in old shares, and what it was
    // then is told in those of the decision.
    await member.send('POST', '/api/assets/1/splits', { effectiveOn: '2026-05-06', newShares: '2', oldShares: '1' })
    expect(await mark()).toEqual({ price: '48.00', priceThen: '48.00' })
  })
})

describe('the current price', () => {
  it('is that of closes uploaded for later days, and a stop is passed at the same price', async () => {
    app.setNow('2026-04-15T15:00:00.000Z')
    await upload('2026-04-08,95\n2026-04-09,85\n2026-04-10,84')
    const expected = {
      currentPrice: { price: '84', source: 'uploaded', at: '2026-04-10T20:00:00.000Z' },
      currentValue: '840.00',
      totalGainLoss: '-16.00',
      crossings: [{ levelPrice: '90.00', price: '85.00', on: '2026-04-09' }],
    }
    expect(await asset()).toMatchObject({ ...expected, quantity: '10' })
    expect(await listed()).toMatchObject(expected)
    await quote('99', '2026-04-10T20:30:00.000Z')
    expect(await listed()).toMatchObject({ currentPrice: { price: '99' } })
    await upload('2026-04-13,97')
    expect(await listed()).toMatchObject({ currentPrice: { price: '97' } })
    expect((await asset()).currentPrice?.price).toBe('97')
  })

  it('restates an older close by a split, and is explained with it', async () => {
    app.setNow('2026-04-15T15:00:00.000Z')
    await upload('2026-04-09,104')
    await member.send('POST', '/api/assets/1/splits', { effectiveOn: '2026-04-14', newShares: '4', oldShares: '1' })
    expect(await asset()).toMatchObject({
      currentPrice: { price: '26' },
      currentValue: '1040.00',
      stopLossPrice: '22.50',
    })
    const { figures } = (await member.send('GET', '/api/assets/1/workings')).json as {
      figures: { name: string; withNumbers: string; result: string }[]
    }
    expect(figures.find(({ name }) => name === 'Last')?.result).toBe('$26.00')
    expect(figures.find(({ name }) => name === 'Stop loss')).toMatchObject({
      withNumbers: '$25.00 × (1 − 10 ÷ 100)',
      result: '$22.50',
    })
  })

  it('of an option is the newest of what its owner typed and uploaded', async () => {
    await member.send(
      'POST',
      '/api/assets',
      buyIbm({ stockOrOptions: 'options', contract: { strike: 120 }, costBasis: 4 }),
    )
    app.setNow('2026-04-15T15:00:00.000Z')
    await member.send('POST', '/api/assets/2/prices', { price: '3.2', on: '2026-04-10' })
    expect((await member.send('GET', '/api/assets/2')).json).toMatchObject({
      currentPrice: { price: '3.2', source: 'typed', at: '2026-04-10T20:00:00.000Z' },
    })
  })
})

describe('a stop and a target', () => {
  it('are set, moved and removed by an update, and the entry says from where to where', async () => {
    app.setNow('2026-05-06T15:00:00.000Z')
    expect(await decide({ price: 95, stopLossPrice: 85, takeProfitPercentage: 20 })).toMatchObject({
      stopLossYesNo: 'Yes',
      stopLossPercentage: null,
      stopLossPrice: '85.00',
      takeProfitPercentage: '20',
      takeProfitPrice: '114.00',
    })
    expect((await asset()).thesis.at(-1)?.levelChanges).toEqual([
      { level: 'stop-loss', from: '90.00', to: '85.00', percentage: null },
      { level: 'take-profit', from: null, to: '114.00', percentage: '20' },
    ])
    expect(await decide({ updateAction: 'Buy More', quantity: 10, price: 80 })).toMatchObject({
      costBasis: '90.00',
      stopLossPrice: '85.00',
      takeProfitPrice: '114.00',
    })
    expect(await decide({ stopLossYesNo: 'No' })).toMatchObject({ stopLossYesNo: 'No', stopLossPrice: null })
    expect(await decide({ updateAction: undefined, assetAction: 'Sell', price: 90 })).toMatchObject({
      stopLossPrice: null,
      takeProfitPrice: null,
    })
  })

  it.each([
    ['a Yes without a place', { stopLossYesNo: 'Yes' }, 'stopLossPercentage'],
    ['two places', { stopLossPrice: 80, stopLossPercentage: 5 }, 'stopLossPrice'],
    ['a place at nothing', { takeProfitPrice: 0 }, 'takeProfitPrice'],
  ])('refuse %s', async (_, said, field) => {
    const answer = await member.send('POST', '/api/assets/1/decisions', {
      decisionId: randomUUID(),
      updateAction: 'Hold',
      updatedConfidenceLevel: 6,
      updatedThesis: 'It holds, as I said that it would.',
      ...said,
    })
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field }] } })
  })

  it('of a repeated decision are the recorded ones, or it is refused', async () => {
    const decisionId = randomUUID()
    await decide({ decisionId, stopLossPrice: 85 })
    await decide({ decisionId, stopLossPrice: 85 })
    const other = await member.send('POST', '/api/assets/1/decisions', {
      decisionId,
      updateAction: 'Hold',
      updatedConfidenceLevel: 6,
      updatedThesis: 'It holds, as I said that it would.',
      stopLossPrice: 70,
    })
    expect(other).toMatchObject({ status: 422 })
    expect((await asset()).thesis).toHaveLength(2)
  })
})

describe('the line of the chart', () => {
  it('is not what was paid on a Saturday where a provider knows the close of the Friday', async () => {
    app.setNow('2026-04-11T15:00:00.000Z')
    await member.send('POST', '/api/assets', buyIbm({ ticker: 'NVDA', companyName: 'NVIDIA', costBasis: 300 }))
    await storeQuote(app.context.db, 'NVDA', {
      quote: {
        price: { price: '412.35', source: 'twelve-data', at: '2026-04-10T20:00:00.000Z' },
        open: null,
        previousClose: null,
      },
      fetchedAt: '2026-04-11T15:00:00.000Z',
    })
    expect((await member.send('GET', '/api/assets/2')).json).toMatchObject({ currentPrice: { price: '412.35' } })
    const { prices, decisions } = (await member.send('GET', '/api/assets/2/chart')).json as AssetChartView
    expect(prices).toMatchObject({ days: ['2026-04-10'], closes: ['412.35'] })
    expect(decisions).toMatchObject([{ price: '300.00' }])
  })

  it('says of one price that it is no line yet, and not that none is known', async () => {
    const { notice, prices } = await chart()
    expect(prices.closes).toEqual(['100.00'])
    expect(notice).toMatch(/^One day has a price so far/)
  })
})
