import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Double } from '#test/doubles/double-server.ts'
import { type MassiveScenario, startMassiveDouble } from '#test/doubles/massive-double.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

const KEY = 'massive-test-key'

let provider: Double<MassiveScenario>
let app: TestApp
let member: Visitor
beforeEach(async () => {
  provider = await startMassiveDouble({ key: KEY })
  app = await openTestApp({ MARKET_DATA_API_KEY: KEY, MARKET_DATA_BASE_URL: provider.url })
  member = await app.member()
})
afterEach(async () => {
  await app.close()
  await provider.close()
})

const search = (term: string) => member.send('GET', `/api/companies?search=${encodeURIComponent(term)}`)
const company = (ticker: string, name: string) => ({ ticker, name })
const found = (...results: object[]) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ status: 'OK', results }),
})

describe('the search at the provider', () => {
  it('sends the specification’s query, with the key in the header and nowhere else', async () => {
    await search('ibm')
    expect(provider.requests).toHaveLength(1)
    const [sent] = provider.requests
    expect(sent?.path).toBe('/v3/reference/tickers')
    expect(sent?.query).toEqual({
      market: 'stocks',
      search: 'ibm',
      active: 'true',
      order: 'asc',
      limit: '100',
      sort: 'ticker',
    })
    expect(sent?.headers.authorization).toBe(`Bearer ${KEY}`)
  })

  it('adds what the local directory lacks, ranked together', async () => {
    provider.behave(found(company('AIBMX', 'Alpha Ibm Fund'), company('IBMZ', 'Ibmz Holdings')))
    expect((await search('ibm')).json).toEqual({
      results: [
        { ticker: 'IBM', companyName: 'International Business Machines Corporation' },
        { ticker: 'IBMZ', companyName: 'Ibmz Holdings' },
        { ticker: 'AIBMX', companyName: 'Alpha Ibm Fund' },
      ],
      notice: null,
    })
  })

  it('is left out when the directory finds enough', async () => {
    await search('a')
    expect(provider.requests).toHaveLength(0)
  })

  it('falls back to the key in the query where the header is not accepted', async () => {
    provider.behave(
      { status: 401, body: '{"status":"ERROR","error":"Unknown API Key"}' },
      found(company('QZX', 'Qzx Inc')),
    )
    expect((await search('qzx')).json).toMatchObject({ results: [{ ticker: 'QZX' }] })
    await search('qzxy')
    expect(provider.requests.map(({ query }) => query.apiKey)).toEqual([undefined, KEY, KEY])
  })

  it.each<[string, MassiveScenario | 'html' | 'garbage' | 'redirect']>([
    ['a key it does not know', 'unknown-key'],
    ['a plan that has no such data', 'not-entitled'],
    ['its limit', 'limited'],
    ['its limit without a body', 'limited-without-body'],
    ['an error of its own', 'server-error'],
    ['a page instead of data', 'html'],
    ['a redirect', 'redirect'],
  ])('that fails by %s leaves the local results, and says so', async (_, scenario) => {
    provider.behave(scenario as MassiveScenario)
    expect(await search('ibm')).toMatchObject({
      status: 200,
      json: { results: [{ ticker: 'IBM' }], notice: expect.stringContaining('could not be asked') },
    })
  })

  it('that fails without a local result is a failed search, and not «no results»', async () => {
    provider.behave('limited')
    expect(await search('qqqqqzzz')).toMatchObject({
      status: 503,
      json: {
        code: 'unavailable',
        detail: expect.stringMatching(/^The search failed: .* enter the ticker and name yourself\.$/),
      },
    })
  })

  it('that finds nothing gives «no results»', async () => {
    provider.behave('without-results')
    expect((await search('qqqqqzzz')).json).toEqual({ results: [], notice: null })
  })

  it('never follows the next page to another host', async () => {
    provider.behave('foreign-next-page')
    expect((await search('ibm')).status).toBe(200)
    expect(provider.requests).toHaveLength(1)
  })
})

describe('a search', () => {
  it.each(['', '%20%20', 'x'.repeat(101), '%00'])('for %j is refused beside its field', async (term) => {
    const answer = await member.send('GET', `/api/companies?search=${term}`)
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field: 'search' }] } })
  })

  it.each(['(', '.*', '%', "'; drop table companies; --", '🚀'])(
    'for %j finds nothing and breaks nothing',
    async (term) => {
      provider.behave('without-results')
      expect(await search(term)).toMatchObject({ status: 200 })
    },
  )
})

describe('while somebody types', () => {
  it('asks no provider, however little the directory finds', async () => {
    const { json } = await member.send('GET', '/api/companies?as=typed&search=ibm')
    expect(json).toMatchObject({ results: [{ ticker: 'IBM' }] })
    expect(provider.requests).toHaveLength(0)
  })
})

describe('a company that is on a list already', () => {
  it('is marked with its list and its asset, for its owner alone', async () => {
    await member.send('POST', '/api/assets', buyIbm())
    const onList = { assetId: 1, list: 'bought' }
    expect((await search('ibm')).json).toMatchObject({ results: [{ ticker: 'IBM', onList }] })
    const other = await app.member()
    const { json } = await other.send('GET', '/api/companies?search=ibm')
    expect(JSON.stringify(json)).not.toContain('onList')
  })
})
