import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { AssetChartView } from '#contract/charts.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { storeSplits } from './anomaly-store.ts'

/**
 * Bought at 100 on 1 June 2026 and held at 104 on 5 June, with a stop at 90; a 4-for-1 split of 10 June, recorded on the 15th.
 */
let app: TestApp
let member: Visitor
beforeEach(async () => {
  app = await openTestApp()
  app.setNow('2026-06-01T15:00:00.000Z')
  member = await app.member()
  await member.send('POST', '/api/assets', buyIbm({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPercentage: 10 }))
  app.setNow('2026-06-05T15:00:00.000Z')
  await member.send('POST', '/api/assets/1/decisions', {
    decisionId: randomUUID(),
    updateAction: 'Hold',
    updatedConfidenceLevel: 6,
    updatedThesis: 'It holds, as I said that it would.',
    price: 104,
  })
  app.setNow('2026-06-15T15:00:00.000Z')
})
afterEach(() => app.close())

const split = (changed: object = {}) =>
  member.send('POST', '/api/assets/1/splits', { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1', ...changed })
const upload = (csv: string, answer: object = {}) =>
  member.send('POST', '/api/assets/1/daily-prices', { csv: `Date,High,Low,Close\n${csv}`, ...answer })
const line = async () => {
  const { prices } = (await member.send('GET', '/api/assets/1/chart')).json as AssetChartView
  return Object.fromEntries(prices.days.map((day, index) => [day, prices.closes[index]]))
}
const asset = async () => (await member.send('GET', '/api/assets/1')).json as AssetView

const ADJUSTED = '2026-06-01,25.5,24.5,25\n2026-06-05,27,25,26\n2026-06-12,27.5,26,27'
const RAW = '2026-06-01,102,98,100\n2026-06-05,108,100,104\n2026-06-12,27.5,26,27'

describe('a file that is adjusted for a split', () => {
  beforeEach(() => split())

  it('leads to a question with both readings, and nothing of it is stored', async () => {
    expect(await upload(ADJUSTED)).toMatchObject({
      status: 200,
      json: {
        read: 3,
        stored: 0,
        question: {
          kind: 'adjusted',
          days: [
            { day: '2026-06-01', known: '100.00', asTraded: '25.00', adjusted: '100.00' },
            { day: '2026-06-05', known: '104.00', asTraded: '26.00', adjusted: '104.00' },
          ],
        },
      },
    })
    expect(await line()).toEqual({ '2026-06-01': '25.00', '2026-06-05': '26.00' })
    // A Hold that repeats an earlier price tells nothing about its own day.
    await member.send('POST', '/api/assets/1/decisions', {
      decisionId: randomUUID(),
      updateAction: 'Hold',
      updatedConfidenceLevel: 6,
      updatedThesis: 'It holds, as I said that it would.',
    })
    expect((await upload(ADJUSTED)).json).toMatchObject({ question: { days: [{}, {}] } })
    expect((await asset()).crossings).toEqual([])
  })

  it('of whose days no price is known is compared with the nearest one', async () => {
    const [before, across] = ['2026-06-02,26,25,25.5', '2026-06-08,26,25,25.5\n2026-06-12,27.5,26,27']
    const known = { day: '2026-06-02', known: '100.00', asTraded: '25.50', adjusted: '102.00', knownOn: '2026-06-01' }
    expect(await upload(before)).toMatchObject({ status: 200, json: { stored: 0, question: { days: [known] } } })
    expect(await upload(before, { reading: 'adjusted' })).toMatchObject({ status: 201, json: { stored: 1 } })
    expect(await line()).toMatchObject({ '2026-06-02': '25.50' })
    expect(await upload('2026-06-03,108,100,103')).toMatchObject({ status: 201, json: { stored: 1 } })

    await split({ effectiveOn: '2026-06-15', newShares: '3', oldShares: '1' })
    // Made between the splits, so divided by the first alone.
    expect((await upload(across)).json).toMatchObject({
      question: { days: [{ day: '2026-06-08', known: '108.00', asTraded: '25.50', adjusted: '102.00' }] },
    })
    expect(await upload(across, { reading: 'adjusted' })).toMatchObject({ status: 201, json: { stored: 2 } })
    expect(await line()).toMatchObject({ '2026-06-08': '8.50', '2026-06-12': '9.00' })
  })

  it('is stored raw when it is read as adjusted, and no stop is reached', async () => {
    expect(await upload(ADJUSTED, { reading: 'adjusted' })).toMatchObject({ status: 201, json: { stored: 3 } })
    const stored = await app.context.db
      .selectFrom('daily_prices')
      .select(['day', 'high', 'close'])
      .orderBy('day')
      .execute()
    expect(stored).toEqual([
      { day: '2026-06-01', high: '102', close: '100' },
      { day: '2026-06-05', high: '108', close: '104' },
      { day: '2026-06-12', high: '27.5', close: '27' },
    ])
    expect(await line()).toEqual({ '2026-06-01': '25.00', '2026-06-05': '26.00', '2026-06-12': '27.00' })
    expect(await asset()).toMatchObject({ currentPrice: { price: '27' }, currentValue: '1080.00', crossings: [] })
  })

  it('is stored as it is when it is read as traded', async () => {
    const answer = await upload(ADJUSTED, { reading: 'as-traded', leapsAreRight: true })
    expect(answer).toMatchObject({ status: 201, json: { stored: 3 } })
    expect((await line())['2026-06-01']).toBe('6.25')
  })

  it('leads to no question where its prices agree as they are', async () => {
    expect(await upload(RAW)).toMatchObject({ status: 201, json: { stored: 3 } })
    expect(await line()).toEqual({ '2026-06-01': '25.00', '2026-06-05': '26.00', '2026-06-12': '27.00' })
  })

  it('is recognized by its even prices over the split, where no decision is on its days', async () => {
    expect(await upload('2026-06-09,27,25,26\n2026-06-10,27,26,26.4')).toMatchObject({
      json: {
        stored: 0,
        question: { days: [{ day: '2026-06-09', asTraded: '26.00', adjusted: '104.00', known: '105.60' }] },
      },
    })
  })

  it('may be adjusted for several splits', async () => {
    await split({ effectiveOn: '2026-06-12', newShares: '2' })
    expect(
      await upload('2026-06-01,13,12,12.5\n2026-06-11,13,12,12.6\n2026-06-12,14,13,13.5', { reading: 'adjusted' }),
    ).toMatchObject({
      status: 201,
    })
    const stored = await app.context.db.selectFrom('daily_prices').select('close').orderBy('day').execute()
    expect(stored.map(({ close }) => close)).toEqual(['100', '25.2', '13.5'])
  })
})

it('a file that was made between two splits and is uploaded after both is restated by the first alone', async () => {
  await split()
  app.setNow('2026-09-15T15:00:00.000Z')
  await split({ effectiveOn: '2026-08-10', newShares: '2' })
  expect((await upload(ADJUSTED)).json).toMatchObject({
    question: { kind: 'adjusted', days: [{ known: '100.00', adjusted: '100.00' }, { adjusted: '104.00' }] },
  })
  expect((await upload(ADJUSTED, { reading: 'adjusted' })).json).toMatchObject({ stored: 3 })
  const stored = await app.context.db.selectFrom('daily_prices').select('close').orderBy('day').execute()
  expect(stored.map(({ close }) => close)).toEqual(['100', '104', '27'])
})

it('a price that was confirmed weeks later is compared with the file’s close of its own day', async () => {
  await member.send('POST', '/api/assets/1/prices', { price: 52 })
  app.setNow('2026-07-15T15:00:00.000Z')
  await member.send('POST', '/api/assets/1/price-confirmation', {})
  await split({ effectiveOn: '2026-06-22', newShares: '2' })
  expect(await upload('2026-07-13,27,25,26\n2026-07-14,27,25,26\n2026-07-15,27,25,26.5')).toMatchObject({ status: 201 })
})

it('a leap before the first decision affects neither a loss nor a stop, and leads to no question', async () => {
  expect(await upload('2026-05-20,401,399,400\n2026-05-21,101,99,100')).toMatchObject({
    status: 201,
    json: { stored: 2 },
  })
})

it('a file with a leap like a split’s leads to a question before a stop is reached', async () => {
  expect(await upload('2026-06-09,105,103,104\n2026-06-10,27,25,26')).toMatchObject({
    status: 200,
    json: { question: { kind: 'leap', day: '2026-06-10', from: '104', to: '26', newShares: '4', oldShares: '1' } },
  })
  expect((await asset()).crossings).toEqual([])
  expect(await upload('2026-06-09,105,103,104\n2026-06-10,27,25,26', { leapsAreRight: true })).toMatchObject({
    status: 201,
  })
  expect((await asset()).crossings).toMatchObject([{ price: '25.00', on: '2026-06-10' }])
})

it('a file that is adjusted for an unrecorded split leads to a question about a day that the journal knows', async () => {
  expect(await upload('2026-06-01,25.5,24.5,25\n2026-06-02,26,25,25.2\n2026-06-05,27,25,26')).toMatchObject({
    json: {
      stored: 0,
      question: {
        kind: 'leap',
        isSameDay: true,
        day: '2026-06-01',
        from: '100',
        to: '25',
        newShares: '4',
        oldShares: '1',
      },
    },
  })
  expect(await upload('2026-06-01,101,98,100\n2026-06-05,105,103,104')).toMatchObject({ json: { stored: 2 } })
})

it('a comma that may separate thousands is read by the prices of the decisions', async () => {
  const csv = 'Datum;Schlusskurs\n2026-06-11;98,925\n2026-06-12;100,125'
  expect(await member.send('POST', '/api/assets/1/daily-prices', { csv })).toMatchObject({ json: { stored: 2 } })
  expect(await asset()).toMatchObject({ currentPrice: { price: '100.125' }, currentValue: '1001.25' })
})

it('a file with even prices over a split leads to a question, though a decision’s price is far from both readings', async () => {
  await split({ newShares: '3', oldShares: '2' })
  // 100 was paid on 1 June, and neither 80 nor 120 is near it.
  expect(await upload('2026-06-01,81,79,80\n2026-06-09,79,77,78\n2026-06-10,79,77,78.5')).toMatchObject({
    status: 200,
    json: {
      stored: 0,
      question: { kind: 'adjusted', days: [{ day: '2026-06-09', asTraded: '78.00', adjusted: '117.00' }] },
    },
  })
})

it('a file is divided by no split that is still to come', async () => {
  await member.send('POST', '/api/assets', buyIbm({ ticker: 'TSTA', watchOrBuy: 'Watch', costBasis: null }))
  app.setNow('2026-06-26T15:00:00.000Z')
  const announced = { effectiveOn: '2026-07-01', newShares: '2', oldShares: '1', source: 'massive' as const }
  await storeSplits(app.context.db, 'TSTA', [{ ...announced, effectiveOn: '2026-06-18', newShares: '4' }, announced])
  const csv = 'Date,Close\n2026-06-16,25\n2026-06-22,26'
  const upload = (answer: object) => member.send('POST', '/api/assets/2/daily-prices', { csv, ...answer })
  expect(await upload({})).toMatchObject({
    json: { question: { kind: 'adjusted', days: [{ day: '2026-06-16', asTraded: '25.00', adjusted: '100.00' }] } },
  })
  expect(await upload({ reading: 'adjusted' })).toMatchObject({ json: { stored: 2 } })
  const { prices } = (await member.send('GET', '/api/assets/2/chart')).json as AssetChartView
  expect(prices.closes).toEqual(['25.00', '26.00'])
})
