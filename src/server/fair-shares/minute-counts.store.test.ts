import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { minuteCounts } from './minute-counts.ts'

let database: TestDatabase
let now = '2026-11-21T10:00:20.000Z'
beforeEach(async () => {
  database = await openTestDatabase()
  now = '2026-11-21T10:00:20.000Z'
})
afterEach(() => database.close())

const process = () => minuteCounts({ ...database, now: () => now })

it('what is done is counted by name and by the minute of the clock', async () => {
  const count = process()
  const often = [
    await count('search of alice', 2),
    await count('search of alice', 2),
    await count('search of alice', 2),
  ]
  expect(often).toEqual([true, true, false])
  expect(await count('search of bob', 2)).toBe(true)
  now = '2026-11-21T10:01:00.000Z'
  expect(await count('search of alice', 2)).toBe(true)
})

it('no limit refuses nothing', async () => {
  const count = process()
  expect([await count('search of alice', 0), await count('search of alice', 0)]).toEqual([true, true])
})

it('processes on one PostgreSQL count together; a SQLite has one process, and nothing is written for a search', async () => {
  const [one, other] = [process(), process()]
  expect(await one('search of alice', 1)).toBe(true)
  expect(await other('search of alice', 1)).toBe(database.engine === 'sqlite')
  const rows = await database.db.selectFrom('provider_budgets').select('used').execute()
  expect(rows.map(({ used }) => used)).toEqual(database.engine === 'sqlite' ? [] : [1])
})
