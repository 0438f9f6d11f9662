import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { IBM, story } from '#test/fixtures/entries.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { countStatements } from '#test/support/counted-statements.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { textOf } from '../http/stored-answer.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { quarantine, release, storeSplits } from '../prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { findAssetMarketData } from '../prices/market-data.ts'
import { storeQuote } from '../prices/quote-store.ts'
import { answerList, listAssetViews } from './asset-rows.ts'

let database: TestDatabase
let now: string
beforeEach(async () => {
  now = '2026-11-20T15:00:00.000Z'
  database = await openTestDatabase()
  await record('alice', 1, 'IBM', ['Buy', { quantity: '10', price: '100' }])
  await record('alice', 2, 'AAPL', ['Watch', { quantity: '1', price: '200' }])
})
afterEach(() => database.close())

async function record(userId: string, assetId: number, ticker: string, ...chapters: Parameters<typeof story>) {
  const { db } = database
  for (const { sequence: _, recordedAt, decisionId, ...fact } of story(...chapters)) {
    const before = await listAssetEntries(db, userId, assetId)
    const asset = before.length === 0 ? { ...IBM, ticker } : null
    const said = {
      ...fact,
      assetId,
      asset,
      decisionId: decisionId.replace(/^0{8}/, `${assetId}${before.length}000000`),
    }
    await appendFact(db, userId, said, recordedAt)
  }
}

const rowsOf = (userId = 'alice') => listAssetViews({ db: database.db, now: () => now }, userId)
const quote = (price: string, at = now, ticker = 'IBM') =>
  storeQuote(database.db, ticker, {
    quote: { price: { price, source: 'twelve-data', at }, open: '99', previousClose: '98' },
    fetchedAt: at,
  })

it('are the same rows, written once, as long as nothing that they come from has changed', async () => {
  await quote('110')
  const rows = await rowsOf()
  expect(rows.map(({ ticker, currentValue }) => [ticker, currentValue])).toEqual([
    ['IBM', '1100.00'],
    ['AAPL', '200.00'],
  ])
  expect(await rowsOf()).toBe(rows)
  const bought = () => answerList({ db: database.db, now: () => now }, 'alice', 'bought')
  expect(JSON.parse(textOf(await bought()))).toEqual({ assets: rows.filter(({ list }) => list === 'bought') })
  expect(await bought()).toBe(await bought())
})

it('follow a price, and leave the other rows as they are', async () => {
  await quote('110')
  const [ibm, apple] = await rowsOf()
  await quote('120')
  const [dearer, sameApple] = await rowsOf()
  expect([ibm?.currentValue, dearer?.currentValue]).toEqual(['1100.00', '1200.00'])
  expect(sameApple).toBe(apple)
})

it('follow the prices of a few and of many assets that are stored between two readings', async () => {
  const tickers = Array.from({ length: 60 }, (_, index) => `T${index + 3}`)
  for (const [index, ticker] of tickers.entries())
    await record('alice', index + 3, ticker, ['Watch', { quantity: '1', price: '90' }])
  const pricesAfter = async (changed: readonly string[], price: string) => {
    for (const ticker of changed) await quote(price, now, ticker)
    return (await rowsOf()).slice(2).map((row) => row.currentPrice?.price)
  }
  expect(new Set(await pricesAfter([], ''))).toEqual(new Set(['90']))
  expect(await pricesAfter(tickers, '100')).toEqual(tickers.map(() => '100'))
  expect(await pricesAfter(tickers.slice(0, 3), '101')).toEqual(tickers.map((_, index) => (index < 3 ? '101' : '100')))
})

it('follow a decision, and an asset that is added', async () => {
  const before = await rowsOf()
  await record('alice', 1, 'IBM', ['Buy More', { quantity: '10', price: '50' }])
  await record('alice', 3, 'KO', ['Buy', { quantity: '2', price: '60' }])
  const after = await rowsOf()
  expect(before.map(({ quantity }) => quantity)).toEqual(['10', '1'])
  expect(after.map(({ ticker, quantity, costBasis }) => [ticker, quantity, costBasis])).toEqual([
    ['IBM', '20', '75.00'],
    ['AAPL', '1', '200.00'],
    ['KO', '2', '60.00'],
  ])
})

