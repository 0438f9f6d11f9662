import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { ExplanationView } from '#contract/explanations.ts'
import { storeQuote } from '#server/prices/quote-store.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

const NOW = '2026-11-20T15:00:00.000Z'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  app.setNow(NOW)
})
afterEach(async () => {
  // A critique that is asked for at a later time would not be due once the clock goes back.
  await app.critiquesDone()
  app.setNow(NOW)
})
afterAll(() => app.close())

const decide = (visitor: Visitor, said: Record<string, unknown>) =>
  visitor.send('POST', '/api/assets/1/decisions', {
    decisionId: randomUUID(),
    updatedConfidenceLevel: 7,
    updatedThesis: 'The story is intact and the price is lower.',
    ...said,
  })
const correct = (visitor: Visitor, said: Record<string, unknown>, assetId = 1) =>
  visitor.send('POST', `/api/assets/${assetId}/corrections`, {
    correctionId: randomUUID(),
    correctsSequence: 1,
    reason: 'A typing mistake.',
    ...said,
  })
const assetOf = async (visitor: Visitor) => (await visitor.send('GET', '/api/assets/1')).json as AssetView

/** Ten bought at 100; the critique of it is entry 2 as soon as it is done. */
async function owner(changed: Record<string, unknown> = {}): Promise<Visitor> {
  const visitor = await app.member()
  await visitor.send('POST', '/api/assets', buyIbm({ costBasis: 100, ...changed }))
  await app.critiquesDone()
  return visitor
}

/** The sale of all, at 18000 instead of 180. */
async function soldWrongly(): Promise<{ alice: Visitor; sale: number }> {
  const alice = await owner()
  await decide(alice, { assetAction: 'Sell', price: 18_000 })
  await app.critiquesDone()
  return { alice, sale: (await assetOf(alice)).thesis.at(-1)?.sequence ?? 0 }
}

const preview = (visitor: Visitor, said: Record<string, unknown>) =>
  visitor.send('POST', '/api/assets/1/corrections/preview', {
    correctionId: randomUUID(),
    correctsSequence: 1,
    reason: 'A typing mistake.',
    ...said,
  })

describe('a correction of what another device has corrected', () => {
  it('is refused until it was seen, and a repeat of the same is answered as the first was', async () => {
    const { alice, sale } = await soldWrongly()
    const seenUpTo = sale + 1
    const first = { correctsSequence: sale, field: 'price', to: 180, correctionId: randomUUID(), seenUpTo }
    expect((await correct(alice, first)).status).toBe(201)
    const second = { ...first, to: 181, correctionId: randomUUID() }
    expect(await correct(alice, second)).toMatchObject({
      status: 409,
      json: { assetId: 1, detail: expect.stringContaining('The same was corrected since this form was opened.') },
    })
    expect((await correct(alice, { ...first, seenUpTo: seenUpTo + 9 })).status).toBe(201)
    expect((await assetOf(alice)).thesis.at(-1)?.price?.price).toBe('180')
    expect((await correct(alice, { ...second, seenUpTo: seenUpTo + 1 })).status).toBe(201)
    expect((await assetOf(alice)).thesis.at(-1)?.price?.price).toBe('181')
  })
})

