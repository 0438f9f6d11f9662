import { expect, it } from 'vitest'
import { openTestDatabase } from '#test/support/test-database.ts'
import { openDayBudget } from './day-budget.ts'

const now = () => '2026-11-20T15:30:20.000Z'

it('the last call of a day is left to a critique, however many processes ask blind at once', async () => {
  const database = await openTestDatabase()
  const budgets = Array.from({ length: 12 }, () => openDayBudget(database.db, 5, now))
  const blind = await Promise.all(budgets.map(({ spend }) => spend('alice', 1)))
  expect(blind.filter((refused) => refused === null)).toHaveLength(4)
  const [budget] = budgets
  expect(await budget?.spend('alice')).toBeNull()
  expect(await budget?.spend('alice')).toBe(
    'Your calls of the language model for today are used up (AI_PER_DAY=5). New ones come at midnight, UTC.',
  )
  expect(await budget?.spend('bob', 1)).toBeNull()
  await database.close()
})

it('of one call a day none is spared for a blind reading, and without a limit each is', async () => {
  const database = await openTestDatabase()
  const one = openDayBudget(database.db, 1, now)
  expect([await one.spend('alice', 1), await one.spend('alice')]).toEqual([expect.stringContaining('used up'), null])
  expect(await openDayBudget(database.db, 0, now).spend('alice', 1)).toBeNull()
  await database.close()
})