it('follow a split that is reported, and a price that is held back', async () => {
  await quote('25')
  await rowsOf()
  const split = { effectiveOn: '2026-11-20', newShares: '4', oldShares: '1', source: 'massive' } as const
  await storeSplits(database.db, 'IBM', [split])
  expect((await rowsOf())[0]).toMatchObject({ currentValue: null, pendingSplit: split })
  await quarantine(database.db, 'IBM', { price: '5', knownPrice: '25', reason: 'Odd.', source: 'massive', at: now })
  expect((await rowsOf())[0]).toMatchObject({ heldBackPrice: { reason: 'Odd.' } })
  await release(database.db, 'IBM')
  expect((await rowsOf())[0]).toMatchObject({ heldBackPrice: null })
})

describe('where a provider’s price looks like a split of the owner’s own', () => {
  const close = (day: string, price: string) =>
    storeDailyPrices(
      database.db,
      SHARED,
      'IBM',
      [{ day, open: null, high: null, low: null, close: price }],
      'twelve-data',
    )
  beforeEach(() => quote('50'))

  it('follow the provider’s earlier closes, which explain it, and are not compared with them again while something else changes', async () => {
    await close('2026-11-18', '52')
    await close('2026-11-19', '51')
    expect((await rowsOf())[0]).toMatchObject({ currentValue: '1000.00', heldBackPrice: { price: '50' } })
    // A series that is filled from an earlier day on, so that its last two closes stay the same.
    const span = { filled_from: '2026-04-06', filled_to: '2026-11-19' }
    await database.db
      .insertInto('price_series')
      .values({ symbol: 'IBM', ...span, splits_checked_on: null })
      .execute()
    await close('2026-04-06', '99')
    const [explained, apple] = await rowsOf()
    expect(explained).toMatchObject({ currentValue: '500.00', heldBackPrice: null })
    await record('alice', 2, 'AAPL', ['Keep Watching', { price: '210' }])
    const { ran, stop } = countStatements()
    const [sameIbm, otherApple] = await rowsOf().finally(stop)
    expect(ran.filter((statement) => statement.includes('"days"."day" >='))).toEqual([])
    expect(sameIbm).toBe(explained)
    expect(otherApple).not.toBe(apple)
  })
})

it('follow the day: what was today’s change is none tomorrow', async () => {
  await quote('110')
  expect((await rowsOf())[0]?.todaysValues).toMatchObject({ dollarChange: '12.00' })
  now = '2026-11-23T15:00:00.000Z'
  expect((await rowsOf())[0]?.todaysValues).toBeNull()
})

it.each([
  ['everybody’s', SHARED],
  ['one’s own', 'alice'],
])('tell what the day did once the last close is today’s, from the one before it: %s', async (_, owner) => {
  now = '2026-11-20T22:00:00.000Z'
  const store = (...closes: [string, string][]) => {
    const days = closes.map(([day, close]) => ({ day, open: null, high: null, low: null, close }))
    return storeDailyPrices(database.db, owner, 'IBM', days, 'uploaded')
  }
  await store(['2026-11-18', '90'], ['2026-11-19', '100'], ['2026-11-20', '104'])
  expect((await rowsOf())[0]).toMatchObject({ currentPrice: { price: '104' }, today: { gainLoss: '40.00' } })
  const market = await findAssetMarketData(database.db, 'alice', IBM)
  expect(market.closes.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-19'])
  await store(['2026-11-19', '101'])
  expect((await rowsOf())[0]).toMatchObject({ today: { gainLoss: '30.00' } })
  // On Monday the Friday's close is the one before.
  now = '2026-11-23T22:00:00.000Z'
  await store(['2026-11-23', '105'])
  expect((await rowsOf())[0]).toMatchObject({ today: { gainLoss: '10.00' } })
})

it('are each user’s own', async () => {
  await rowsOf()
  expect(await rowsOf('bob')).toEqual([])
  await record('bob', 1, 'IBM', ['Buy', { quantity: '3', price: '90' }])
  expect((await rowsOf('bob')).map(({ quantity }) => quantity)).toEqual(['3'])
  expect((await rowsOf()).map(({ quantity }) => quantity)).toEqual(['10', '1'])
})
