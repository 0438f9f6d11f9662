import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdingsNow } from '#domain/assets/summary/summary.ts'
import { GENESIS_HASH, seal } from '#domain/ledger/chain.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import type { PrincipleWritten } from '#domain/ledger/principle-entries.ts'
import { critiqueOf, IBM, story } from '#test/fixtures/entries.ts'
import { createDatabase, dropDatabase } from '#test/tools/test-database.ts'
import type { AppContext } from '../app-context.ts'
import { listAssetViews, showLists } from '../assets/asset-rows.ts'
import { showAsset } from '../assets/asset-view.ts'
import { answerEquity } from '../charts/equity.ts'
import { readConfig } from '../config/config.ts'
import { createAppContext } from '../create-app-context.ts'
import { textOf } from '../http/stored-answer.ts'
import { faultLine } from '../ledger/journal-report.ts'
import { findHead, sha256 } from '../ledger/ledger-end-store.ts'
import { listLedger } from '../ledger/ledger-store.ts'
import { findAsset } from '../ledger/read-model.ts'
import { rebuild } from '../ledger/rebuild.ts'
import { findStanding } from '../ledger/standing-store.ts'
import { verify } from '../ledger/verify.ts'
import { append } from '../recording/record.ts'
import { SequenceTaken } from '../recording/until-current.ts'
import * as postgresFoundation from './migrations/001-foundation-postgres.ts'
import * as sqliteFoundation from './migrations/001-foundation-sqlite.ts'
import type { DatabasePlace } from './open-database.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { nodeSqliteDialect } from './sqlite-dialect.ts'

/** A database as the first release left it, with its schema and its rows. */

let folder: string
let place: DatabasePlace
let forget: () => Promise<void>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-'))
  const server = process.env.TEST_DATABASE_URL
  if (process.env.CANDOR_TEST_ENGINE === 'postgres' && server) {
    const name = `candor_${randomBytes(6).toString('hex')}`
    place = { engine: 'postgres', url: await createDatabase(server, name) }
    forget = () => dropDatabase(server, name)
  } else {
    place = { engine: 'sqlite', folder }
    forget = async () => undefined
  }
})
afterEach(async () => {
  await forget()
  await rm(folder, { recursive: true, force: true })
})

type OldTables = {
  entries: Record<string, string | number | null>
  assets: Record<string, string | number | null>
  quotes: Record<string, string | null>
  kysely_migration: { name: string; timestamp: string }
}

/** Opens the database without any migration. */
const rawDatabase = () =>
  new Kysely<OldTables>({
    dialect:
      place.engine === 'postgres'
        ? postgresDialect({ url: place.url })
        : nodeSqliteDialect(join(place.folder ?? '', 'candor.db')),
  })

async function writeReleased(ledgers: Readonly<Record<string, readonly Entry[]>>): Promise<void> {
  const db = rawDatabase()
  const { statements } = place.engine === 'postgres' ? postgresFoundation : sqliteFoundation
  for (const statement of statements) await sql.raw(statement).execute(db)
  // The table in which Kysely notes the migrations that it has run.
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db)
  await db
    .insertInto('kysely_migration')
    .values({ name: '001-foundation', timestamp: '2026-10-01T00:00:00.000Z' })
    .execute()
  for (const [userId, entries] of Object.entries(ledgers)) await writeLedger(db, userId, entries)
  await db.destroy()
}

async function writeLedger(db: Kysely<OldTables>, userId: string, entries: readonly Entry[]): Promise<void> {
  let previousHash = GENESIS_HASH
  for (const entry of entries) {
    const { body, hash } = seal(entry, previousHash, null, sha256)
    const { sequence, kind, recordedAt: recorded_at } = entry
    const asset_id = 'assetId' in entry ? entry.assetId : null
    const decision_id = entry.kind === 'decision-recorded' ? entry.decisionId : null
    const row = { user_id: userId, sequence, kind, asset_id, decision_id, recorded_at, body }
    await db
      .insertInto('entries')
      .values({ ...row, previous_hash: previousHash, hash })
      .execute()
    previousHash = hash
  }
}

