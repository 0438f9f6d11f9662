import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { critiqueOf, IBM, story } from '#test/fixtures/entries.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { assetQuotesQuery } from '../assets/list-store.ts'
import { appendToAsset } from '../recording/record.ts'
import { SequenceTaken } from '../recording/until-current.ts'
import { faultLine, type JournalReport } from './journal-report.ts'
import { findHead } from './ledger-end-store.ts'
import { listAssetEntries, listLedger, readAssetEntries } from './ledger-store.ts'
import { findAsset, listAssetStates } from './read-model.ts'
import { rebuild } from './rebuild.ts'
import { findStanding } from './standing-store.ts'
import { verify } from './verify.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

/** Records a story for a user through the store itself. */
async function record(userId: string, ...chapters: Parameters<typeof story>) {
  for (const { sequence: _, recordedAt, ...fact } of story(...chapters))
    await appendFact(database.db, userId, fact, recordedAt)
}

const bought: Parameters<typeof story> = [
  ['Buy', { quantity: '10', price: '121.23', confidence: 6 }],
  ['Hold', { price: '98.92', confidence: 9 }],
]

describe('appending', () => {
  it('returns what was written, in order and without gaps in the sequences', async () => {
    await record('alice', ...bought)
    expect(await listAssetEntries(database.db, 'alice', 1)).toEqual(story(...bought))
    expect((await findHead(database.db, 'alice')).sequence).toBe(2)
    expect((await verify(database)).faults).toEqual([])
  })

  it('reads a long journal of one asset by pages, and leaves nothing out', async () => {
    const { db } = database
    const columns = { kind: 'price-noted', decision_id: null, recorded_at: '', previous_hash: '', hash: '' }
    const price = { price: '1', source: 'typed', at: '' }
    await db
      .insertInto('entries')
      .values(
        Array.from({ length: 1_200 }, (_, index) => {
          const [sequence, assetId] = [index + 1, 1 + (index % 2)]
          const body = JSON.stringify({ kind: 'price-noted', assetId, price, sequence, recordedAt: '' })
          return { user_id: 'alice', sequence, asset_id: assetId, body, ...columns }
        }),
      )
      .execute()
    const read = await readAssetEntries(db, 'alice', 2)
    expect(read).toHaveLength(600)
    expect(read).toEqual(await listAssetEntries(db, 'alice', 2))
  })

  it('keeps every character of a thesis', async () => {
    const thesis =
      'Zeile\nzwei\t“quoted” — ünïcödé 漢字 🚀 \u{1f468}‍👩 \\u0041 {"json": [1]} \' " ; drop table entries; --'
    await record('alice', ['Watch', { quantity: '1', thesis }])
    const [entry] = await listAssetEntries(database.db, 'alice', 1)
    expect(entry).toMatchObject({ thesis })
  })

  it('refuses the second of two writers on the same head, and stores nothing of it', async () => {
    await record('alice', ...bought)
    const last = await findHead(database.db, 'alice')
    const head = { ...last, sequence: 1, hash: (await listLedger(database.db, 'alice'))[0]?.hash ?? '' }
    const { sequence: _, recordedAt, ...fact } = story(...bought, ['Sell'])[2] ?? story(...bought)[0] ?? fail()
    const before = { head, asset: replayAsset(story(...bought)) }
    const late = database.db.transaction().execute((trx) => appendToAsset(trx, 'alice', before, fact, recordedAt))
    await expect(late).rejects.toBeInstanceOf(SequenceTaken)
    expect(await listAssetEntries(database.db, 'alice', 1)).toHaveLength(2)
    expect((await findAsset(database.db, 'alice', 1))?.list).toBe('Buy')
  })

  it('refuses a decision id that exists already, at whatever sequence', async () => {
    await record('alice', ...bought)
    const { sequence: _, recordedAt, ...fact } = story(...bought)[1] ?? fail()
    await expect(appendFact(database.db, 'alice', fact, recordedAt)).rejects.toBeInstanceOf(SequenceTaken)
    expect(await findStanding(database.db, 'alice', { decisionId: fact.decisionId })).toMatchObject({
      head: { sequence: 2 },
      decision: { sequence: 2 },
    })
    expect((await findStanding(database.db, 'bob', { decisionId: fact.decisionId })).decision).toBeNull()
  })

  it('refuses a company twice on one user’s lists even past the rules', async () => {
    await record('alice', ...bought)
    const { sequence: _, recordedAt, ...fact } = story(['Watch', { quantity: '1' }])[0] ?? fail()
    const twin = { ...fact, assetId: 2, decisionId: '00000000-0000-4000-8000-00000000beef' }
    await expect(appendFact(database.db, 'alice', twin, recordedAt)).rejects.toBeInstanceOf(SequenceTaken)
    expect((await findHead(database.db, 'alice')).sequence).toBe(2)
  })
})

