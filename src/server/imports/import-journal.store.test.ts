import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AnchorRow } from '#server/database/tables.ts'
import { makeWrite } from '#server/database/write.ts'
import { openExportSource } from '#server/exports/export-source.ts'
import { exportJson } from '#server/exports/json-export.ts'
import { verify } from '#server/ledger/verify.ts'
import { storeDailyPrices } from '#server/prices/daily-price-store.ts'
import { storeAnchors } from '#server/receipts/anchor-store.ts'
import { openReceiptKey } from '#server/receipts/receipt-key.ts'
import { story } from '#test/fixtures/entries.ts'
import { recordFacts, sixFacts, writeOldLedger } from '#test/support/sealed-journal.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { fileOf, hexOf, pending, sha256Of } from '#test/support/timestamp-bytes.ts'
import { checkJournalFile } from './check-journal-file.ts'
import { importJournal } from './import-journal.ts'

const TODAY = '2026-11-22'
const NOW = `${TODAY}T10:00:00.000Z`

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'candor-import-store-'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

async function exported(userId: string): Promise<string> {
  const { db } = database
  const receiptKey = openReceiptKey({ given: null, folder: null })
  const journalCheck = { faultsOf: () => [], start: async () => {}, stop: async () => {} }
  const source = await openExportSource({ db, receiptKey, journalCheck, now: () => NOW }, userId)
  let text = ''
  for await (const chunk of exportJson(source)) text += chunk
  return text
}

/** The receipt of an export as it was sent to a calendar. */
async function anchorOf(userId: string): Promise<AnchorRow> {
  const [receipt] = JSON.parse(await exported(userId)).receipts
  const text = JSON.stringify(receipt)
  const proof = fileOf(sha256Of(hexOf(text)), pending('https://a.example'))
  const sent = { calendar: 'https://a.example', submitted_at: NOW, questions: 3, ask_at: NOW }
  return { user_id: userId, sequence: receipt.sequence, receipt: text, proof, ...sent }
}

async function imported(userId: string, text: string) {
  const file = join(folder, 'journal.json')
  writeFileSync(file, text)
  const journal = await checkJournalFile(file, NOW)
  return importJournal({ ...database, write: makeWrite(database) }, userId, journal, NOW)
}

it('an exported journal is imported byte for byte, with a valid chain', async () => {
  await recordFacts(database, 'alice', sixFacts())
  const day = { day: '2026-07-06', open: null, high: '131', low: null, close: '130.5' }
  await storeDailyPrices(database.db, 'alice', 'IBM', [day], 'uploaded', NOW)
  await storeAnchors(database.db, [await anchorOf('alice')])
  const text = await exported('alice')
  expect(JSON.parse(text)).toMatchObject({ anchors: [{}], closes: [{ day: '2026-07-06', knownSince: NOW }] })
  expect(await imported('bob', text)).toEqual({ entries: 6, assets: 2, closes: 1, receipts: 1 })
  expect(await exported('bob')).toBe(text)
  expect((await verify(database)).faults).toEqual([])
  await recordFacts(database, 'bob', [{ kind: 'principle-written', principleId: 'p2', text: 'Size small.' }], TODAY)
  expect((await verify(database)).faults).toEqual([])
})

it('so is one from before closes carried since when they are known', async () => {
  await recordFacts(database, 'alice', sixFacts())
  const day = { day: '2026-07-06', open: null, high: '131', low: null, close: '130.5' }
  await storeDailyPrices(database.db, 'alice', 'IBM', [day], 'uploaded', NOW)
  await database.db.updateTable('daily_prices').set({ known_since: null }).execute()
  const text = await exported('alice')
  const [close] = JSON.parse(text).closes
  expect(Object.keys(close).sort()).toEqual(['close', 'day', 'high', 'low', 'open', 'source', 'symbol'])
  await imported('bob', text)
  expect(await exported('bob')).toBe(text)
})

it('so is one with the first version of the chain, followed by entries of the second', async () => {
  const old = story(['Buy', { quantity: '10', price: '121.23', confidence: 6 }], ['Hold'], ['Sell', { price: '90' }])
  await writeOldLedger(database.db, 'olga', old)
  const principle = (principleId: string) => ({ kind: 'principle-written', principleId, text: 'Wait a day.' }) as const
  await recordFacts(database, 'olga', [principle('p1')])
  const text = await exported('olga')
  await imported('bob', text)
  expect(await exported('bob')).toBe(text)
  await recordFacts(database, 'bob', [principle('p2')], TODAY)
  const { faults } = await verify(database)
  // What `writeOldLedger` leaves out are the rows of its owner's lists.
  expect(faults.filter(({ userId }) => userId === 'bob')).toEqual([])
})

it('two imported ledgers that are exchanged are found like any others', async () => {
  await recordFacts(database, 'alice', sixFacts())
  await recordFacts(database, 'carol', sixFacts())
  await imported('bob', await exported('alice'))
  await imported('dora', await exported('carol'))
  const { db, engine } = database
  const tables = ['entries', 'ledger_heads'] as const
  await disarm(database)
  for (const table of tables)
    for (const [from, to] of [
      ['bob', 'x'],
      ['dora', 'bob'],
      ['x', 'dora'],
    ] as const)
      await db.updateTable(table).set({ user_id: to }).where('user_id', '=', from).execute()
  const kinds = (await verify({ db, engine })).faults.map(({ userId, kind }) => `${userId} ${kind}`)
  expect(kinds).toEqual(expect.arrayContaining(['bob user-changed', 'dora user-changed']))
})

async function disarm({ db, engine }: TestDatabase): Promise<void> {
  const statements =
    engine === 'postgres'
      ? ['entries', 'ledger_heads'].map((table) => `alter table ${table} disable trigger user`)
      : ['entries_refuse_update', 'ledger_heads_refuse_return'].map((trigger) => `drop trigger ${trigger}`)
  for (const statement of statements) await sql.raw(statement).execute(db)
}
