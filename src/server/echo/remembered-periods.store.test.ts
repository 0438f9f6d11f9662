import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Action } from '#domain/ledger/action.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { seeded } from '#test/support/seeded.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { ledgerOf } from '#test/support/trading.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { storeSplits } from '../prices/anomaly-store.ts'
import { rememberPeriods } from './remembered-periods.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

let nth = 0
async function record(userId: string, assetId: number, action: Action): Promise<void> {
  const { db } = database
  const before = await listAssetEntries(db, userId, assetId)
  const [told] = ledgerOf([assetId, action, '10', '100'])
  if (told?.kind !== 'decision-recorded') return
  const { sequence: _, recordedAt, ...fact } = told
  nth += 1
  const said = { ...fact, decisionId: `d-${nth}`, asset: before.length === 0 ? fact.asset : null }
  await appendFact(db, userId, said, recordedAt)
}

it('are the same when updated after each entry as when read anew, for every user', async () => {
  const chance = seeded(7)
  const held = new Set<string>()
  for (let count = 0; count < 40; count += 1) {
    const [userId, assetId] = [chance.oneOf(['alice', 'bob']) ?? 'bob', chance.whole(1, 6)]
    const name = `${userId} ${assetId}`
    await record(userId, assetId, held.has(name) ? 'Sell' : 'Buy')
    if (!held.delete(name)) held.add(name)
    // Another handle on the same database has an empty cache.
    const [brought, anew] = [
      await rememberPeriods(database.db, userId, '2026-11-30'),
      await rememberPeriods(database.db.withoutPlugins(), userId, '2026-11-30'),
    ]
    expect(new Set(brought), `entry ${count}`).toEqual(new Set(anew))
  }
})

it('leave out what was sold over a split as soon as one is reported', async () => {
  const { db } = database
  for (const told of ledgerOf([1, 'Buy', '10', '100', '2026-11-02'], [1, 'Sell', '10', '30', '2026-11-20'])) {
    const { sequence: _, recordedAt, ...fact } = told
    await appendFact(db, 'alice', fact, recordedAt)
  }
  const count = async (today: string) =>
    (await rememberPeriods(db, 'alice', today)).map(({ periods, unknownPeriods }) => [periods.length, unknownPeriods])
  expect(await count('2026-11-30')).toEqual([[1, 0]])
  const split = { effectiveOn: '2026-11-10', newShares: '4', oldShares: '1', source: 'massive' } as const
  await storeSplits(db, 'T1', [split])
  expect(await count('2026-11-30')).toEqual([[0, 1]])
})
