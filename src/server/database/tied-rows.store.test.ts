import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import type { PriceSource } from '#domain/prices/price.ts'
import { IBM, story } from '#test/fixtures/entries.ts'
import { addAccount } from '#test/support/add-account.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { createEnglishDatabase, dropDatabase } from '#test/tools/test-database.ts'
import { listAccounts } from '../accounts/account-store.ts'
import { appendIdentity, listIdentities } from '../accounts/open-id-connect/identity-store.ts'
import { endOldSessions, listSessions } from '../accounts/session.ts'
import { appendToken, listTokens } from '../accounts/tokens/token-store.ts'
import { claimCritique, listAwaitingCritique } from '../critique/critique-store.ts'
import { listWaitingAccounts, makeTurns } from '../critique/fair-turns.ts'
import { readHeadsFile } from '../ledger/heads-file.ts'
import { listOthers } from '../ledger/ledger-pages.ts'
import { listAssetsWith } from '../ledger/ledger-store.ts'
import { openOutsideHeads } from '../ledger/outside-heads.ts'
import { listWithOwnCloses } from '../levels/older-closes.ts'
import { makePriceAlerts } from '../levels/price-alerts.ts'
import { makeLiveHub } from '../live/live-hub.ts'
import { listBenchmarks, storePreference } from '../preferences/preference-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { findMarketData } from '../prices/market-data.ts'
import { findMarketOnDay } from '../prices/price-of-day.ts'
import { explainByRecorded } from '../prices/recorded-splits.ts'
import { listRecaps, storeRecap } from '../recap/recap-store.ts'
import { listDueAnchors, storeAnchors } from '../receipts/anchor-store.ts'
import { enqueueCritique } from '../recording/critique-job.ts'
import { openDatabase } from './open-database.ts'
import { makeWrite } from './write.ts'

/** Both engines answer the same where rows tie, whichever was stored first: here always the one that comes last. */
let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const NOW = '2026-11-21T15:00:00.000Z'
const LAST_FIRST = ['carol', 'alice', 'bobby'] as const
const IN_ORDER = ['alice', 'bobby', 'carol'] as const

async function accounts(): Promise<void> {
  for (const name of LAST_FIRST) await addAccount(database, name)
}

/** Ten IBM at 100 with a stop at 90, bought by everybody at the same moment. */
async function buyForAll(): Promise<void> {
  const [entry] = story(['Buy', { quantity: '10', price: '100' }])
  if (!entry) throw new Error('a story has entries')
  const { sequence: _, recordedAt, ...decision } = entry
  for (const name of LAST_FIRST) await appendFact(database.db, name, decision, recordedAt)
}

/** On PostgreSQL one that sorts text by the rules of English, as those of most machines do. */
async function openEnglish(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (database.engine === 'sqlite' || !server) return openTestDatabase()
  const name = `candor_english_${randomBytes(6).toString('hex')}`
  const english = await openDatabase({ engine: 'postgres', url: await createEnglishDatabase(server, name) })
  return {
    ...english,
    async close() {
      await english.db.destroy()
      await dropDatabase(server, name)
    },
  }
}

const close = (owner: string, source: PriceSource, day: string, price: string, symbol = 'IBM') =>
  storeDailyPrices(database.db, owner, symbol, [{ day, open: null, high: null, low: null, close: price }], source)

