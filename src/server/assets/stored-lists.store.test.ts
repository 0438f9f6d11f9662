import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import { countStatements } from '#test/support/counted-statements.ts'
import { type Chance, seeded } from '#test/support/seeded.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { type Dealt, ledgerOf } from '#test/support/trading.ts'
import type { Db } from '../database/open-database.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { toAssetRow } from '../ledger/read-model.ts'
import { quarantine, release, storeSplits } from '../prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { storeQuote } from '../prices/quote-store.ts'
import { appendToAsset } from '../recording/record.ts'
import { showLists } from './asset-rows.ts'

const DAY = '2026-11-06'
const NOW = `${DAY}T20:00:00.000Z`
const ASSETS = 12
const STORED = { code: 'of this release', leastRows: 1 }
const COMPUTED = { code: null, leastRows: 1 }

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  await record(...Array.from({ length: ASSETS }, (_, index) => bought(index + 1)))
  for (let assetId = 1; assetId <= ASSETS; assetId += 1) {
    await close(SHARED, assetId, '2026-11-03', '101')
    await quote(assetId, '102')
  }
})
afterEach(() => database.close())

const bought = (assetId: number): Dealt => [assetId, 'Buy', '10', '100', '2026-11-02']

async function record(...dealt: readonly Dealt[]) {
  const { db } = database
  for (const { sequence: _, recordedAt, ...fact } of ledgerOf(...dealt)) {
    const before = replayAsset(await listAssetEntries(db, 'alice', fact.assetId))
    const head = await findHead(db, 'alice')
    if (fact.kind !== 'decision-recorded') continue
    const told = { ...fact, decisionId: `d-${head.sequence}`, asset: before ? null : fact.asset }
    await db.transaction().execute((trx) => appendToAsset(trx, 'alice', { head, asset: before }, told, recordedAt))
  }
}

const close = (owner: string, assetId: number, day: string, price: string) =>
  storeDailyPrices(
    database.db,
    owner,
    `T${assetId}`,
    [{ day, open: null, high: null, low: null, close: price }],
    'twelve-data',
  )

const quote = (assetId: number, price: string, at = NOW) =>
  storeQuote(database.db, `T${assetId}`, {
    quote: { price: { price, source: 'twelve-data', at }, open: '99', previousClose: '98' },
    fetchedAt: at,
  })

/** What is remembered is remembered of one connection to the database: another one is read as by a process that has just started. */
const restarted = (): Db => database.db.withoutPlugins()

const shown = async (db: Db, storing: typeof STORED | typeof COMPUTED = STORED, now = NOW) => {
  const { rows, assets } = await showLists({ db, now: () => now }, 'alice', storing)
  return { rows, of: assets.map(({ asset, isProviderQuarantined }) => ({ asset, isProviderQuarantined })) }
}

const stored = () => database.db.selectFrom('read_results').selectAll().where('kind', '=', 'lists').execute()

const SPLIT = { effectiveOn: '2026-11-05', newShares: '4', oldShares: '1', source: 'massive' } as const

it('the lists that an earlier process has stored are those that would be computed, and their closes are not read again', async () => {
  await shown(database.db)
  expect(await stored()).toHaveLength(1)
  const db = restarted()
  const { ran, stop } = countStatements()
  const given = await shown(db).finally(stop)
  expect(ran.filter((statement) => statement.includes('daily_prices" as'))).toEqual([])
  expect(given).toEqual(await shown(restarted(), COMPUTED))
  expect(JSON.stringify(given.rows)).toBe(JSON.stringify((await shown(restarted(), COMPUTED)).rows))
})

it('is the same from stored rows as when computed, whatever has changed since they were stored', async () => {
  const chance = seeded(7)
  let now = NOW
  for (let nth = 1; nth <= 60; nth += 1) {
    if (nth % 15 === 0) now = `2026-11-${String(6 + nth / 5).padStart(2, '0')}T20:00:00.000Z`
    // Sometimes a process stores them anew, and sometimes the next one finds what was stored some changes ago.
    if (chance.whole(0, 2) === 0) await shown(restarted(), STORED, now)
    await change(chance, now)
    expect(await shown(restarted(), { ...STORED, leastRows: 100 }, now), `change ${nth}`).toEqual(
      await shown(restarted(), COMPUTED, now),
    )
  }
})

