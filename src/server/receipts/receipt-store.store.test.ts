import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { openReceiptKey } from './receipt-key.ts'
import { listReceipts, storeReceipts } from './receipt-store.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

it('more receipts than one statement can take are all stored, and of two for one end the first is kept', async () => {
  const { db } = database
  const signedAt = '2026-11-22T10:00:00.000Z'
  const key = openReceiptKey({ given: null, folder: null })
  const first = key?.sign({ ledger: 'alice', sequence: 0, hash: '0'.repeat(64), signedAt, imported: null })
  const receipts = first ? Array.from({ length: 20_000 }, (_, sequence) => ({ ...first, sequence })) : []
  await storeReceipts(db, 'alice', receipts)
  await storeReceipts(db, 'alice', first ? [{ ...first, hash: 'f'.repeat(64) }] : [])
  expect(await listReceipts(db, 'alice', 20_000)).toEqual(receipts)
  await storeReceipts(db, 'bob', [])
  expect(await listReceipts(db, 'bob', 20_000)).toEqual([])
})
