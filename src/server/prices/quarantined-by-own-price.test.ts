import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { AssetChartView, EquityView } from '#contract/charts.ts'
import type { ExplanationView } from '#contract/explanations.ts'
import { priceOf } from '#test/doubles/twelve-data-double.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { twelveDataForEach } from '#test/support/twelve-data-for-each.ts'
import { SHARED, storeDailyPrices } from './daily-price-store.ts'

/** Bought at 402 on a Monday, with a stop of 20% at 321.60. The price 200.99 is half of it. */
const SPLIT = { newShares: '2', oldShares: '1' }
const NOT_USED = 'That looks like a 2-for-1 split. Was there one? It is not used until you say what happened.'

const { provider, environment } = twelveDataForEach()
const { app, member, setNow } = journalForEach('2026-04-06T15:00:00.000Z', environment)
beforeEach(async () => {
  await member().send('POST', '/api/assets', bought())
  setNow('2026-04-08T15:00:00.000Z')
})

const bought = () => buyIbm({ costBasis: 402, stopLossYesNo: 'Yes', stopLossPercentage: 20 })
const asset = async (visitor = member()) => (await visitor.send('GET', '/api/assets/1')).json as AssetView
const confirm = (visitor = member()) => visitor.send('POST', '/api/assets/1/price-confirmation')
const split = (effectiveOn: string) => member().send('POST', '/api/assets/1/splits', { effectiveOn, ...SPLIT })

async function decide(said: object): Promise<void> {
  const answer = await member().send('POST', '/api/assets/1/decisions', {
    decisionId: randomUUID(),
    updateAction: 'Hold',
    updatedConfidenceLevel: 6,
    updatedThesis: 'It holds, as I said that it would.',
    ...said,
  })
  expect(answer.status).toBe(201)
}

const UNTOUCHED = { currentPrice: { price: '402' }, currentValue: '4020.00', totalGainLoss: '0.00', crossings: [] }
const TOLD = { heldBackPrice: null, currentValue: '2009.90', totalGainLoss: '-50.00', crossings: [{ price: '200.99' }] }
const RESTATED = { heldBackPrice: null, quantity: '20', totalGainLoss: '0.00', stopLossPrice: '160.80', crossings: [] }

describe('a price given with a Hold that looks like a split', () => {
  beforeEach(() => decide({ price: 200.99 }))

  it('is recorded with it, causes neither a loss nor a stop, and leads to a question', async () => {
    const asked = await asset()
    expect(asked).toMatchObject(UNTOUCHED)
    expect(asked.thesis.at(-1)).toMatchObject({ action: 'Hold', price: { price: '200.99' } })
    expect(asked.heldBackPrice).toMatchObject({
      price: '200.99',
      knownPrice: '402',
      reason: `You typed $200.99, which is 50.00% below the $402.00 before it. ${NOT_USED}`,
    })
  })

  it('counts once it is confirmed, and so does the stop', async () => {
    await confirm()
    expect(await asset()).toMatchObject(TOLD)
  })

  it('counts in new shares once the split is recorded', async () => {
    await split('2026-04-08')
    expect(await asset()).toMatchObject({ ...RESTATED, currentPrice: { price: '200.99' } })
  })

  it('is dropped once another price is given, even the one from before', async () => {
    await member().send('POST', '/api/assets/1/prices', { price: 402 })
    expect(await asset()).toMatchObject({ ...UNTOUCHED, heldBackPrice: null })
  })
})

