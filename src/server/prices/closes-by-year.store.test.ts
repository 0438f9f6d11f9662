import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Chance, seeded } from '#test/support/seeded.ts'
import { someCloses, written } from '#test/support/some-closes.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { SHARED, storeCloses } from './daily-price-store.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

/** Some closes of two symbols around the turn of a year. */
const ofTwoSymbols = (chance: Chance) =>
  ['IBM', 'NVDA'].flatMap((symbol) =>
    someCloses(chance, '2025-12-20', 25).map(({ day, close }) => {
      return { symbol, day, open: null, high: null, low: null, close, source: 'twelve-data' as const }
    }),
  )

/** What the years have to be, made of the days one by one. */
async function yearsOfDays(): Promise<Map<string, string[]>> {
  const days = await database.db
    .selectFrom('daily_prices')
    .select(['symbol', 'day', 'close'])
    .where('owner', '=', SHARED)
    .execute()
  return new Map(
    [...Map.groupBy(days, ({ symbol, day }) => `${symbol} ${day.slice(0, 4)}`)].map(([year, closes]) => [
      year,
      closes.map(({ day, close }) => `${day} ${close}`).toSorted(),
    ]),
  )
}

async function years(): Promise<Map<string, string[]>> {
  const rows = await database.db.selectFrom('closes_by_year').selectAll().execute()
  return new Map(rows.map(({ symbol, year, ...pieces }) => [`${symbol} ${year}`, written(pieces)]))
}

const inOrder = (map: Map<string, string[]>) => [...map].toSorted(([one], [other]) => (one < other ? -1 : 1))

it('have the closes of their days after any writes, also of several at once, and none of a user’s own', async () => {
  const chance = seeded(20_261_123)
  for (let round = 0; round < 25; round += 1) {
    const owners = [SHARED, SHARED, SHARED, 'alice']
    await Promise.all(owners.map((owner) => storeCloses(database.db, owner, ofTwoSymbols(chance))))
    expect(inOrder(await years())).toEqual(inOrder(await yearsOfDays()))
  }
  expect((await years()).size).toBe(4)
})

it('are as they were when the days could not be written', async () => {
  await storeCloses(database.db, SHARED, ofTwoSymbols(seeded(1)))
  const before = inOrder(await years())
  const [close] = ofTwoSymbols(seeded(2))
  const twice = close ? [close, { ...close, close: null as never }] : []
  await expect(storeCloses(database.db, SHARED, twice)).rejects.toThrow()
  expect(inOrder(await years())).toEqual(before)
  expect(inOrder(await yearsOfDays())).toEqual(before)
})
