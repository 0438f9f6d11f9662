import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type InTransaction, makeWrite } from '#server/database/write.ts'
import { storeDailyPrices } from '#server/prices/daily-price-store.ts'
import { makeJournal } from '#test/support/forged.ts'
import { recordFacts, sixFacts } from '#test/support/sealed-journal.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { turnsDuring } from '#test/support/turns-during.ts'
import { checkJournalFile } from './check-journal-file.ts'
import { requireOneOfDay } from './import-closes.ts'
import { importJournal } from './import-journal.ts'

const NOW = '2026-11-22T10:00:00.000Z'
const DAYS = 2_500

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'candor-imported-closes-'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const closesOf = (symbol: string) =>
  Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10)
    return { symbol, day, open: null, high: null, low: null, close: '1', source: 'typed' as const }
  })

/** A journal without entries, and with closes of two symbols. */
async function readJournal() {
  const file = join(folder, 'journal.json')
  const head = { hash: '0'.repeat(64), sequence: 0 }
  const closes = [...closesOf('IBM'), ...closesOf('CAT')]
  writeFileSync(file, JSON.stringify(makeJournal([], { head, closes })))
  return checkJournalFile(file, NOW)
}

async function countCloses(): Promise<Record<string, number>> {
  const rows = await database.db.selectFrom('daily_prices').select('symbol').where('owner', '=', 'bob').execute()
  return Object.fromEntries([...Map.groupBy(rows, ({ symbol }) => symbol)].map(([symbol, of]) => [symbol, of.length]))
}

const typedClose = { day: '2026-07-06', open: null, high: null, low: null, close: '130.5' }

it('very many closes are read and written with the event loop free in between', async () => {
  const reading = await turnsDuring(readJournal)
  expect(reading.turns).toBeGreaterThan(20)
  const write = makeWrite(database)
  const importing = await turnsDuring(() => importJournal({ ...database, write }, 'bob', reading.result, NOW))
  expect(importing.turns).toBeGreaterThanOrEqual(database.engine === 'sqlite' ? 5 : 1)
  expect(await countCloses()).toEqual({ CAT: DAYS, IBM: DAYS })
})

it('if an entry is recorded before the import gets the ledger, nothing is imported, closes included', async () => {
  const write = makeWrite(database)
  const journal = await readJournal()
  const interrupted: InTransaction = async (userId, work) => {
    await recordFacts(database, 'bob', sixFacts())
    await storeDailyPrices(database.db, 'bob', 'MINE', [typedClose], 'typed')
    return write(userId, work)
  }
  await expect(
    importJournal({ ...database, write: Object.assign(interrupted, { atOnce: null }) }, 'bob', journal, NOW),
  ).rejects.toThrow('There are entries in your account already')
  expect(await countCloses()).toEqual({ MINE: 1 })
})

it('a close that stands twice is refused, with its symbol and day', () => {
  const closes = closesOf('IBM').slice(0, 2)
  expect(() => requireOneOfDay([...closes, ...closes.slice(1)])).toThrow('has two closes of IBM on 2015-01-02')
  expect(() => requireOneOfDay([...closes, ...closesOf('CAT')])).not.toThrow()
})
