import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { ledgerOf } from '#test/support/trading.ts'
import { showLists } from '../assets/asset-rows.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { appendToAsset } from '../recording/record.ts'
import { answerEquity } from './equity.ts'

const NOW = '2026-11-06T22:00:00.000Z'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  const { db } = database
  const head = await findHead(db, 'alice')
  for (const { sequence: _, recordedAt, ...fact } of ledgerOf([1, 'Buy', '10', '100', '2026-11-02']))
    await db.transaction().execute((trx) => appendToAsset(trx, 'alice', head, null, fact, recordedAt))
  await close(['2026-11-02', '100'], ['2026-11-03', '110'], ['2026-11-04', '120'], ['2026-11-05', '125'])
})
afterEach(() => database.close())

const close = (...closes: readonly (readonly [string, string])[]) =>
  storeDailyPrices(
    database.db,
    SHARED,
    'T1',
    closes.map(([day, price]) => ({ day, open: null, high: null, low: null, close: price })),
    'twelve-data',
  )

const values = async () => {
  const { db } = database
  const lists = await showLists({ db, now: () => NOW }, 'alice')
  return JSON.parse((await answerEquity(db, 'alice', lists, NOW)).text).values
}

it('the answer follows a close of long ago, though no list shows it', async () => {
  expect((await values()).slice(0, 4)).toEqual(['1000.00', '1100.00', '1200.00', '1250.00'])
  await close(['2026-11-03', '90'])
  expect((await values()).slice(0, 4)).toEqual(['1000.00', '900.00', '1200.00', '1250.00'])
})