/** The first release's row of an asset: without splits, crossings, or whether its cost was set. */
const OLD_STATE = {
  assetId: 1,
  openedAt: '2026-04-06T14:00:00.000Z',
  facts: IBM,
  list: 'Buy',
  listedAt: '2026-04-06T14:00:00.000Z',
  watched: null,
  rounds: [
    {
      openedAt: '2026-04-06T14:00:00.000Z',
      closedAt: null,
      quantity: '15',
      cost: '1700',
      quantitySold: '5',
      costOfSold: '566.66666666666666666667',
      proceeds: '650',
    },
  ],
  firstConfidence: 6,
  confidence: 9,
  notedPrice: { price: '130', source: 'typed', at: '2026-06-06T14:00:00.000Z' },
  lastSequence: 4,
}

// 10 at 121.23 and 10 at 100 cost 2212.30. The 5 that were sold cost 553.075, shown as 553.08, and brought 650; 1659.225 is left.
const decisions = story(
  ['Buy', { quantity: '10', price: '121.23', confidence: 6 }],
  ['Buy More', { quantity: '10', price: '100' }],
  ['Sell Some', { quantity: '5', price: '130', confidence: 9 }],
)
const [first] = decisions
const LEDGER: Entry[] = first ? [...decisions, critiqueOf(decisions, first)] : []

/** What a stale list allowed: a second company under a number that was taken. */
const OTHER_COMPANY = { decisionId: 'other', asset: { ...IBM, ticker: 'MSFT' } }

const PRINCIPLE: Entry<PrincipleWritten> = {
  kind: 'principle-written',
  principleId: '00000000-0000-4000-8000-0000000000aa',
  text: 'Name what would prove me wrong.',
  sequence: 1,
  recordedAt: '2026-04-01T14:00:00.000Z',
}

async function release(): Promise<void> {
  await writeReleased({ alice: LEDGER, bob: [PRINCIPLE] })
  const db = rawDatabase()
  const state = JSON.stringify(OLD_STATE)
  await db
    .insertInto('assets')
    .values({ user_id: 'alice', asset_id: 1, list: 'bought', identity: 'IBM', symbol: 'IBM', state })
    .execute()
  const day = { open: '118', previous_close: '119', source: 'twelve-data', at: '2026-11-20T20:00:00.000Z' }
  await db
    .insertInto('quotes')
    .values({ ticker: 'IBM', price: '120', ...day, fetched_at: '2026-11-20T20:00:00.000Z' })
    .execute()
  await db.destroy()
}

const log = pino({ level: 'silent' })
const config = () => ({
  ...readConfig({ SEC_BASE_URL: 'http://127.0.0.1:9' }),
  dataFolder: place.engine === 'sqlite' ? place.folder : null,
  // An update makes a backup first, in ./data unless another folder is configured.
  backupFolder: join(folder, 'backups'),
  database: place.engine === 'postgres' ? { poolSize: 10, isPooled: false, directUrl: place.url, ...place } : null,
})
const open = () => createAppContext(config(), log, () => '2026-11-20T20:01:00.000Z')

const disarming = () =>
  place.engine === 'postgres'
    ? ['alter table entries disable trigger user']
    : ['update', 'delete'].map((what) => `drop trigger entries_refuse_${what}`)

/** Reads the sums and the curve of the lists. */
async function readEverything(context: AppContext): Promise<void> {
  const lists = await showLists(context, 'alice')
  const curve = await answerEquity(context.db, 'alice', lists, context.now())
  expect(JSON.parse(textOf(curve)).values.at(-1)).toBe(holdingsNow(lists.rows).bought.currentValue)
}

