import { pino } from 'pino'
import { expect, it } from 'vitest'
import { countStatements } from '#test/support/counted-statements.ts'
import { openTestDatabase } from '#test/support/test-database.ts'
import { storeReadResult } from './database/read-result-store.ts'
import { rehearseReads, rehearseWhereListsAreLong } from './rehearse-reads.ts'

const NOW = '2026-11-06T20:00:00.000Z'

it('reads a list and a curve, computed once and then as stored', async () => {
  const { ran, stop } = countStatements()
  const [list = '', curve = '', ...later] = await rehearseReads(NOW).finally(stop)
  expect(JSON.parse(list).assets).toHaveLength(30)
  expect(JSON.parse(list).assets[29]).toMatchObject({ ticker: 'T30', currentPrice: { price: '102.5' } })
  expect(JSON.parse(curve).days.at(-1)).toBe('2026-11-06')
  expect(JSON.parse(curve).values.at(-1)).toBe('32287.50')
  expect(later).toHaveLength(4)
  // Entries are replayed, and all closes read, for the first reader alone: the others find rows and days.
  expect(ran.filter((statement) => statement.includes('insert into "read_results"'))).toHaveLength(2)
})

it('is done only where an account has results that are stored', async () => {
  const { db, close } = await openTestDatabase()
  const context = { db, log: pino({ level: 'silent' }), now: () => NOW }
  const statements = async () => {
    const { ran, stop } = countStatements()
    await rehearseWhereListsAreLong(context).finally(stop)
    return ran.length
  }
  expect(await statements()).toBe(1)
  await storeReadResult(db, 'alice', 'lists', 'of this release', '{}')
  expect(await statements()).toBeGreaterThan(100)
  await close()
})
