import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Fact } from '#domain/ledger/entry.ts'
import { IBM, story } from '#test/fixtures/entries.ts'
import { recordFacts } from '#test/support/sealed-journal.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { turnsDuring } from '#test/support/turns-during.ts'
import { faultLine, type JournalReport } from './journal-report.ts'
import { finishReading, readOn, startReading } from './ledger-reading.ts'
import { mendReadModel } from './mend-read-model.ts'
import { rebuild } from './rebuild.ts'
import { verify } from './verify.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  for (const assetId of [1, 2, 3]) await recordFacts(database, 'alice', bought(assetId, `T${assetId}`))
})
afterEach(() => database.close())

/** A Buy and a Hold, which is written down for the day before on every second asset. */
function bought(assetId: number, ticker: string): Fact[] {
  const told = story(['Buy', { quantity: '10', price: '100', asset: { ...IBM, ticker } }], ['Hold'])
  return told.map(({ sequence, recordedAt: _, ...fact }) => ({
    ...fact,
    assetId,
    decisionId: `${assetId}-${sequence}`,
    ...(sequence > 1 && assetId % 2 === 0 ? { decidedOn: '2026-07-03' } : {}),
  }))
}

const run = (statement: string) => sql.raw(statement).execute(database.db)
const kindsOf = ({ faults }: JournalReport) => faults.map((fault) => faultLine(fault).replace(/: .*$/, ''))
const rowsOf = () => database.db.selectFrom('assets').selectAll().orderBy('asset_id').execute()
const OLDER = `update assets set state = replace(state, '"format":"', '"format":"0')`

it('writes every row of another version anew', async () => {
  const before = await rowsOf()
  await run(OLDER)
  expect(kindsOf(await rebuild(database))).toHaveLength(3)
  expect(await rowsOf()).toEqual(before)
  expect((await verify(database)).faults).toEqual([])
})

it('leaves the event loop free while it replays long assets, also with their rows gone', async () => {
  const [hold] = bought(1, 'T1').slice(1)
  if (!hold) throw new Error('There is no Hold to repeat.')
  const many = Array.from({ length: 400 }, (_, nth) => ({ ...hold, decisionId: `again-${nth}` }) as Fact)
  await recordFacts(database, 'alice', many)
  const before = await rowsOf()
  await run('delete from assets')
  const { db } = database
  const reading = await startReading(db, 'alice', [])
  await readOn(db, reading)
  const findings = await finishReading(db, reading)
  const { turns } = await turnsDuring(() =>
    db.transaction().execute((trx) => mendReadModel(trx, 'alice', findings, new Set([1, 2, 3]), [])),
  )
  // Each asset is replayed twice: to find that its row is missing, and to insert it. Fifty entries are read in a turn.
  expect(turns).toBeGreaterThan(14)
  expect(await rowsOf()).toEqual(before)
})

it.each([
  ['two rows have each other’s company', ['asset-row-changed', 'asset-row-changed']],
  ['a row without entries has the company of one that is gone', ['asset-row-removed', 'asset-row-added']],
])('puts right that %s', async (what, kinds) => {
  const before = await rowsOf()
  if (kinds.includes('asset-row-added')) {
    await run('update assets set asset_id = 9 where asset_id = 1')
  } else {
    await run(`update assets set identity = 'none' where asset_id = 1`)
    await run(`update assets set identity = '${before[0]?.identity}' where asset_id = 2`)
    await run(`update assets set identity = '${before[1]?.identity}' where asset_id = 1`)
  }
  const found = kindsOf(await verify(database))
  expect([what, found.map((line) => line.replace(/.*, /, ''))]).toEqual([what, kinds])
  expect(kindsOf(await rebuild(database))).toEqual(found)
  expect(await rowsOf()).toEqual(before)
  expect((await rebuild(database)).faults).toEqual([])
})

it('gives a company that two numbers have to the first, whichever row has it', async () => {
  const [first] = await rowsOf()
  await run('delete from assets where asset_id = 1')
  await recordFacts(database, 'alice', bought(4, 'T1').slice(0, 1))
  const found = ['user alice, entry 7, company-opened-twice']
  expect(kindsOf(await verify(database))).toEqual([...found, 'user alice, entry 2, asset-row-removed'])
  await rebuild(database)
  expect((await rowsOf()).map(({ asset_id }) => asset_id)).toEqual([1, 2, 3])
  expect((await rowsOf())[0]).toEqual(first)
  expect([kindsOf(await verify(database)), (await verify(database)).assets]).toEqual([found, 3])
})

it('leaves the rows of a damaged ledger, but for those that cannot be read', async () => {
  const [first, second, third] = await rowsOf()
  await forgeHash()
  await run(`${OLDER} where asset_id = 2`)
  await run(`update assets set list = 'sold' where asset_id = 3`)
  const found = ['user alice, entry 4, hash-changed']
  expect(kindsOf(await rebuild(database))).toEqual(found)
  expect(await rowsOf()).toEqual([first, second, { ...third, list: 'sold' }])
  expect([kindsOf(await verify(database)), (await verify(database)).assets]).toEqual([found, 0])
})

async function forgeHash(): Promise<void> {
  const isSqlite = database.engine === 'sqlite'
  await run(isSqlite ? 'drop trigger entries_refuse_update' : 'alter table entries disable trigger user')
  await run(`update entries set hash = '${'a'.repeat(64)}' where sequence = 4`)
}

it('pauses for entries and not for assets, so that a check of many small ones does not take long', async () => {
  for (let assetId = 4; assetId <= 40; assetId += 1)
    await recordFacts(database, 'alice', bought(assetId, `T${assetId}`))
  let pauses = 0
  const report = await verify(database, async () => {
    pauses += 1
  })
  expect([report.entries, report.assets, report.faults]).toEqual([80, 40, []])
  // Two pages for the chain, and one for the replay of the first fifty.
  expect(pauses).toBe(3)
})