describe('what a correction would do', () => {
  it('is shown before it is recorded, with the values to compare it with', async () => {
    const { alice, sale } = await soldWrongly()
    const before = await assetOf(alice)
    expect(await preview(alice, { correctsSequence: sale, field: 'price', to: 180 })).toMatchObject({
      status: 200,
      json: {
        refusal: null,
        consequence: {
          before: { does: 'sell', amount: '180000', realizedGain: '179000.00', totalGainLoss: '17900.00' },
          after: { amount: '1800', realizedGain: '800.00', totalGainLoss: '80.00' },
          on: '2026-11-20',
          nearest: { price: '100', on: '2026-11-20' },
        },
      },
    })
    expect(await assetOf(alice)).toEqual(before)
  })

  it('has no nearest price if only the entry itself has one', async () => {
    const alice = await owner()
    await decide(alice, { updateAction: 'Hold' })
    expect(await preview(alice, { field: 'price', to: 10_000 })).toMatchObject({
      json: { consequence: { nearest: null, quantities: [] } },
    })
  })

  it('withdraws an alert, and shows the one that it triggers', async () => {
    const alice = await owner({ stopLossYesNo: 'Yes', stopLossPrice: 90 })
    app.setNow('2026-11-20T16:00:00.000Z')
    await decide(alice, { updateAction: 'Hold', price: 8.6 })
    const [, hold] = (await assetOf(alice)).thesis
    const passed = { before: { levelsPassed: ['stop-loss'] }, after: { levelsPassed: [] } }
    const mended = { correctsSequence: hold?.sequence, field: 'price', to: 98.6 }
    expect((await preview(alice, mended)).json).toMatchObject({ consequence: passed })
    await correct(alice, mended)
    expect((await preview(alice, { ...mended, to: 86 })).json).toMatchObject({
      consequence: { before: passed.after, after: passed.before },
    })
  })

  it('contains the price of the share under an option over a split that its owner has recorded of it', async () => {
    const contract = { right: 'call', strike: '100', expiresOn: '2027-01-15' }
    const ofXom = { ticker: 'XOM', companyName: 'Exxon' }
    const owned = await owner({ ...ofXom, stockOrOptions: 'options', contract, costBasis: 5 })
    expect((await owned.send('POST', '/api/assets', buyIbm({ ...ofXom, costBasis: 100 }))).status).toBe(201)
    const at = '2026-11-27T16:00:00.000Z'
    app.setNow(at)
    const split = { effectiveOn: '2026-11-25', newShares: '4', oldShares: '1' }
    expect((await owned.send('POST', '/api/assets/2/splits', split)).status).toBe(201)
    const price = { price: '24.73', source: 'twelve-data', at } as const
    await storeQuote(app.context.db, 'XOM', { quote: { price, open: null, previousClose: null }, fetchedAt: at })
    const strike = { correctsSequence: 1, field: 'strike', to: '10000' }
    expect(await preview(owned, strike)).toMatchObject({ json: { consequence: { sharePrice: '98.92' } } })
  })

  it('contains the values to compare a stop and a strike with', async () => {
    const alice = await owner({ stopLossYesNo: 'Yes', stopLossPrice: 90 })
    expect(await preview(alice, { field: 'stopLoss', to: 0.9 })).toMatchObject({
      json: { consequence: { unitPrice: '100', sharePrice: null } },
    })
    const contract = { right: 'call', strike: '100', expiresOn: '2027-01-15' }
    const option = { ticker: 'XOM', companyName: 'Exxon', stockOrOptions: 'options', contract, costBasis: 5 }
    const bob = await owner(option)
    const price = { price: '98.92', source: 'twelve-data', at: NOW } as const
    await storeQuote(app.context.db, 'XOM', { quote: { price, open: null, previousClose: null }, fetchedAt: NOW })
    const strike = { correctsSequence: 1, field: 'strike', to: '10000' }
    expect(await preview(bob, strike)).toMatchObject({ json: { consequence: { sharePrice: '98.92' } } })
    expect(await preview(bob, { ...strike, field: 'expiresOn', to: '2020-01-15' })).toMatchObject({
      json: { consequence: null, refusal: expect.stringContaining('when the option had expired') },
    })
  })

  it('is only the reason if recording it would be refused', async () => {
    const { alice, sale } = await soldWrongly()
    expect(await preview(alice, { correctsSequence: sale, field: 'price', to: 18_000 })).toMatchObject({
      status: 200,
      json: { consequence: null, refusal: 'That is what stands there already. Nothing was recorded.' },
    })
  })
})

