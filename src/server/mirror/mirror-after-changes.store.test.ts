import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import type { Closes } from '#domain/assets/closes.ts'
import type { AssetFact } from '#domain/ledger/entry.ts'
import type { Language } from '#domain/locale.ts'
import { IBM, THESIS } from '#test/fixtures/entries.ts'
import { addAccount } from '#test/support/add-account.ts'
import { randomLife } from '#test/support/reference-mirror/random-life.ts'
import { tellLife } from '#test/support/reference-mirror/told-life.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { makeWrite } from '../database/write.ts'
import { textOf } from '../http/stored-answer.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { storePreference } from '../preferences/preference-store.ts'
import { storeSplits } from '../prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { storeQuote } from '../prices/quote-store.ts'
import { appendToAsset } from '../recording/record.ts'
import { answerMirror } from './mirror-answer.ts'

const userId = 'mirror.user'
const { assets: told, time } = tellLife(randomLife(2))
const life = told.flatMap(({ entries }) => entries).toSorted((one, other) => one.sequence - other.sequence)
const decisions = life.filter((entry) => entry.kind === 'decision-recorded')
/**
 * So many entries are recorded one after the other, each after a Mirror of all before it; on PostgreSQL, which takes longer to read
 * the same, fewer of them, and every change.
 */
const RECORDED_LATER = process.env.CANDOR_TEST_ENGINE === 'postgres' ? 8 : 24
/** Of this life: a share that is held past a line of its owner’s, which no review keeps back, another one that is held, and one that is watched. */
const [HELD_PAST, HELD, WATCHED] = [1, 12, 25]

let database: TestDatabase
let states: Map<number, Asset>
let now = ''
beforeEach(async () => {
  database = await openTestDatabase()
  await addAccount(database, userId)
  states = new Map()
  now = ''
  await record(...life.slice(0, -RECORDED_LATER))
  for (const { asset, closes } of told) await close(SHARED, asset.facts.ticker, daysIn(closes[0] ?? ''))
  await close(SHARED, 'SPY', daysIn(time.benchmark?.closes[0] ?? ''))
  await close(SHARED, 'LATE', [['2025-12-29', '50.00']])
})
afterEach(() => database.close())

/** Entries of the life have their own moment; what else happens, happens now. */
async function record(...facts: readonly (AssetFact & Partial<Pick<AssetEntry, 'sequence' | 'recordedAt'>>)[]) {
  await makeWrite(database)(userId, async (trx) => {
    for (const { sequence: _, recordedAt = now, ...fact } of facts) {
      now = recordedAt > now ? recordedAt : now
      const standing = { head: await findHead(trx, userId), asset: states.get(fact.assetId) ?? null }
      const { asset } = await appendToAsset(trx, userId, standing, fact, recordedAt)
      states.set(fact.assetId, asset)
    }
  })
}

const daysIn = (closes: Closes) =>
  String(closes)
    .split('|')
    .map((day) => day.split(' ') as [string, string])

const close = (owner: string, symbol: string, days: readonly (readonly [string, string])[]) =>
  storeDailyPrices(
    database.db,
    owner,
    symbol,
    days.map(([day, price]) => ({ day, open: null, high: null, low: null, close: price })),
    'uploaded',
  )

const tickerOf = (assetId: number): string => states.get(assetId)?.facts.ticker ?? ''

const priceNow = (price: string) => ({ price, source: 'twelve-data', at: now }) as const

const quote = (assetId: number, price: string) =>
  storeQuote(database.db, tickerOf(assetId), {
    quote: { price: priceNow(price), open: null, previousClose: null },
    fetchedAt: now,
  })

type Decision = Extract<AssetFact, { kind: 'decision-recorded' }>

const decide = (assetId: number, action: Decision['action'], given: Partial<Decision> = {}) =>
  record({
    ...{ kind: 'decision-recorded', decisionId: randomUUID(), assetId, action, confidence: 9, thesis: THESIS },
    ...{ price: { price: '60', source: 'typed', at: now }, quantity: null, asset: null },
    ...given,
  })

const firstOf = (assetId: number): number => life.find((entry) => entry.assetId === assetId)?.sequence ?? 0

const correct = (assetId: number, field: 'price' | 'decidedOn' | 'ticker', to: string) =>
  record({
    ...{ kind: 'correction-recorded', correctionId: randomUUID(), assetId, correctsSequence: firstOf(assetId) },
    ...{ field, from: null, to, reason: 'A typing mistake.', requestHash: '' },
  })

