import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('a limit is written into the statement, because SQLite plans a statement anew whose limit is a parameter', () => {
  const { sql, parameters } = database.db.selectFrom('users').select('id').where('id', '=', 'a').limit(3).compile()
  expect(sql).toMatch(/ limit 3$/)
  expect(parameters).toEqual(['a'])
})
