import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Action } from '#domain/ledger/action.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { IBM } from '#test/fixtures/entries.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { turnsDuring } from '#test/support/turns-during.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { quarantine, storeSplits } from '../prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { listEchoedPassages } from './echoed-passages.ts'
import { openJournalSource } from './journal-source.ts'

const SAID = 'Government contracts renew every year and nobody else has the data.'
const NOW = '2026-06-30T21:00:00.000Z'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

type Decided = {
  action?: Action
  thesis?: string
  price?: string
  on?: string
  decidedOn?: string
  confidence?: number
}

async function record(userId: string, assetId: number, decided: Decided = {}): Promise<Entry<DecisionRecorded>> {
  const { action = 'Buy', thesis = SAID, price = '100', on = '2026-02-03', confidence = 8 } = decided
  const { db } = database
  const at = `${on}T15:00:00.000Z`
  const before = await listAssetEntries(db, userId, assetId)
  const fact: DecisionRecorded = {
    ...{ kind: 'decision-recorded', decisionId: randomUUID(), assetId, action, confidence, thesis },
    price: { price, source: 'typed', at },
    quantity: action === 'Buy' ? '10' : null,
    ...(decided.decidedOn && { decidedOn: decided.decidedOn }),
    asset: before.length === 0 ? { ...IBM, ticker: `T${assetId}`, companyName: `Company ${assetId}` } : null,
  }
  return appendFact(db, userId, fact, at)
}

const closeOn = (day: string, symbol: string, close: string) =>
  storeDailyPrices(database.db, SHARED, symbol, [{ day, open: close, high: close, low: close, close }], 'twelve-data')

const found = (userId: string, text = SAID, assetId: number | null = null) =>
  listEchoedPassages(database.db, userId, { text, assetId, at: NOW })

describe('earlier passages', () => {
  it('come with what their price did since, in shares of today', async () => {
    await record('alice', 1)
    // The closes lead there, so that the fall is no split.
    await closeOn('2026-02-03', 'T1', '100')
    await closeOn('2026-04-15', 'T1', '82')
    await closeOn('2026-06-30', 'T1', '66')
    expect(await found('alice')).toEqual([
      {
        ...{ passage: SAID, at: '2026-02-03T15:00:00.000Z', action: 'Buy', ticker: 'T1', isOption: false },
        ...{ confidence: 8, gainPercent: '0.00', assetId: 1, sequence: 1, list: 'bought' },
        since: { changePercent: '-34.00', pricedAt: '2026-06-30T20:00:00.000Z' },
      },
    ])
  })

  it('come without a price that a reported split or a quarantine leaves open', async () => {
    await record('alice', 1)
    await closeOn('2026-06-30', 'T1', '25')
    const open = { newShares: '4', oldShares: '1', source: 'massive' } as const
    await storeSplits(database.db, 'T1', [{ effectiveOn: '2026-06-01', ...open }])
    await record('alice', 2)
    await closeOn('2026-06-30', 'T2', '66')
    const held = { price: '6.6', knownPrice: '66', reason: 'It fell.', source: 'twelve-data', at: NOW } as const
    await quarantine(database.db, 'T2', held)
    expect((await found('alice')).map(({ ticker, since }) => [ticker, since])).toEqual([
      ['T1', null],
      ['T2', null],
    ])
  })

  it('come with the prices of the corrected ticker, where another company’s had been typed', async () => {
    await record('alice', 1)
    await closeOn('2026-06-30', 'T1', '66')
    await closeOn('2026-06-30', 'RIGHT', '120')
    const { db } = database
    const entries = await listAssetEntries(db, 'alice', 1)
    const { sequence: _, recordedAt, ...fact } = correctionOf(entries, 1, 'ticker', 'RIGHT')
    await appendFact(db, 'alice', fact, recordedAt)
    expect(await found('alice')).toMatchObject([{ ticker: 'RIGHT', since: { changePercent: '20.00' } }])
  })

  it('are found as soon as they are recorded, once, without reading earlier entries again', async () => {
    await record('alice', 1)
    expect(await found('alice')).toHaveLength(1)
    await record('alice', 2)
    const [one, other] = await Promise.all([found('alice'), found('alice')])
    expect(one.map(({ assetId }) => assetId)).toEqual([1, 2])
    expect(other).toEqual(one)
  })

  it('are never another account’s, nor of the asset itself', async () => {
    await record('alice', 1)
    await record('bob', 1, { thesis: 'Something else altogether: a dividend, a brand and cash.' })
    expect(await found('bob')).toEqual([])
    expect(await found('nobody')).toEqual([])
    expect(await found('alice', SAID, 1)).toEqual([])
    expect(await found('alice')).toHaveLength(1)
  })

  it('of an asset whose entries cannot be read are left out', async () => {
    await record('alice', 1)
    await record('alice', 2)
    await database.db
      .insertInto('entries')
      .values({
        ...{ user_id: 'alice', sequence: 3, kind: 'price-noted', asset_id: 1, decision_id: null, recorded_at: NOW },
        ...{ body: 'no entry', previous_hash: '0', hash: '1' },
      })
      .execute()
    expect((await found('alice')).map(({ assetId }) => assetId)).toEqual([2])
  })
})

