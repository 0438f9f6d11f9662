import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssetListView, AssetView } from '#contract/assets.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const add = async (visitor: Visitor, changed: Record<string, unknown> = {}) =>
  (await visitor.send('POST', '/api/assets', buyIbm(changed))).json as AssetView

describe('adding to a list', () => {
  it('records the decision and shows it in the words of the specification', async () => {
    const alice = await app.member()
    const answer = await alice.send('POST', '/api/assets', buyIbm({ stopLossYesNo: 'Yes', stopLossPercentage: 10 }))
    expect(answer).toMatchObject({
      status: 201,
      json: {
        assetId: 1,
        ticker: 'IBM',
        stockOrOptions: 'stock',
        list: 'bought',
        quantity: '10',
        costBasis: '121.23',
        initialValue: '1212.30',
        currentValue: '1212.30',
        totalGainLoss: '0.00',
        stopLossYesNo: 'Yes',
        stopLossPercentage: '10',
        takeProfitYesNo: 'No',
        takeProfitPercentage: null,
        nextActions: ['Sell', 'Hold', 'Buy More', 'Sell Some'],
        watchBuySell: [{ action: 'Buy' }],
        confidenceLevel: [{ level: 6 }],
        thesis: [{ action: 'Buy', price: { price: '121.23', source: 'typed' } }],
      },
    })
  })

  it('takes stop and target as prices too, and watches for them', async () => {
    const alice = await app.member()
    const levels = { stopLossYesNo: 'Yes', stopLossPrice: '80.00', takeProfitYesNo: 'Yes', takeProfitPrice: 150 }
    const added = await alice.send('POST', '/api/assets', buyIbm(levels))
    expect(added).toMatchObject({
      status: 201,
      json: { stopLossPrice: '80.00', stopLossPercentage: null, takeProfitPrice: '150.00', takeProfitYesNo: 'Yes' },
    })
    expect(await alice.send('POST', '/api/assets/1/prices', { price: '75' })).toMatchObject({
      json: { crossings: [{ level: 'stop-loss', levelPrice: '80.00' }] },
    })
  })

  it('puts a Buy on the bought list and a Watch on the watched one', async () => {
    const alice = await app.member()
    await add(alice)
    await add(alice, { ticker: 'msft', companyName: 'Microsoft', watchOrBuy: 'Watch', costBasis: null })
    const list = async (name: string) =>
      ((await alice.send('GET', `/api/assets?list=${name}`)).json as AssetListView).assets
    expect((await list('bought')).map(({ ticker }) => ticker)).toEqual(['IBM'])
    expect(await list('watched')).toMatchObject([
      { assetId: 2, ticker: 'MSFT', costBasis: null, currentValue: null, totalGainLoss: null, initialConfidence: 6 },
    ])
    expect(await list('sold')).toEqual([])
  })

  it('answers a repeat of the same decision with the same bytes, and records it once', async () => {
    const alice = await app.member()
    const body = buyIbm()
    const first = await alice.send('POST', '/api/assets', body)
    await app.critiquesDone()
    const repeats = await Promise.all(Array.from({ length: 10 }, () => alice.send('POST', '/api/assets', body)))
    for (const repeat of repeats) expect(repeat).toMatchObject({ status: 201, json: first.json })
    expect((await alice.send('GET', '/api/assets/1')).json).toMatchObject({ thesis: [{}], watchBuySell: [{}] })
  })

  it('records once what is sent many times at once', async () => {
    const alice = await app.member()
    const body = buyIbm()
    const answers = await Promise.all(Array.from({ length: 20 }, () => alice.send('POST', '/api/assets', body)))
    expect([...new Set(answers.map(({ json }) => JSON.stringify(json)))]).toEqual([JSON.stringify(answers[0]?.json)])
    const { thesis } = (await alice.send('GET', '/api/assets/1')).json as AssetView
    expect(thesis).toHaveLength(1)
  })

  it('refuses other words under a decision id that stands', async () => {
    const alice = await app.member()
    const body = buyIbm()
    await alice.send('POST', '/api/assets', body)
    const other = await alice.send('POST', '/api/assets', { ...body, thesis: 'Quite another reason to buy it.' })
    expect(other).toMatchObject({ status: 422, json: { errors: [{ field: 'decisionId' }] } })
  })

  it('refuses a company twice, with the way to the asset', async () => {
    const alice = await app.member()
    await add(alice)
    expect(await alice.send('POST', '/api/assets', buyIbm({ ticker: 'ibm' }))).toMatchObject({
      status: 409,
      json: { detail: 'IBM is already on one of your lists. Please update the asset there.', assetId: 1 },
    })
  })

  it('gives many companies at once an id each, without a gap', async () => {
    const alice = await app.member()
    const tickers = Array.from({ length: 12 }, (_, n) => `T${n}`)
    const views = await Promise.all(tickers.map((ticker) => add(alice, { ticker })))
    expect(views.map(({ assetId }) => assetId).sort((a, b) => a - b)).toEqual(tickers.map((_, n) => n + 1))
  })

  it('keeps an option apart from the stock by its terms, and never prices it by the share', async () => {
    const alice = await app.member()
    await add(alice)
    const contract = { right: 'call', strike: 150, expiresOn: '2027-01-15' }
    expect(await add(alice, { stockOrOptions: 'options', contract, costBasis: 4.2 })).toMatchObject({
      assetId: 2,
      costBasis: '4.20',
      contract: { right: 'call', strike: '150', expiresOn: '2027-01-15' },
    })
    expect(await alice.send('POST', '/api/assets', buyIbm({ stockOrOptions: 'options' }))).toMatchObject({
      status: 409,
    })
  })
})

