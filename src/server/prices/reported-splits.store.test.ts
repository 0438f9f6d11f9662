import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Split } from '#domain/prices/split.ts'
import { scriptedPrices } from '#test/support/scripted-prices.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { makeWrite } from '../database/write.ts'
import { makePriceAlerts } from '../levels/price-alerts.ts'
import { makeLiveHub } from '../live/live-hub.ts'
import { storeSplits } from './anomaly-store.ts'
import { findMarketData } from './market-data.ts'
import { openPriceSeries } from './price-series.ts'
import { storeReported } from './reported-splits.ts'

/** A share that is bought on the 3rd of August, of which a provider announces a split of 4 for 1 for the 12th. */
const ANNOUNCED = { effectiveOn: '2026-08-12', newShares: '4', oldShares: '1' } as const
const day = (on: string, close: string) => ({ day: on, open: null, high: null, low: null, close })

let database: TestDatabase
let now: string
let provider: ReturnType<typeof scriptedPrices>
beforeEach(async () => {
  database = await openTestDatabase()
  provider = scriptedPrices()
  provider.trade('IBM', [day('2026-08-03', '100'), day('2026-08-11', '100')])
  provider.splitOnly([ANNOUNCED])
  await fillOn('2026-08-04')
  await fillOn('2026-08-05')
  expect(await known()).toEqual([ANNOUNCED])
})
afterEach(() => database.close())

async function fillOn(on: string): Promise<void> {
  now = `${on}T22:00:00.000Z`
  const { db } = database
  const recorder = { write: makeWrite(database), live: makeLiveHub(), now: () => now }
  const levels = makePriceAlerts({ db, log: pino({ level: 'silent' }), ...recorder })
  await openPriceSeries({ db, provider, levels, now: () => now }).fill('IBM', '2026-08-03', 'background')
}

const known = async () =>
  (await findMarketData(database.db, 'IBM')).splits.map(
    ({ effectiveOn, newShares, oldShares }): Split => ({ effectiveOn, newShares, oldShares }),
  )

it.each([
  ['is moved counts on its other day alone', [{ ...ANNOUNCED, effectiveOn: '2026-08-17' }]],
  ['is moved by weeks counts on its other day alone', [{ ...ANNOUNCED, effectiveOn: '2026-09-17' }]],
  ['gets another ratio counts in that', [{ ...ANNOUNCED, newShares: '3' }]],
  ['is called off counts no more', []],
  [
    'is called off while another is announced counts no more',
    [{ ...ANNOUNCED, effectiveOn: '2026-12-01', newShares: '2' }],
  ],
] as const)('a split that %s', async (_, splits) => {
  provider.splitOnly(splits)
  await fillOn('2026-08-06')
  expect(await known()).toEqual(splits)
})

it('one that was called off while nobody asked counts no more, and the closes after its day are taken', async () => {
  provider.trade('IBM', [day('2026-08-12', '101')])
  provider.splitOnly([])
  await fillOn('2026-08-13')
  expect(await findMarketData(database.db, 'IBM')).toMatchObject({ splits: [], quarantined: null })
})

it('an answer without any split takes back none that closes show, and one with another split does', async () => {
  provider.trade('IBM', [day('2026-08-12', '25')])
  await fillOn('2026-08-12')
  provider.splitOnly([])
  await fillOn('2026-08-13')
  expect(await known()).toEqual([ANNOUNCED])
  const other = { ...ANNOUNCED, effectiveOn: '2026-12-01', newShares: '2' }
  provider.splitOnly([other])
  await fillOn('2026-08-14')
  expect(await known()).toEqual([other])
})

it('an answer that fails takes nothing back', async () => {
  provider.fail('upstream')
  await fillOn('2026-08-06')
  expect(await known()).toEqual([ANNOUNCED])
})

it('an answer of which a page is missing takes nothing back', async () => {
  provider.splitOnly([], false)
  await fillOn('2026-08-06')
  expect(await known()).toEqual([ANNOUNCED])
})

it('an answer takes back nothing of days that it does not cover, and nothing that another provider says', async () => {
  const { db } = database
  await storeSplits(db, 'IBM', [{ effectiveOn: '2026-09-15', newShares: '3', oldShares: '1', source: 'yahoo' }])
  const before = await known()
  await storeReported(db, 'IBM', { source: 'massive', splits: [], covered: { from: '2026-08-13', to: null } })
  await storeReported(db, 'IBM', { source: 'massive', splits: [], covered: { from: '2026-08-03', to: '2026-08-11' } })
  expect(await known()).toEqual(before)
  await storeReported(db, 'IBM', { source: 'massive', splits: [], covered: { from: '2026-08-12', to: '2026-08-12' } })
  expect(await known()).toEqual([{ effectiveOn: '2026-09-15', newShares: '3', oldShares: '1' }])
})
