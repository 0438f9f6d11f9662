import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const THESIS = 'The story is intact and the price is lower.'
const decide = (visitor: Visitor, said: Record<string, unknown>) =>
  visitor.send('POST', '/api/assets/1/decisions', {
    decisionId: randomUUID(),
    updatedConfidenceLevel: 7,
    updatedThesis: THESIS,
    ...said,
  })

async function owner(changed: Record<string, unknown> = {}): Promise<Visitor> {
  const visitor = await app.member()
  await visitor.send('POST', '/api/assets', buyIbm(changed))
  return visitor
}

describe('further decisions', () => {
  it('update in place: Hold enters the histories and not watchBuySell', async () => {
    const alice = await owner()
    expect(await decide(alice, { updateAction: 'Hold', price: 98.92 })).toMatchObject({
      status: 201,
      json: {
        list: 'bought',
        totalGainLoss: '-18.40',
        watchBuySell: [{ action: 'Buy' }],
        thesis: [{ action: 'Buy' }, { action: 'Hold', thesis: THESIS }],
        confidenceLevel: [{ level: 6 }, { level: 7 }],
        initialConfidence: 6,
        confidence: 7,
      },
    })
  })

  it('sell, and buy again as a new holding period', async () => {
    const alice = await owner()
    expect(await decide(alice, { assetAction: 'Sell', price: 130 })).toMatchObject({
      status: 201,
      json: { list: 'sold', currentValue: '1300.00', nextActions: ['Buy', 'Keep Watching'] },
    })
    expect(await decide(alice, { assetAction: 'Buy', quantity: 4, price: 100 })).toMatchObject({
      json: { list: 'bought', quantity: '4', costBasis: '100.00', watchBuySell: [{}, {}, { action: 'Buy' }] },
    })
  })

  it('average the cost of Buy More and take Sell Some out of it', async () => {
    const alice = await owner({ costBasis: 100 })
    expect(await decide(alice, { updateAction: 'Buy More', quantity: 30, price: 60 })).toMatchObject({
      json: { quantity: '40', costBasis: '70.00' },
    })
    expect(await decide(alice, { updateAction: 'Sell Some', quantity: 20, price: 90 })).toMatchObject({
      json: { list: 'bought', quantity: '20', costBasis: '70.00', currentValue: '1800.00' },
    })
  })

  it('are refused where the page had not seen what was decided since, and a repeat is the same though it has seen more', async () => {
    const alice = await owner()
    const sale = { updateAction: 'Sell Some', quantity: 4, price: 120, seenUpTo: 1, decisionId: randomUUID() }
    expect(await decide(alice, sale)).toMatchObject({ status: 201, json: { quantity: '6' } })
    expect(await decide(alice, { ...sale, decisionId: randomUUID() })).toMatchObject({
      status: 409,
      json: { assetId: 1, detail: expect.stringContaining('since this form was opened') },
    })
    expect(await decide(alice, { ...sale, seenUpTo: 40 })).toMatchObject({ status: 201, json: { quantity: '6' } })
    expect(await decide(alice, { ...sale, seenUpTo: 40, decisionId: randomUUID() })).toMatchObject({
      json: { quantity: '2' },
    })
  })

  it('are told so when another tab came first', async () => {
    const alice = await owner()
    await decide(alice, { assetAction: 'Sell' })
    for (const late of [{ assetAction: 'Sell' }, { updateAction: 'Hold' }])
      expect(await decide(alice, late)).toMatchObject({
        status: 409,
        json: { detail: expect.stringContaining('IBM is on your sold list now'), assetId: 1 },
      })
  })

  it('are recorded once of two that exclude each other', async () => {
    const alice = await owner()
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(alice, { assetAction: 'Sell' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  it('answer a repeat the same', async () => {
    const alice = await owner()
    const decisionId = randomUUID()
    const first = await decide(alice, { decisionId, assetAction: 'Sell', price: 130 })
    await decide(alice, { updateAction: 'Keep Watching' })
    expect(await decide(alice, { decisionId, assetAction: 'Sell', price: 130 })).toMatchObject({
      status: 201,
      json: first.json,
    })
  })

  it.each<[Record<string, unknown>, number, string]>([
    [{ updateAction: 'Short' }, 422, 'Unrecognized Request'],
    [{ updateAction: 'Sell' }, 422, 'Unrecognized Request'],
    [{}, 422, 'Unrecognized Request'],
    [{ updateAction: 'Hold', updatedConfidenceLevel: 0 }, 422, 'Confidence is a whole number from 1 to 10.'],
    [
      { updateAction: 'Hold', updatedThesis: 'too short' },
      422,
      'Write at least 10 characters: why do you decide this?',
    ],
    [{ updateAction: 'Hold', quantity: 3 }, 422, 'Hold takes no quantity.'],
    [{ updateAction: 'Sell Some', quantity: 10, price: 5 }, 422, 'You hold 10. To sell all of it, use Sell.'],
    [
      { updateAction: 'Buy More', quantity: 1 },
      422,
      'Buy More needs a price per unit. Type the price that you paid or got.',
    ],
  ])('refuse %j', async (said, status, detail) => {
    expect(await decide(await owner(), said)).toMatchObject({ status, json: { detail } })
  })
})
