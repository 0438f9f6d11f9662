import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Claim } from '#domain/claims/claim.ts'
import type { AssetFact } from '#domain/ledger/entry.ts'
import type { ClaimResolved } from '#domain/ledger/review-entries.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { IBM, THESIS } from '#test/fixtures/entries.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { scriptedPrices } from '#test/support/scripted-prices.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { makeWrite } from '../database/write.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { rebuild } from '../ledger/rebuild.ts'
import { makePriceAlerts } from '../levels/price-alerts.ts'
import { makeLiveHub } from '../live/live-hub.ts'
import { storeSplits } from '../prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { openPriceSeries } from '../prices/price-series.ts'
import { lookAtClaims, resolveDueClaims } from './claim-resolution-job.ts'

const log = pino({ level: 'silent' })
/** A Monday; over three months its claim runs from that day's close until Tuesday, Nov 10. */
const DECIDED = '2026-08-10T15:00:00.000Z'
const [FROM, UNTIL] = ['2026-08-10', '2026-11-10']
const OF_SPY: Claim = { horizonMonths: 3, benchmark: { ticker: 'SPY' }, mapping: 1 }

let database: TestDatabase
let now: string
beforeEach(async () => {
  now = '2026-11-10T22:00:00.000Z'
  database = await openTestDatabase()
})
afterEach(() => database.close())

function needs(provider: Parameters<typeof openPriceSeries>[0]['provider'] = null) {
  const { db } = database
  const recorder = { write: makeWrite(database), live: makeLiveHub(), now: () => now }
  const levels = makePriceAlerts({ db, log, ...recorder })
  return { db, log, ...recorder, series: openPriceSeries({ db, provider, levels, now: () => now }) }
}

const append = (fact: AssetFact, at: string, userId = 'u1') =>
  makeWrite(database)(userId, (trx) => appendFact(trx, userId, fact, at))

const decide = (
  said: { claim?: Claim; action?: 'Buy' | 'Sell'; decidedOn?: string } = {},
  at = DECIDED,
  userId = 'u1',
) =>
  append(
    {
      kind: 'decision-recorded',
      decisionId: `${userId}-${at}`,
      assetId: 1,
      action: said.action ?? 'Buy',
      confidence: 7,
      thesis: THESIS,
      price: { price: '100', source: 'typed', at },
      quantity: said.action === 'Sell' ? null : '10',
      asset: said.action === 'Sell' ? null : IBM,
      ...(said.claim && { claim: said.claim }),
      ...(said.decidedOn && { decidedOn: said.decidedOn }),
    },
    at,
    userId,
  )

const close = (symbol: string, day: string, price: string, owner = SHARED) =>
  storeDailyPrices(
    database.db,
    owner,
    symbol,
    [{ day, open: null, high: null, low: null, close: price }],
    owner === SHARED ? 'twelve-data' : 'uploaded',
  )

async function resolved(userId = 'u1'): Promise<ClaimResolved[]> {
  const entries = await listAssetEntries(database.db, userId, 1)
  return entries.flatMap((entry) => (entry.kind === 'claim-resolved' ? [entry] : []))
}

async function closes(): Promise<void> {
  await close('IBM', FROM, '100')
  await close('IBM', UNTIL, '112')
  await close('SPY', FROM, '500')
  await close('SPY', UNTIL, '550')
}

describe('the claim of an option', () => {
  const put = (claim: Claim): AssetFact => ({
    kind: 'decision-recorded',
    decisionId: 'put',
    assetId: 1,
    action: 'Buy',
    confidence: 7,
    thesis: THESIS,
    price: { price: '410', source: 'typed', at: DECIDED },
    quantity: '1',
    asset: { ...IBM, type: 'options', contract: { right: 'put', strike: '95', expiresOn: '2026-10-16' } },
    claim,
  })

  it('is resolved at its expiry by the closes of the share, the other way for a put', async () => {
    await append(put({ ...OF_SPY, isOfShare: true }), DECIDED)
    await close('IBM', FROM, '100')
    await close('IBM', '2026-10-16', '90')
    await close('SPY', FROM, '500')
    await close('SPY', '2026-10-16', '500')
    await resolveDueClaims(needs())
    expect(await resolved()).toMatchObject([
      {
        isBetter: false,
        outcome: 'came-true',
        claimedUntil: '2026-10-16',
        closes: { asset: { from: '100', until: '90' } },
      },
    ])
  })

  it('from before it was said which way is not resolved, whatever closes there are', async () => {
    await append(put(OF_SPY), DECIDED)
    await closes()
    await resolveDueClaims(needs())
    expect(await resolved()).toEqual([])
  })
})

