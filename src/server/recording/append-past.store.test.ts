import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { ledgerOf } from '#test/support/trading.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { listLedger } from '../ledger/ledger-store.ts'
import { verify } from '../ledger/verify.ts'
import { appendPast } from './append-past.ts'
import { append } from './record.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('writes the same rows as its entries one by one, and further entries follow', async () => {
  const { db } = database
  const entries: AssetEntry[] = ledgerOf(
    [1, 'Buy', '10', '100'],
    [2, 'Buy', '3', '50'],
    ...Array.from({ length: 250 }, () => [1, 'Hold', null, '90'] as const),
    [1, 'Sell', null, '95'],
  )
  const assets = [1, 2].flatMap((id) => replayAsset(entries.filter(({ assetId }) => assetId === id)) ?? [])
  const past = { entries, assets }
  await db.transaction().execute(async (trx) => appendPast(trx, 'alice', await findHead(trx, 'alice'), past))
  await db.transaction().execute(async (trx) => {
    const head = await findHead(trx, 'alice')
    expect([head.sequence, head.highestAssetId, head.isRemembered]).toEqual([253, 2, true])
    const principle = { kind: 'principle-written', principleId: 'p1', text: 'Wait a day.' } as const
    await append(trx, 'alice', head, principle, '2026-11-22T10:00:00.000Z')
  })
  expect((await listLedger(db, 'alice')).map(({ entry }) => entry).slice(0, 253)).toEqual(entries)
  expect((await verify(database)).faults).toEqual([])
})

it('of no entries writes nothing', async () => {
  const { db } = database
  await db
    .transaction()
    .execute(async (trx) => appendPast(trx, 'bobby', await findHead(trx, 'bobby'), { entries: [], assets: [] }))
  expect((await findHead(db, 'bobby')).sequence).toBe(0)
})