const split = (newShares: string) =>
  ({ effectiveOn: '2025-12-29', newShares, oldShares: '1', source: 'massive' }) as const

const blindly = ({
  decisionId,
  assetId,
  recordedAt,
}: (typeof decisions)[number]): AssetFact & { recordedAt: string } => ({
  kind: 'critique-recorded',
  ...{ decisionId, assetId, status: 'complete', reason: null, text: 'Psychology: …', model: 'gpt-4o' },
  ...{ promptVersion: 'critique-8', promptHash: '', durationMs: 1, recordedAt },
  blind: { probability: 35, claim: 'It rises.', promptVersion: 'blind-3', promptHash: '' },
})

async function pass(until: string): Promise<void> {
  now = until
}

/** What changes, each after the one before it. */
const CHANGES: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['midnight', () => pass('2025-12-31T15:00:00.000Z')],
  ['a quote', () => quote(HELD_PAST, '77.10')],
  ['quotes of all', () => Promise.all(told.map(({ asset }) => quote(asset.assetId, '78.20')))],
  ['a decision', () => decide(HELD, 'Hold')],
  ['a price of one’s own', () => record({ kind: 'price-noted', assetId: HELD_PAST, price: priceNow('79.30') })],
  ['a sale', () => decide(HELD_PAST, 'Sell Some', { quantity: '1' })],
  ['a decision that was taken earlier', () => decide(WATCHED, 'Keep Watching', { decidedOn: '2025-12-30' })],
  ['a new asset', () => decide(99, 'Buy', { quantity: '3', asset: { ...IBM, ticker: 'LATE' } })],
  ['a corrected price', () => correct(HELD_PAST, 'price', '81.40')],
  ['a corrected day', () => correct(HELD, 'decidedOn', '2022-12-30')],
  ['a corrected ticker', () => correct(WATCHED, 'ticker', 'LATER')],
  ['a close of a provider', () => close(SHARED, tickerOf(HELD_PAST), [['2025-12-30', '82.50']])],
  ['a close of one’s own', () => close(userId, tickerOf(HELD_PAST), [['2025-12-30', '83.60']])],
  ['a split that is recorded', () => record({ kind: 'split-recorded', assetId: HELD, ...split('3') })],
  ['a split that is reported', () => storeSplits(database.db, tickerOf(HELD_PAST), [split('2')])],
  ['what a model gave blind', () => record(...decisions.slice(0, 100).map(blindly))],
  ['the end of a session', () => pass('2026-01-02T22:00:00.000Z')],
  ['reviews that nobody wants any more', () => pass('2026-04-02T22:00:00.000Z')],
  // Before, what the benchmark returned is withheld wherever it reaches the day of that split.
  ['a split of the benchmark', () => storeSplits(database.db, 'SPY', [split('2')])],
  ['another benchmark', () => storePreference(database.db, userId, 'benchmark', '"QQQ"')],
]

/** What is remembered is remembered of one connection to the database: another one is read as by a process that has just started. */
const restarted = (): TestDatabase['db'] => database.db.withoutPlugins()

/** Of what is computed nothing is stored, or replays and scores alone. */
const NOTHING = { code: null, leastDecisions: 1, leastReplays: 1, leastCharacters: 1 }
const PARTS = { ...NOTHING, code: 'of this release', leastDecisions: Number.POSITIVE_INFINITY }

const answer = async (
  db: TestDatabase['db'],
  language: Language = 'en',
  storing: typeof NOTHING | typeof PARTS = NOTHING,
) => {
  const context = { db, now: () => now, log: pino({ level: 'silent' }) }
  return textOf(await answerMirror(context, userId, language, storing))
}

async function expectAsWhole(what: string, language: Language = 'en') {
  const whole = JSON.parse(await answer(restarted(), language))
  expect(JSON.parse(await answer(database.db, language)), what).toEqual(whole)
  expect(JSON.parse(await answer(restarted(), language, PARTS)), `${what}, with stored parts`).toEqual(whole)
}

it('is after each entry and each change what it would be if nothing were remembered, nor stored by a process before', async () => {
  for (const entry of life.slice(-RECORDED_LATER)) {
    await expectAsWhole(`before entry ${entry.sequence}`)
    await record(entry)
  }
  for (const [what, change] of CHANGES) {
    const before = await answer(database.db)
    await change()
    await expectAsWhole(`after ${what}, in German`, 'de')
    await expectAsWhole(`after ${what}`)
    expect(await answer(database.db), `${what} changes nothing`).not.toBe(before)
  }
}, 180_000)