describe('a claim whose day has come', () => {
  it('is resolved by the closes of its first and last day, both told', async () => {
    await decide({ claim: OF_SPY })
    await closes()
    await resolveDueClaims(needs())
    expect(await resolved()).toEqual([
      {
        kind: 'claim-resolved',
        assetId: 1,
        setBySequence: 1,
        claim: OF_SPY,
        isBetter: true,
        outcome: 'came-true',
        claimedUntil: UNTIL,
        from: FROM,
        until: UNTIL,
        closes: {
          asset: { from: '100', until: '112', splits: [] },
          benchmark: { from: '500', until: '550', splits: [] },
        },
        sequence: 2,
        recordedAt: now,
      },
    ])
  })

  it('is left alone before the end of its last session', async () => {
    await decide({ claim: OF_SPY })
    await closes()
    now = '2026-11-10T20:59:00.000Z'
    await resolveDueClaims(needs())
    expect(await resolved()).toEqual([])
  })

  it('is resolved once, however often and by however many at the same time', async () => {
    await decide({ claim: OF_SPY })
    await closes()
    await Promise.all([needs(), needs(), needs()].map(resolveDueClaims))
    await resolveDueClaims(needs())
    expect(await resolved()).toHaveLength(1)
  })

  it('is resolved after a year in which nothing ran, by the closes of its own days', async () => {
    await decide({ claim: OF_SPY })
    await closes()
    await close('IBM', '2027-11-10', '1')
    now = '2027-11-11T22:00:00.000Z'
    await resolveDueClaims(needs())
    expect(await resolved()).toMatchObject([{ outcome: 'came-true', until: UNTIL }])
  })

  it('goes by the user’s own closes before a provider’s, and by nobody else’s', async () => {
    await decide({ claim: OF_SPY })
    await closes()
    await close('IBM', UNTIL, '109', 'u1')
    await close('IBM', UNTIL, '140', 'u2')
    await resolveDueClaims(needs())
    expect(await resolved()).toMatchObject([{ outcome: 'did-not-come-true' }])
  })

  it('counts a split between its days, whether the user has recorded it or a provider has only reported it', async () => {
    await decide({ claim: OF_SPY })
    await closes()
    await close('IBM', UNTIL, '28')
    await storeSplits(database.db, 'IBM', [
      { effectiveOn: '2026-09-01', newShares: '4', oldShares: '1', source: 'massive' },
      { effectiveOn: '2026-11-11', newShares: '2', oldShares: '1', source: 'massive' },
    ])
    await resolveDueClaims(needs())
    expect(await resolved()).toMatchObject([{ outcome: 'came-true', closes: { asset: { from: '25', until: '28' } } }])
  })

  it('of a gain needs no closes but the asset’s own', async () => {
    await decide({ claim: { ...OF_SPY, benchmark: 'gain' } })
    await close('IBM', FROM, '100', 'u1')
    await close('IBM', UNTIL, '99', 'u1')
    await resolveDueClaims(needs())
    expect(await resolved()).toMatchObject([{ outcome: 'did-not-come-true', closes: { benchmark: null } }])
  })

  it('of a price of one’s own is held against it in shares of the last day', async () => {
    await decide({ claim: { ...OF_SPY, benchmark: { price: '120' } } })
    await close('IBM', UNTIL, '31')
    await storeSplits(database.db, 'IBM', [
      { effectiveOn: '2026-09-01', newShares: '4', oldShares: '1', source: 'massive' },
    ])
    await resolveDueClaims(needs())
    expect(await resolved()).toMatchObject([{ outcome: 'came-true', closes: { asset: { until: '31' } } }])
  })

  it('stays open for ten trading days where a close is missing, and is then said to be unresolvable', async () => {
    await decide({ claim: OF_SPY })
    await close('IBM', UNTIL, '112')
    now = '2026-11-24T20:59:00.000Z'
    await resolveDueClaims(needs())
    expect(await resolved()).toEqual([])
    now = '2026-11-24T21:00:00.000Z'
    await resolveDueClaims(needs())
    expect(await resolved()).toMatchObject([
      {
        outcome: 'unresolvable',
        closes: { asset: { from: null, until: '112' }, benchmark: { from: null, until: null } },
      },
    ])
  })

  it('stays open for ten trading days after a standstill, so that closes come in time in any order of the files', async () => {
    await decide({ claim: OF_SPY })
    now = '2026-11-09T22:00:00.000Z'
    await lookAtClaims(needs())
    now = '2027-03-01T15:00:00.000Z'
    await lookAtClaims(needs())
    for (const day of [FROM, UNTIL]) await close('IBM', day, day === FROM ? '100' : '112')
    await lookAtClaims(needs())
    expect(await resolved()).toEqual([])
    for (const day of [FROM, UNTIL]) await close('SPY', day, '100')
    await lookAtClaims(needs())
    expect(await resolved()).toMatchObject([{ outcome: 'came-true' }])
  })

  it('is given up once ten trading days after a standstill are over as well', async () => {
    await decide({ claim: OF_SPY })
    now = '2026-11-09T22:00:00.000Z'
    await lookAtClaims(needs())
    const [first, last] = ['2027-03-01', '2027-03-15']
    for (let day = dayNumber(first); day < dayNumber(last); day += 1) {
      now = `${dayOfNumber(day)}T22:00:00.000Z`
      await lookAtClaims(needs())
    }
    expect(await resolved()).toEqual([])
    now = `${last}T22:00:00.000Z`
    await lookAtClaims(needs())
    expect(await resolved()).toMatchObject([{ outcome: 'unresolvable' }])
  })

  it('is given up where Candor runs once a week, ten trading days after the first of those standstills', async () => {
    await decide({ claim: OF_SPY })
    const outcomes: number[] = []
    for (const day of ['2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28', '2026-12-05']) {
      now = `${day}T17:00:00.000Z`
      await lookAtClaims(needs())
      outcomes.push((await resolved()).length)
    }
    // Ten trading days after Nov 14 end on Nov 30, for Thanksgiving lies among them.
    expect(outcomes).toEqual([0, 0, 0, 0, 1])
    expect(await resolved()).toMatchObject([{ outcome: 'unresolvable' }])
  })

  it('stands beside another that a later entry made, and a sale’s says that it does worse', async () => {
    await decide({ claim: OF_SPY })
    await decide({ action: 'Sell', claim: { ...OF_SPY, horizonMonths: 1 } }, '2026-10-10T15:00:00.000Z')
    await closes()
    await close('IBM', '2026-10-12', '120')
    await close('SPY', '2026-10-12', '540')
    await resolveDueClaims(needs())
    expect(
      (await resolved()).map(({ setBySequence, isBetter, outcome }) => [setBySequence, isBetter, outcome]),
    ).toEqual([
      [1, true, 'came-true'],
      [2, false, 'came-true'],
    ])
  })
})