describe('a rise that looks like a reverse split', () => {
  const target = { takeProfitYesNo: 'Yes', takeProfitPrice: 600, price: 402 }

  it('tells no gain with a Hold before the answer', async () => {
    await decide({ price: 804 })
    expect(await asset()).toMatchObject({ ...UNTOUCHED, heldBackPrice: { price: '804', knownPrice: '402' } })
    await confirm()
    expect(await asset()).toMatchObject({ heldBackPrice: null, currentValue: '8040.00', totalGainLoss: '100.00' })
  })

  it.each(['Buy More', 'Sell Some'])('stands in the books of a %s, but reaches no target', async (updateAction) => {
    await decide(target)
    setNow('2026-04-08T16:00:00.000Z')
    await decide({ updateAction, quantity: 5, price: 804 })
    const asked = await asset()
    expect(asked).toMatchObject({ crossings: [], quantity: updateAction === 'Buy More' ? '15' : '5' })
    expect(asked.heldBackPrice?.reason).toContain('no stop and no target is told by its price until you say')
    await confirm()
    expect(await asset()).toMatchObject({ heldBackPrice: null, crossings: [{ level: 'take-profit', price: '804.00' }] })
  })

  it('is in new shares once the reverse split is recorded', async () => {
    await decide({ price: 804 })
    const reverse = { effectiveOn: '2026-04-08', newShares: '1', oldShares: '2' }
    await member().send('POST', '/api/assets/1/splits', reverse)
    expect(await asset()).toMatchObject({ heldBackPrice: null, quantity: '5', totalGainLoss: '0.00' })
  })

  it.each([
    ['2026-05-06', '603.00', 'half as much again, of a month before', false],
    ['2026-05-06', '804.00', 'twice as much, of 30 days before', true],
    ['2026-05-07', '804.00', 'twice as much, of 31 days before', false],
    ['2026-05-07', '4020.00', 'ten times as much, of 31 days before', true],
  ])('on %s at %s (%s): whether it is asked about is %s', async (day, price, _words, isAsked) => {
    setNow(`${day}T15:00:00.000Z`)
    await decide({ price })
    const { heldBackPrice } = await asset()
    expect(heldBackPrice !== null).toBe(isAsked)
  })
})

describe('a price given with a decision of an earlier day that looks like a split', () => {
  const backDated = (said: object) => decide({ decidedOn: '2026-04-07', ...said })

  it.each([200.99, 268])('of %s leads to a question with a Hold, before a loss or a stop is told', async (price) => {
    await backDated({ price })
    expect(await asset()).toMatchObject({ ...UNTOUCHED, heldBackPrice: { knownPrice: '402' } })
    await confirm()
    expect(await asset()).toMatchObject({ heldBackPrice: null, crossings: [{ level: 'stop-loss' }] })
  })

  it.each(['Buy More', 'Sell Some'])('stands in the books of a %s, but tells no stop', async (updateAction) => {
    await backDated({ updateAction, quantity: 5, price: 200.99 })
    const asked = await asset()
    expect(asked).toMatchObject({ crossings: [], quantity: updateAction === 'Buy More' ? '15' : '5' })
    expect(asked.heldBackPrice).toMatchObject({ knownPrice: '402' })
  })

  it('is compared with the last close before its day, where that is younger than what was paid', async () => {
    const close = { day: '2026-04-06', open: null, high: null, low: null, close: '390' }
    await storeDailyPrices(app().context.db, SHARED, 'IBM', [close], 'twelve-data')
    await backDated({ price: 195 })
    expect(await asset()).toMatchObject({ crossings: [], heldBackPrice: { knownPrice: '390' } })
  })

  it('is in new shares once the split is recorded', async () => {
    await backDated({ price: 200.99 })
    await split('2026-04-07')
    expect(await asset()).toMatchObject({ ...RESTATED, currentPrice: { price: '200.99' } })
  })
})

describe('a price that was paid or received and looks like a split', () => {
  it.each(['Buy More', 'Sell Some'])(
    'stands in the books of a %s, but tells no stop before the answer',
    async (updateAction) => {
      await decide({ updateAction, quantity: 5, price: 200.99 })
      const asked = await asset()
      expect(asked).toMatchObject({ crossings: [], quantity: updateAction === 'Buy More' ? '15' : '5' })
      expect(asked.heldBackPrice?.reason).toContain('no stop and no target is told by its price until you say')
      await confirm()
      expect(await asset()).toMatchObject({ heldBackPrice: null, crossings: [{ price: '200.99' }] })
    },
  )

  it.each(['2026-04-07', '2026-04-08'])('is in new shares once a split of %s is recorded', async (day) => {
    await decide({ updateAction: 'Buy More', quantity: 5, price: 200.99 })
    await split(day)
    expect(await asset()).toMatchObject({ heldBackPrice: null, quantity: '25', crossings: [] })
  })
})

