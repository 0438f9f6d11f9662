import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endOfDay } from '#domain/prices/market-session.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { countStatements } from '#test/support/counted-statements.ts'
import { type Chance, seeded } from '#test/support/seeded.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { type Dealt, ledgerOf } from '#test/support/trading.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { append } from '../recording/record.ts'
import { pastDays } from './past-days.ts'

const NOTHING_OPEN = { pendingSplits: new Map(), splitDays: new Map(), quarantinedAssets: new Set<number>() }
const NOW = '2026-11-06T22:00:00.000Z'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  await record('alice', [1, 'Buy', '10', '100', '2026-11-02'], [2, 'Watch', '5', '20', '2026-11-02'])
  await close(SHARED, 'T1', ['2026-10-30', '90'], ['2026-11-03', '110'], ['2026-11-05', '120'])
})
afterEach(() => database.close())

async function record(userId: string, ...dealt: readonly Dealt[]) {
  for (const { sequence: _, recordedAt, ...fact } of ledgerOf(...dealt))
    await appendFact(database.db, userId, fact, recordedAt)
}

const close = (owner: string, symbol: string, ...closes: readonly (readonly [string, string])[]) =>
  storeDailyPrices(
    database.db,
    owner,
    symbol,
    closes.map(([day, price]) => ({ day, open: null, high: null, low: null, close: price })),
    'typed',
  )

const valuesOf = async (userId = 'alice') =>
  (await pastDays(database.db, userId, NOTHING_OPEN, NOW)).days.map(({ day, value }) => `${day} ${value}`)

it('has every trading day since the first decision, with the last close known on it', async () => {
  expect(await valuesOf()).toEqual([
    '2026-11-02 1000.00',
    '2026-11-03 1100.00',
    '2026-11-04 1100.00',
    '2026-11-05 1200.00',
    '2026-11-06 1200.00',
  ])
  expect(await valuesOf('bob')).toEqual([])
})

it('follows a close that is stored later, the user’s own before a provider’s, and never another user’s', async () => {
  await valuesOf()
  await close('alice', 'T1', ['2026-11-05', '130'])
  await close('bob', 'T1', ['2026-11-06', '1'])
  expect((await valuesOf()).slice(-2)).toEqual(['2026-11-05 1300.00', '2026-11-06 1300.00'])
})

it('follows a close that is stored in a transaction, and an entry', async () => {
  await valuesOf()
  const { db } = database
  const days = [{ day: '2026-11-06', open: null, high: null, low: null, close: '140' }]
  await db.transaction().execute((trx) => storeDailyPrices(trx, SHARED, 'T1', days, 'twelve-data'))
  expect((await valuesOf()).at(-1)).toBe('2026-11-06 1400.00')
  const noted = {
    kind: 'price-noted' as const,
    assetId: 1,
    price: { price: '150', source: 'typed' as const, at: '2026-11-06T21:00:00.000Z' },
  }
  const head = await findHead(db, 'alice')
  await db.transaction().execute((trx) => append(trx, 'alice', head, noted, '2026-11-06T21:00:00.000Z'))
  // The day's close counts, and not the price that was typed on it.
  expect((await valuesOf()).at(-1)).toBe('2026-11-06 1400.00')
})

it('is the same when updated after each entry and close as when added up anew, over several blocks of assets', async () => {
  const chance = seeded(11)
  const { db } = database
  const buyOf = (assetId: number): Dealt => [assetId, 'Buy', String(assetId), '30', day(chance)]
  await record('bob', ...Array.from({ length: 60 }, (_, index) => buyOf(index + 1)))
  for (let nth = 1; nth <= 60; nth += 1) {
    // On Monday before its close nothing of the day counts; in its evening, what was written before does too.
    const now = nth <= 20 ? NOW : nth <= 40 ? '2026-11-09T15:00:00.000Z' : '2026-11-09T22:00:00.000Z'
    const [assetId, price] = [chance.whole(1, 60), String(chance.whole(20, 60))]
    const change = chance.whole(0, 3)
    if (change === 0) await close(chance.oneOf([SHARED, 'bob']) ?? SHARED, `T${assetId}`, [day(chance), price])
    else if (change === 1) await note('bob', assetId, price, now)
    else await buyMore('bob', assetId, price, now, change === 2 ? {} : { decidedOn: '2026-11-06' })
    const brought = await pastDays(db, 'bob', NOTHING_OPEN, now)
    // Another handle on the same database has an empty cache.
    expect(brought, `change ${nth}`).toEqual(await pastDays(db.withoutPlugins(), 'bob', NOTHING_OPEN, now))
  }
})