describe('a decision without a claim', () => {
  it('carries the usual one, as supposed; where a close is missing nobody gives it up', async () => {
    await decide({}, '2025-08-11T15:00:00.000Z')
    now = '2026-10-01T22:00:00.000Z'
    await resolveDueClaims(needs())
    expect(await resolved()).toEqual([])
    for (const [symbol, from, until] of [
      ['IBM', '100', '99'],
      ['SPY', '500', '550'],
    ] as const) {
      await close(symbol, '2025-08-11', from, 'u1')
      await close(symbol, '2026-08-11', until, 'u1')
    }
    await resolveDueClaims(needs())
    expect(await resolved()).toMatchObject([
      { isSupposed: true, outcome: 'did-not-come-true', claim: { horizonMonths: 12, benchmark: { ticker: 'SPY' } } },
    ])
  })
})

describe('a claim of a decision that was written later', () => {
  const WRITTEN = '2026-09-14T15:00:00.000Z'

  it('is scored by no close that its writer knew', async () => {
    await decide(
      { claim: { ...OF_SPY, benchmark: 'gain', horizonMonths: 1 }, decidedOn: '2026-08-10' },
      '2026-08-12T22:00:00.000Z',
    )
    for (const [day, price] of [
      ['2026-08-10', '100'],
      ['2026-08-11', '130'],
      ['2026-08-12', '130'],
      ['2026-08-13', '128'],
      ['2026-09-10', '128'],
    ] as const)
      await close('IBM', day, price)
    now = '2026-09-10T22:00:00.000Z'
    await resolveDueClaims(needs())
    expect(await resolved()).toMatchObject([
      { outcome: 'did-not-come-true', from: '2026-08-13', until: '2026-09-10', closes: { asset: { from: '128' } } },
    ])
  })

  it('and after its end runs from the day decided, and comes due by it', async () => {
    await decide({ claim: { ...OF_SPY, horizonMonths: 1 }, decidedOn: FROM }, WRITTEN)
    for (const [symbol, from, until] of [
      ['IBM', '100', '99'],
      ['SPY', '500', '550'],
    ] as const) {
      await close(symbol, FROM, from)
      await close(symbol, '2026-09-10', until)
    }
    now = '2026-09-14T16:00:00.000Z'
    await resolveDueClaims(needs())
    expect(await resolved()).toMatchObject([
      { outcome: 'did-not-come-true', claimedUntil: '2026-09-10', from: FROM, until: '2026-09-10' },
    ])
  })

  it('goes by the day that was written, though it is corrected since', async () => {
    await decide({ claim: { ...OF_SPY, benchmark: 'gain', horizonMonths: 1 }, decidedOn: '2026-07-06' }, WRITTEN)
    await append(
      {
        kind: 'correction-recorded',
        correctionId: 'c1',
        assetId: 1,
        correctsSequence: 1,
        field: 'decidedOn',
        from: '2026-07-06',
        to: FROM,
        reason: 'The contract note says so.',
        requestHash: 'hash',
      },
      '2026-09-14T15:01:00.000Z',
    )
    await close('IBM', '2026-07-06', '100')
    await close('IBM', '2026-08-06', '99')
    await close('IBM', FROM, '100')
    await close('IBM', '2026-09-10', '101')
    now = '2026-09-14T16:00:00.000Z'
    await resolveDueClaims(needs())
    expect(await resolved()).toMatchObject([
      { outcome: 'did-not-come-true', claimedUntil: '2026-08-06', from: '2026-07-06' },
    ])
  })
})