describe('rows of an account', () => {
  it('tokens of the same moment have one order, and so have identities', async () => {
    const { db } = database
    const token = { name: 'a', scopes: ['read'], expiresAt: NOW } as const
    for (const id of ['c', 'a', 'b']) await appendToken(db, 'alice', token, { id, now: NOW })
    expect((await listTokens(db, 'alice')).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    for (const id of ['c', 'a', 'b'])
      await appendIdentity(db, { id, userId: 'alice', issuer: 'https://one.example', subject: id, now: NOW })
    expect((await listIdentities(db, 'alice')).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('sessions used at the same moment have one order, and the same ones stay', async () => {
    const { db } = database
    const rows = Array.from({ length: 130 }, (_, n) => {
      const id = String(130 - n).padStart(3, '0')
      const at = { createdAt: NOW, updatedAt: NOW, expiresAt: '2026-12-21T15:00:00.000Z' }
      return { id, token: `token ${id}`, userId: 'alice', userAgent: null, confirmedAt: null, ...at }
    })
    await db.insertInto('sessions').values(rows).execute()
    const inOrder = rows.map(({ id }) => id).sort()
    expect((await listSessions(db, 'alice', NOW)).map(({ id }) => id)).toEqual(inOrder)
    await endOldSessions(db, 'alice', NOW)
    const left = (await listSessions(db, 'alice', NOW)).map(({ id }) => id)
    expect(left).toEqual(inOrder.slice(0, 100))
  })

  it('accounts are listed by their bytes, also where a database sorts by the rules of a language', async () => {
    const english = await openEnglish()
    for (const name of ['ann_a', 'ann-a', 'anna']) await addAccount(english, name)
    expect((await listAccounts(english.db)).map(({ username }) => username)).toEqual(['ann-a', 'ann_a', 'anna'])
    await english.close()
  })
})

describe('what jobs go through', () => {
  it('assets of all accounts are looked at in the order of their accounts', async () => {
    const { db } = database
    await buyForAll()
    for (const name of LAST_FIRST) await close(name, 'uploaded', '2026-04-07', '95')
    expect((await listAssetsWith(db, 'decision-recorded')).map(({ userId }) => userId)).toEqual(IN_ORDER)
    expect((await listWithOwnCloses(db)).map(({ user_id }) => user_id)).toEqual(IN_ORDER)
    expect((await listOthers(db)).map(({ userId }) => userId)).toEqual(IN_ORDER)
    await accounts()
    expect((await listOthers(db)).map(({ userId }) => userId)).toEqual(IN_ORDER)
    const recap = { address: 'me@example.com', isConfirmed: true, lastAt: NOW }
    for (const name of LAST_FIRST) await storeRecap(db, name, recap)
    expect((await listRecaps(db)).map(({ userId }) => userId)).toEqual(IN_ORDER)
    for (const [at, name] of LAST_FIRST.entries())
      await storePreference(db, name, 'benchmark', JSON.stringify(['VTI', 'QQQ', 'DIA'][at]))
    expect(await listBenchmarks(db)).toEqual(['SPY', 'DIA', 'QQQ', 'VTI'])
  })

  it('heads of ledgers are remembered in the order of their accounts', async () => {
    await buyForAll()
    const folder = mkdtempSync(join(tmpdir(), 'candor-heads-'))
    const heads = await openOutsideHeads(database.db, folder, { read: () => 0, keep: () => true })
    await heads.remember(NOW)
    expect([...readHeadsFile(folder).heads.keys()]).toEqual(IN_ORDER)
    rmSync(folder, { recursive: true })
  })

  it('an alert is recorded for one account after the other', async () => {
    const { db } = database
    await buyForAll()
    let seconds = 0
    const now = () => new Date(Date.parse('2026-04-08T15:00:00.000Z') + 1_000 * seconds++).toISOString()
    const levels = makePriceAlerts({
      db,
      log: pino({ level: 'silent' }),
      write: makeWrite(database),
      live: makeLiveHub(),
      now,
    })
    await levels.quoted('IBM', { price: '88', source: 'twelve-data', at: '2026-04-08T14:59:00.000Z' })
    const alerts = await db
      .selectFrom('entries')
      .select(['user_id', 'recorded_at'])
      .where('kind', '=', 'level-crossed')
      .execute()
    const inTime = alerts.toSorted((one, other) => (one.recorded_at < other.recorded_at ? -1 : 1))
    expect(inTime.map(({ user_id }) => user_id)).toEqual(IN_ORDER)
  })

  it('critiques asked for at the same moment are written in the order of the ledger', async () => {
    const { db } = database
    const told = story(['Buy', { quantity: '10', price: '100' }], ['Hold', { price: '99' }], ['Hold', { price: '98' }])
    const ids = ['c', 'b', 'a'].map((letter) => `${letter}0000000-0000-4000-8000-000000000001`)
    for (const [at, { sequence: _, recordedAt, ...decision }] of told.entries())
      await appendFact(db, 'alice', { ...decision, decisionId: ids[at] ?? '' }, recordedAt)
    for (const decisionId of ids.toReversed())
      await enqueueCritique(db, { userId: 'alice', decisionId, assetId: 1 }, NOW)
    expect(await listAwaitingCritique(db, 'alice', 1)).toEqual(ids)
    const take = () => claimCritique(db, NOW, '2026-11-21T16:00:00.000Z', 'alice')
    const taken: string[] = []
    for (let job = await take(); job; job = await take()) taken.push(job.decisionId)
    expect(taken).toEqual(ids)
  })

  it('of accounts that wait since the same moment, one has the first turn', async () => {
    for (const userId of LAST_FIRST) await enqueueCritique(database.db, { userId, decisionId: 'a', assetId: 1 }, NOW)
    const [turns, waiting] = [makeTurns(), await listWaitingAccounts(database.db, NOW)]
    expect([waiting, waiting.toReversed()].map((all) => makeTurns().next(all))).toEqual(['alice', 'alice'])
    expect([1, 2, 3].map(() => turns.next(waiting))).toEqual(IN_ORDER)
  })

  it('anchors due at the same moment are asked about in the order of their ledgers', async () => {
    const row = {
      receipt: '{}',
      calendar: 'https://a.example',
      submitted_at: NOW,
      proof: '00',
      questions: 0,
      ask_at: NOW,
    }
    const places = LAST_FIRST.flatMap((user_id) => [2, 1].map((sequence) => ({ user_id, sequence })))
    await storeAnchors(
      database.db,
      places.map((place) => ({ ...row, ...place })),
    )
    const due = await listDueAnchors(database.db, row.calendar, NOW, 3)
    expect(due.map(({ user_id, sequence }) => `${user_id} ${sequence}`)).toEqual(['alice 1', 'alice 2', 'bobby 1'])
  })
})

describe('what is known of a price', () => {
  it('the closes of a day in the past have one order, and the same four of them count', async () => {
    const { db } = database
    await buyForAll()
    for (const [day, price] of [
      ['2026-04-09', '103'],
      ['2026-04-07', '101'],
      ['2026-04-08', '102'],
    ] as const) {
      await close('alice', 'uploaded', day, `${price}.5`)
      await close(SHARED, 'twelve-data', day, price)
    }
    const asset = replayAsset(story(['Buy', { quantity: '10', price: '100', asset: IBM }]))
    if (!asset) throw new Error('a story opens an asset')
    const { closes } = await findMarketOnDay(db, 'alice', asset, '2026-04-09')
    expect(closes.map(({ day, source }) => `${day} ${source}`)).toEqual([
      '2026-04-09 twelve-data',
      '2026-04-09 uploaded',
      '2026-04-08 twelve-data',
      '2026-04-08 uploaded',
    ])
  })

  it('of a split that two owners recorded for different days, the same day counts for everybody', async () => {
    const { db } = database
    await buyForAll()
    const split = { newShares: '4', oldShares: '1', source: 'typed' } as const
    for (const [name, effectiveOn] of [
      ['carol', '2026-06-03'],
      ['alice', '2026-06-01'],
      ['bobby', '2026-06-02'],
    ] as const)
      await appendFact(
        db,
        name,
        { kind: 'split-recorded', assetId: 1, ...split, effectiveOn },
        '2026-06-05T15:00:00.000Z',
      )
    const move = { before: '100', beforeOn: '2026-05-29', after: { price: '25', at: '2026-06-05T15:00:00.000Z' } }
    expect(await explainByRecorded(db, 'IBM', move)).toBe(true)
    expect((await findMarketData(db, 'IBM')).splits.map(({ effectiveOn }) => effectiveOn)).toEqual(['2026-06-01'])
  })
})
