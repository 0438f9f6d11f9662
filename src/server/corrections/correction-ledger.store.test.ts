import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CorrectionRecorded } from '#domain/ledger/correction-recorded.ts'
import type { Fact } from '#domain/ledger/entry.ts'
import { story } from '#test/fixtures/entries.ts'
import { recordFacts } from '#test/support/sealed-journal.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { findAsset } from '../ledger/read-model.ts'
import { rebuild } from '../ledger/rebuild.ts'
import { verify } from '../ledger/verify.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  await recordFacts(database, 'alice', [...decided(), correction('price', '18000', '180'), ticker])
})
afterEach(() => database.close())

/** A Buy of 10 at 100, and the Sell of all at 18000. */
const decided = (): Fact[] =>
  story(['Buy', { quantity: '10', price: '100' }], ['Sell', { price: '18000' }]).map(
    ({ sequence: _, recordedAt: __, ...fact }) => fact,
  )

const correction = (field: CorrectionRecorded['field'], from: string, to: string, correctsSequence = 2) =>
  ({
    kind: 'correction-recorded',
    correctionId: `c-${field}`,
    assetId: 1,
    correctsSequence,
    field,
    from,
    to,
    reason: 'A typing mistake.',
    requestHash: '',
  }) as const
const ticker = correction('ticker', 'IBM', 'IBX', 1)

const kindsOf = async () => (await verify(database)).faults.map(({ kind, sequence }) => [kind, sequence])

it('a correction is checked and replayed as every entry is, and rows that do not follow it are put right', async () => {
  expect(await kindsOf()).toEqual([])
  const asset = await findAsset(database.db, 'alice', 1)
  expect(asset).toMatchObject({ facts: { ticker: 'IBX' }, holdingPeriods: [{ proceeds: '1800' }], lastSequence: 4 })
  await database.db.updateTable('assets').set({ symbol: 'IBM', identity: 'IBM' }).execute()
  expect(await kindsOf()).toMatchObject([['asset-row-changed', expect.anything()]])
  await rebuild(database)
  expect(await kindsOf()).toEqual([])
  expect(await findAsset(database.db, 'alice', 1)).toEqual(asset)
})

it('a company that was mistyped is another one since: its old ticker is free, its new one is not', async () => {
  const [buy] = story(['Buy', { quantity: '1', price: '5' }])
  if (!buy) throw new Error('a story of one chapter')
  const { sequence: _, recordedAt: __, ...opening } = buy
  await recordFacts(database, 'alice', [{ ...opening, decisionId: 'd-9', assetId: 2 }])
  expect(await kindsOf()).toEqual([])
})

it('a correction that is changed by hand is found', async () => {
  const { db, engine } = database
  const disarm =
    engine === 'postgres' ? 'alter table entries disable trigger user' : 'drop trigger entries_refuse_update'
  await sql.raw(disarm).execute(db)
  await sql`update entries set body = replace(body, '"to":"180"', '"to":"1800"') where sequence = 3`.execute(db)
  expect(await kindsOf()).toEqual([['content-changed', 3]])
})
