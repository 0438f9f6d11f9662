import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, CommonScenario } from '#test/doubles/answer.ts'
import type { Double } from '#test/doubles/double-server.ts'
import { askedToWait } from '#test/doubles/faults.ts'
import { startMassiveDouble } from '#test/doubles/massive-double.ts'
import { startSecDouble } from '#test/doubles/sec-double.ts'
import { startTwelveDataDouble } from '#test/doubles/twelve-data-double.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { openTestOutbound } from '#test/support/test-outbound.ts'
import { openMassive } from '../companies/providers/massive-access.ts'
import { fetchSecCompanies } from '../companies/providers/sec.ts'
import { massivePrices } from '../prices/providers/massive-prices.ts'
import { twelveData } from '../prices/providers/twelve-data.ts'
import type { FailureKind, Outcome } from './http-fetch.ts'
import type { Outbound } from './outbound.ts'

const KEY = 'fault-canary-4c1f'
/** Nobody listens at this address. */
const NOWHERE = 'http://127.0.0.1:9'
const A_MINUTE_MS = 60_000
const MEGABYTE = 1024 * 1024

type Spoiled = 'nan' | 'negative' | 'zero' | 'huge' | 'in-euro'
type Fault = CommonScenario | Spoiled | 'server-error' | Answer

/** How to start each provider's double, and how to ask it. */
type Played = {
  readonly start: () => Promise<Double<Exclude<Spoiled, 'in-euro'> | 'server-error'>>
  readonly ask: (baseUrl: string, outbound: Outbound, symbol: string) => Promise<Outcome<unknown> | undefined>
}
const access = (baseUrl: string) => ({ apiKey: KEY, baseUrl, perMinute: 0, perDay: 0 })

