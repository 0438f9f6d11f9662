import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import type { Price, PriceSource } from '#domain/prices/price.ts'
import { IBM, story } from '#test/fixtures/entries.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { type ScriptedPrices, scriptedPrices } from '#test/support/scripted-prices.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { makeWrite, type Write } from '../database/write.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { rebuild } from '../ledger/rebuild.ts'
import { makePriceAlerts, type PriceAlerts } from '../levels/price-alerts.ts'
import { makeLiveHub } from '../live/live-hub.ts'
import { quarantine, storeSplits } from './anomaly-store.ts'
import { listDailyPrices, SHARED, storeDailyPrices } from './daily-price-store.ts'
import { findMarketData } from './market-data.ts'
import { runPriceRefresh } from './price-refresh-job.ts'
import { findSeries, openPriceSeries, type PriceSeries } from './price-series.ts'
import { createQuoteService, type QuoteService } from './quote-service.ts'

const log = pino({ level: 'silent' })

let database: TestDatabase
let write: Write
let provider: ScriptedPrices
let levels: PriceAlerts
let prices: QuoteService
let series: PriceSeries
let now: string
beforeEach(async () => {
  now = '2026-11-20T18:00:00.000Z'
  database = await openTestDatabase()
  write = makeWrite(database)
  provider = scriptedPrices()
  const { db } = database
  const clock = () => now
  levels = makePriceAlerts({ db, write, live: makeLiveHub(), log, now: clock })
  prices = createQuoteService({
    db,
    provider,
    now: clock,
    onQuote: (ticker, { price }) => levels.quoted(ticker, price),
  })
  series = openPriceSeries({ db, provider, levels, now: clock })
})
afterEach(() => database.close())

const FACTS = { ...IBM, stopLossPercent: '10', takeProfitPercent: '20' }
const boughtAt100: Parameters<typeof story> = [['Buy', { quantity: '10', price: '100', asset: FACTS }]]

async function record(userId: string, ...chapters: Parameters<typeof story>) {
  for (const { sequence: _, recordedAt, ...fact } of story(...chapters))
    await write(userId, (trx) => appendFact(trx, userId, fact, recordedAt))
}

const note = (userId: string, price: Price) =>
  write(userId, (trx) => appendFact(trx, userId, { kind: 'price-noted', assetId: 1, price }, now))

const alertsOf = async (userId: string) => replayAsset(await listAssetEntries(database.db, userId, 1))?.crossings ?? []
const quoted = (price: string, at = now) => ({
  price,
  source: 'twelve-data' as const,
  at,
  open: null,
  previousClose: null,
})
const day = (on: string, close: string, low: string | null = null) => ({ day: on, open: null, high: null, low, close })