describe('a price that is back where it was before one that waits for an answer', () => {
  beforeEach(() => decide({ updateAction: 'Sell Some', quantity: 9, price: 804 }))
  // 9 sold at twice what they cost and 1 left at its cost: 9 x 402 on the 4,020 that were in.
  const expectNinetyPercent = async () => {
    const summary = await member().send('GET', '/api/summary')
    expect(summary.json).toMatchObject({ account: { gainLoss: '3618.00', gainLossPercent: '90.00' } })
    expect(await asset()).toMatchObject({ currentPrice: { price: '402' }, totalGainLoss: '0.00' })
  }

  it('counts at once where it is typed', async () => {
    await member().send('POST', '/api/assets/1/prices', { price: 402 })
    await expectNinetyPercent()
    expect((await asset()).heldBackPrice).toBeNull()
  })

  it('counts at once where it is given with a Hold', async () => {
    await decide({ price: 402 })
    await expectNinetyPercent()
    expect((await asset()).heldBackPrice).toBeNull()
  })

  it('counts at once where a provider says it', async () => {
    provider().behave(priceOf('410'))
    await member().send('GET', '/api/prices/IBM')
    expect(await asset()).toMatchObject({ currentPrice: { price: '410.00' }, currentValue: '410.00' })
  })

  it('is asked about where it looks like a split of both', async () => {
    await member().send('POST', '/api/assets/1/prices', { price: 201 })
    expect(await asset()).toMatchObject({ heldBackPrice: { price: '201', knownPrice: '804' } })
  })
})

describe('a correction to a price that looks like a split', () => {
  const correct = (to: string, correctsSequence: number | undefined) =>
    member().send('POST', '/api/assets/1/corrections', {
      ...{ correctionId: randomUUID(), correctsSequence, field: 'price', to, reason: 'A typing mistake.' },
    })
  const type = async (price: number) => {
    await member().send('POST', '/api/assets/1/prices', { price })
    return (await asset()).events.findLast(({ kind }) => kind === 'price-noted')?.sequence
  }

  it.each(['200.99', '804'])('of a price that was typed leads to a question where it is %s', async (to) => {
    await correct(to, await type(398))
    expect(await asset()).toMatchObject({ ...UNTOUCHED, heldBackPrice: { price: to, knownPrice: '402' } })
  })

  it.each(['Hold', 'Buy More'])(
    'of the price of a %s leads to a question, and counts once it is confirmed',
    async (updateAction) => {
      await decide({ updateAction, ...(updateAction === 'Buy More' && { quantity: 5 }), price: 398 })
      await correct('200.99', (await asset()).thesis.at(-1)?.sequence)
      expect(await asset()).toMatchObject({ crossings: [], heldBackPrice: { price: '200.99', knownPrice: '402' } })
      await confirm()
      expect(await asset()).toMatchObject({ heldBackPrice: null, crossings: [{ price: '200.99' }] })
    },
  )

  it('is in new shares once the split is recorded', async () => {
    await correct('200.99', await type(398))
    await split('2026-04-08')
    expect(await asset()).toMatchObject({ ...RESTATED, currentPrice: { price: '200.99' } })
  })

  it('back to one that looks like none is used at once', async () => {
    const sequence = await type(398)
    await correct('200.99', sequence)
    await correct('396', sequence)
    expect(await asset()).toMatchObject({ heldBackPrice: null, currentPrice: { price: '396' } })
  })
})