describe('the ledger refuses to be changed, by whoever asks', () => {
  const attempts = {
    UPDATE: sql`update entries set body = '{}' where user_id = 'alice'`,
    DELETE: sql`delete from entries where user_id = 'alice' and sequence = 2`,
  }
  it.each(Object.entries(attempts))('%s', async (_, attempt) => {
    await record('alice', ...bought)
    await expect(attempt.execute(database.db)).rejects.toThrow('the ledger is append-only')
    expect(await listAssetEntries(database.db, 'alice', 1)).toEqual(story(...bought))
  })

  it('REPLACE and upserts (SQLite), TRUNCATE (PostgreSQL)', async () => {
    await record('alice', ...bought)
    const row = sql`select user_id, sequence, kind, asset_id, decision_id, recorded_at, '{}', previous_hash, hash from entries`
    const attempt =
      database.engine === 'sqlite' ? sql`insert or replace into entries ${row}` : sql`truncate table entries`
    await expect(attempt.execute(database.db)).rejects.toThrow(
      database.engine === 'sqlite' ? 'UNIQUE constraint failed' : 'the ledger is append-only',
    )
    expect(await listAssetEntries(database.db, 'alice', 1)).toEqual(story(...bought))
  })
})

describe('the read model', () => {
  it('knows what is on the lists', async () => {
    await record('alice', ...bought)
    expect((await findStanding(database.db, 'alice', { identity: 'IBM' })).lists).toEqual({
      sameAssetId: 1,
      assetCount: 1,
    })
    expect((await findStanding(database.db, 'alice', { identity: 'MSFT' })).lists).toEqual({
      sameAssetId: null,
      assetCount: 1,
    })
    expect((await findStanding(database.db, 'bob', { identity: 'IBM' })).lists).toEqual({
      sameAssetId: null,
      assetCount: 0,
    })
    expect(await listAssetStates(database.db, 'alice')).toHaveLength(1)
    expect(await listAssetStates(database.db, 'bob')).toHaveLength(0)
  })

  it('assigns the next number by the ledger, even if rows are missing or entries were cut off', async () => {
    await record('alice', ...bought)
    await database.db.deleteFrom('assets').execute()
    expect((await findStanding(database.db, 'alice', { identity: 'MSFT' })).lists).toEqual({
      sameAssetId: null,
      assetCount: 1,
    })
    const disarm =
      database.engine === 'sqlite' ? 'drop trigger entries_refuse_delete' : 'alter table entries disable trigger user'
    await sql.raw(disarm).execute(database.db)
    await database.db.deleteFrom('entries').execute()
    expect((await findStanding(database.db, 'alice', { identity: 'MSFT' })).lists).toEqual({
      sameAssetId: null,
      assetCount: 1,
    })
  })

  it('says of exchanged ledgers whose entries they are, and of none that it was recorded afterwards', async () => {
    // given: a row of hers whose number his ledger does not have, and which is older than all of his
    const [watch] = story(['Watch', { quantity: '1', asset: { ...IBM, ticker: 'MSFT' } }])
    const { sequence: _, recordedAt, ...fact } = watch ?? fail()
    const add = (userId: string, assetId: number, at: string) =>
      appendFact(database.db, userId, { ...fact, assetId, decisionId: userId }, at)
    await record('alice', ...bought)
    await add('alice', 2, '2026-11-19T20:00:00.000Z')
    await add('bob', 1, '2026-11-20T20:00:00.000Z')
    const disarm =
      database.engine === 'sqlite' ? 'drop trigger entries_refuse_update' : 'alter table entries disable trigger user'
    await sql.raw(disarm).execute(database.db)

    // when
    const give = (from: string, to: string) =>
      database.db.updateTable('entries').set({ user_id: to }).where('user_id', '=', from).execute()
    await give('alice', 'nobody')
    await give('bob', 'alice')
    await give('nobody', 'bob')

    // then
    const found = lines(await verify(database))
    expect(found).toContain('user alice, entry 1, user-changed: It was recorded for another user: bob.')
    expect(found.filter((line) => line.includes('ledger-removed'))).toEqual([])
  })

  it('assigns no number that a row contains, and creates no new end for a removed ledger', async () => {
    await record('alice', ...bought)
    const disarm =
      database.engine === 'sqlite'
        ? ['drop trigger entries_refuse_delete', 'drop trigger ledger_heads_refuse_delete']
        : ['entries', 'ledger_heads'].map((table) => `alter table ${table} disable trigger user`)
    for (const statement of disarm) await sql.raw(statement).execute(database.db)
    await database.db.deleteFrom('entries').execute()
    await database.db.deleteFrom('ledger_heads').execute()
    expect((await findStanding(database.db, 'alice', { identity: 'MSFT' })).lists).toEqual({
      sameAssetId: null,
      assetCount: 1,
    })
    const [watch] = story(['Watch', { quantity: '1', asset: { ...IBM, ticker: 'MSFT' } }])
    const { sequence: _, recordedAt, ...fact } = watch ?? fail()
    const later = { ...fact, assetId: 2, decisionId: 'later' }
    const head = await findHead(database.db, 'alice')
    expect(head).toMatchObject({ sequence: 0, isRemembered: false })
    await appendFact(database.db, 'alice', later, '2026-11-20T20:00:00.000Z')
    const found = [
      'user alice, entry 1, end-removed: The note of where this ledger ends is gone (ledger_heads), so a cut would not show.',
      'user alice, entries 1 to 2, ledger-removed: Every entry of this user was recorded and is gone. What stands here now was recorded afterwards.',
    ]
    expect(lines(await rebuild(database))).toEqual(found)
    expect(lines(await verify(database))).toEqual(found)
    expect((await findAsset(database.db, 'alice', 1))?.facts.ticker).toBe('IBM')
  })

  it('reads the lists by their index, and by nothing else', async () => {
    if (database.engine === 'postgres') return expect(database.engine).toBe('postgres')
    const { sql: text, parameters } = assetQuotesQuery(database.db, 'alice').compile()
    const plan = await sql<{ detail: string }>`explain query plan ${sql.raw(
      text.replaceAll('?', () => `'${parameters[0]}'`),
    )}`.execute(database.db)
    expect(plan.rows.map(({ detail }) => detail)).toEqual([
      'SEARCH assets USING INDEX sqlite_autoindex_assets_1 (user_id=?)',
      expect.stringMatching(/^SEARCH quotes USING INDEX sqlite_autoindex_quotes_1 \(ticker=\?\) LEFT-JOIN$/),
    ])
    return undefined
  })
})

