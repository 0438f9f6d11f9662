import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addAccount } from '#test/support/add-account.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import { recordFacts, sixFacts } from '#test/support/sealed-journal.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { makeWrite } from '../database/write.ts'
import { openReceiptKey } from '../receipts/receipt-key.ts'
import { storeReceipts } from '../receipts/receipt-store.ts'
import { bringItemsUpToDate } from './journal-items.ts'
import { faultLine, type JournalReport } from './journal-report.ts'
import { findHead } from './ledger-end-store.ts'
import { listAssetEntries } from './ledger-store.ts'
import { rebuild } from './rebuild.ts'
import { verify } from './verify.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  await recordFacts(database, 'alice', sixFacts())
  await addAccount(database, 'alice')
})
afterEach(() => database.close())

const kindsOf = ({ faults }: JournalReport): string[] => faults.map((fault) => faultLine(fault).replace(/: .*$/, ''))
const found = async () => kindsOf(await verify(database))
const run = (statement: string) => sql.raw(statement).execute(database.db)
const openJournal = () => bringItemsUpToDate({ ...database, write: makeWrite(database) }, 'alice')

describe('the rows by which the Journal is filtered and searched', () => {
  beforeEach(async () => {
    await openJournal()
    // Rows for six of seven entries: those that are not made yet are no fault.
    await recordFacts(database, 'alice', [
      { kind: 'principle-written', principleId: 'p2', text: 'Never average down.' },
    ])
  })

  it('are no fault as Candor wrote them, also of a decision whose day was corrected twice', async () => {
    const entries = await listAssetEntries(database.db, 'alice', 1)
    for (const day of ['2026-07-03', '2026-07-02']) {
      const { sequence: _, recordedAt: __, ...fact } = correctionOf(entries, 1, 'decidedOn', day)
      await recordFacts(database, 'alice', [{ ...fact, correctionId: day }])
    }
    expect(await found()).toEqual([])
    await openJournal()
    expect(await found()).toEqual([])
    await run("update journal_items set day = '2026-07-03' where sequence = 1")
    expect(await found()).toEqual(['user alice, entry 1, journal-row-changed'])
  })

  it.each([
    ["update journal_items set day = '2020-01-01' where sequence = 2", 'entry 2, journal-row-changed'],
    ['update journal_items set is_late = 1 where sequence = 2', 'entry 2, journal-row-changed'],
    ["update journal_items set kind = 'price-noted' where sequence = 2", 'entry 2, journal-row-changed'],
    ['update journal_items set asset_id = 2 where sequence = 1', 'entry 1, journal-row-changed'],
    ["update journal_items set action = 'Sell' where sequence = 4", 'entry 4, journal-row-changed'],
    ['update journal_items set confidence = 1 where sequence = 1', 'entry 1, journal-row-changed'],
    ['delete from journal_items where sequence in (2, 3)', 'entries 2 to 3, journal-row-removed'],
    ["update journal_items set user_id = 'bob' where sequence = 2", 'entry 2, journal-row-removed'],
    [
      'update journal_items set sequence = 7 where sequence = 6',
      'entry 6, journal-row-removed',
      'entry 7, journal-row-added',
    ],
    ['update journal_ends set sequence = 900', 'entry 7, journal-row-removed', 'entry 7, journal-end-changed'],
    ['update journal_ends set sequence = 5', 'entry 6, journal-row-added'],
  ])('%s is named, and put right by a rebuild', async (statement, ...faults) => {
    await run(statement)
    expect(await found()).toEqual(faults.map((fault) => `user alice, ${fault}`))
    await rebuild(database)
    expect(await found()).toEqual([])
    await openJournal()
    expect(await found()).toEqual([])
  })

  it('have words where their entries do', async () => {
    const id = database.engine === 'sqlite' ? 'rowid' : 'id'
    await run(`delete from journal_words where ${id} in (select id from journal_items where sequence = 6)`)
    expect(await found()).toEqual(['user alice, entry 6, journal-words-removed'])
  })
})

describe('receipts', () => {
  const key = openReceiptKey({ given: null, folder: null })
  const receiptOf = async (changed: { sequence?: number; hash?: string } = {}) => {
    const { sequence, hash } = await findHead(database.db, 'alice')
    const statement = {
      ledger: 'alice',
      sequence,
      hash,
      signedAt: '2026-07-07T09:00:00.000Z',
      imported: null,
      ...changed,
    }
    if (!key) throw new Error('Without a folder a key is made.')
    return key.sign(statement)
  }

  it('are no fault where the ledger is what they say, however far it went on', async () => {
    await storeReceipts(database.db, 'alice', [await receiptOf()])
    await recordFacts(database, 'alice', [
      { kind: 'principle-written', principleId: 'p2', text: 'Never average down.' },
    ])
    expect(await found()).toEqual([])
  })

  it.each([
    [{ hash: 'a'.repeat(64) }, 6],
    [{ sequence: 9 }, 9],
  ])('name a ledger that was written anew or cut with its end: %j', async (changed, sequence) => {
    await storeReceipts(database.db, 'alice', [await receiptOf(changed)])
    expect(await found()).toEqual([`user alice, entry ${sequence}, receipt-contradicted`])
    expect(kindsOf(await rebuild(database))).toEqual([`user alice, entry ${sequence}, receipt-contradicted`])
  })

  it.each([
    'update receipts set body = replace(body, \'"sequence":6\', \'"sequence":5\')',
    "update receipts set body = 'gone'",
    'update receipts set sequence = 5',
    "update receipts set signed_at = '2026-07-08T09:00:00.000Z'",
  ])('%s is named', async (statement) => {
    await storeReceipts(database.db, 'alice', [await receiptOf()])
    await run(statement)
    expect(await found()).toEqual([expect.stringMatching(/^user alice, entry [56], receipt-changed$/)])
  })
})

describe('a user of whom neither account nor ledger is left', () => {
  const removed = async () => {
    await addAccount(database, 'bob')
    const disarm =
      database.engine === 'sqlite'
        ? ['drop trigger entries_refuse_delete', 'drop trigger ledger_heads_refuse_delete']
        : ['entries', 'ledger_heads'].map((table) => `alter table ${table} disable trigger user`)
    for (const statement of disarm) await run(statement)
    for (const table of ['entries', 'ledger_heads', 'assets', 'critique_jobs'])
      await run(`delete from ${table} where user_id = 'alice'`)
    await run("delete from users where id = 'alice'")
  }

  it('is named where a row of theirs is left', async () => {
    await openJournal()
    await removed()
    expect(await found()).toEqual(['user alice, no entry, user-removed'])
    expect(kindsOf(await rebuild(database))).toEqual(['user alice, no entry, user-removed'])
  })

  it('is missed by nothing in the database where none is', async () => {
    await removed()
    expect(await found()).toEqual([])
  })
})