describe('a price that is asked for', () => {
  it('is stored with its day, and not asked for again within the minute', async () => {
    provider.quote('IBM', { ...quoted('101'), open: '99', previousClose: '98' })
    expect(await prices.find('IBM')).toMatchObject({ price: { price: '101', source: 'twelve-data' }, reason: null })
    await prices.find('IBM')
    expect(provider.asked).toEqual(['IBM'])
    expect((await findMarketData(database.db, 'IBM')).quote).toMatchObject({ open: '99', previousClose: '98' })
  })

  it('is not asked for over a weekend once it is from after the close', async () => {
    now = '2026-11-20T21:30:00.000Z'
    provider.quote('IBM', quoted('101', now))
    await prices.find('IBM')
    now = '2026-11-23T14:00:00.000Z'
    await prices.find('IBM')
    expect(provider.asked).toEqual(['IBM'])
    now = '2026-11-23T14:31:00.000Z'
    await prices.find('IBM')
    expect(provider.asked).toEqual(['IBM', 'IBM'])
  })

  it.each([
    ['a hundred times too dear (pence for pounds)', '10100'],
    ['a hundred times too cheap', '1.01'],
    ['a dividend instead of a price', '1.68'],
  ])('is held back and never stored when it is %s', async (_, wrong) => {
    provider.quote('IBM', quoted('101'))
    await prices.find('IBM')
    now = '2026-11-20T18:05:00.000Z'
    provider.quote('IBM', quoted(wrong))
    const found = await prices.find('IBM')
    expect(found).toMatchObject({ price: { price: '101' }, reason: expect.stringContaining('it is not used until') })
    expect(await findMarketData(database.db, 'IBM')).toMatchObject({
      quote: { price: { price: '101' } },
      quarantined: { price: wrong, knownPrice: '101' },
    })
  })

  it('is released once the provider gives a plausible price again', async () => {
    provider.quote('IBM', quoted('101'))
    await prices.find('IBM')
    now = '2026-11-20T18:05:00.000Z'
    provider.quote('IBM', quoted('10100'))
    await prices.find('IBM')
    now = '2026-11-20T18:10:00.000Z'
    provider.quote('IBM', quoted('102'))
    await prices.find('IBM')
    expect(await findMarketData(database.db, 'IBM')).toMatchObject({
      quote: { price: { price: '102' } },
      quarantined: null,
    })
  })

  it.each([
    ['the first one', null],
    ['an older quote', quoted('990', '2026-11-17T18:00:00.000Z')],
  ])('is compared with the last close where that is newer: %s', async (_, before) => {
    if (before) {
      now = before.at
      provider.quote('IBM', before)
      await prices.find('IBM')
      now = '2026-11-20T18:00:00.000Z'
    }
    const closes = [day('2026-11-18', '100'), day('2026-11-19', '101'), day('2026-11-23', '1020')]
    await storeDailyPrices(database.db, SHARED, 'IBM', closes, 'twelve-data')
    provider.quote('IBM', quoted('1010'))
    expect(await prices.find('IBM')).toMatchObject({ reason: expect.stringContaining('1-for-10 split') })
    expect((await findMarketData(database.db, 'IBM')).quarantined).toMatchObject({ price: '1010', knownPrice: '101' })
  })

  it('is accepted once a user confirms it, and the next one is compared with it', async () => {
    provider.quote('IBM', quoted('101'))
    await prices.find('IBM')
    now = '2026-11-20T18:05:00.000Z'
    provider.quote('IBM', quoted('50'))
    await prices.find('IBM')
    expect(await prices.confirmQuote('IBM')).toMatchObject({ price: '50', source: 'twelve-data' })
    now = '2026-11-20T18:10:00.000Z'
    provider.quote('IBM', quoted('51'))
    expect(await prices.find('IBM')).toMatchObject({ price: { price: '51' }, reason: null })
    expect(await prices.confirmQuote('IBM')).toBeNull()
  })

  it('is compared with a price that was confirmed while the provider was asked', async () => {
    provider.quote('IBM', quoted('101'))
    await prices.find('IBM')
    now = '2026-11-20T18:05:00.000Z'
    provider.quote('IBM', quoted('50'))
    await prices.find('IBM')
    const slow: typeof provider = {
      ...provider,
      async quotes(...asked) {
        await prices.confirmQuote('IBM')
        return provider.quotes(...asked)
      },
    }
    const again = createQuoteService({ db: database.db, provider: slow, now: () => now, onQuote: async () => {} })
    now = '2026-11-20T18:10:00.000Z'
    provider.quote('IBM', quoted('51'))
    expect(await again.find('IBM')).toMatchObject({ price: { price: '51' }, reason: null })
    expect((await findMarketData(database.db, 'IBM')).quarantined).toBeNull()
  })

  it('of a provider whose clock is ahead is dated now, because no price is from the future', async () => {
    provider.quote('IBM', quoted('101', '2026-11-20T18:04:00.000Z'))
    expect((await prices.find('IBM')).price).toMatchObject({ price: '101', at: now })
  })

  it('of a failing provider is the last known one, with the reason', async () => {
    provider.quote('IBM', quoted('101'))
    await prices.find('IBM')
    now = '2026-11-20T18:05:00.000Z'
    provider.fail('quota')
    expect(await prices.find('IBM')).toMatchObject({
      price: { price: '101', at: '2026-11-20T18:00:00.000Z' },
      reason: expect.stringContaining('no requests left'),
    })
  })

  it('of the previous close does not replace a younger one from another provider', async () => {
    provider.quote('IBM', quoted('101'))
    await prices.find('IBM')
    now = '2026-11-20T18:05:00.000Z'
    const close = { ...quoted('97', '2026-11-19T21:00:00.000Z'), source: 'massive' as const }
    provider.quote('IBM', close)
    expect(await prices.find('IBM')).toMatchObject({ price: { price: '101' }, reason: null })
    provider.quote('IBM', { ...close, insteadOf: 'timeout' })
    expect(await prices.find('IBM')).toMatchObject({
      price: { price: '101' },
      reason: expect.stringContaining('took too long'),
    })
  })
})

