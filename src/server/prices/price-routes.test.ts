import { describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { priceOf, type TwelveDataScenario } from '#test/doubles/twelve-data-double.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { openTestApp } from '#test/support/test-app.ts'
import { TWELVE_DATA_KEY, twelveDataForEach } from '#test/support/twelve-data-for-each.ts'

const { provider, environment } = twelveDataForEach()
const { member, setNow } = journalForEach(null, environment)

const price = (ticker = 'IBM') => member().send('GET', `/api/prices/${ticker}`)

describe('the price of a share', () => {
  it('is asked for with the key in the header, and rounded to 2 decimals', async () => {
    provider().behave(priceOf('200.99501'))
    expect((await price()).json).toMatchObject({
      ticker: 'IBM',
      price: { price: '201.00', source: 'twelve-data' },
      reason: null,
    })
    const [sent] = provider().requests
    expect(sent).toMatchObject({ path: '/quote', query: { symbol: 'IBM' } })
    expect(sent?.headers.authorization).toBe(`apikey ${TWELVE_DATA_KEY}`)
  })

  it.each([
    ['0.0149', '14900.00'],
    ['0.99501', '995010.00'],
    ['0.000149', '149.00'],
  ])('below a dollar keeps all its digits: %s', async (came, value) => {
    provider().behave(priceOf(came))
    expect((await price()).json).toMatchObject({ price: { price: came } })
    const view = (await member().send('POST', '/api/assets', buyIbm({ costBasis: came, assetQty: 1_000_000 }))).json
    expect(view).toMatchObject({ initialValue: value, currentValue: value, totalGainLoss: '0.00' })
  })

  it('is fetched once when many ask at once, and not again within the minute', async () => {
    provider().behave(priceOf('98.90'))
    await Promise.all(Array.from({ length: 10 }, () => price()))
    await price()
    expect(provider().requests).toHaveLength(1)
  })

  it('is stored with the decision under its source, if the user kept it', async () => {
    provider().behave(priceOf('98.90'))
    const { at } = ((await price()).json as { price: { at: string } }).price
    const view = (await member().send('POST', '/api/assets', buyIbm({ costBasis: 98.9 }))).json as AssetView
    expect(view.thesis[0]?.price).toEqual({ price: '98.90', source: 'twelve-data', at })
  })

  it('is the user’s own when another was typed', async () => {
    provider().behave(priceOf('98.90'))
    await price()
    const view = (await member().send('POST', '/api/assets', buyIbm({ costBasis: 97 }))).json as AssetView
    expect(view.thesis[0]?.price).toMatchObject({ price: '97', source: 'typed' })
  })

  it.each([['NaN'], ['0'], ['-1'], ['1e309'], ['-0.001'], [''], ['12,5'], ['null']])(
    'is never %s',
    async (nonsense) => {
      provider().behave(priceOf(nonsense))
      expect((await price()).json).toMatchObject({
        price: null,
        reason: expect.stringContaining('Type the price yourself'),
      })
    },
  )

  it.each<[TwelveDataScenario, RegExp]>([
    ['unknown-key', /does not accept the key/],
    ['limited', /asks to wait a minute/],
    ['plan', /in another plan only/],
    ['not-found', /does not know this ticker/],
    ['server-error', /could not answer just now/],
  ])('that cannot be fetched (%s) says why in our own words', async (scenario, reason) => {
    provider().behave(scenario)
    const answer = await price()
    expect(answer).toMatchObject({ status: 200, json: { price: null, reason: expect.stringMatching(reason) } })
    expect(JSON.stringify(answer.json)).not.toContain(TWELVE_DATA_KEY)
  })

  it('reads an error in a body that comes with HTTP 200', async () => {
    provider().behave({
      status: 200,
      body: '{"code":429,"message":"You have run out of API credits","status":"error"}',
    })
    expect((await price()).json).toMatchObject({ price: null, reason: expect.stringMatching(/wait a minute/) })
  })

  it('stays the last known one, with its time, when the provider fails later', async () => {
    provider().behave(priceOf('98.90'))
    await price()
    provider().behave('server-error')
    await member().send('POST', '/api/assets', buyIbm({ costBasis: 90 }))
    expect(((await member().send('GET', '/api/assets/1')).json as AssetView).currentPrice).toMatchObject({
      price: '98.90',
      source: 'twelve-data',
    })
  })

  it('that is still being fetched delays no decision, which gets the stored one', async () => {
    setNow('2026-11-20T15:00:00.000Z')
    provider().behave(priceOf('98.90'))
    const { price: known } = (await price()).json as { price: object }
    setNow('2026-11-20T15:10:00.000Z')
    provider().behave('slow')
    const asked = price()
    await provider().held()
    const view = (await member().send('POST', '/api/assets', buyIbm({ costBasis: 98.9 }))).json as AssetView
    expect(view.thesis[0]?.price).toEqual(known)
    provider().release()
    await asked
  })

  it('never prevents a decision from being recorded', async () => {
    provider().behave('server-error')
    expect((await member().send('POST', '/api/assets', buyIbm())).status).toBe(201)
  })
})

describe('without a provider', () => {
  it('is typed by hand, and nobody is asked', async () => {
    const alone = await openTestApp()
    const visitor = await alone.member()
    expect((await visitor.send('GET', '/api/prices/ibm')).json).toEqual({
      ticker: 'IBM',
      price: null,
      reason: 'No price provider is set up. Type the price yourself.',
      isProviderSet: false,
    })
    await alone.close()
  })
})