async function added(day: string): Promise<void> {
  const { highestAssetId } = await findHead(database.db, 'alice')
  await record([highestAssetId + 1, 'Watch', '5', '100', day])
}

async function change(chance: Chance, now: string): Promise<void> {
  const assetId = chance.whole(1, ASSETS)
  const day = lastSession(now).day
  // Half of the usual price looks like a split, unless closes explain it.
  const price = String(chance.whole(0, 3) === 0 ? 50 : chance.whole(90, 110))
  const changes = [
    () => quote(assetId, price, now),
    () => close(SHARED, assetId, day, price),
    () => close(SHARED, assetId, '2026-11-02', '99'),
    () => close('alice', assetId, day, price),
    () => record([assetId, 'Buy More', '1', price, now.slice(0, 10)]),
    () => record([assetId, 'Hold', null, price, now.slice(0, 10)]),
    () => added(now.slice(0, 10)),
    () => storeSplits(database.db, `T${assetId}`, [{ ...SPLIT, effectiveOn: day }]),
    () =>
      quarantine(database.db, `T${assetId}`, { price, knownPrice: '100', reason: 'Odd.', source: 'massive', at: now }),
    () => release(database.db, `T${assetId}`),
  ]
  await chance.oneOf(changes)?.()
}

describe('a stored row', () => {
  const rowOf = async (db: Db, assetId: number, storing: typeof STORED | typeof COMPUTED = STORED) =>
    (await shown(db, storing)).rows.find((row) => row.assetId === assetId)

  it('of an asset whose provider’s price closes explain is looked for anew once any close was written', async () => {
    await added('2026-11-02')
    const assetId = ASSETS + 1
    await quote(assetId, '50')
    await close(SHARED, assetId, '2026-11-05', '60')
    expect(await rowOf(database.db, assetId)).toMatchObject({ heldBackPrice: { price: '50' } })
    // Its last closes stay the same.
    await close(SHARED, assetId, '2026-11-02', '99')
    await close(SHARED, assetId, '2026-11-03', '85')
    await close(SHARED, assetId, '2026-11-04', '72')
    expect(await rowOf(restarted(), assetId)).toMatchObject({ heldBackPrice: null })
  })

  it('is not that of a state which was written anew without an entry', async () => {
    await shown(database.db)
    const asset = replayAsset(await listAssetEntries(database.db, 'alice', 3)) ?? expect.fail()
    const { state } = toAssetRow('alice', { ...asset, confidence: 9 })
    await database.db.updateTable('assets').set({ state }).where('asset_id', '=', 3).execute()
    expect(await rowOf(restarted(), 3)).toMatchObject({ confidence: 9 })
  })

  it.each([
    ['on the next day', STORED, `2026-11-09T20:00:00.000Z`],
    ['by another program', { ...STORED, code: 'of the next release' }, NOW],
  ])('is not used %s', async (_, storing, now) => {
    await shown(database.db)
    const [before] = await stored()
    await shown(restarted(), storing, now)
    const [after, ...others] = await stored()
    expect([after?.made_of === before?.made_of, others]).toEqual([false, []])
  })

  it('that is damaged is computed again', async () => {
    const computed = await shown(database.db)
    await database.db.updateTable('read_results').set({ result: '{"closesAsOf":"' }).execute()
    expect(await shown(restarted())).toEqual(computed)
  })

  it('is not written by a program that runs from its sources, nor of a short list', async () => {
    await shown(restarted(), COMPUTED)
    await shown(restarted(), { ...STORED, leastRows: ASSETS + 1 })
    expect(await stored()).toEqual([])
  })

  it('is written again ten minutes later at the earliest', async () => {
    const results = async () => (await stored()).map(({ result }) => result)
    const db = restarted()
    await shown(db)
    const first = await results()
    await quote(1, '103')
    await shown(db, STORED, `${DAY}T20:09:00.000Z`)
    expect(await results()).toEqual(first)
    await quote(2, '104')
    await shown(db, STORED, `${DAY}T20:10:00.000Z`)
    expect(await results()).not.toEqual(first)
  })

  it('that cannot be written is shown all the same', async () => {
    await database.db.schema.dropTable('read_results').execute()
    await database.db.schema
      .createTable('read_results')
      .addColumn('user_id', 'text')
      .addColumn('kind', 'text')
      .addColumn('made_of', 'text')
      .addColumn('result', 'text')
      .execute()
    expect((await shown(database.db)).rows).toHaveLength(ASSETS)
  })
})
