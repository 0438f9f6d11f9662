import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '#test/doubles/answer.ts'
import { type Double, startDouble } from '#test/doubles/double-server.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { openTestOutbound } from '#test/support/test-outbound.ts'
import { readConfig } from '../../config/config.ts'
import { describeProviders } from '../../settings/providers.ts'
import type { PriceProvider } from '../price-provider.ts'
import { yahooPrices } from './yahoo.ts'
import type { YahooClient } from './yahoo-package.ts'

const SATURDAY = '2026-11-21T12:00:20.000Z'
const at = (day: string) => Date.parse(`${day}T14:30:00Z`) / 1000

/** Does what the package does: it makes the address, and turns seconds into dates. The package itself is not installed here. */
const packageLike: YahooClient = {
  async chart(symbol, options, { fetch }) {
    const query = new URLSearchParams(Object.entries(options))
    const answer = await fetch(`https://query2.finance.yahoo.com/v8/finance/chart/${symbol}?${query}`, {
      headers: { 'user-agent': 'as the package says' },
    })
    const { meta, bars, splits } = (await answer.json()) as ReturnType<typeof chart>
    return {
      meta: { ...meta, regularMarketTime: new Date(meta.regularMarketTime * 1000) },
      quotes: bars.map(({ t, ...prices }) => ({ date: new Date(t * 1000), ...prices })),
      events: { splits: splits.map(({ date, ...ratio }) => ({ date: new Date(date * 1000), ...ratio })) },
    }
  },
}

const bar = (day: string, close: number | null) => ({
  ...{ t: at(day), open: close, high: close, low: close, close },
})
/** In shares of today, as Yahoo gives them: on the 18th, each share became four. */
const chart = (changed: object = {}) => ({
  meta: { currency: 'USD', regularMarketPrice: 25.505, regularMarketTime: at('2026-11-20') + 23_400 },
  bars: [
    bar('2026-11-17', 24.999999046325684),
    bar('2026-11-18', 26),
    bar('2026-11-19', null),
    bar('2026-11-20', 25.5),
  ],
  splits: [{ date: at('2026-11-18'), numerator: 4, denominator: 1 }],
  ...changed,
})

let database: TestDatabase
let double: Double<never>
let provider: PriceProvider
let world: ReturnType<typeof openTestOutbound>
beforeEach(async () => {
  database = await openTestDatabase()
  double = await startDouble<never>(() => json(200, chart()))
  world = openTestOutbound(database.db, SATURDAY)
  provider = yahooPrices(double.url, world.outbound, async () => packageLike)
})
afterEach(async () => {
  await double.close()
  await database.close()
})

const quote = async (symbol = 'AAPL') => (await provider.quotes([symbol], 'interactive')).get(symbol)

describe('a quote from Yahoo', () => {
  it('is the last price of its chart, with the day around it', async () => {
    expect(await quote()).toEqual({
      ok: true,
      data: { price: '25.51', source: 'yahoo', at: '2026-11-20T21:00:00.000Z', open: '25.5', previousClose: '26' },
    })
    expect(double.requests[0]).toMatchObject({
      path: '/v8/finance/chart/AAPL',
      headers: { 'user-agent': 'as the package says' },
    })
  })

  it('writes a share class with a dash, and cannot leave its place in the address', async () => {
    await quote('BRK.B')
    await quote('../x?y')
    expect(double.requests.map(({ path }) => path)).toEqual(['/v8/finance/chart/BRK-B', '/v8/finance/chart/..%2Fx%3Fy'])
  })

  it.each([
    ['another currency', json(200, chart({ meta: { ...chart().meta, currency: 'EUR' } })), 'currency'],
    ['the price 0', json(200, chart({ meta: { ...chart().meta, regularMarketPrice: 0 } })), 'upstream'],
    ['the price 1e308', json(200, chart({ meta: { ...chart().meta, regularMarketPrice: 1e308 } })), 'upstream'],
    ['a page', { status: 200, body: '<html>' }, 'upstream'],
    ['JSON that the package does not understand', json(200, {}), 'upstream'],
    ['«Edge: Too Many Requests»', { status: 429, body: 'Edge: Too Many Requests' }, 'rate'],
    ['no such symbol', { status: 404, body: '{"chart":{"error":{"code":"Not Found"}}}' }, 'not-found'],
    ['401, though there is no key', { status: 401, body: '' }, 'upstream'],
  ])('gives no price for %s', async (_, answer, kind) => {
    double.behave(answer)
    expect(await quote()).toMatchObject({ ok: false, kind })
  })

  it('gives no price, and the breaker opens, while the package cannot be loaded', async () => {
    const broken = yahooPrices(double.url, world.outbound, () => Promise.reject(new Error('Cannot find package')))
    expect((await broken.quotes(['AAPL'], 'interactive')).get('AAPL')).toEqual({ ok: false, kind: 'upstream' })
  })
})

it('history from Yahoo is raw: splits are undone, and the noise of floats is removed', async () => {
  const day = (date: string, price: string) => ({ day: date, open: price, high: price, low: price, close: price })
  expect(await provider.history?.('AAPL', '2026-11-17', '2026-11-18', 'background')).toEqual({
    ok: true,
    data: { source: 'yahoo', days: [day('2026-11-17', '100'), day('2026-11-18', '26')] },
  })
})

it('splits from Yahoo are those on or after a day, and cover the days until yesterday', async () => {
  expect(await provider.splits?.('AAPL', '2026-11-18', 'background')).toEqual({
    ok: true,
    data: {
      source: 'yahoo',
      splits: [{ effectiveOn: '2026-11-18', newShares: '4', oldShares: '1' }],
      covered: { from: '2026-11-18', to: '2026-11-20' },
    },
  })
  expect(await provider.splits?.('AAPL', '2026-11-19', 'background')).toMatchObject({ data: { splits: [] } })
})

it('one chart that two calls read at the same moment is read for both', async () => {
  const [history, splits] = await Promise.all([
    provider.history?.('AAPL', '2026-11-18', '2026-11-20', 'background'),
    provider.splits?.('AAPL', '2026-11-18', 'background'),
  ])
  expect(history).toMatchObject({ data: { days: [{ day: '2026-11-18' }, { day: '2026-11-20' }] } })
  expect(splits).toMatchObject({ data: { splits: [{ effectiveOn: '2026-11-18' }] } })
})

describe('Settings', () => {
  const prices = (environment: Record<string, string>, isYahooThere: boolean) =>
    describeProviders(readConfig(environment), isYahooThere).find(({ need }) => need === 'prices')

  it('say how to install what Yahoo needs, while it is missing', () => {
    expect(prices({ ENABLE_YAHOO: '1' }, false)).toEqual({
      need: 'prices',
      isActive: false,
      name: 'typed by hand',
      howToSwitchOn: 'for Yahoo, run: npm install --no-save yahoo-finance2@4.0.2',
    })
    expect(prices({ ENABLE_YAHOO: '1' }, true)).toMatchObject({ isActive: true, name: 'Yahoo', howToSwitchOn: null })
  })

  it('name all providers in the order in which they are asked', () => {
    expect(prices({ PRICE_API_KEY: 'a', MARKET_DATA_API_KEY: 'b', ENABLE_YAHOO: '1' }, true)).toMatchObject({
      name: 'Twelve Data, then Massive (previous close), then Yahoo',
    })
    expect(prices({}, true)).toMatchObject({
      name: 'typed by hand',
      howToSwitchOn: expect.stringContaining('PRICE_API_KEY'),
    })
  })
})