describe('bad input records nothing and names its field', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a thesis of 9 characters', { thesis: '123456789' }, 'thesis'],
    ['a thesis of 5,001 characters', { thesis: 'x'.repeat(5001) }, 'thesis'],
    ['a thesis of blanks', { thesis: ' '.repeat(40) }, 'thesis'],
    ['a thesis with a control character', { thesis: 'It will rise\u0000 soon' }, 'thesis'],
    ['a thesis with half a character', { thesis: 'It will rise \ud83d soon' }, 'thesis'],
    ['confidence 0', { confidenceLevel: 0 }, 'confidenceLevel'],
    ['confidence 11', { confidenceLevel: 11 }, 'confidenceLevel'],
    ['confidence 5.5', { confidenceLevel: 5.5 }, 'confidenceLevel'],
    ['confidence as text', { confidenceLevel: '5' }, 'confidenceLevel'],
    ['quantity -1', { assetQty: -1 }, 'assetQty'],
    ['quantity as a word', { assetQty: 'ten' }, 'assetQty'],
    ['quantity null, which is what NaN becomes', { assetQty: Number.NaN }, 'assetQty'],
    ['quantity as an array', { assetQty: [10] }, 'assetQty'],
    ['a price below zero', { costBasis: '-3' }, 'costBasis'],
    ['a Buy without a price', { costBasis: null }, 'costBasis'],
    ['neither Watch nor Buy', { watchOrBuy: 'Short' }, 'watchOrBuy'],
    ['neither stock nor options', { stockOrOptions: 'bond' }, 'stockOrOptions'],
    ['a stop loss without its percentage', { stopLossYesNo: 'Yes' }, 'stopLossPercentage'],
    [
      'a stop loss that is said twice',
      { stopLossYesNo: 'Yes', stopLossPercentage: 5, stopLossPrice: 90 },
      'stopLossPrice',
    ],
    ['a stop loss at nothing', { stopLossYesNo: 'Yes', stopLossPrice: 0 }, 'stopLossPrice'],
    ['a stop loss above the cost', { stopLossYesNo: 'Yes', stopLossPrice: 122 }, 'stopLossPrice'],
    ['a stop loss below 1', { stopLossYesNo: 'Yes', stopLossPercentage: 0.99 }, 'stopLossPercentage'],
    [
      'a take profit that is no number',
      { takeProfitYesNo: 'Yes', takeProfitPercentage: 'lots' },
      'takeProfitPercentage',
    ],
    ['an impossible ticker', { ticker: 'I B M' }, 'ticker'],
    ['no company name', { companyName: ' ' }, 'companyName'],
    ['an id that is no UUID', { decisionId: '1' }, 'decisionId'],
    ['an unknown field', { userId: 'bob' }, 'userId'],
    ['a field of the server', { recordedAt: '2020-01-01T00:00:00.000Z' }, 'recordedAt'],
  ])('%s', async (_, changed, field) => {
    const alice = await app.member()
    const answer = await alice.send('POST', '/api/assets', buyIbm(changed))
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect((answer.json as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field])
    expect((await alice.send('GET', '/api/assets/1')).status).toBe(404)
  })

  it('says «Unrecognized Request» to a choice that is neither', async () => {
    const alice = await app.member()
    const answer = await alice.send('POST', '/api/assets', buyIbm({ watchOrBuy: 'Sell' }))
    expect(answer.json).toMatchObject({ detail: 'Unrecognized Request' })
  })

  it.each<[string, string, Record<string, string>, number]>([
    ['malformed JSON', '{"ticker": ', {}, 400],
    ['an infinite quantity', JSON.stringify(buyIbm()).replace('"assetQty":10', '"assetQty":1e309'), {}, 422],
    ['no object', '[]', {}, 422],
    ['a body over 64 KiB', JSON.stringify(buyIbm({ thesis: 'x'.repeat(66_000) })), {}, 413],
    ['a form', 'ticker=IBM', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['text that says it is JSON', JSON.stringify(buyIbm()), { 'content-type': 'text/plain' }, 415],
    ['a polluted prototype', '{"__proto__":{"isAdmin":true}}', {}, 422],
  ])('%s', async (_, body, headers, status) => {
    const alice = await app.member()
    expect((await alice.send('POST', '/api/assets', body, headers)).status).toBe(status)
    expect((await alice.send('GET', '/api/assets/1')).status).toBe(404)
  })

  it.each([
    [{ thesis: '1234567890' }],
    [{ thesis: 'x'.repeat(5000) }],
    [{ confidenceLevel: 1 }],
    [{ confidenceLevel: 10 }],
    [{ assetQty: 0 }],
    [{ assetQty: '0.123456789' }],
    [{ stopLossYesNo: 'Yes', stopLossPercentage: 1 }],
    [{ thesis: 'Zeile eins\n\tZeile zwei 🚀' }],
  ])('and what stands at the edge is accepted: %j', async (changed) => {
    const alice = await app.member()
    expect((await alice.send('POST', '/api/assets', buyIbm(changed))).status).toBe(201)
  })
})

