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

it('a rise that is given with a Hold counts at once, because it causes neither a loss nor a stop', async () => {
  await decide({ price: 804 })
  expect(await asset()).toMatchObject({ heldBackPrice: null, currentValue: '8040.00', totalGainLoss: '100.00' })
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

  it('is refused for an earlier day, or once the price is confirmed, and says what to do', async () => {
    await typedOf('NVDA')
    const refused = {
      status: 422,
      json: {
        errors: [
          { field: 'effectiveOn', message: expect.stringContaining('record a Sell at the price that you paid') },
        ],
      },
    }
    expect(await record('2026-04-07')).toMatchObject(refused)
    await member().send('POST', '/api/assets/2/price-confirmation')
    expect(await record('2026-04-08')).toMatchObject(refused)
  })
})
