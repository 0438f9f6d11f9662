import { afterEach, beforeEach, expect, it } from 'vitest'
import type { EquityView } from '#contract/charts.ts'
import { IBM, story } from '#test/fixtures/entries.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { type Dealt, ledgerOf } from '#test/support/trading.ts'
import { showLists } from '../assets/asset-rows.ts'
import { textOf } from '../http/stored-answer.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { answerEquity } from './equity.ts'

const NOW = '2026-11-06T22:00:00.000Z'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  await record([1, 'Buy', '10', '100', '2026-11-02'])
  await close(['2026-11-02', '100'], ['2026-11-03', '110'], ['2026-11-04', '120'], ['2026-11-05', '125'])
})
afterEach(() => database.close())

/** The last of what was dealt, after what was dealt before. */
function record(...dealt: readonly Dealt[]) {
  const { sequence: _, recordedAt, ...fact } = ledgerOf(...dealt).at(-1) ?? expect.fail()
  return appendFact(database.db, 'alice', fact, recordedAt)
}

const close = (...closes: readonly (readonly [string, string])[]) =>
  storeDailyPrices(
    database.db,
    SHARED,
    'T1',
    closes.map(([day, price]) => ({ day, open: null, high: null, low: null, close: price })),
    'twelve-data',
  )

const answer = async (now = NOW): Promise<EquityView> => {
  const { db } = database
  const lists = await showLists({ db, now: () => now }, 'alice')
  return JSON.parse(textOf(await answerEquity(db, 'alice', lists, now)))
}
const values = async () => (await answer()).values

it('the answer follows a close of long ago, though no list shows it', async () => {
  expect((await values()).slice(0, 4)).toEqual(['1000.00', '1100.00', '1200.00', '1250.00'])
  await close(['2026-11-03', '90'])
  expect((await values()).slice(0, 4)).toEqual(['1000.00', '900.00', '1200.00', '1250.00'])
})

it('the answer’s decisions follow what is decided, also before today’s close, and the list of their asset', async () => {
  const decisions = async (now = NOW) =>
    (await answer(now)).decisions.map(({ on, action, list }) => [on, action, list].join(' '))
  expect(await decisions()).toEqual(['2026-11-02 Buy bought'])
  const buy: Dealt = [1, 'Buy', '10', '100', '2026-11-02']
  const sell: Dealt = [1, 'Sell', '10', '130', '2026-11-09']
  await record(buy, sell)
  const monday = '2026-11-09T15:00:00.000Z'
  expect(await decisions(monday)).toEqual(['2026-11-02 Buy sold', '2026-11-09 Sell sold'])
  await record(buy, sell, [1, 'Buy', '5', '120', '2026-11-09'])
  expect(await decisions(monday)).toEqual(['2026-11-02 Buy bought', '2026-11-09 Sell bought', '2026-11-09 Buy bought'])
})

it('the answer’s decisions follow the list of an option that is settled, which is no decision', async () => {
  const contract = { right: 'call', strike: '50', expiresOn: '2026-11-06' } as const
  const option = { ...IBM, type: 'options', contract } as const
  for (const { sequence: _, recordedAt: __, ...bought } of story(['Buy', { quantity: '2', price: '3', asset: option }]))
    await appendFact(database.db, 'alice', { ...bought, assetId: 2 }, '2026-11-02T15:00:00.000Z')
  const monday = '2026-11-09T15:00:00.000Z'
  const lists = async () => (await answer(monday)).decisions.map(({ list }) => list)
  expect(await lists()).toEqual(['bought', 'bought'])
  const price = { price: '0', source: 'typed', at: monday } as const
  await appendFact(
    database.db,
    'alice',
    { kind: 'option-settled', assetId: 2, outcome: 'expired-worthless', price },
    monday,
  )
  expect(await lists()).toEqual(['bought', 'sold'])
})
