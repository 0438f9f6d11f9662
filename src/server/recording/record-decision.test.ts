import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DecisionRecorded } from '#domain/ledger/entry.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const entryCount = async () =>
  (await app.context.db.selectFrom('entries').select('sequence').where('kind', '=', 'decision-recorded').execute())
    .length

/** A repeat with something else in it must not be answered as if that had been recorded. */
async function isRefused(visitor: Visitor, path: string, body: object): Promise<void> {
  const before = await entryCount()
  const answer = await visitor.send('POST', path, body)
  expect(answer, JSON.stringify(body)).toMatchObject({
    status: 422,
    json: {
      detail: expect.stringContaining('nothing was recorded'),
      errors: [{ field: 'decisionId' }],
    },
  })
  expect(await entryCount()).toBe(before)
}

const option = {
  stockOrOptions: 'options',
  contract: { right: 'call', strike: 150, expiresOn: '2027-01-15' },
  stopLossYesNo: 'Yes',
  stopLossPercentage: 10,
}

describe('a decision that adds a company, sent again', () => {
  it.each<object>([
    { assetQty: 11 },
    { costBasis: 121.24 },
    { costBasis: null, watchOrBuy: 'Watch' },
    { watchOrBuy: 'Watch' },
    { ticker: 'MSFT' },
    { companyName: 'IBM' },
    { stockOrOptions: 'stock', contract: null },
    { contract: { ...option.contract, strike: 151 } },
    { contract: { ...option.contract, right: 'put' } },
    { contract: { ...option.contract, expiresOn: '2027-01-16' } },
    { contract: { ...option.contract, multiplier: 10 } },
    { stopLossPercentage: 11 },
    { stopLossYesNo: 'No' },
    { takeProfitYesNo: 'Yes', takeProfitPercentage: 20 },
    { confidenceLevel: 7 },
    { thesis: 'Quite another reason to buy it.' },
  ])('is refused with %j', async (changed) => {
    const alice = await app.member()
    const body = buyIbm(option)
    expect((await alice.send('POST', '/api/assets', body)).status).toBe(201)
    await isRefused(alice, '/api/assets', { ...body, ...changed })
  })

  it('gets the same response if only the notation differs', async () => {
    const alice = await app.member()
    const body = buyIbm({ assetQty: 10, costBasis: 121.2 })
    const first = await alice.send('POST', '/api/assets', body)
    const again = { ...body, assetQty: '10.0', costBasis: '121.20', ticker: 'ibm', contract: null }
    expect(await alice.send('POST', '/api/assets', again)).toMatchObject({ status: 201, json: first.json })
  })
})

describe('a further decision, sent again', () => {
  const more = () => ({
    decisionId: randomUUID() as string,
    updateAction: 'Buy More',
    quantity: 4,
    price: 100,
    updatedConfidenceLevel: 7,
    updatedThesis: 'The story is intact and the price is lower.',
  })

  it('is refused with anything else in it, for another asset, and as the first decision of a company', async () => {
    const alice = await app.member()
    const opening = buyIbm()
    await alice.send('POST', '/api/assets', opening)
    await alice.send('POST', '/api/assets', buyIbm({ ticker: 'MSFT', companyName: 'Microsoft' }))
    const body = more()
    expect((await alice.send('POST', '/api/assets/1/decisions', body)).status).toBe(201)
    const { updateAction: _, ...panel } = body
    for (const changed of [
      { ...body, quantity: 5 },
      { ...body, price: 101 },
      { ...body, updatedConfidenceLevel: 8 },
      { ...body, updatedThesis: 'The story has changed a little.' },
      { ...body, updateAction: 'Sell Some' },
      { ...body, updateAction: 'Hold', quantity: null },
      { ...panel, assetAction: 'Buy' },
    ])
      await isRefused(alice, '/api/assets/1/decisions', changed)
    await isRefused(alice, '/api/assets/2/decisions', body)
    await isRefused(alice, '/api/assets', { ...buyIbm({ ticker: 'CAT' }), decisionId: body.decisionId })
    await isRefused(alice, '/api/assets/1/decisions', { ...body, decisionId: opening.decisionId })
  })

  it('gets the same bytes after an expiry that was then in the future', async () => {
    const own = await openTestApp()
    own.setNow('2027-01-14T15:00:00.000Z')
    const alice = await own.member()
    const body = buyIbm(option)
    const first = await alice.send('POST', '/api/assets', body)
    own.setNow('2027-01-20T15:00:00.000Z')
    expect(JSON.stringify((await alice.send('POST', '/api/assets', body)).json)).toBe(JSON.stringify(first.json))
    await own.close()
  })
})

describe('a decision from before entries kept the hash of their request', () => {
  it('is answered as it was recorded, and refused with anything else in it', async () => {
    const alice = await app.member('from.before')
    const body = buyIbm()
    const { id } = await app.context.db
      .selectFrom('users')
      .select('id')
      .where('displayUsername', '=', 'from.before')
      .executeTakeFirstOrThrow()
    const recordedAt = '2026-01-05T15:00:00.000Z'
    const old: DecisionRecorded = {
      kind: 'decision-recorded',
      decisionId: body.decisionId,
      assetId: 1,
      action: 'Buy',
      confidence: body.confidenceLevel,
      thesis: body.thesis,
      quantity: '10',
      price: { price: '121.23', source: 'typed', at: recordedAt },
      asset: {
        ticker: 'IBM',
        companyName: body.companyName,
        type: 'stock',
        contract: null,
        stopLossPercent: null,
        takeProfitPercent: null,
      },
    }
    await app.context.write(id, (trx) => appendFact(trx, id, old, recordedAt))
    expect(await alice.send('POST', '/api/assets', body)).toMatchObject({
      status: 201,
      json: { assetId: 1, dateAdded: recordedAt },
    })
    await isRefused(alice, '/api/assets', { ...body, costBasis: 121.24 })
    await isRefused(alice, '/api/assets', { ...body, stopLossYesNo: 'Yes', stopLossPercentage: 5 })
  })
})
