import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeSplits } from '#server/prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '#server/prices/daily-price-store.ts'
import { storeQuote } from '#server/prices/quote-store.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

/** A Friday, in session. */
const NOW = '2026-11-20T15:00:00.000Z'
const TODAY = '2026-11-20'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  app.setNow(NOW)
  const close = (day: string, price: string, low = price) => ({ day, open: null, high: null, low, close: price })
  const days = [close('2026-06-05', '80.50'), close('2026-06-08', '79'), close('2026-09-04', '70', '64')]
  await storeDailyPrices(app.context.db, SHARED, 'IBM', days, 'twelve-data')
  const price = { price: '98.92', source: 'twelve-data', at: NOW } as const
  await storeQuote(app.context.db, 'IBM', { quote: { price, open: null, previousClose: '97' }, fetchedAt: NOW })
})
afterAll(() => app.close())

const decide = (visitor: Visitor, said: Record<string, unknown>) =>
  visitor.send('POST', '/api/assets/1/decisions', {
    decisionId: randomUUID(),
    updatedConfidenceLevel: 7,
    updatedThesis: 'The story is intact and the price is lower.',
    ...said,
  })

async function owner(changed: Record<string, unknown> = {}): Promise<Visitor> {
  const visitor = await app.member()
  await visitor.send('POST', '/api/assets', buyIbm({ decidedOn: '2026-05-04', costBasis: 90, ...changed }))
  return visitor
}

const bodyOf = (answer: { json: unknown }) => answer.json as { thesis: unknown[]; days: string[] }