describe('a series of daily prices', () => {
  const week = [day('2026-11-16', '100'), day('2026-11-17', '101'), day('2026-11-18', '102'), day('2026-11-19', '103')]

  it('is filled from a day to the last close, and only what is missing is asked for later', async () => {
    provider.trade('IBM', [...week, day('2026-11-20', '104')])
    await series.fill('IBM', '2026-11-17', 'background')
    await series.fill('IBM', '2026-11-17', 'background')
    now = '2026-11-20T22:00:00.000Z'
    await series.fill('IBM', '2026-11-16', 'interactive')
    expect(provider.askedForDays).toEqual([
      'IBM 2026-11-17 2026-11-19',
      'IBM 2026-11-16 2026-11-16',
      'IBM 2026-11-20 2026-11-20',
    ])
    const stored = await listDailyPrices(database.db, 'alice', 'IBM', '2026-11-01')
    expect(stored.map(({ day: on, close }) => `${on} ${close}`)).toEqual([
      '2026-11-16 100',
      '2026-11-17 101',
      '2026-11-18 102',
      '2026-11-19 103',
      '2026-11-20 104',
    ])
  })

  it('is kept when the symbol is delisted, and asked for again after a provider failed', async () => {
    provider.trade('IBM', week)
    await series.fill('IBM', '2026-11-16', 'background')
    provider.fail('not-found')
    now = '2026-11-20T22:00:00.000Z'
    await series.fill('IBM', '2026-11-16', 'background')
    expect(await listDailyPrices(database.db, 'alice', 'IBM', '2026-11-01')).toHaveLength(4)
    expect((await findSeries(database.db, 'IBM'))?.filled_to).toBe('2026-11-19')
  })

  it('stops before a leap that no split explains, and goes on once one is known', async () => {
    const leap = [
      day('2026-11-16', '400'),
      day('2026-11-17', '404'),
      day('2026-11-18', '102'),
      day('2026-11-19', '103'),
    ]
    provider.trade('NVDA', leap)
    await series.fill('NVDA', '2026-11-16', 'background')
    expect(await listDailyPrices(database.db, 'alice', 'NVDA', '2026-11-01')).toHaveLength(2)
    expect((await findMarketData(database.db, 'NVDA')).quarantined).toMatchObject({ price: '102', knownPrice: '404' })
    const split = { effectiveOn: '2026-11-18', newShares: '4', oldShares: '1', source: 'massive' } as const
    await storeSplits(database.db, 'NVDA', [split])
    await series.fill('NVDA', '2026-11-16', 'background')
    expect(await listDailyPrices(database.db, 'alice', 'NVDA', '2026-11-01')).toHaveLength(4)
  })

  const leap = [day('2026-11-16', '400'), day('2026-11-17', '404'), day('2026-11-18', '102'), day('2026-11-19', '10')]
  const closesOfNvda = async () =>
    (await listDailyPrices(database.db, 'alice', 'NVDA', '2026-11-01')).map(({ close }) => close)

  it('goes on after a leap when a user confirms its close', async () => {
    provider.trade('NVDA', leap)
    await series.fill('NVDA', '2026-11-16', 'background')
    await prices.confirmQuote('NVDA')
    expect(await closesOfNvda()).toEqual(['400', '404', '102'])
    await series.fill('NVDA', '2026-11-16', 'background')
    expect(await closesOfNvda()).toEqual(['400', '404', '102'])
    expect((await findMarketData(database.db, 'NVDA')).quarantined).toMatchObject({ price: '10', knownPrice: '102' })
  })

  it('goes on after a leap when a user has confirmed another price of that day', async () => {
    now = '2026-11-18T16:00:00.000Z'
    await record('alice', ['Buy', { quantity: '10', price: '400', asset: { ...IBM, ticker: 'NVDA' } }])
    provider.trade('NVDA', leap)
    await series.fill('NVDA', '2026-11-16', 'background')
    await quarantine(database.db, 'NVDA', {
      price: '98',
      knownPrice: '404',
      reason: 'far',
      source: 'twelve-data',
      at: now,
    })
    const price = await prices.confirmQuote('NVDA')
    expect(price).toEqual({ price: '98', source: 'twelve-data', at: now })
    if (price) await note('alice', price)
    expect(await closesOfNvda()).toEqual(['400', '404'])
    now = '2026-11-20T16:00:00.000Z'
    await series.fill('NVDA', '2026-11-16', 'background')
    expect(await closesOfNvda()).toEqual(['400', '404', '102'])
    expect((await findMarketData(database.db, 'NVDA')).quarantined).toMatchObject({ price: '10', knownPrice: '102' })
  })

  it("shows a user's own price instead of the provider's, to that user alone", async () => {
    await storeDailyPrices(database.db, SHARED, 'IBM', week, 'twelve-data')
    await storeDailyPrices(database.db, 'alice', 'IBM', [day('2026-11-17', '111')], 'typed')
    const closes = async (userId: string) =>
      (await listDailyPrices(database.db, userId, 'IBM', '2026-11-17')).map(({ close }) => close)
    expect(await closes('alice')).toEqual(['111', '102', '103'])
    expect(await closes('bob')).toEqual(['101', '102', '103'])
  })

  it('is overwritten when a provider corrects itself, without a second row', async () => {
    await storeDailyPrices(database.db, SHARED, 'IBM', week, 'twelve-data')
    await storeDailyPrices(database.db, SHARED, 'IBM', [day('2026-11-17', '101.5')], 'massive')
    expect(await listDailyPrices(database.db, 'alice', 'IBM', '2026-11-17')).toMatchObject([
      { day: '2026-11-17', close: '101.5', source: 'massive' },
      { day: '2026-11-18' },
      { day: '2026-11-19' },
    ])
  })
})

