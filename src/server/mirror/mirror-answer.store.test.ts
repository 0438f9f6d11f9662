import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { IBM, story } from '#test/fixtures/entries.ts'
import { addAccount } from '#test/support/add-account.ts'
import { countStatements } from '#test/support/counted-statements.ts'
import { recordFacts, sixFacts } from '#test/support/sealed-journal.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import type { Db } from '../database/open-database.ts'
import { storeSetting } from '../database/settings-store.ts'
import { textOf } from '../http/stored-answer.ts'
import { READ_MODEL_MENDED } from '../ledger/read-model.ts'
import { storePreference } from '../preferences/preference-store.ts'
import { quarantine, storeSplits } from '../prices/anomaly-store.ts'
import { lastingClosesFingerprint, SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { storeQuote } from '../prices/quote-store.ts'
import { answerMirror } from './mirror-answer.ts'

let database: TestDatabase
const userId = 'mirror.user'
beforeEach(async () => {
  database = await openTestDatabase()
  await addAccount(database, userId)
  await recordFacts(database, userId, sixFacts())
  await close(SHARED, 'SPY', '600.00')
  await close(userId, 'IBM', '120.00')
})
afterEach(() => database.close())

const DAY = '2026-11-19'
const at = `${DAY}T20:00:00.000Z`
const STORED = { code: 'of this release', leastDecisions: 1, leastReplays: 1, leastCharacters: 1 }
const COMPUTED = { ...STORED, code: null }

/** What is remembered is remembered of one connection to the database: another one is read as by a process that has just started. */
const restarted = (): Db => database.db.withoutPlugins()

const answer = (
  db: Db,
  storing: Omit<typeof STORED, 'code'> & { code: string | null } = STORED,
  now = `${DAY}T22:00:00.000Z`,
) => answerMirror({ db, now: () => now, log: pino({ level: 'silent' }) }, userId, 'en', storing)

const close = (owner: string, symbol: string, price: string) =>
  storeDailyPrices(
    database.db,
    owner,
    symbol,
    [{ day: DAY, open: null, high: null, low: null, close: price }],
    'twelve-data',
  )

const rows = () => database.db.selectFrom('mirror_answers').selectAll().execute()

describe('a Mirror that an earlier process has computed', () => {
  it('is given as it was answered, without an entry or a close, and is what would be computed', async () => {
    const first = await answer(database.db)
    const db = restarted()
    const { ran, stop } = countStatements()
    const again = await answer(db)
    stop()
    expect(ran.filter((statement) => /"body"|closes_by_year/.test(statement))).toEqual([])
    expect(ran.filter((statement) => /mirror_answers/.test(statement))).toHaveLength(1)
    expect(textOf(again)).toBe(textOf(first))
    expect([...again.encoded.keys()]).toEqual(['zstd'])
    expect([again.tag, await again.encoded.get('zstd')]).toEqual([first.tag, await first.encoded.get('zstd')])
    expect(textOf(await answer(restarted(), COMPUTED))).toBe(textOf(again))
    expect(JSON.parse(textOf(again))).toMatchObject({ decisions: 4 })
  })

  it.each<[string, () => Promise<unknown>]>([
    ['an entry', () => recordFacts(database, userId, sixFacts().slice(5))],
    ['a quote', () => storeQuote(database.db, 'IBM', quoteOf('130.00'))],
    ['a close of a provider', () => close(SHARED, 'IBM', '121.00')],
    ['a close of one’s own', () => close(userId, 'IBM', '122.00')],
    ['a close of the benchmark', () => close(SHARED, 'SPY', '601.00')],
    ['a reported split', () => storeSplits(database.db, 'IBM', [SPLIT])],
    ['a split of the benchmark', () => storeSplits(database.db, 'SPY', [SPLIT])],
    ['a price that is held back', () => quarantine(database.db, 'IBM', { ...QUARANTINED })],
    ['the benchmark', () => storePreference(database.db, userId, 'benchmark', '"QQQ"')],
    ['the rows of the read model', () => storeSetting(database.db, READ_MODEL_MENDED, 'now')],
  ])('is computed anew after a change of %s', async (_, change) => {
    await answer(database.db)
    const [before] = await rows()
    await change()
    const given = await answer(restarted())
    const [after] = await rows()
    expect(after?.made_of).not.toBe(before?.made_of)
    expect(textOf(given)).toBe(textOf(await answer(restarted(), COMPUTED)))
  })

  it('is computed anew where a split is reported of a share of which only an option is on the lists', async () => {
    const contract = { right: 'call', strike: '100', expiresOn: '2027-06-18' } as const
    const claim = { horizonMonths: 6, benchmark: { price: '101' }, mapping: 1, isOfShare: true } as const
    const asset = { ...IBM, ticker: 'AAPL', type: 'options', contract } as const
    const [bought] = story(['Buy', { quantity: '1', price: '5', asset }])
    if (!bought) throw new Error('the story has one chapter')
    const { sequence: _, recordedAt: __, ...decision } = bought
    await recordFacts(database, userId, [{ ...decision, claim, assetId: 3, decisionId: 'of-option' }])
    const remembering = database.db
    expect(textOf(await answer(remembering))).toContain('AAPL stands above $101.00 on Jan 6, 2027')
    await storeSplits(database.db, 'AAPL', [SPLIT])
    const told = 'AAPL stands above $101.00 ($25.25 since the 4-for-1 split of Oct 1, 2026) on Jan 6, 2027'
    for (const db of [remembering, restarted()]) expect(textOf(await answer(db))).toContain(told)
  })

  it('is computed anew when the process that remembers it is told of a change', async () => {
    const first = await answer(database.db)
    await storePreference(database.db, userId, 'benchmark', '"QQQ"')
    await close(SHARED, 'QQQ', '500.00')
    const given = await answer(database.db)
    expect([JSON.parse(textOf(first)).benchmark, JSON.parse(textOf(given)).benchmark]).toEqual(['SPY', 'QQQ'])
  })

  it.each([
    ['on the next day', STORED, '2026-11-20T14:00:00.000Z'],
    ['after the close of the day', STORED, '2026-11-20T22:00:00.000Z'],
    ['by another program', { ...STORED, code: 'of the next release' }, undefined],
  ])('is computed anew %s', async (_, storing, now) => {
    await answer(database.db)
    const [before] = await rows()
    await answer(restarted(), storing, now)
    expect((await rows()).map(({ made_of }) => made_of)).not.toEqual([before?.made_of])
    expect(await rows()).toHaveLength(1)
  })
})

it('is read again in one statement, without an entry, a close or its row', async () => {
  await answer(database.db)
  await answer(database.db)
  const { ran, stop } = countStatements()
  await answer(database.db)
  stop()
  expect(ran).toHaveLength(1)
  expect(ran.filter((statement) => /"body"|closes_by_year|mirror_answers/.test(statement))).toEqual([])
})

it('what it is made of is told in one statement, which reads each table by an index', async () => {
  const { ran, stop } = countStatements()
  await answer(database.db)
  stop()
  const [told = ''] = ran.filter(
    (statement) => statement.includes('held_back_prices') && statement.includes('price_series'),
  )
  const text = told.replaceAll(/limit (\?|\$\d+)/g, 'limit 1').replaceAll(/\?|\$\d+/g, `'${userId}'`)
  expect(text.includes('"daily_prices"')).toBe(database.engine === 'postgres')
  expect(await tablesReadWhole(text)).toEqual([])
  expect(await tablesReadWhole('select source from splits')).toEqual(['splits'])
})

/** The tables that a statement reads whole, by the database's own plan; PostgreSQL is told not to where it could do otherwise. */
async function tablesReadWhole(statement: string): Promise<string[]> {
  if (database.engine === 'sqlite') {
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(database.db)
    return rows.flatMap(({ detail }) => /^SCAN (?!CONSTANT)(\w+)/.exec(detail)?.[1] ?? [])
  }
  return database.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(statement)}`.execute(trx)
    return rows.flatMap((row) => /Seq Scan on (\w+)/.exec(row['QUERY PLAN'])?.[1] ?? [])
  })
}

it('the closes of one’s own are told again on SQLite only once closes were written', async () => {
  const told = () => lastingClosesFingerprint(database.db, userId)
  const first = await told()
  const { ran, stop } = countStatements()
  expect(await told()).toBe(first)
  stop()
  expect(ran.filter((statement) => statement.includes('daily_prices'))).toHaveLength(
    database.engine === 'sqlite' ? 0 : 1,
  )
  await close(userId, 'IBM', '123.00')
  expect(await told()).not.toBe(first)
})

it.each([
  ['a short journal', { ...STORED, leastDecisions: 5 }],
  ['a program that runs from its sources', COMPUTED],
])('nothing is stored of %s', async (_, storing) => {
  await answer(database.db, storing)
  expect(await rows()).toEqual([])
})

it('what was recorded while it was computed leaves nothing stored for what it was before', async () => {
  let isRecorded = false
  const recording = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isRecorded && result.rows.some((row) => 'body' in row)) {
        isRecorded = true
        await storePreference(database.db, userId, 'benchmark', '"QQQ"')
      }
      return result
    },
  })
  await answer(recording)
  expect([isRecorded, await rows()]).toEqual([true, []])
})

it('a Mirror that cannot be stored is answered all the same', async () => {
  await database.db.schema.dropTable('mirror_answers').execute()
  await database.db.schema
    .createTable('mirror_answers')
    .addColumn('user_id', 'text')
    .addColumn('made_of', 'text')
    .addColumn('tag', 'text')
    .addColumn('answer', 'text')
    .execute()
  expect(JSON.parse(textOf(await answer(database.db)))).toMatchObject({ decisions: 4 })
})

const SPLIT = { effectiveOn: '2026-10-01', newShares: '4', oldShares: '1', source: 'massive' } as const
const QUARANTINED = { price: '480', knownPrice: '120', reason: 'far-off', source: 'massive', at } as const
const quoteOf = (price: string) => ({
  quote: { price: { price, source: 'twelve-data' as const, at }, open: null, previousClose: null },
  fetchedAt: at,
})
