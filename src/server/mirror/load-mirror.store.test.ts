import { SqliteAdapter } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addAccount } from '#test/support/add-account.ts'
import { countStatements } from '#test/support/counted-statements.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { storePreference } from '../preferences/preference-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { loadMirror } from './load-mirror.ts'

let database: TestDatabase
const userId = 'mirror.user'
beforeEach(async () => {
  database = await openTestDatabase()
  await addAccount(database, userId)
})
afterEach(() => database.close())

const load = (now = '2026-11-20T22:00:00.000Z') => loadMirror({ db: database.db, now: () => now }, userId, 'en')
const close = (owner: string, price: string) =>
  storeDailyPrices(
    database.db,
    owner,
    'SPY',
    [{ day: '2026-11-19', open: null, high: null, low: null, close: price }],
    'twelve-data',
  )

it('is the same one as long as nothing changes that it is made of', async () => {
  await close(SHARED, '600.00')
  const first = await load()
  expect(await load()).toBe(first)
  await database.db.insertInto('settings').values({ name: 'anything', value: 'else' }).execute()
  expect(await load()).toBe(first)
})

it.each([
  ['a provider’s close', () => close(SHARED, '601.00')],
  ['a close of one’s own', () => close(userId, '602.00')],
  ['the benchmark', () => storePreference(database.db, userId, 'benchmark', '"QQQ"')],
])('is made anew after a change of %s', async (_, change) => {
  await close(SHARED, '600.00')
  await close(userId, '600.00')
  const first = await load()
  await change()
  expect(await load()).not.toBe(first)
})

it('is kept in each language that was asked for, and any of them does where nothing of it is read', async () => {
  const german = await loadMirror({ db: database.db, now: () => '2026-11-20T22:00:00.000Z' }, userId, 'de')
  expect(german.mirror.calibrationWords).toBe('Noch ist der Tag keiner Behauptung gekommen.')
  expect(await loadMirror({ db: database.db, now: () => '2026-11-20T22:00:00.000Z' }, userId, null)).toBe(german)
  const english = await load()
  expect(english.mirror.calibrationWords).toBe('No claim has come to its day yet.')
  expect(await loadMirror({ db: database.db, now: () => '2026-11-20T22:00:00.000Z' }, userId, 'de')).toBe(german)
  expect(await load()).toBe(english)
})

it('is made anew on the next day', async () => {
  const first = await load()
  expect(await load('2026-11-21T22:00:00.000Z')).not.toBe(first)
})

it('is read again in one statement on SQLite, and without an entry or a close on PostgreSQL', async () => {
  await load()
  await load()
  const { ran, stop } = countStatements()
  await load()
  stop()
  if (database.db.getExecutor().adapter instanceof SqliteAdapter) expect(ran).toHaveLength(1)
  expect(ran.filter((statement) => /"body"|closes_by_year/.test(statement))).toEqual([])
})
