import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { storeSplits } from '../prices/anomaly-store.ts'
import { storeDailyPrices } from '../prices/daily-price-store.ts'
import { storeQuote } from '../prices/quote-store.ts'

/** The page shows the answer to a decision until it has asked again: both have to say the same. */

const { app, member, setNow, get, add } = journalForEach('2026-06-08T15:00:00.000Z')
beforeEach(async () => {
  await add({ costBasis: 400, stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  setNow('2026-06-11T15:00:00.000Z')
})

const quote = (price: string, at: string, ticker = 'IBM') =>
  storeQuote(app().context.db, ticker, {
    quote: { price: { price, source: 'twelve-data', at }, open: '410', previousClose: '408' },
    fetchedAt: at,
  })

const reportSplit = () =>
  storeSplits(app().context.db, 'IBM', [
    { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1', source: 'massive' },
  ])

const further = (said: object = {}) => ({
  decisionId: randomUUID(),
  updateAction: 'Hold',
  updatedConfidenceLevel: 6,
  updatedThesis: 'It holds, as I said that it would.',
  ...said,
})

const asset = (assetId = 1) => get<AssetView>(`/api/assets/${assetId}`)

/** Everything but the critique, which may come between them. */
const withoutCritique = ({ aiAnalysis: _, awaitingCritique: __, ...view }: AssetView) => view

it.each<[string, object, () => Promise<void>]>([
  ['the price of a provider', {}, () => quote('420', '2026-06-11T14:59:00.000Z')],
  ['a split that is pending', { price: '103' }, reportSplit],
  ['the stop that its own price reached', { price: '350' }, async () => {}],
])('the answer to a decision tells %s as the page does', async (_, said, given) => {
  await given()
  const answer = await member().send('POST', '/api/assets/1/decisions', further(said))
  expect(answer.status).toBe(201)
  expect(withoutCritique(answer.json as AssetView)).toEqual(withoutCritique(await asset()))
})

it('tells no value while a split is pending', async () => {
  await reportSplit()
  const answer = await member().send('POST', '/api/assets/1/decisions', further({ price: '103' }))
  expect(answer.json).toMatchObject({
    currentValue: null,
    totalGainLoss: null,
    pendingSplit: { newShares: '4' },
    crossings: [],
  })
})

it('the answer to a first decision tells the price of a provider as the page does', async () => {
  await quote('420', '2026-06-11T14:59:00.000Z', 'MSFT')
  const answer = await member().send(
    'POST',
    '/api/assets',
    buyIbm({ costBasis: 419, watchOrBuy: 'Watch', ticker: 'MSFT' }),
  )
  expect(withoutCritique(answer.json as AssetView)).toEqual(withoutCritique(await asset(2)))
})

it('a repeat is answered with the stop that was told with the decision, and with nothing of later', async () => {
  const body = further({ price: '350' })
  const first = await member().send('POST', '/api/assets/1/decisions', body)
  expect(first.json).toMatchObject({ crossings: [{ price: '350.00' }], currentValue: '3500.00' })
  await app().critiquesDone()
  setNow('2026-06-12T15:00:00.000Z')
  await quote('100', '2026-06-12T14:59:00.000Z')
  await member().send('POST', '/api/assets/1/decisions', further({ price: '340' }))
  const again = await member().send('POST', '/api/assets/1/decisions', body)
  expect(JSON.stringify(again.json)).toBe(JSON.stringify(first.json))
})

it('a repeat tells the price that the first did, though a close of before it was typed and another quote came', async () => {
  await quote('420', '2026-06-11T14:59:00.000Z')
  const body = further()
  const first = await member().send('POST', '/api/assets/1/decisions', body)
  expect(first.json).toMatchObject({ currentPrice: { price: '420' } })
  await app().critiquesDone()
  const day = { day: '2026-06-10', open: null, high: null, low: null, close: '431' }
  const { id } = await app().context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await storeDailyPrices(app().context.db, id, 'IBM', [day], 'uploaded')
  await quote('433', '2026-06-11T15:30:00.000Z')
  const again = await member().send('POST', '/api/assets/1/decisions', body)
  expect(JSON.stringify(again.json)).toBe(JSON.stringify(first.json))
})

it('a repeat that is sent to an asset which does not exist is told so, and not that it says something else', async () => {
  const body = further()
  await member().send('POST', '/api/assets/1/decisions', body)
  expect(await member().send('POST', '/api/assets/99/decisions', body)).toMatchObject({
    status: 404,
    json: { detail: 'Error: could not find requested asset.' },
  })
})