describe('a decision of an earlier day', () => {
  it('is shown with its day and how much later it was written', async () => {
    const alice = await owner()
    expect(await alice.send('GET', '/api/assets/1')).toMatchObject({
      json: {
        dateAddedReadable: 'Nov 20, 2026',
        watchBuySell: [{ action: 'Buy', dateReadable: 'May 4, 2026' }],
        thesis: [
          {
            dateAddedReadable: 'Nov 20, 2026',
            decidedOn: '2026-05-04',
            decidedOnReadable: 'May 4, 2026',
            writtenDaysLater: 200,
            price: { price: '90', source: 'typed', at: '2026-05-04T20:00:00.000Z' },
          },
        ],
        currentPrice: { price: '98.92' },
        // It was held at the previous close, and not bought today.
        today: { atRisk: '970.00', gainLoss: '19.20' },
      },
    })
    expect(await alice.send('GET', '/api/assets/1/chart')).toMatchObject({
      json: { decisions: [{ on: '2026-05-04' }] },
    })
    const curve = await alice.send('GET', '/api/summary/equity')
    expect(curve).toMatchObject({ json: { decisions: [{ on: '2026-05-04', action: 'Buy' }] } })
    expect(bodyOf(curve).days[0]).toBe('2026-05-04')
  })

  it('of today, and of yesterday, says nothing of being late', async () => {
    for (const decidedOn of [TODAY, null, '2026-11-19']) {
      const alice = await owner({ decidedOn })
      const { thesis } = bodyOf(await alice.send('GET', '/api/assets/1'))
      expect(thesis[0]).toMatchObject({ decidedOn: decidedOn ?? TODAY })
      expect(thesis[0]).not.toHaveProperty('writtenDaysLater')
    }
  })

  it('without a price has what was known on its day, never the price of now', async () => {
    const alice = await owner()
    const holdOn = async (decidedOn: string) => {
      const { thesis } = bodyOf(await decide(alice, { updateAction: 'Hold', decidedOn }))
      return thesis.at(-1)
    }
    // No close is known by then, but what was paid.
    expect(await holdOn('2026-06-03')).toMatchObject({ price: { price: '90', at: '2026-05-04T20:00:00.000Z' } })
    expect(await holdOn('2026-06-07')).toMatchObject({
      price: { price: '80.50', source: 'twelve-data', at: '2026-06-05T20:00:00.000Z' },
      isPriceAttached: true,
    })
    expect(await holdOn('2026-06-08')).toMatchObject({ price: { price: '79', at: '2026-06-08T20:00:00.000Z' } })
    expect(await holdOn('2026-06-09')).toMatchObject({ price: { price: '79', at: '2026-06-08T20:00:00.000Z' } })
    expect(await alice.send('GET', '/api/assets/1')).toMatchObject({ json: { currentPrice: { price: '98.92' } } })
  })

  it('to watch without a price has the close of its day, too', async () => {
    const watching = { watchOrBuy: 'Watch', costBasis: null }
    const alice = await owner({ ...watching, decidedOn: '2026-06-08' })
    expect(await alice.send('GET', '/api/assets/1')).toMatchObject({ json: { thesis: [{ price: { price: '79' } }] } })
    const bob = await owner({ ...watching, decidedOn: '2026-06-10' })
    expect(await bob.send('GET', '/api/assets/1')).toMatchObject({ json: { thesis: [{ price: null }] } })
  })

  it.each([
    ['still to come', '2026-11-21', 'Nov 21, 2026 is still to come in New York'],
    ['before the last decision', '2026-05-03', 'Your last decision on it, Buy, is of May 4, 2026.'],
    ['no day', '2026-02-30', 'The day decided is a calendar day'],
    ['of another age', '1814-01-04', 'The day decided is Jan 1, 1900 or later.'],
  ])('is refused when it is %s, and nothing is recorded', async (_, decidedOn, message) => {
    const alice = await owner()
    const answer = await decide(alice, { updateAction: 'Hold', decidedOn })
    expect(answer).toMatchObject({ status: 422 })
    expect(JSON.stringify(answer.json)).toContain(message)
    expect(await alice.send('GET', '/api/assets/1')).toMatchObject({ json: { thesis: [{ action: 'Buy' }] } })
  })

  it('is in the shares of its day, though a split after it was recorded before', async () => {
    const alice = await owner()
    const split = { effectiveOn: '2026-07-01', newShares: 4, oldShares: 1 }
    expect(await alice.send('POST', '/api/assets/1/splits', split)).toMatchObject({ json: { quantity: '40' } })
    const some = { updateAction: 'Sell Some', price: 100, decidedOn: '2026-06-10' }
    expect(await decide(alice, { ...some, quantity: 10 })).toMatchObject({ status: 422 })
    expect(await decide(alice, { ...some, quantity: 4 })).toMatchObject({
      status: 201,
      json: { quantity: '24', costBasis: '22.50', realizedGain: '40.00' },
    })
  })

  it('that sets a stop is told what has passed it since', async () => {
    const alice = await owner({ stopLossYesNo: 'Yes', stopLossPrice: 65 })
    const id = randomUUID()
    const said = { decisionId: id, updateAction: 'Hold', decidedOn: '2026-06-08' }
    expect(await alice.send('GET', '/api/assets/1')).toMatchObject({
      json: { crossings: [{ level: 'stop-loss', price: '64.00', on: '2026-09-04' }] },
    })
    const first = await decide(alice, said)
    expect(await decide(alice, said)).toMatchObject({ status: 201, json: first.json })
    expect(await decide(alice, { ...said, decidedOn: '2026-06-09' })).toMatchObject({ status: 422 })
  })

  it('waits for a split that is reported since, as a holding of that day', async () => {
    const alice = await app.member()
    await alice.send('POST', '/api/assets', buyIbm({ ticker: 'NVDA', decidedOn: '2024-01-05', costBasis: 490 }))
    const split = { effectiveOn: '2024-06-10', newShares: '10', oldShares: '1', source: 'massive' as const }
    await storeSplits(app.context.db, 'NVDA', [split])
    expect(await alice.send('GET', '/api/assets/1')).toMatchObject({
      json: { pendingSplit: { effectiveOn: '2024-06-10' } },
    })
    const { source: _, ...recorded } = split
    expect(await alice.send('POST', '/api/assets/1/splits', recorded)).toMatchObject({
      json: { quantity: '100', costBasis: '49.00' },
    })
  })
})

