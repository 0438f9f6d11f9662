import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Closes } from '#domain/assets/closes.ts'
import { addAccount } from '#test/support/add-account.ts'
import { recordFacts, sixFacts } from '#test/support/sealed-journal.ts'
import { written } from '#test/support/some-closes.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { listMirrorCloses } from './mirror-closes-store.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  await addAccount(database, 'alice')
})
afterEach(() => database.close())

const close = (owner: string, symbol: string, day: string, price: string) =>
  storeDailyPrices(database.db, owner, symbol, [{ day, open: null, high: null, low: null, close: price }], 'uploaded')

const writtenIn = (pieces: readonly Closes[]) =>
  pieces.flatMap((piece) => (typeof piece === 'string' ? piece.split('|') : written({ packed: piece, rest: '' })))

it('closes of an asset that are the same are the very same list, and others are not', async () => {
  await recordFacts(database, 'alice', sixFacts())
  const read = async (before?: Awaited<ReturnType<typeof listMirrorCloses>>) =>
    listMirrorCloses(database.db, 'alice', before && new Map(before.map((row) => [row.assetId, row])))
  await close(SHARED, 'IBM', '2025-12-31', '98.90')
  await close(SHARED, 'IBM', '2026-01-02', '754123.4375')
  await close(SHARED, 'MSFT', '2026-01-02', '101')
  await close('alice', 'MSFT', '2026-01-02', '102')
  const before = await read()
  expect(before.map(({ assetId, shared, own }) => [assetId, writtenIn(shared), own])).toEqual([
    [1, ['2025-12-31 98.90', '2026-01-02 754123.4375'], null],
    [2, ['2026-01-02 101'], '2026-01-02 102'],
  ])
  await close(SHARED, 'IBM', '2026-01-02', '99')
  const [ibm, msft] = await read(before)
  expect(writtenIn(ibm?.shared ?? [])).toEqual(['2025-12-31 98.90', '2026-01-02 99'])
  expect(msft?.shared).toBe(before[1]?.shared)
  await close(SHARED, 'MSFT', '2026-01-02', '103')
  expect(writtenIn((await read(before))[1]?.shared ?? [])).toEqual(['2026-01-02 103'])
})