describe('what a critic is told about the rest of the journal', () => {
  const told = (userId: string, decision: Entry<DecisionRecorded>, now = NOW) =>
    openJournalSource({ db: database.db, now: () => now })(userId, decision, null)

  it('is from before the decision, at the prices of that time, however late it is asked', async () => {
    await record('alice', 1)
    const decision = await record('alice', 2, { on: '2026-03-02' })
    await record('alice', 3, { on: '2026-04-06' })
    await record('alice', 1, { action: 'Hold', price: '80', on: '2026-05-04', thesis: 'Nothing new to say.' })
    const { echo } = await told('alice', decision)
    expect(echo?.map(({ ticker, since }) => [ticker, since])).toEqual([['T1', null]])
  })

  it('is nothing where no fact reaches its threshold', async () => {
    expect(await told('alice', await record('alice', 1))).toEqual({})
  })

  it('counts a confidence only where it was written when it was decided', async () => {
    const kindsAfter = async (userId: string, bought: Decided) => {
      for (let assetId = 1; assetId <= 30; assetId += 1) {
        await record(userId, assetId, { thesis: `Number ${assetId}.`, ...(assetId <= 10 ? bought : {}) })
        await record(userId, assetId, { action: 'Sell', price: '120', on: '2026-03-02', thesis: 'Sold.' })
      }
      const { journalFacts = [] } = await told(userId, await record(userId, 31, { on: '2026-06-01' }))
      return journalFacts.map((fact) => (typeof fact === 'string' ? fact : fact.kind))
    }
    expect(await kindsAfter('alice', {})).toContain('record-at-confidence')
    expect(await kindsAfter('bob', { decidedOn: '2026-01-30' })).not.toContain('record-at-confidence')
  })

  it('is counted over sales, and compared with what is still held', async () => {
    for (let assetId = 1; assetId <= 20; assetId += 1) {
      await record('alice', assetId, { confidence: 5, thesis: `Number ${assetId}.` })
      const price = assetId <= 15 ? '120' : '80'
      await record('alice', assetId, { action: 'Sell', price, on: '2026-03-02', thesis: 'Sold.' })
    }
    const last = await record('alice', 21, { confidence: 5, thesis: 'The last one.', on: '2026-06-01' })
    await closeOn('2026-06-01', 'T21', '90')
    const sameDay = '2026-06-01T21:00:00.000Z'
    expect((await told('alice', last, sameDay)).journalFacts).toEqual([
      { kind: 'stops-kept', says: 'Of the 5 stops of yours that were reached you kept all 5.' },
      {
        kind: 'last-at-confidence',
        says: 'Of the shares that you bought at 5 of 10, the three that you sold last all lost money: T20 $200.00, T19 $200.00 and T18 $200.00.',
      },
      {
        kind: 'record-of-sales',
        says: 'Of your 20 sales of shares 15 were above the average cost and 5 below it; of the 1 position that you keep, as far as prices are known, 1 stands below cost.',
      },
    ])
    const kinds = async (now?: string) =>
      (await told('alice', last, now)).journalFacts?.map((fact) => typeof fact !== 'string' && fact.kind)
    // What is held was worth something else on that day.
    expect(await kinds('2026-06-02T15:00:00.000Z')).toEqual(['stops-kept', 'last-at-confidence'])
    await record('alice', 22, { thesis: 'Later.', on: '2026-06-02' })
    expect(await kinds()).toEqual(['last-at-confidence'])
  })

  it('is told again as it was, however much later, unless a split is reported that was not known then', async () => {
    await record('alice', 1, { price: '100' })
    await record('alice', 1, { action: 'Sell', price: '22.5', on: '2026-03-02' })
    const bought = await record('alice', 2, { on: '2026-03-04', thesis: 'Another one.' })
    const ask = (now: string, earlier: Parameters<ReturnType<typeof openJournalSource>>[2]) =>
      openJournalSource({ db: database.db, now: () => now })('alice', bought, earlier)
    const first = await ask('2026-03-04T15:00:00.000Z', null)
    expect(JSON.stringify(first.journalFacts)).toContain('$775.00 less than it had cost')
    const given = { sequence: bought.sequence, facts: first }
    expect(await ask('2027-03-04T15:00:00.000Z', given)).toEqual(first)
    // One that takes effect after the decision says nothing of what was before it.
    const split = { newShares: '4', oldShares: '1', source: 'massive' } as const
    await storeSplits(database.db, 'T2', [{ ...split, effectiveOn: '2026-05-04' }])
    expect(await ask('2027-03-04T15:00:00.000Z', given)).toEqual(first)
    await storeSplits(database.db, 'T1', [{ ...split, effectiveOn: '2026-02-16' }])
    expect(JSON.stringify(await ask('2027-03-04T15:00:00.000Z', given))).not.toContain('less than it had cost')
  })
})

// On PostgreSQL the event loop turns while a query is waited for, which says nothing.
it.skipIf(process.env.CANDOR_TEST_ENGINE === 'postgres')(
  'long theses are read in turns of their own, each once',
  async () => {
    const thesis = `${SAID} ${'I wait for the next report before I buy any more of it. '.repeat(85)}`
    for (let assetId = 1; assetId <= 8; assetId += 1) await record('alice', assetId, { thesis })
    const find = () => found('alice', 'Nobody has written this before.')
    const first = await turnsDuring(find)
    expect(first.turns).toBeGreaterThanOrEqual((await turnsDuring(find)).turns + 6)
  },
)