const PROVIDERS: Readonly<Record<string, Played>> = {
  'Twelve Data’s quote': {
    start: () => startTwelveDataDouble({ key: KEY, quotes: anySymbol({ name: '', ...QUOTE }) }),
    ask: async (url, outbound, symbol) =>
      (await twelveData(access(url), outbound).quotes([symbol], 'interactive')).get(symbol),
  },
  'Twelve Data’s history': {
    start: () => startTwelveDataDouble({ key: KEY, quotes: anySymbol({ name: '', ...QUOTE }) }),
    ask: async (url, outbound, symbol) =>
      twelveData(access(url), outbound).history?.(symbol, '2026-11-16', '2026-11-20', 'background'),
  },
  'Massive’s quote': {
    start: () => startMassiveDouble({ key: KEY, companies: SYMBOLS.map((ticker) => ({ ticker, ...COMPANY })) }),
    ask: async (url, outbound, symbol) =>
      (await massivePrices(openMassive(access(url), outbound)).quotes([symbol], 'interactive')).get(symbol),
  },
  'Massive’s history': {
    start: () => startMassiveDouble({ key: KEY, companies: SYMBOLS.map((ticker) => ({ ticker, ...COMPANY })) }),
    ask: async (url, outbound, symbol) =>
      massivePrices(openMassive(access(url), outbound)).history?.(symbol, '2026-11-16', '2026-11-20', 'background'),
  },
}
const SYMBOLS = ['S0', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7']
const QUOTE = { open: '10.00', close: '11.00', previousClose: '10.50' }
const COMPANY = { name: 'Some Company', previousClose: 11 }
const anySymbol = <T>(quote: T) => Object.fromEntries(SYMBOLS.map((symbol) => [symbol, quote]))

const FAULTS: [name: string, fault: Fault, kind: FailureKind][] = [
  ['a lost connection', 'cut', 'upstream'],
  ['a connection lost in the middle of a body', 'reset', 'upstream'],
  ['HTTP 500', 'server-error', 'upstream'],
  ['HTTP 503 in HTML', { status: 503, body: '<html>Down for maintenance</html>' }, 'upstream'],
  ['a page with HTTP 200', 'html', 'upstream'],
  ['half of a JSON', 'garbage', 'upstream'],
  ['JSON of another kind', { status: 200, body: '[1, 2, 3]' }, 'upstream'],
  ['a redirect', 'redirect', 'upstream'],
  ['50 MB', 'flood', 'upstream'],
  ['50 KB that unfold to 50 MB', 'gzip-bomb', 'upstream'],
  ['the price NaN', 'nan', 'upstream'],
  ['the price -1', 'negative', 'upstream'],
  ['the price 0', 'zero', 'upstream'],
  ['the price 1e308', 'huge', 'upstream'],
]

let database: TestDatabase
let world: ReturnType<typeof openTestOutbound>
beforeEach(async () => {
  database = await openTestDatabase()
  world = openTestOutbound(database.db)
})
afterEach(() => database.close())

/** The highest value of a figure while something is under way. */
async function highest(read: () => number, work: Promise<unknown>): Promise<number> {
  let [peak, isOver] = [read(), false]
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  while (!isOver) {
    peak = Math.max(peak, read())
    await new Promise((resolve) => setImmediate(resolve))
  }
  return peak
}

const stored = async () => (await database.db.selectFrom('provider_cache').selectAll().execute()).length

describe.each(Object.entries(PROVIDERS))('%s', (_, { start, ask }) => {
  let double: Awaited<ReturnType<Played['start']>>
  beforeEach(async () => {
    double = await start()
  })
  afterEach(() => double.close())
  const askFor = (symbol: string) => ask(double.url, world.outbound, symbol)

  it('is there when nothing is wrong', async () => {
    expect(await askFor('S0')).toMatchObject({ ok: true })
  })

  it.each(FAULTS)(
    'fails by %s: no answer, nothing cached, and no call for a minute after five failures',
    async (...fault) => {
      const [, scenario, kind] = fault
      double.behave(scenario as 'nan')
      const outcomes = []
      for (const symbol of SYMBOLS) outcomes.push(await askFor(symbol))
      for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, kind })
      expect(double.requests.length).toBe(5)
      expect(await stored()).toBe(0)
      expect(JSON.stringify([outcomes, world.logged, await world.outbound.usage()])).not.toContain(KEY)
      double.behave('ok')
      world.clock.advance(A_MINUTE_MS)
      expect(await askFor('S0')).toMatchObject({ ok: true })
    },
  )

  it('fails by stalling: the call ends at the time limit', async () => {
    double.behave('slow')
    const asked = askFor('S0')
    await double.held()
    world.clock.timeIsUp()
    expect(await asked).toMatchObject({ ok: false, kind: 'timeout' })
    await expect.poll(() => double.requests[0]?.isAbandoned).toBe(true)
    expect(double.requests).toHaveLength(1)
  })

  it('fails because nobody listens', async () => {
    expect(await ask(NOWHERE, world.outbound, 'S0')).toMatchObject({ ok: false, kind: 'upstream' })
  })

  it('fails because the certificate cannot be trusted', async () => {
    const untrusted = double.url.replace('http:', 'https:')
    expect(await ask(untrusted, world.outbound, 'S0')).toMatchObject({ ok: false, kind: 'upstream' })
    expect(double.requests).toEqual([])
  })

  it('fails by asking to wait: it is not called before that', async () => {
    double.behave(askedToWait('90'), 'ok')
    expect(await askFor('S0')).toMatchObject({ ok: false, kind: 'rate' })
    world.clock.advance(89_000)
    expect(await askFor('S1')).toMatchObject({ ok: false, kind: 'rate' })
    expect(double.requests).toHaveLength(1)
    world.clock.advance(1_000)
    expect(await askFor('S1')).toMatchObject({ ok: true })
  })

  it.each(['gzip-bomb', 'flood'] as const)(
    'fails by too much data (%s), and little is ever in memory',
    async (fault) => {
      double.behave(fault)
      // The first call allocates what the double itself needs.
      await askFor('S0')
      const before = process.memoryUsage().arrayBuffers
      expect((await highest(() => process.memoryUsage().arrayBuffers, askFor('S1'))) - before).toBeLessThan(
        20 * MEGABYTE,
      )
    },
  )
})

it('a price of Twelve Data in another currency is not used, and is no failure of the provider', async () => {
  const double = await startTwelveDataDouble({ key: KEY })
  double.behave('in-euro')
  const provider = twelveData(access(double.url), world.outbound)
  for (let turn = 0; turn < 6; turn += 1)
    expect(await provider.quotes(['AAPL'], 'interactive')).toEqual(new Map([['AAPL', { ok: false, kind: 'currency' }]]))
  expect(double.requests).toHaveLength(6)
  await double.close()
})

describe('the SEC’s list', () => {
  it.each<[string, 'server-error' | 'limited' | CommonScenario]>([
    ['HTTP 503', 'server-error'],
    ['a lost connection', 'cut'],
    ['half of a body', 'reset'],
    ['a page', 'html'],
    ['half of a JSON', 'garbage'],
    ['50 MB', 'flood'],
    ['50 KB that unfold to 50 MB', 'gzip-bomb'],
    ['a redirect', 'redirect'],
  ])('fails by %s', async (_, fault) => {
    const double = await startSecDouble()
    double.behave(fault)
    const outcome = await fetchSecCompanies({ baseUrl: double.url, contact: null }, world.outbound)
    expect(outcome).toMatchObject({ ok: false, kind: 'upstream' })
    await double.close()
  })
})