describe('the close of a day', () => {
  it('is offered where it is stored, of the session before for a day without one, and else none', async () => {
    const alice = await app.member()
    const closeOn = (on: string) => alice.send('GET', `/api/prices/IBM/close?on=${on}`)
    const ofFriday = { price: '80.50', source: 'twelve-data', at: '2026-06-05T20:00:00.000Z' }
    expect((await closeOn('2026-06-07')).json).toMatchObject({ ticker: 'IBM', on: '2026-06-07', price: ofFriday })
    expect((await closeOn('2026-06-03')).json).toMatchObject({ ticker: 'IBM', on: '2026-06-03', price: null })
    expect(await closeOn('June')).toMatchObject({ status: 422, json: { errors: [{ field: 'on' }] } })
  })

  it('is told with the nearest price that is known, before or after it, and since when there are any', async () => {
    const alice = await owner()
    const around = async (on: string, assetId = '') =>
      (await alice.send('GET', `/api/prices/IBM/close?on=${on}${assetId}`)).json
    expect(await around('2026-06-03')).toMatchObject({ nearest: { price: '80.50', on: '2026-06-05' } })
    expect(await around('2026-07-01')).toMatchObject({ nearest: { price: '79', on: '2026-06-08' } })
    expect(await around('2026-11-18')).toMatchObject({ nearest: { price: '98.92', on: TODAY } })
    expect(await around('2024-01-05')).toMatchObject({ firstOn: '2026-06-05' })
    await alice.send('POST', '/api/assets/1/splits', { effectiveOn: '2026-10-05', newShares: '2', oldShares: '1' })
    // Halfway to the last price, which is in new shares.
    expect(await around('2026-10-30', '&assetId=1')).toMatchObject({ nearest: { price: '98.92', on: TODAY } })
    expect(await around('2026-10-02', '&assetId=1')).toMatchObject({ nearest: { price: '70', on: '2026-09-04' } })
    expect(await around('2026-10-06', '&assetId=1')).toMatchObject({ nearest: { price: '35', on: '2026-09-04' } })
  })

  it('is, of an option, its owner’s own, and nobody else is told of it', async () => {
    const alice = await app.member()
    const contract = { right: 'call', strike: '100', expiresOn: '2027-01-15' }
    await alice.send('POST', '/api/assets', buyIbm({ stockOrOptions: 'options', contract, costBasis: 5 }))
    await alice.send('POST', '/api/assets/1/prices', { price: '6.10', on: '2026-11-10' })
    const path = '/api/prices/IBM/close?on=2026-11-11&assetId=1'
    expect((await alice.send('GET', path)).json).toMatchObject({
      nearest: { price: '6.1', on: '2026-11-10' },
      firstOn: null,
    })
    expect(await (await app.member()).send('GET', path)).toMatchObject({ status: 404 })
  })
})

describe('an option that had expired by the day decided', () => {
  const contract = { right: 'call', strike: '100', expiresOn: '2026-10-16' }
  const option = buyIbm({ stockOrOptions: 'options', contract, costBasis: 5 })

  it.each(['Buy', 'Watch'])(
    'begins a journal with a %s all the same: its outcome is still to be recorded',
    async (watchOrBuy) => {
      const alice = await app.member()
      expect(await alice.send('POST', '/api/assets', { ...option, watchOrBuy })).toMatchObject({ status: 201 })
    },
  )

  it('cannot be bought more of, and its outcome can be told', async () => {
    const alice = await app.member()
    await alice.send('POST', '/api/assets', { ...option, decidedOn: '2026-10-01' })
    const decide = (said: object) =>
      alice.send('POST', '/api/assets/1/decisions', {
        ...{
          decisionId: randomUUID(),
          updatedConfidenceLevel: 5,
          updatedThesis: 'It should come back before the end.',
        },
        ...said,
      })
    const more = { updateAction: 'Buy More', quantity: 1, price: 4 }
    expect(await decide(more)).toMatchObject({ status: 422, json: { errors: [{ field: 'decidedOn' }] } })
    expect(await decide({ ...more, decidedOn: '2026-10-16' })).toMatchObject({ status: 201 })
    expect(await decide({ updateAction: 'Hold' })).toMatchObject({ status: 201 })
    const outcome = await alice.send('POST', '/api/assets/1/outcome', { outcome: 'expired-worthless' })
    expect(outcome).toMatchObject({ status: 201 })
  })
})