describe('a split', () => {
  const told = (effectiveOn: string, source: PriceSource) => ({ effectiveOn, newShares: '4', oldShares: '1', source })
  const known = async () =>
    (await findMarketData(database.db, 'NVDA')).splits.toSorted((one, other) =>
      one.effectiveOn < other.effectiveOn ? -1 : 1,
    )

  it('that two sources date some days apart is stored once, on the provider’s day', async () => {
    await storeSplits(database.db, 'NVDA', [told('2026-11-17', 'typed')])
    await storeSplits(database.db, 'NVDA', [told('2026-11-18', 'massive'), told('2026-06-10', 'massive')])
    await storeSplits(database.db, 'NVDA', [told('2026-11-20', 'typed'), told('2026-11-19', 'yahoo')])
    expect(await known()).toEqual([told('2026-06-10', 'massive'), told('2026-11-18', 'massive')])
  })
})

describe('stops and targets', () => {
  it('that a quote reaches are recorded once in the ledger of everybody who set one', async () => {
    await record('alice', ...boughtAt100)
    await record('bob', ...boughtAt100)
    await record('carol', ['Buy', { quantity: '1', price: '50', asset: { ...FACTS, takeProfitPercent: null } }])
    provider.quote('IBM', quoted('89.50'))
    await prices.find('IBM')
    now = '2026-11-20T18:05:00.000Z'
    provider.quote('IBM', quoted('88'))
    await prices.find('IBM')
    const told = {
      level: 'stop-loss',
      levelPrice: '90',
      price: { price: '89.50', source: 'twelve-data', at: '2026-11-20T18:00:00.000Z' },
      setBySequence: 1,
      sequence: 2,
    }
    expect(await alertsOf('alice')).toEqual([told])
    expect(await alertsOf('bob')).toEqual([told])
    expect(await alertsOf('carol')).toEqual([])
    expect((await rebuild(database)).faults).toEqual([])
  })

  it("are found later in days without a quote, by the session's low", async () => {
    await record('alice', ...boughtAt100)
    provider.trade('IBM', [
      day('2026-04-06', '100', '80'),
      day('2026-04-07', '99', '95'),
      day('2026-04-08', '95', '89'),
    ])
    await series.fill('IBM', '2026-04-06', 'background')
    expect(await alertsOf('alice')).toMatchObject([
      { level: 'stop-loss', price: { price: '89', at: '2026-04-08T20:00:00.000Z' } },
    ])
  })

  it('are not reached by a price from after an unrecorded split', async () => {
    await record('alice', ...boughtAt100)
    await storeSplits(database.db, 'IBM', [
      { effectiveOn: '2026-11-20', newShares: '4', oldShares: '1', source: 'massive' },
    ])
    await levels.quoted('IBM', quoted('25.20'))
    expect(await alertsOf('alice')).toEqual([])
  })

  it('recorded for many users at once leave every ledger whole', async () => {
    await record('alice', ...boughtAt100)
    await Promise.all(['89', '88', '121', '87'].map((price) => levels.quoted('IBM', quoted(price))))
    expect((await alertsOf('alice')).map(({ level }) => level).sort()).toEqual(['stop-loss', 'take-profit'])
    expect((await rebuild(database)).faults).toEqual([])
  })
})

