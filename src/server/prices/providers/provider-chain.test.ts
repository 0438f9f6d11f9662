import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Double } from '#test/doubles/double-server.ts'
import { type MassiveScenario, startMassiveDouble } from '#test/doubles/massive-double.ts'
import { startTwelveDataDouble, type TwelveDataScenario } from '#test/doubles/twelve-data-double.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { openTestOutbound } from '#test/support/test-outbound.ts'
import { openMassive } from '../../companies/providers/massive-access.ts'
import { readConfig } from '../../config/config.ts'
import { priceProviders } from './provider-chain.ts'

let database: TestDatabase
let twelveData: Double<TwelveDataScenario>
let massive: Double<MassiveScenario>
beforeEach(async () => {
  database = await openTestDatabase()
  twelveData = await startTwelveDataDouble()
  massive = await startMassiveDouble()
})
afterEach(async () => {
  await twelveData.close()
  await massive.close()
  await database.close()
})

/** The providers with only these keys configured. */
const chain = (...keys: ('PRICE' | 'MARKET_DATA')[]) => {
  const environment: Record<string, string> = { PRICE_BASE_URL: twelveData.url, MARKET_DATA_BASE_URL: massive.url }
  if (keys.includes('PRICE')) environment.PRICE_API_KEY = 'twelve-data-test-key'
  if (keys.includes('MARKET_DATA')) environment.MARKET_DATA_API_KEY = 'massive-test-key'
  const config = readConfig(environment)
  const { outbound } = openTestOutbound(database.db, '2026-11-21T12:00:20.000Z')
  return priceProviders(config, outbound, config.marketData && openMassive(config.marketData, outbound))
}
const both = () => chain('PRICE', 'MARKET_DATA')

describe('a price', () => {
  it('is the first provider’s, and no other is asked', async () => {
    const found = await both()?.quotes(['AAPL'], 'interactive')
    expect(found?.get('AAPL')).toMatchObject({ data: { price: '200.99', source: 'twelve-data' } })
    expect(massive.requests).toEqual([])
  })

  it('is the next provider’s for symbols that the first does not know', async () => {
    const found = await both()?.quotes(['AAPL', 'BRK.B'], 'interactive')
    expect(found?.get('AAPL')).toMatchObject({ data: { source: 'twelve-data' } })
    expect(found?.get('BRK.B')).toMatchObject({ data: { price: '480.75', source: 'massive' } })
    expect(massive.requests.map(({ path }) => path)).toEqual(['/v2/aggs/ticker/BRK.B/prev'])
  })

  it.each<TwelveDataScenario | 'cut' | 'html'>([
    'unknown-key',
    'limited',
    'plan',
    'not-found',
    'server-error',
    'in-euro',
    'cut',
    'html',
  ])('is the next one’s when the first fails by %s', async (scenario) => {
    twelveData.behave(scenario)
    const found = await both()?.quotes(['AAPL'], 'interactive')
    expect(found?.get('AAPL')).toMatchObject({ data: { price: '201.50', source: 'massive' } })
  })

  it('is missing for the first provider’s reason when no provider has it', async () => {
    twelveData.behave('limited')
    massive.behave('server-error')
    const found = await both()?.quotes(['AAPL'], 'interactive')
    expect(found?.get('AAPL')).toMatchObject({ ok: false, kind: 'rate', retryAt: '2026-11-21T12:01:00.000Z' })
  })
})

it('history is the next provider’s when the first fails, and splits come from the one that has them', async () => {
  twelveData.behave('limited')
  expect(await both()?.history?.('AAPL', '2026-11-18', '2026-11-19', 'background')).toMatchObject({
    data: { source: 'massive', days: [{ day: '2026-11-18' }, { day: '2026-11-19' }] },
  })
  expect(await both()?.splits?.('AAPL', '2020-01-01', 'background')).toMatchObject({ data: { source: 'massive' } })
})

it('the chain has a provider for each key', () => {
  expect(chain()).toBeNull()
  expect(chain('PRICE')?.splits).toBeUndefined()
  expect(chain('MARKET_DATA')?.splits).toBeTypeOf('function')
})
