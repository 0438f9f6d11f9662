import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { EchoView } from '#contract/echo.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { resolveDueClaims } from '../mirror/claim-resolution-job.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { storeQuote } from '../prices/quote-store.ts'

const SAID = 'Government contracts renew every year and nobody else has the data.'
const PLTR = { ticker: 'PLTR', companyName: 'Palantir Technologies Inc.', costBasis: 100, confidenceLevel: 8 }

let app: TestApp
let member: Visitor
beforeEach(async () => {
  app = await openTestApp()
  app.setNow('2026-02-03T15:00:00.000Z')
  member = await app.member()
  await member.send('POST', '/api/assets', buyIbm({ ...PLTR, thesis: `${SAID} I wait.` }))
  app.setNow('2026-06-08T15:00:00.000Z')
  // The closes lead there, so that the fall is no split.
  const closes = [
    { day: '2026-02-03', close: '100' },
    { day: '2026-04-15', close: '82' },
  ].map((day) => ({ ...day, open: null, high: null, low: null }))
  await storeDailyPrices(app.context.db, SHARED, 'PLTR', closes, 'twelve-data')
  const price = { price: '66', source: 'twelve-data', at: '2026-06-08T14:59:00.000Z' } as const
  const quote = { price, open: '67', previousClose: '68' }
  await storeQuote(app.context.db, 'PLTR', { quote, fetchedAt: price.at })
})
afterEach(() => app.close())

const look = async (visitor: Visitor, body: object) =>
  EchoView.parse((await visitor.send('POST', '/api/echo', body)).json)

describe('POST /api/echo', () => {
  it('gives a nearly equal earlier passage, its asset, its confidence, and what came of it', async () => {
    expect((await look(member, { text: `So: ${SAID}` })).passages).toEqual([
      {
        passage: SAID,
        dateAdded: '2026-02-03T15:00:00.000Z',
        dateAddedReadable: 'Feb 3, 2026',
        ...{
          assetId: 1,
          list: 'bought',
          sequence: 1,
          ticker: 'PLTR',
          stockOrOptions: 'stock',
          action: 'Buy',
          confidence: 8,
        },
        wrote: 'You wrote nearly this on Feb 3, 2026 about PLTR, at 8 of 10.',
        changePercent: '-34.00',
        pricedAt: '2026-06-08T14:59:00.000Z',
        became: 'It is down 34% since.',
      },
    ])
  })

  it('names the day of writing, with the day decided where that was an earlier one, and what its price did since', async () => {
    const other = await app.member()
    const decided = { ...PLTR, decidedOn: '2026-02-03', thesis: `${SAID} I wait.` }
    await other.send('POST', '/api/assets', buyIbm(decided))
    const [passage] = (await look(other, { text: `So: ${SAID}` })).passages
    expect(passage).toMatchObject({
      ...{ dateAdded: '2026-06-08T15:00:00.000Z', dateAddedReadable: 'Jun 8, 2026', decidedOnReadable: 'Feb 3, 2026' },
      wrote: 'You wrote nearly this on Jun 8, 2026 about PLTR, as decided on Feb 3, 2026, at 8 of 10.',
      became: 'It is down 34% since Feb 3, 2026.',
    })
  })

  it('says nothing of a price that tells how a claim came out whose review is still to come', async () => {
    app.setNow('2026-02-03T15:00:00.000Z')
    const other = await app.member()
    const claim = { horizonMonths: 3, benchmark: 'gain' } as const
    await other.send('POST', '/api/assets', buyIbm({ ...PLTR, claim, thesis: `${SAID} I wait.` }))
    app.setNow('2026-06-08T15:00:00.000Z')
    const since = async () => (await look(other, { text: SAID })).passages.map(({ became }) => became)
    // Its day was May 3, and its closes are not there yet.
    expect(await since()).toEqual([null])
    const close = { day: '2026-05-01', close: '80', open: null, high: null, low: null }
    await storeDailyPrices(app.context.db, SHARED, 'PLTR', [close], 'twelve-data')
    await resolveDueClaims(app.context)
    expect(await since()).toEqual([null])
    const answers = { confidence: 8, why: 'Contracts renew.', returnPercent: 5 }
    expect(await other.send('POST', '/api/mirror/reviews/1/answers', answers)).toMatchObject({ status: 201 })
    expect(await since()).toEqual([null])
    expect(await other.send('POST', '/api/mirror/reviews/1/grade', { isWellDecided: true })).toMatchObject({
      status: 201,
    })
    expect(await since()).toEqual(['It is down 34% since.'])
  })

  it('finds nothing of the asset itself, of another account, or for a few words', async () => {
    expect(await look(member, { text: SAID, assetId: 1 })).toEqual({ passages: [] })
    expect(await look(await app.member(), { text: SAID })).toEqual({ passages: [] })
    expect(await look(await app.member(), { text: SAID, assetId: 1 })).toEqual({ passages: [] })
    expect(await look(member, { text: '' })).toEqual({ passages: [] })
  })

  it.each([
    ['a text that is too long', { text: 'x'.repeat(5001) }],
    ['no text', {}],
    ['an asset that is no number', { text: SAID, assetId: 'one' }],
    ['another field', { text: SAID, user: 'bob' }],
  ])('refuses %s', async (_, body) => expect((await member.send('POST', '/api/echo', body)).status).toBe(422))

  it('is for those who are signed in', async () => {
    expect((await app.visitor().send('POST', '/api/echo', { text: SAID })).status).toBe(401)
  })
})

it('the built-in critic mentions it, and it is stored with the critique', async () => {
  await member.send('POST', '/api/assets', buyIbm({ thesis: SAID }))
  await app.critiquesDone()
  const { aiAnalysis } = (await member.send('GET', '/api/assets/2')).json as AssetView
  expect(aiAnalysis[0]?.aiAnalysis).toContain(
    'You wrote nearly this on Feb 3, 2026 about PLTR, at 8 of 10: “Government contracts renew every year and nobody else has the data”; it is down 34% since.',
  )
  // The price has recovered since, but a second critique gets the same facts.
  const price = { price: '100', source: 'twelve-data', at: '2026-06-09T14:59:00.000Z' } as const
  const quote = { price, open: '67', previousClose: '68' }
  await storeQuote(app.context.db, 'PLTR', { quote, fetchedAt: price.at })
  await member.send('POST', '/api/assets/2/critiques', { decisionId: aiAnalysis[0]?.decisionId })
  await app.critiquesDone()
  const again = (await member.send('GET', '/api/assets/2')).json as AssetView
  expect(again.aiAnalysis).toHaveLength(2)
  expect(again.aiAnalysis.map(({ promptHash }) => promptHash)).toEqual(Array(2).fill(aiAnalysis[0]?.promptHash))
})