describe('days that an earlier process has stored', () => {
  const STORED = { code: 'of this release', leastDecisions: 1 }
  const COMPUTED = { code: null, leastDecisions: 1 }
  /** Another handle on the same database has an empty cache, like a process that has just started. */
  const restarted = () => database.db.withoutPlugins()
  const stored = async () =>
    (await database.db.selectFrom('read_results').selectAll().execute()).map(({ result }) => result)

  it('are the same as when added up anew, whatever was recorded and which closes were stored since', async () => {
    const chance = seeded(12)
    const buyOf = (assetId: number): Dealt => [assetId, 'Buy', String(assetId), '30', day(chance)]
    await record('bob', ...Array.from({ length: 30 }, (_, index) => buyOf(index + 1)))
    let reused = 0
    for (let nth = 1; nth <= 80; nth += 1) {
      const now = nth <= 40 ? '2026-11-09T15:00:00.000Z' : '2026-11-09T22:00:00.000Z'
      const [assetId, price] = [chance.whole(1, 30), String(chance.whole(20, 60))]
      const change = chance.whole(0, 9)
      if (change === 0) await close(chance.oneOf([SHARED, 'bob']) ?? SHARED, `T${assetId}`, [day(chance), price])
      else if (change === 1) await buyMore('bob', assetId, price, now, { decidedOn: '2026-11-06' })
      else if (change <= 5) await note('bob', assetId, price, now)
      else await buyMore('bob', assetId, price, now, {})
      const open = { ...NOTHING_OPEN, quarantinedAssets: new Set(nth % 20 === 0 ? [1] : []) }
      const { ran, stop } = countStatements()
      const given = await pastDays(restarted(), 'bob', open, now, STORED).finally(stop)
      if (!ran.some((statement) => statement.includes('closes_by_year'))) reused += 1
      const { origin: _, ...computed } = await pastDays(restarted(), 'bob', open, now, COMPUTED)
      expect(given, `change ${nth}`).toMatchObject(computed)
    }
    expect(reused).toBeGreaterThan(20)
    expect(reused).toBeLessThan(60)
  })

  it('are not used of another ledger, of another session, by another program, or once they are damaged', async () => {
    const { days } = await pastDays(restarted(), 'alice', NOTHING_OPEN, NOW, STORED)
    const isAddedUp = async (storing = STORED, now = NOW) => {
      const { ran, stop } = countStatements()
      const given = await pastDays(restarted(), 'alice', NOTHING_OPEN, now, storing).finally(stop)
      expect(given.days.slice(0, days.length)).toEqual(days)
      return ran.some((statement) => statement.includes('closes_by_year'))
    }
    expect(await isAddedUp()).toBe(false)
    expect(await isAddedUp(STORED, '2026-11-09T22:00:00.000Z')).toBe(true)
    expect(await isAddedUp({ ...STORED, code: 'of the next release' })).toBe(true)
    const [result = ''] = await stored()
    const write = (changed: string) => database.db.updateTable('read_results').set({ result: changed }).execute()
    expect(await isAddedUp()).toBe(true)
    await write(result.replace(/"hash":"./, '"hash":"-'))
    expect(await isAddedUp()).toBe(true)
    await write(result.slice(1))
    expect(await isAddedUp()).toBe(true)
  })

  it('are not written of a short journal or by a program that runs from its sources, and again after ten minutes', async () => {
    await pastDays(restarted(), 'alice', NOTHING_OPEN, NOW, { ...STORED, leastDecisions: 3 })
    await pastDays(restarted(), 'alice', NOTHING_OPEN, NOW, COMPUTED)
    expect(await stored()).toEqual([])
    const db = restarted()
    const at = async (now: string) => {
      await pastDays(db, 'alice', NOTHING_OPEN, now, STORED)
      return stored()
    }
    const first = await at('2026-11-06T22:00:00.000Z')
    await close(SHARED, 'T1', ['2026-11-05', '130'])
    expect(await at('2026-11-06T22:09:00.000Z')).toEqual(first)
    expect(await at('2026-11-06T22:10:00.000Z')).not.toEqual(first)
  })
})

it('is not added up again for what takes effect after its last day', async () => {
  const now = '2026-11-09T15:00:00.000Z'
  const { db } = database
  const { days, origin } = await pastDays(db, 'alice', NOTHING_OPEN, now)
  await note('alice', 1, '150', now)
  const same = await pastDays(db, 'alice', NOTHING_OPEN, now)
  expect(same.days).toBe(days)
  expect(same.origin).not.toBe(origin)
  // What is written now about an earlier day changes that one.
  const corrected = { correctsSequence: 1, field: 'quantity', from: '10', to: '12', reason: 'Mistyped.' } as const
  const ids = { correctionId: 'c-1', requestHash: 'h-1' }
  await write('alice', { kind: 'correction-recorded', assetId: 1, ...ids, ...corrected }, now)
  expect((await pastDays(db, 'alice', NOTHING_OPEN, now)).days.at(-1)).toMatchObject({ value: '1440.00' })
  await buyMore('alice', 1, '150', now, { decidedOn: '2026-11-06' })
  expect((await pastDays(db, 'alice', NOTHING_OPEN, now)).days.at(-1)).toMatchObject({ value: '1950.00' })
})

const day = (chance: Chance) => `2026-11-0${chance.whole(2, 6)}`

const note = (userId: string, assetId: number, price: string, at: string) =>
  write(userId, { kind: 'price-noted', assetId, price: { price, source: 'typed', at } }, at)

const buyMore = (
  userId: string,
  assetId: number,
  price: string,
  at: string,
  decided: { readonly decidedOn?: string },
) =>
  write(
    userId,
    {
      kind: 'decision-recorded',
      decisionId: randomUUID(),
      assetId,
      action: 'Buy More',
      confidence: 5,
      thesis: 'More of the same.',
      price: { price, source: 'typed', at: decided.decidedOn ? endOfDay(decided.decidedOn) : at },
      quantity: '1',
      asset: null,
      ...decided,
    },
    at,
  )

async function write(userId: string, fact: Parameters<typeof append>[3], at: string): Promise<void> {
  const { db } = database
  const head = await findHead(db, userId)
  await db.transaction().execute((trx) => append(trx, userId, head, fact, at))
}

it('leaves an asset out once an entry of it cannot be read, though it was counted before', async () => {
  expect((await valuesOf()).at(-1)).toBe('2026-11-06 1200.00')
  const { db } = database
  const { sequence, hash } = await findHead(db, 'alice')
  await db
    .insertInto('entries')
    .values({
      user_id: 'alice',
      sequence: sequence + 1,
      kind: 'price-noted',
      asset_id: 1,
      decision_id: null,
      recorded_at: NOW,
      body: 'half an ent',
      previous_hash: hash,
      hash: '0'.repeat(64),
    })
    .execute()
  await db
    .updateTable('ledger_heads')
    .set({ sequence: sequence + 1 })
    .where('user_id', '=', 'alice')
    .execute()
  const { days, told } = await pastDays(db, 'alice', NOTHING_OPEN, NOW)
  expect([days.at(-1)?.value, told.assetIds]).toEqual(['0.00', [2]])
})
