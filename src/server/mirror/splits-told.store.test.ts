import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { recordSplit } from '#domain/assets/record-split.ts'
import type { AssetFact, AssetFacts } from '#domain/ledger/entry.ts'
import type { Split } from '#domain/prices/split.ts'
import { IBM, THESIS } from '#test/fixtures/entries.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { listSplitsTold } from '../claims/splits-told.ts'
import { makeWrite } from '../database/write.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { makePriceAlerts } from '../levels/price-alerts.ts'
import { makeLiveHub } from '../live/live-hub.ts'
import { storeSplits } from '../prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { openPriceSeries } from '../prices/price-series.ts'
import { recordFact } from '../recording/record-fact.ts'
import { lookAtClaims } from './claim-resolution-job.ts'

/** A call on IBM, and NKE against IBM, which went from 120 to 11 over splits of 3 for 1 and of 4 for 1. NKE rose by 5%. */
const log = pino({ level: 'silent' })
const DECIDED = '2026-08-10T15:00:00.000Z'
const NOW = '2026-11-10T22:00:00.000Z'
const [FROM, UNTIL] = ['2026-08-10', '2026-11-10']
const SPLITS = [
  { effectiveOn: '2026-09-01', newShares: '3', oldShares: '1' },
  { effectiveOn: '2026-10-01', newShares: '4', oldShares: '1' },
] as const

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  const call: AssetFacts = {
    ...IBM,
    type: 'options',
    contract: { right: 'call', strike: '130', expiresOn: '2027-01-15' },
  }
  await decide(1, IBM, {})
  await decide(2, call, { claim: { horizonMonths: 3, benchmark: 'gain', mapping: 1, isOfShare: true } })
  await decide(3, { ...IBM, ticker: 'NKE' }, { claim: { horizonMonths: 3, benchmark: { ticker: 'IBM' }, mapping: 1 } })
  for (const [symbol, from, until] of [
    ['IBM', '120', '11'],
    ['NKE', '100', '105'],
  ] as const) {
    await close(symbol, FROM, from)
    await close(symbol, UNTIL, until)
  }
  await lookAtClaims(needs())
  expect(await outcomes()).toEqual(AS_TRADED)
})
afterEach(() => database.close())

const AS_TRADED = [
  [2, 'did-not-come-true', '120'],
  [3, 'came-true', '120'],
]
const AS_IT_WAS = [
  [2, 'came-true', '10'],
  [3, 'did-not-come-true', '10'],
]

function needs() {
  const { db } = database
  const now = () => NOW
  const recorder = { write: makeWrite(database), live: makeLiveHub(), now }
  const levels = makePriceAlerts({ db, log, ...recorder })
  return { db, log, ...recorder, series: openPriceSeries({ db, provider: null, levels, now }) }
}

async function decide(assetId: number, asset: AssetFacts, claimed: object): Promise<void> {
  const fact: AssetFact = {
    ...{ kind: 'decision-recorded', decisionId: `d${assetId}`, assetId, action: 'Buy', confidence: 7, thesis: THESIS },
    ...{ price: { price: '100', source: 'typed', at: DECIDED }, quantity: '10', asset },
    ...claimed,
  }
  await makeWrite(database)('u1', (trx) => appendFact(trx, 'u1', fact, DECIDED))
}

const close = (symbol: string, day: string, price: string) =>
  storeDailyPrices(
    database.db,
    SHARED,
    symbol,
    [{ day, open: null, high: null, low: null, close: price }],
    'twelve-data',
  )

/** Each outcome of the call and of NKE, with the first close of IBM. */
async function outcomes(): Promise<readonly (readonly unknown[])[]> {
  const entries = [...(await listAssetEntries(database.db, 'u1', 2)), ...(await listAssetEntries(database.db, 'u1', 3))]
  return entries
    .flatMap((entry) => (entry.kind === 'claim-resolved' ? [entry] : []))
    .toSorted((one, other) => one.sequence - other.sequence)
    .map(({ assetId, outcome, closes }) => [assetId, outcome, (closes.benchmark ?? closes.asset).from])
}

it('splits that a provider reports together put an outcome right by all of them, in one entry, also one that had counted another', async () => {
  const report = (splits: readonly Split[]) =>
    storeSplits(
      database.db,
      'IBM',
      splits.map((split) => ({ ...split, source: 'massive' })),
    )
  await report([{ effectiveOn: '2026-08-20', newShares: '1', oldShares: '2' }])
  await lookAtClaims(needs())
  await report(SPLITS)
  await lookAtClaims(needs())
  await lookAtClaims(needs())
  expect(await outcomes()).toEqual([
    ...AS_TRADED,
    ...AS_TRADED.map(([assetId, outcome]) => [assetId, outcome, '240']),
    [2, 'did-not-come-true', '20'],
    [3, 'came-true', '20'],
  ])
})

it('splits that were recorded in a process which ended before it looked at claims put them right in the next one', async () => {
  for (const split of SPLITS)
    await recordFact(needs(), 'u1', 1, async (asset, { trx, now }) =>
      recordSplit(asset, await listAssetEntries(trx, 'u1', 1), { ...split, source: 'typed' }, now, null),
    )
  expect((await listSplitsTold(database.db)).map(({ userId, tickers }) => [userId, ...tickers])).toEqual([
    ['u1', 'IBM'],
  ])
  await lookAtClaims(needs())
  await lookAtClaims(needs())
  expect(await outcomes()).toEqual([...AS_TRADED, ...AS_IT_WAS])
  expect(await listSplitsTold(database.db)).toEqual([])
})