describe('the price refresh job', () => {
  const keep = () => runPriceRefresh({ db: database.db, prices, series, now: () => now })

  it('asks once for each symbol, however many users hold it, and for the benchmark', async () => {
    for (const user of ['alice', 'bob', 'carol']) await record(user, ...boughtAt100)
    await record('dave', ['Watch', { quantity: '1', asset: { ...FACTS, ticker: 'MSFT' } }])
    await record(
      'erin',
      ['Buy', { quantity: '1', price: '5', asset: { ...FACTS, ticker: 'OLD' } }],
      ['Sell', { price: '6' }],
    )
    provider.quote('IBM', quoted('101'))
    provider.quote('MSFT', quoted('400'))
    await keep()
    expect(provider.asked.sort()).toEqual(['IBM', 'MSFT'])
    // The claims of a sold share run for another year: they need its closes, and nobody needs its price.
    expect(provider.askedForDays.map((asked) => asked.split(' ')[0]).sort()).toEqual(['IBM', 'MSFT', 'OLD', 'SPY'])
  })

  it('leaves young prices alone during a session, and all of them while the market is closed', async () => {
    await record('alice', ...boughtAt100)
    provider.quote('IBM', quoted('101'))
    await keep()
    now = '2026-11-20T18:04:00.000Z'
    await keep()
    expect(provider.asked).toEqual(['IBM'])
    now = '2026-11-20T18:05:00.000Z'
    await keep()
    expect(provider.asked).toEqual(['IBM', 'IBM'])
    now = '2026-11-20T21:00:30.000Z'
    await keep()
    now = '2026-11-21T15:00:00.000Z'
    await keep()
    expect(provider.asked).toEqual(['IBM', 'IBM', 'IBM'])
  })
})