describe('a correction', () => {
  it('mends a sale at 18000 instead of 180 everywhere, and shows both', async () => {
    const { alice, sale } = await soldWrongly()
    expect(await assetOf(alice)).toMatchObject({ totalGainLoss: '17900.00', realizedGain: '179000.00' })
    const answer = await correct(alice, { correctsSequence: sale, field: 'price', to: 180 })
    expect(answer).toMatchObject({
      status: 201,
      json: {
        totalGainLoss: '80.00',
        realizedGain: '800.00',
        currentValue: '1800.00',
        thesis: [
          { action: 'Buy' },
          {
            action: 'Sell',
            price: { price: '180', source: 'typed' },
            corrections: [
              {
                field: 'price',
                from: '18000',
                to: '180',
                reason: 'A typing mistake.',
                dateAddedReadable: 'Nov 20, 2026',
              },
            ],
            correctable: [{ field: 'price', value: '180' }, { field: 'decidedOn' }],
          },
        ],
        aiAnalysis: [{ action: 'Buy' }, { action: 'Sell', correctedSince: 'this-entry' }],
        events: [{ kind: 'correction-recorded', correctsSequence: sale, field: 'price', from: '18000', to: '180' }],
      },
    })
    expect(await alice.send('GET', '/api/summary')).toMatchObject({
      json: { account: { gainLoss: '800.00', gainLossPercent: '80.00' } },
    })
    expect(await alice.send('GET', '/api/assets/1/chart')).toMatchObject({
      json: { decisions: [{}, { price: '180.00' }] },
    })
    expect(await alice.send('GET', '/api/assets?list=sold')).toMatchObject({
      json: { assets: [{ totalGainLoss: '80.00' }] },
    })
    const { moves } = (await alice.send('GET', '/api/assets/1/workings')).json as ExplanationView
    expect(moves).toMatchObject([{ what: 'Buy 10 at $100.00' }, { what: 'Sell all at $180.00' }])
  })

  it('can be sent again without being recorded twice, and its id never means another', async () => {
    const { alice, sale } = await soldWrongly()
    const said = { correctionId: randomUUID(), correctsSequence: sale, field: 'price', to: '180' }
    const [first, again] = [await correct(alice, said), await correct(alice, { ...said, to: 180 })]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.json).toEqual(first.json)
    expect(await correct(alice, { ...said, to: 181 })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'correctionId' }] },
    })
    expect((await assetOf(alice)).events).toHaveLength(1)
    const atOnce = { ...said, correctionId: randomUUID(), to: 179 }
    const answers = await Promise.all([1, 2, 3].map(() => correct(alice, atOnce)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await assetOf(alice)).events).toHaveLength(2)
  })

  it('of a correction is one of the entry: the latest counts, and all are shown', async () => {
    const { alice, sale } = await soldWrongly()
    await correct(alice, { correctsSequence: sale, field: 'price', to: 1800 })
    const first = (await assetOf(alice)).events[0]?.sequence
    const { json } = await correct(alice, { correctsSequence: first, field: 'price', to: 180 })
    expect(json).toMatchObject({
      realizedGain: '800.00',
      thesis: [{}, { corrections: [{ to: '1800' }, { from: '1800', to: '180' }] }],
      events: [{ correctsSequence: sale }, { correctsSequence: sale }],
    })
  })

  it.each([
    ['what was thought', { field: 'thesis', to: 'Another one, which is better.' }, 'record an update'],
    ['how sure somebody was', { field: 'confidence', to: 9 }, 'record an update'],
    ['anything without saying why', { field: 'price', to: 90, reason: ' ' }, 'Say why'],
    ['a listed company’s ticker', { field: 'ticker', to: 'IBN' }, 'chosen from the directory and not typed'],
    ['an entry of nobody', { field: 'price', to: 90, correctsSequence: 99 }, 'There is no such entry'],
    ['a day to one that is still to come', { field: 'decidedOn', to: '2026-11-21' }, 'It was written on Nov 20, 2026'],
  ])('never changes %s', async (_, said, message) => {
    const alice = await owner()
    const answer = await correct(alice, said)
    expect([404, 422]).toContain(answer.status)
    expect(JSON.stringify(answer.json)).toContain(message)
    expect((await assetOf(alice)).events).toEqual([])
  })

  it('is refused if it would make a later entry impossible, which the refusal names', async () => {
    const alice = await owner()
    await decide(alice, { updateAction: 'Sell Some', quantity: 6, price: 110 })
    expect(await correct(alice, { field: 'quantity', to: 5 })).toMatchObject({
      status: 422,
      json: {
        detail: expect.stringContaining('Your Sell Some of Nov 20, 2026 sold 6, and you would have held 5 then'),
      },
    })
    expect(await assetOf(alice)).toMatchObject({ quantity: '4', events: [] })
  })

  it('cannot be made by another user', async () => {
    const [, bob] = [await owner(), await app.member()]
    expect(await correct(bob, { field: 'price', to: 90 })).toMatchObject({ status: 404 })
  })

  it('of a ticker that was typed moves the asset to its symbol, unless that is on a list already', async () => {
    const alice = await owner({ ticker: 'ZZQQX', companyName: 'My neighbour’s bakery' })
    await alice.send('POST', '/api/assets', buyIbm({ ticker: 'ZZQQY' }))
    expect(await correct(alice, { field: 'ticker', to: 'ZZQQY' })).toMatchObject({ status: 409, json: { assetId: 2 } })
    expect(await correct(alice, { field: 'ticker', to: 'ZZQQZ' })).toMatchObject({
      status: 201,
      json: { ticker: 'ZZQQZ' },
    })
    const row = await app.context.db
      .selectFrom('assets')
      .select(['identity', 'symbol'])
      .where('symbol', '=', 'ZZQQZ')
      .execute()
    expect(row).toEqual([{ identity: 'ZZQQZ', symbol: 'ZZQQZ' }])
    expect(await alice.send('POST', '/api/assets', buyIbm({ ticker: 'ZZQQX' }))).toMatchObject({ status: 201 })
  })

  it('withdraws the stop that only the mistyped price had passed, and tells the one that the right price passes', async () => {
    const alice = await owner({ stopLossYesNo: 'Yes', stopLossPercentage: 10 })
    app.setNow('2026-11-20T16:00:00.000Z')
    await decide(alice, { updateAction: 'Hold', price: 98 })
    app.setNow('2026-11-20T17:00:00.000Z')
    await decide(alice, { updateAction: 'Hold', price: 86 })
    const { thesis, crossings } = await assetOf(alice)
    expect(crossings).toHaveLength(1)
    const [, first, second] = thesis
    const { json } = await correct(alice, { correctsSequence: second?.sequence, field: 'price', to: 98.5 })
    expect(json).toMatchObject({ crossings: [] })
    expect((json as AssetView).events).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'level-crossed', isWithdrawn: true, price: expect.objectContaining({ price: '98.5' }) },
        asTold: { levelPrice: '90', price: expect.objectContaining({ price: '86' }) },
      }),
    )
    const passed = await correct(alice, { correctsSequence: first?.sequence, field: 'price', to: 89 })
    expect(passed).toMatchObject({ json: { crossings: [{ level: 'stop-loss', price: '89.00' }] } })
  })
})