const lines = ({ faults }: JournalReport) => faults.map((fault) => faultLine(fault))

describe('rebuild', () => {
  it('finds the read model equal to the replay', async () => {
    await record('alice', ...bought, ['Sell', { price: '90' }])
    await record('bob', ['Watch', { quantity: '1', asset: { ...IBM, ticker: 'MSFT' } }])
    expect(await rebuild(database)).toEqual({ users: 2, entries: 4, assets: 2, erased: 0, faults: [] })
  })

  it('finds and mends a row that is not its replay', async () => {
    await record('alice', ...bought)
    await database.db.updateTable('assets').set({ list: 'sold' }).execute()
    expect(lines(await rebuild(database))).toEqual([
      'user alice, entry 2, asset-row-changed: The row of asset 1 does not equal the replay of its entries.',
    ])
    expect((await rebuild(database)).faults).toEqual([])
  })

  it('finds a row without entries, and one of a user without entries', async () => {
    await record('alice', ...bought)
    const [row] = await database.db.selectFrom('assets').selectAll().execute()
    if (!row) throw new Error('one row')
    await database.db
      .insertInto('assets')
      .values({ ...row, asset_id: 7, identity: 'X' })
      .execute()
    await database.db
      .insertInto('assets')
      .values({ ...row, user_id: 'nobody' })
      .execute()
    expect(lines(await rebuild(database))).toEqual([
      'user alice, no entry, asset-row-added: The row of asset 7 stands in no entry.',
      'user nobody, no entry, asset-row-without-ledger: The row of asset 1 belongs to a user without any entry.',
    ])
  })

  it('detects a forged entry in a new database file', async () => {
    await record('alice', ...bought)
    const rows = await database.db.selectFrom('entries').selectAll().orderBy('sequence').execute()
    const forged = rows.map((row) => ({
      ...row,
      user_id: 'mallory',
      body: row.body.replace('"confidence":6', '"confidence":2'),
    }))
    for (const row of forged) await database.db.insertInto('entries').values(row).execute()
    expect(lines(await rebuild(database))).toContain(
      'user mallory, entry 1, content-changed: What it says is not what was recorded.',
    )
  })
})

describe('a critique', () => {
  it('is an entry of its own and leaves the decision as it was', async () => {
    await record('alice', ...bought)
    const entries = story(...bought)
    const { sequence: _, recordedAt, ...fact } = critiqueOf(entries, entries[1] ?? fail())
    await appendFact(database.db, 'alice', fact, recordedAt)
    expect((await listAssetEntries(database.db, 'alice', 1)).slice(0, 2)).toEqual(entries)
    expect((await rebuild(database)).faults).toEqual([])
  })
})

const fail = (): never => {
  throw new Error('the story has this chapter')
}
