import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '#test/doubles/answer.ts'
import type { Double } from '#test/doubles/double-server.ts'
import { type MassiveScenario, startMassiveDouble } from '#test/doubles/massive-double.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { openTestOutbound } from '#test/support/test-outbound.ts'
import { openMassive } from '../../companies/providers/massive-access.ts'
import type { PriceProvider } from '../price-provider.ts'
import { massivePrices } from './massive-prices.ts'

const KEY = 'massive-test-key'

let database: TestDatabase
let double: Double<MassiveScenario>
let provider: PriceProvider
beforeEach(async () => {
  database = await openTestDatabase()
  double = await startMassiveDouble({ key: KEY })
  const { outbound } = openTestOutbound(database.db)
  provider = massivePrices(openMassive({ apiKey: KEY, baseUrl: double.url, perMinute: 5, perDay: 0 }, outbound))
})
afterEach(async () => {
  await double.close()
  await database.close()
})

const quotes = async (...symbols: string[]) => Object.fromEntries(await provider.quotes(symbols, 'interactive'))
const bar = (day: string, c: unknown) => ({ t: Date.parse(`${day}T21:00:00Z`), c })

describe('the quote', () => {
  it('is the previous close, from the end of its session', async () => {
    expect(await quotes('AAPL', 'NOPE')).toEqual({
      AAPL: {
        ok: true,
        data: {
          price: '201.50',
          source: 'massive',
          at: '2026-11-20T21:00:00.000Z',
          open: null,
          previousClose: null,
        },
      },
      NOPE: { ok: false, kind: 'not-found' },
    })
    expect(double.requests.map(({ path }) => path).sort()).toEqual([
      '/v2/aggs/ticker/AAPL/prev',
      '/v2/aggs/ticker/NOPE/prev',
    ])
    expect(double.requests[0]).toMatchObject({ query: { adjusted: 'false' } })
  })

  it.each([
    ['2026-11-27', '2026-11-27T18:00:00.000Z', 'a short session'],
    ['2026-07-02', '2026-07-02T20:00:00.000Z', 'summer'],
  ])('of %s is dated %s: %s', async (day, at) => {
    double.behave(json(200, { results: [bar(day, 12.345)] }))
    expect(await quotes('AAPL')).toMatchObject({ AAPL: { data: { price: '12.35', at } } })
  })

  it('of a day without a session is not used', async () => {
    double.behave(json(200, { results: [bar('2026-11-21', 12)] }))
    expect(await quotes('AAPL')).toEqual({ AAPL: { ok: false, kind: 'upstream' } })
  })

  it('cannot leave its place in the address, whatever the ticker', async () => {
    await quotes('../../v3/x?y=')
    expect(double.requests[0]?.path).toBe('/v2/aggs/ticker/..%2F..%2Fv3%2Fx%3Fy%3D/prev')
  })
})

it('history is requested raw, in one page', async () => {
  const outcome = await provider.history?.('AAPL', '2026-11-18', '2026-11-19', 'background')
  const day = (date: string) => ({ day: date, open: '201.5', high: '201.5', low: '201.5', close: '201.5' })
  expect(outcome).toEqual({ ok: true, data: { source: 'massive', days: [day('2026-11-18'), day('2026-11-19')] } })
  expect(double.requests).toHaveLength(1)
  expect(double.requests[0]).toMatchObject({
    path: '/v2/aggs/ticker/AAPL/range/1/day/2026-11-18/2026-11-19',
    query: { adjusted: 'false', sort: 'asc', limit: '50000' },
  })
})

it('the address of a next page is not followed, wherever it leads', async () => {
  double.behave(json(200, { results: [bar('2026-11-20', 5)], next_url: `${double.url}/v2/next` }))
  await provider.history?.('AAPL', '2026-11-18', '2026-11-20', 'background')
  expect(double.requests).toHaveLength(1)
})

describe('splits', () => {
  it('are those on or after a day', async () => {
    expect(await provider.splits?.('AAPL', '2020-01-01', 'background')).toEqual({
      ok: true,
      data: {
        source: 'massive',
        splits: [{ effectiveOn: '2020-08-31', newShares: '4', oldShares: '1' }],
        covered: { from: '2020-01-01', to: null },
      },
    })
    expect(await provider.splits?.('AAPL', '2021-01-01', 'background')).toMatchObject({ data: { splits: [] } })
    expect(double.requests[0]).toMatchObject({
      path: '/v3/reference/splits',
      query: { ticker: 'AAPL', 'execution_date.gte': '2020-01-01' },
    })
  })

  it('cover no days where more of them are on another page', async () => {
    const results = [{ execution_date: '2026-11-20', split_from: 1, split_to: 4 }]
    double.behave(json(200, { results, next_url: 'https://api.massive.com/v3/reference/splits?cursor=x' }))
    expect(await provider.splits?.('AAPL', '2020-01-01', 'background')).toMatchObject({ data: { covered: null } })
  })

  it.each([
    [0, 1],
    [1, -4],
    [1, 1e300],
    [null, 4],
  ])('from %s to %s are not accepted', async (split_from, split_to) => {
    double.behave(json(200, { results: [{ execution_date: '2026-11-20', split_from, split_to }] }))
    expect(await provider.splits?.('AAPL', '2020-01-01', 'background')).toEqual({ ok: false, kind: 'upstream' })
  })
})
