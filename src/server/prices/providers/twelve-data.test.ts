import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '#test/doubles/answer.ts'
import type { Double } from '#test/doubles/double-server.ts'
import { startTwelveDataDouble, type TwelveDataScenario } from '#test/doubles/twelve-data-double.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { openTestOutbound } from '#test/support/test-outbound.ts'
import type { PriceProvider } from '../price-provider.ts'
import { twelveData } from './twelve-data.ts'

const KEY = 'twelve-data-test-key'
/** A time after the double's last quote. */
const SATURDAY = '2026-11-21T12:00:20.000Z'

let database: TestDatabase
let double: Double<TwelveDataScenario>
let world: ReturnType<typeof openTestOutbound>
let provider: PriceProvider
beforeEach(async () => {
  database = await openTestDatabase()
  double = await startTwelveDataDouble({ key: KEY })
  world = openTestOutbound(database.db, SATURDAY)
  provider = twelveData({ apiKey: KEY, baseUrl: double.url, perMinute: 8, perDay: 800 }, world.outbound)
})
afterEach(async () => {
  await double.close()
  await database.close()
})

const quotes = async (...symbols: string[]) => Object.fromEntries(await provider.quotes(symbols, 'interactive'))
const history = (from: string, to: string) => provider.history?.('AAPL', from, to, 'background')

describe('quotes', () => {
  it('have the price in cents, the day’s open, the previous close, and the time', async () => {
    expect(await quotes('AAPL')).toEqual({
      AAPL: {
        ok: true,
        data: {
          price: '200.99',
          source: 'twelve-data',
          at: '2026-11-20T20:59:00.000Z',
          open: '199.5',
          previousClose: '201.5',
        },
      },
    })
    expect(double.requests[0]).toMatchObject({
      path: '/quote',
      query: { symbol: 'AAPL' },
      headers: { authorization: `apikey ${KEY}` },
    })
  })

  it('of several symbols are one request with a credit each, and a bad symbol does not affect the others', async () => {
    expect(await quotes('MSFT', 'NOPE', 'AAPL')).toMatchObject({
      MSFT: { ok: true, data: { price: '412.35' } },
      NOPE: { ok: false, kind: 'not-found' },
      AAPL: { ok: true, data: { price: '200.99' } },
    })
    expect(double.requests.map(({ query }) => query.symbol)).toEqual(['AAPL,MSFT,NOPE'])
    expect(await world.outbound.usage()).toMatchObject([{ minute: { used: 3, limit: 8 } }])
  })

  it('that many ask for at the same moment are one request for people, and one for the background', async () => {
    const [aapl, both, nvda] = await Promise.all([
      quotes('AAPL'),
      quotes('AAPL', 'MSFT'),
      provider.quotes(['NVDA'], 'background'),
    ])
    expect(Object.keys(aapl)).toEqual(['AAPL'])
    expect(Object.keys(both)).toEqual(['AAPL', 'MSFT'])
    expect([...nvda.keys()]).toEqual(['NVDA'])
    expect(double.requests.map(({ query }) => query.symbol).sort()).toEqual(['AAPL,MSFT', 'NVDA'])
  })

  it('are as many as there are credits; the other symbols get the time from which there are more', async () => {
    const symbols = Array.from({ length: 10 }, (_, index) => `A${index}`)
    const found = Object.values(await quotes(...symbols))
    expect(found.map((outcome) => !outcome.ok && outcome.kind)).toEqual([
      ...Array.from({ length: 8 }, () => 'not-found'),
      ...Array.from({ length: 2 }, () => 'rate'),
    ])
    expect(found[9]).toMatchObject({ retryAt: '2026-11-21T12:01:00.000Z' })
    expect(double.requests).toHaveLength(1)
  })

  it('without a close have the bare price', async () => {
    double.behave(json(200, { currency: 'USD', open: '9', previous_close: '10' }), json(200, { price: '10.505' }))
    expect(await quotes('AAPL')).toMatchObject({ AAPL: { ok: true, data: { price: '10.51', open: '9' } } })
    expect(double.requests.map(({ path }) => path)).toEqual(['/quote', '/price'])
  })

  it.each([
    ['the future', 1795300000],
    ['nonsense', -5],
    ['text', 'yesterday'],
  ])('dated %s are dated now', async (_, time) => {
    double.behave(json(200, { currency: 'USD', close: '10', timestamp: time, last_quote_at: time }))
    expect(await quotes('AAPL')).toMatchObject({ AAPL: { data: { at: world.clock.now() } } })
  })

  it('in another currency are not used', async () => {
    double.behave('in-euro')
    expect(await quotes('AAPL')).toEqual({ AAPL: { ok: false, kind: 'currency' } })
  })

  it('of a symbol that it does not know are not asked for again within the hour', async () => {
    await quotes('NOPE')
    expect(await quotes('NOPE')).toEqual({ NOPE: { ok: false, kind: 'not-found' } })
    expect(double.requests).toHaveLength(1)
    world.clock.advance(60 * 60 * 1000)
    await quotes('NOPE')
    expect(double.requests).toHaveLength(2)
  })
})

describe('history', () => {
  it('is asked for raw and in order, and has the days from one to another', async () => {
    const day = (date: string, open: string, high: string, low: string, close: string) => ({
      ...{ day: date, open, high, low, close },
    })
    expect(await history('2026-11-18', '2026-11-19')).toEqual({
      ok: true,
      data: {
        source: 'twelve-data',
        days: [
          day('2026-11-18', '198.5', '200', '197', '199.99999'),
          day('2026-11-19', '200', '202', '199.1', '201.5'),
        ],
      },
    })
    expect(double.requests[0]).toMatchObject({
      path: '/time_series',
      query: {
        symbol: 'AAPL',
        interval: '1day',
        order: 'asc',
        adjust: 'none',
        start_date: '2026-11-18',
        end_date: '2026-11-20',
        outputsize: '5000',
      },
    })
  })

  it('leaves out a day without a price, and is missing when no day has one', async () => {
    const value = (datetime: string, close: string) => ({ datetime, open: 'NaN', high: '2', low: '1', close })
    double.behave(json(200, { values: [value('2026-11-18', 'NaN'), value('2026-11-19', '5')], status: 'ok' }))
    expect(await history('2026-11-16', '2026-11-20')).toMatchObject({
      data: { days: [{ day: '2026-11-19', open: null, high: '2', low: '1', close: '5' }] },
    })
    double.behave('nan')
    expect(await history('2026-11-16', '2026-11-20')).toEqual({ ok: false, kind: 'upstream' })
  })

  it('in another currency is not used', async () => {
    double.behave('in-euro')
    expect(await history('2026-11-16', '2026-11-20')).toEqual({ ok: false, kind: 'currency' })
  })
})
