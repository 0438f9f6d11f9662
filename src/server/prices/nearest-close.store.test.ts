import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { SHARED, storeDailyPrices } from './daily-price-store.ts'
import { firstCloseOf, listClosesAround } from './nearest-close.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  const close = (day: string, price: string) => ({ day, open: null, high: null, low: null, close: price })
  const theirs = [close('2026-06-05', '80.50'), close('2026-06-08', '79')]
  await storeDailyPrices(database.db, SHARED, 'IBM', theirs, 'twelve-data')
  await storeDailyPrices(database.db, 'alice', 'IBM', [close('2026-06-08', '81'), close('2026-06-01', '78')], 'typed')
})
afterEach(() => database.close())

describe('the closes around a day', () => {
  const around = (userId: string, day: string) => listClosesAround(database.db, userId, 'IBM', day)

  it('are the last one up to that day and the first one after it, a user’s own before a provider’s', async () => {
    expect(await around('bob', '2026-06-07')).toEqual([
      { price: '80.50', on: '2026-06-05' },
      { price: '79', on: '2026-06-08' },
    ])
    expect(await around('alice', '2026-06-08')).toEqual([{ price: '81', on: '2026-06-08' }])
    expect(await around('alice', '2026-06-02')).toEqual([
      { price: '78', on: '2026-06-01' },
      { price: '80.50', on: '2026-06-05' },
    ])
    expect(await around('bob', '2026-06-02')).toEqual([{ price: '80.50', on: '2026-06-05' }])
  })

  it('tell a provider’s first day', async () => {
    expect(await firstCloseOf(database.db, 'IBM')).toBe('2026-06-05')
    expect(await firstCloseOf(database.db, 'MSFT')).toBeNull()
  })
})