describe("a provider's first price that looks like a split of the price paid", () => {
  beforeEach(async () => {
    provider().behave(priceOf('200.99'))
    await member().send('GET', '/api/prices/IBM')
  })

  it('causes neither a loss nor a stop, and leads to a question', async () => {
    const asked = await asset()
    expect(asked).toMatchObject({ ...UNTOUCHED, todaysValues: null })
    expect(asked.heldBackPrice).toMatchObject({
      knownPrice: '402',
      reason: `Twelve Data says $200.99, which is 50.00% below the $402.00 before it. ${NOT_USED}`,
    })
    const { figures } = (await member().send('GET', '/api/assets/1/workings')).json as ExplanationView
    expect(figures.find(({ name }) => name === 'Last')?.result).toBe('$402.00')
  })

  it('is on neither the curve nor the chart before the answer, and neither are the closes that come with it', async () => {
    const closes = { '2026-04-06': '201.5', '2026-04-07': '201' }
    const days = Object.entries(closes).map(([day, close]) => ({ day, open: null, high: null, low: null, close }))
    await storeDailyPrices(app().context.db, SHARED, 'IBM', days, 'twelve-data')
    const curve = async () => (await member().send('GET', '/api/summary/equity')).json as EquityView
    const chart = async () => (await member().send('GET', '/api/assets/1/chart')).json as AssetChartView
    expect(await curve()).toMatchObject({
      values: ['4020.00', '4020.00', '4020.00'],
      notice: 'Counted at your own prices only, until you say on its page whether there was a split: IBM.',
    })
    expect(await chart()).toMatchObject({
      prices: { closes: ['402.00'], sources: ['typed'] },
      notice: expect.stringContaining('Say whether there was a split'),
    })
    await confirm()
    expect(await curve()).toMatchObject({ values: ['2015.00', '2010.00', '2009.90'], notice: null })
    expect(await chart()).toMatchObject({ prices: { closes: ['201.50', '201.00', '200.99'] }, notice: null })
  })

  it('is not attached to a decision before the answer', async () => {
    await decide({})
    expect((await asset()).thesis.at(-1)).toMatchObject({ price: { price: '402' } })
    expect(await asset()).toMatchObject(UNTOUCHED)
  })

  it('counts once it is confirmed, and so does the stop', async () => {
    await confirm()
    expect(await asset()).toMatchObject({ ...TOLD, currentPrice: { source: 'twelve-data' } })
  })

  it('counts in new shares once the split is recorded', async () => {
    await split('2026-04-07')
    expect(await asset()).toMatchObject({ ...RESTATED, currentPrice: { price: '200.99', source: 'twelve-data' } })
  })

  it('is used for another user, who paid that price', async () => {
    const other = await app().member()
    await other.send('POST', '/api/assets', buyIbm({ costBasis: 201 }))
    expect(await asset(other)).toMatchObject({ heldBackPrice: null, currentPrice: { price: '200.99' } })
    await confirm()
    expect(await asset(other)).toMatchObject({ heldBackPrice: null, currentPrice: { price: '200.99' } })
  })
})

