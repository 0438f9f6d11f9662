import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Fact } from '#domain/ledger/entry.ts'
import { IBM, story } from '#test/fixtures/entries.ts'
import { countStatements } from '#test/support/counted-statements.ts'
import { recordFacts } from '#test/support/sealed-journal.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { rebuild } from './rebuild.ts'
import { verify } from './verify.ts'

const ASSETS = 60
const MANY = Array.from({ length: ASSETS }, (_, index) => index + 1)

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const record = async (assetIds: readonly number[], holds = 1) => {
  for (const assetId of assetIds) await recordFacts(database, 'alice', bought(assetId, holds))
}

function bought(assetId: number, holds: number): Fact[] {
  const buy = { quantity: '10', price: '100', asset: { ...IBM, ticker: `T${assetId}` } }
  const told = story(['Buy', buy], ...Array.from({ length: holds }, (): ['Hold'] => ['Hold']))
  return told.map(({ sequence, recordedAt: _, ...fact }) => ({
    ...fact,
    assetId,
    decisionId: `${assetId}-${sequence}`,
  }))
}

/** How often work asks for entries, or writes rows of the lists. */
async function countOf<T>(work: () => Promise<T>): Promise<{ made: T; reads: number; writes: number }> {
  const statements = countStatements()
  const made = await work().finally(statements.stop)
  const count = (of: RegExp) => statements.ran.filter((statement) => of.test(statement)).length
  return { made, reads: count(/^select .*from "entries"/), writes: count(/^(insert into|update) "assets"/) }
}

it('reads the entries of many assets at once, and not asset by asset', async () => {
  await record(MANY)
  const verified = await countOf(() => verify(database))
  expect(verified.made).toMatchObject({ assets: ASSETS, faults: [] })
  expect(verified.reads).toBeLessThan(ASSETS / 3)
  const rebuilt = await countOf(() => rebuild(database))
  expect(rebuilt.made).toMatchObject({ assets: ASSETS, faults: [] })
  expect(rebuilt.reads).toBeLessThan(ASSETS / 3)
})

it.each([
  [`update assets set state = 'spoiled'`, 'asset-row-changed'],
  ['delete from assets', 'asset-row-removed'],
])('writes many rows at once after “%s”', async (spoiling, kind) => {
  const rows = () => database.db.selectFrom('assets').selectAll().orderBy('asset_id').execute()
  await record(MANY)
  const before = await rows()
  await run(spoiling)
  const rebuilt = await countOf(() => rebuild(database))
  expect(rebuilt.made.faults.map((fault) => fault.kind)).toEqual(Array.from({ length: ASSETS }, () => kind))
  expect(await rows()).toEqual(before)
  expect(rebuilt.reads).toBeLessThan(ASSETS / 3)
  expect(rebuilt.writes).toBe(1)
})

it('misses no entry of assets that have about as many as are read at once', async () => {
  for (const [index, holds] of [0, 48, 49, 50, 0].entries()) await record([index * 40 + 1], holds)
  // The highest number that PostgreSQL has, and as many entries as two pages.
  await record([2 ** 31 - 1], 99)
  expect(await verify(database)).toMatchObject({ entries: 252, assets: 6, faults: [] })
  expect(await rebuild(database)).toMatchObject({ entries: 252, assets: 6, faults: [] })
})

const run = (statement: string) => sql.raw(statement).execute(database.db)