const FIGURES = {
  list: 'bought',
  quantity: '15',
  costBasis: '110.62',
  initialValue: '1659.23',
  currentValue: '1800.00',
  totalGainLoss: '8.48',
  // 5 x (130 - 110.615) = 96.925
  realizedGain: '96.93',
  confidence: 9,
  initialConfidence: 6,
  currentPrice: { price: '120', source: 'twelve-data', at: '2026-11-20T20:00:00.000Z' },
  crossings: [],
}

describe('a database that the first release wrote', () => {
  it('opens with every entry as it was sealed', async () => {
    await release()
    const before = rawDatabase()
    const sealed = await before.selectFrom('entries').selectAll().orderBy('user_id').orderBy('sequence').execute()
    await before.destroy()
    const { context, close } = await open()
    const rows = await context.db.selectFrom('entries').selectAll().orderBy('user_id').orderBy('sequence').execute()
    expect(rows).toEqual(sealed)
    const report = await verify({ db: context.db, engine: place.engine })
    expect(report).toEqual({ users: 2, entries: 5, assets: 1, erased: 0, faults: [] })
    await close()
  })

  it('shows the figures of its ledger on the list and on the asset’s page', async () => {
    await release()
    const { context, close } = await open()
    expect(await listAssetViews(context, 'alice')).toMatchObject([FIGURES])
    expect(await showAsset(context, 'alice', 1)).toMatchObject({
      ...FIGURES,
      stopLossPrice: '109.11',
      aiAnalysis: [{ status: 'complete' }],
    })
    expect((await rebuild({ db: context.db, engine: place.engine })).faults).toEqual([])
    const row = await context.db.selectFrom('assets').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ opened_on: '2026-04-06', symbol: 'IBM', list: 'bought' })
    await close()
  })

  it('adds entries whose hashes cover their user, and both kinds verify', async () => {
    await release()
    const { context, close } = await open()
    const head = await findHead(context.db, 'bob')
    const { sequence: _, recordedAt, ...fact } = { ...PRINCIPLE, principleId: 'another' }
    await context.db.transaction().execute((trx) => append(trx, 'bob', head, fact, recordedAt))
    const sealed = (await listLedger(context.db, 'bob')).map(({ entry, previousHash, hash }) =>
      ['bob', null].map((user) => seal(entry, previousHash, user, sha256).hash === hash),
    )
    expect(sealed).toEqual([
      [false, true],
      [true, false],
    ])
    expect((await verify({ db: context.db, engine: place.engine })).faults).toEqual([])
    await close()
  })

  it('opens with two companies under one number, names them, and gives no number twice again', async () => {
    if (!first) throw new Error('the story has a chapter')
    const doubled = { ...first, ...OTHER_COMPANY, sequence: LEDGER.length + 1 }
    const other = story(['Watch', { quantity: '1', asset: { ...IBM, ticker: 'AAPL' } }])
    await writeReleased({ alice: [...LEDGER, doubled], bob: other })
    const { context, close } = await open()
    const database = { db: context.db, engine: place.engine }
    const found = [
      'user alice, entry 5, asset-opened-twice: It opens an asset under a number that is taken: asset 1 is IBM and MSFT.',
    ]
    expect((await verify(database)).faults.map((fault) => faultLine(fault))).toEqual(found)
    expect((await rebuild(database)).faults.map((fault) => faultLine(fault))).toEqual(found)
    expect((await findStanding(context.db, 'alice', { identity: 'MSFT' })).lists.assetCount).toBe(1)

    const third = { ...doubled, decisionId: 'third', asset: { ...IBM, ticker: 'NVDA' } }
    for (const [user, entry] of [
      ['alice', third],
      ['bob', { ...third, sequence: 2 }],
    ] as const) {
      const head = await findHead(context.db, user)
      const again = context.db.transaction().execute((trx) => append(trx, user, head, entry, entry.recordedAt))
      await expect(again).rejects.toBeInstanceOf(SequenceTaken)
    }
    await expect(showAsset(context, 'alice', 1)).rejects.toThrow('entry 5 opens asset 1 a second time')
    expect((await verify(database)).faults.map((fault) => faultLine(fault))).toEqual(found)
    await close()
  })

  it('shows what can be replayed of a ledger that was damaged before, and names the damage', async () => {
    await release()
    const before = rawDatabase()
    for (const statement of disarming()) await sql.raw(statement).execute(before)
    await sql`update entries set body = body || ' ' where user_id = 'alice' and sequence = 1`.execute(before)
    const other = { ...OLD_STATE, assetId: 2, facts: { ...IBM, ticker: 'GONE' } }
    const row = { user_id: 'alice', asset_id: 2, list: 'bought', identity: 'GONE', symbol: 'GONE' }
    await before
      .insertInto('assets')
      .values({ ...row, state: JSON.stringify(other) })
      .execute()
    await before.destroy()
    const { context, close } = await open()
    expect(await listAssetViews(context, 'alice')).toMatchObject([FIGURES])
    await readEverything(context)
    const found = ['user alice, entry 1, content-changed: What it says is not what was recorded.']
    const database = { db: context.db, engine: place.engine }
    expect((await verify(database)).faults.map((fault) => faultLine(fault))).toEqual(found)
    expect((await rebuild(database)).faults.map((fault) => faultLine(fault))).toEqual(found)
    expect(await context.db.selectFrom('assets').selectAll().execute()).toHaveLength(2)
    await close()
  })

  it('leaves out an asset with entries of two companies, and shows the others', async () => {
    if (!first) throw new Error('the story has a chapter')
    const doubled = { ...first, ...OTHER_COMPANY, sequence: LEDGER.length + 1 }
    const fine = { ...first, decisionId: 'fine', assetId: 2, asset: { ...IBM, ticker: 'AAPL' }, sequence: 6 }
    await writeReleased({ alice: [...LEDGER, doubled, { ...fine, sequence: LEDGER.length + 2 }] })
    const before = rawDatabase()
    const row = { user_id: 'alice', asset_id: 1, list: 'bought', identity: 'MSFT', symbol: 'MSFT' }
    await before
      .insertInto('assets')
      .values({ ...row, state: JSON.stringify(OLD_STATE) })
      .execute()
    await before.destroy()
    const { context, close } = await open()
    expect(await listAssetViews(context, 'alice')).toMatchObject([{ assetId: 2, ticker: 'AAPL' }])
    await readEverything(context)
    expect(await findAsset(context.db, 'alice', 1)).toBeNull()
    expect((await findStanding(context.db, 'alice', { identity: 'MSFT' })).lists).toEqual({
      sameAssetId: 1,
      assetCount: 2,
    })
    await close()
  })

  it('deletes the addresses that nobody had confirmed, and keeps every account', async () => {
    await release()
    const before = rawDatabase()
    const at = place.engine === 'postgres' ? sql`now(), now(), false` : sql`'2026-10-01', '2026-10-01', 0`
    for (const name of ['alice', 'mallory'])
      await sql`insert into users (id, name, email, username, "createdAt", "updatedAt", "emailVerified")
        values (${name}, ${name}, ${`${name}@example.com`}, ${name}, ${at})`.execute(before)
    await before.destroy()
    const { context, close } = await open()
    const { rows } = await sql<{ id: string; email: string }>`select id, email from users order by id`.execute(
      context.db,
    )
    expect(rows.map(({ id }) => id)).toEqual(['alice', 'mallory'])
    expect(rows.filter(({ email }) => /^[-0-9a-f]{32,36}@no-mail\.invalid$/.test(email))).toHaveLength(2)
    await close()
  })

  it('opens a second time without a change', async () => {
    await release()
    const once = await open()
    const rows = await once.context.db.selectFrom('assets').selectAll().execute()
    await once.close()
    const { context, close } = await open()
    expect(await context.db.selectFrom('assets').selectAll().execute()).toEqual(rows)
    await close()
  })
})