describe("a provider's first price, long after the price paid", () => {
  const closeOf = (day: string, close: string) =>
    storeDailyPrices(
      app().context.db,
      SHARED,
      'IBM',
      [{ day, open: null, high: null, low: null, close }],
      'twelve-data',
    )
  const quote = async (price: string) => {
    provider().behave(priceOf(price))
    await member().send('GET', '/api/prices/IBM')
  }
  beforeEach(() => setNow('2026-04-27T15:00:00.000Z'))

  it.each(['200.99', '40.20'])('leads to a question where it is %s, before a loss or a stop', async (price) => {
    await quote(price)
    const { heldBackPrice, ...told } = await asset()
    expect(told).toMatchObject(UNTOUCHED)
    expect(heldBackPrice).toMatchObject({ knownPrice: '402', price })
    const listed = await member().send('GET', '/api/assets?list=bought')
    expect(listed.json).toMatchObject({ assets: [{ totalGainLoss: '0.00', heldBackPrice: { price } }] })
  })

  it('leads to a question where it has risen as only a reverse split does in that time', async () => {
    await quote('804.00')
    expect(await asset()).toMatchObject({ ...UNTOUCHED, heldBackPrice: { knownPrice: '402', price: '804.00' } })
  })

  it('is a gain where it has had months to double', async () => {
    setNow('2026-07-06T15:00:00.000Z')
    await quote('804.00')
    expect(await asset()).toMatchObject({ heldBackPrice: null, totalGainLoss: '100.00' })
  })

  it('counts for good once it is confirmed', async () => {
    await quote('200.99')
    await confirm()
    expect(await asset()).toMatchObject(TOLD)
    setNow('2026-04-28T15:00:00.000Z')
    await quote('203')
    expect(await asset()).toMatchObject({ heldBackPrice: null, currentPrice: { price: '203.00' } })
  })

  it("is a loss, and passes the stop, where the provider's closes lead there from the price paid", async () => {
    await closeOf('2026-04-07', '398')
    await closeOf('2026-04-24', '210')
    await quote('200.99')
    expect(await asset()).toMatchObject(TOLD)
    const listed = await member().send('GET', '/api/assets?list=bought')
    expect(listed.json).toMatchObject({ assets: [{ totalGainLoss: '-50.00', heldBackPrice: null }] })
  })

  it("leads to a question where the provider's own closes fall like a split on the way from the price paid", async () => {
    await closeOf('2026-04-07', '398')
    await closeOf('2026-04-15', '396')
    await closeOf('2026-04-16', '199')
    await closeOf('2026-04-24', '210')
    await quote('200.99')
    expect(await asset()).toMatchObject({ ...UNTOUCHED, heldBackPrice: { knownPrice: '402' } })
  })

  it('leads to a question where the last close that is known is of that day and in other shares too', async () => {
    await closeOf('2026-04-07', '199')
    await quote('200.99')
    expect(await asset()).toMatchObject({ ...UNTOUCHED, heldBackPrice: { knownPrice: '402' } })
  })

  it.each(['2026-04-07', '2026-04-16'])(
    'leads to a question where the last close, of %s, is a split away',
    async (day) => {
      await closeOf(day, '398')
      await quote('200.99')
      const ofClose = { currentPrice: { price: '398' }, currentValue: '3980.00', totalGainLoss: '-1.00' }
      expect(await asset()).toMatchObject({ ...UNTOUCHED, ...ofClose, heldBackPrice: { knownPrice: '398' } })
    },
  )
})

describe('a split that is confirmed on the day of the first entry', () => {
  const typedOf = async (ticker: string) => {
    await member().send('POST', '/api/assets', buyIbm({ ticker, companyName: ticker, costBasis: 400 }))
    await member().send('POST', '/api/assets/2/prices', { price: 100 })
  }
  const record = (effectiveOn: string) =>
    member().send('POST', '/api/assets/2/splits', { effectiveOn, newShares: '4', oldShares: '1' })

  it('takes effect right after that entry, in the figures and on the chart', async () => {
    await typedOf('NVDA')
    expect(await record('2026-04-08')).toMatchObject({
      status: 201,
      json: { heldBackPrice: null, quantity: '40', costBasis: '100.00', totalGainLoss: '0.00' },
    })
    const { decisions } = (await member().send('GET', '/api/assets/2/chart')).json as AssetChartView
    expect(decisions).toMatchObject([{ price: '100.00', priceThen: '400.00' }])
  })

  it('is refused for an earlier day, and says what to do', async () => {
    await typedOf('NVDA')
    expect(await record('2026-04-07')).toMatchObject({
      status: 422,
      json: {
        errors: [
          { field: 'effectiveOn', message: expect.stringContaining('record a Sell at the price that you paid') },
        ],
      },
    })
  })

  it('asks in which shares that entry is once the price is confirmed', async () => {
    await typedOf('NVDA')
    await member().send('POST', '/api/assets/2/price-confirmation')
    expect(await record('2026-04-08')).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'firstShares', message: expect.stringContaining('of before or of after the split') }] },
    })
    const old = { effectiveOn: '2026-04-08', newShares: '4', oldShares: '1', firstShares: 'old' }
    expect(await member().send('POST', '/api/assets/2/splits', old)).toMatchObject({
      status: 201,
      json: { quantity: '40', costBasis: '100.00' },
    })
  })
})