describe("another user's asset", () => {
  it('is not found, in the same words as one that nobody has', async () => {
    const [alice, bob] = [await app.member(), await app.member()]
    const { awaitingCritique } = await add(alice)
    const decision = {
      decisionId: randomUUID(),
      updateAction: 'Hold',
      updatedConfidenceLevel: 5,
      updatedThesis: 'Still the same story.',
    }
    const attempts = (assetId: string) => [
      bob.send('GET', `/api/assets/${assetId}`),
      bob.send('POST', `/api/assets/${assetId}/decisions`, decision),
      bob.send('POST', `/api/assets/${assetId}/critiques`, { decisionId: awaitingCritique[0] }),
    ]
    const theirs = await Promise.all(attempts('1'))
    for (const odd of ['99', '0', '-1', '1.5', 'abc', '1e3', '99999999999'])
      for (const [index, answer] of (await Promise.all(attempts(odd))).entries())
        expect(answer).toMatchObject({ status: 404, json: theirs[index]?.json })
    expect(theirs[0]?.json).toMatchObject({ detail: 'Error: could not find requested asset.' })
    expect((await alice.send('GET', '/api/assets/1')).json).toMatchObject({ thesis: [{}] })
  })
})

describe('the critique', () => {
  it('follows by itself, as an entry of its own', async () => {
    const alice = await app.member()
    const { awaitingCritique } = await add(alice)
    await app.critiquesDone()
    const view = (await alice.send('GET', '/api/assets/1')).json as AssetView
    expect(view.awaitingCritique).toEqual([])
    expect(view.aiAnalysis).toMatchObject([
      { decisionId: awaitingCritique[0], sequence: 2, action: 'Buy', status: 'complete', model: 'built-in critic' },
    ])
    expect(view.aiAnalysis[0]?.aiAnalysis).toMatch(/^Psychology: .+\n\nFundamentals: .+\n\nWorld events: ./)
  })

  it('can be asked for again, and the first stays', async () => {
    const alice = await app.member()
    const { awaitingCritique } = await add(alice)
    await app.critiquesDone()
    const again = await alice.send('POST', '/api/assets/1/critiques', { decisionId: awaitingCritique[0] })
    expect(again.status).toBe(202)
    await app.critiquesDone()
    const view = (await alice.send('GET', '/api/assets/1')).json as AssetView
    expect(view.aiAnalysis.map(({ sequence }) => sequence)).toEqual([2, 3])
  })

  it('of a decision that is not there is not found', async () => {
    const alice = await app.member()
    await add(alice)
    const answer = await alice.send('POST', '/api/assets/1/critiques', { decisionId: randomUUID() })
    expect(answer.status).toBe(404)
  })
})

it('one row of a list is what the list shows of it', async () => {
  const alice = await app.member()
  await add(alice)
  const { json } = await alice.send('GET', '/api/assets?list=bought')
  expect(await alice.send('GET', '/api/assets/1/row')).toMatchObject({
    status: 200,
    json: (json as AssetListView).assets[0],
  })
  expect((await alice.send('GET', '/api/assets/2/row')).status).toBe(404)
})