describe('a split that a provider reports after a claim was resolved', () => {
  const SPLIT = { effectiveOn: '2026-09-01', newShares: '4', oldShares: '1', source: 'massive' } as const

  it('puts its outcome right at the next look, once, in an entry that names the one before', async () => {
    await decide({ claim: OF_SPY })
    await closes()
    await close('IBM', UNTIL, '28')
    await lookAtClaims(needs())
    expect(await resolved()).toMatchObject([{ sequence: 2, outcome: 'did-not-come-true' }])
    await storeSplits(database.db, 'IBM', [SPLIT])
    await lookAtClaims(needs())
    await lookAtClaims(needs())
    expect(await resolved()).toMatchObject([
      { sequence: 2, outcome: 'did-not-come-true', closes: { asset: { from: '100' } } },
      { sequence: 3, outcome: 'came-true', putsRight: 2, closes: { asset: { from: '25', until: '28' } } },
    ])
  })

  it('of a benchmark too, and leaves the claims on other companies alone', async () => {
    await decide({ claim: OF_SPY })
    await decide({ claim: OF_SPY }, DECIDED, 'u2')
    await closes()
    await lookAtClaims(needs())
    await storeSplits(database.db, 'NKE', [SPLIT])
    await lookAtClaims(needs())
    expect(await resolved()).toHaveLength(1)
    await close('SPY', UNTIL, '137.5')
    await storeSplits(database.db, 'SPY', [SPLIT])
    await lookAtClaims(needs())
    // A close that was replaced puts nothing right: 550 were 4 times 137.5.
    expect(await resolved()).toHaveLength(1)
  })
})

it('a provider is asked for what is missing before anything is given up', async () => {
  await decide({ claim: OF_SPY })
  await close('SPY', FROM, '500')
  await close('SPY', UNTIL, '550')
  now = '2027-02-01T22:00:00.000Z'
  const provider = scriptedPrices()
  provider.fail('quota')
  await resolveDueClaims(needs(provider))
  expect(await resolved()).toEqual([])
})

it('the rows of the lists say when the next claim is due, and a rebuild says the same', async () => {
  await decide({ claim: OF_SPY })
  await decide({ action: 'Sell', claim: { ...OF_SPY, horizonMonths: 1 } }, '2026-08-12T15:00:00.000Z')
  const due = async () =>
    (await database.db.selectFrom('assets').select('claim_due_on').executeTakeFirstOrThrow()).claim_due_on
  expect(await due()).toBe('2026-09-12')
  await database.db.updateTable('assets').set({ claim_due_on: null }).execute()
  expect((await rebuild(database)).faults).toMatchObject([{ kind: 'asset-row-changed' }])
  expect(await due()).toBe('2026-09-12')
})
