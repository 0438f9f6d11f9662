import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { recordSplit } from '#domain/assets/record-split.ts'
import { resolutionsOf } from '#domain/claims/resolutions.ts'
import { roundUnitPrice } from '#domain/prices/money.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { recordCorrectionOnce } from '../corrections/record-correction-once.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { storeSplits } from '../prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { recordFact } from '../recording/record-fact.ts'
import { lookAtClaims } from './claim-resolution-job.ts'

/**
 * A share that is called TSTA and TSTC in turns, calls on both, and another share against each. Of all of them the first close is 100,
 * and the last one 20.
 */
const CLAIMED: readonly (readonly [assetId: number, on: string, isBenchmark: boolean])[] = [
  [2, 'TSTA', false],
  [3, 'TSTC', false],
  [4, 'TSTA', true],
  [5, 'TSTC', true],
]
/** Far enough apart that two of the same ratio are not taken for one; the last one is a provider's. */
const [OWN_DAYS, REPORTED_ON] = [['2026-08-14', '2026-09-04', '2026-09-25', '2026-10-16'], '2026-11-02'] as const

type Step =
  | { readonly kind: 'split'; readonly day: number; readonly newShares: number | null }
  | { readonly kind: 'ticker' }
  | { readonly kind: 'report'; readonly newShares: number }
  | { readonly kind: 'look' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('split' as const),
      day: fc.integer({ min: 0, max: OWN_DAYS.length - 1 }),
      newShares: fc.option(fc.integer({ min: 2, max: 9 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('ticker' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('report' as const), newShares: fc.integer({ min: 2, max: 9 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
)

it('splits and tickers that are recorded, corrected and withdrawn, in any groups, end in what would have been told at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30 }), async (steps) => {
      const app = await openTestApp({})
      try {
        await tell(app, await app.member(), steps)
      } finally {
        await app.close()
      }
    }),
    { numRuns: 3 },
  )
})

async function tell(app: TestApp, member: Visitor, steps: readonly Step[]): Promise<void> {
  await addAll(app, member)
  const { id } = await app.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  // Nothing is looked at but at the looks.
  const context = { ...app.context, claims: { closesCame: () => {}, splitTold: () => {}, done: async () => {} } }
  const correct = (correctsSequence: number, change: { field: 'splitRatio'; to: string | null } | Ticker) =>
    recordCorrectionOnce(context, id, 1, {
      ...{ correctionId: randomUUID(), reason: 'A typing mistake.', correctsSequence },
      ...change,
    })
  const own = new Map<number, { readonly sequence: number; readonly newShares: number | null }>()
  let [ticker, reported]: [string, number | null] = ['TSTA', null]
  const record = async (day: number, newShares: number | null) => {
    const before = own.get(day)
    if (before?.newShares === newShares || (!before && newShares === null)) return
    if (before)
      await correct(before.sequence, { field: 'splitRatio', to: newShares === null ? null : `${newShares}:1` })
    else
      await recordFact(context, id, 1, async (asset, { trx, now }) => {
        const split = { effectiveOn: OWN_DAYS[day] ?? '', newShares: String(newShares), oldShares: '1' }
        const entries = await listAssetEntries(trx, id, 1)
        return recordSplit(asset, entries, { ...split, source: 'typed' }, now, null)
      })
    const splits = (await listAssetEntries(app.context.db, id, 1)).filter(({ kind }) => kind === 'split-recorded')
    own.set(day, { sequence: before?.sequence ?? splits.at(-1)?.sequence ?? 0, newShares })
  }
  for (const one of [...steps, { kind: 'look' } as const]) {
    if (one.kind === 'split') await record(one.day, one.newShares)
    if (one.kind === 'ticker') {
      ticker = ticker === 'TSTA' ? 'TSTC' : 'TSTA'
      await correct(1, { field: 'ticker', to: ticker })
    }
    if (one.kind === 'report' && reported === null) {
      reported = one.newShares
      const split = { effectiveOn: REPORTED_ON, newShares: String(reported), oldShares: '1' }
      await storeSplits(app.context.db, 'TSTA', [{ ...split, source: 'massive' }])
    }
    if (one.kind !== 'look') continue
    const before = await told(app, id)
    await lookAtClaims(context)
    const after = await told(app, id)
    const recorded = [...own.values()].reduce((all, { newShares }) => all * (newShares ?? 1), 1)
    for (const [at, [, on]] of CLAIMED.entries()) {
      const ratio = (on === ticker ? recorded : 1) * (on === 'TSTA' ? (reported ?? 1) : 1)
      expect(after[at]?.first).toBe(roundUnitPrice(String(100 / ratio)))
      expect(after[at]?.entries).toBeLessThanOrEqual((before[at]?.entries ?? 0) + 1)
      expect(after[at]?.outcome).toBe(isTrue(at, ratio) ? 'came-true' : 'did-not-come-true')
    }
    await lookAtClaims(context)
    expect(await told(app, id)).toEqual(after)
  }
}

type Ticker = { readonly field: 'ticker'; readonly to: string }

/** A call claims that its share rises, and the others do not move, so that they do better where it falls. */
const isTrue = (at: number, ratio: number): boolean => (CLAIMED[at]?.[2] ? 20 * ratio < 100 : 20 * ratio > 100)

async function addAll(app: TestApp, member: Visitor): Promise<void> {
  app.setNow('2026-08-03T15:00:00.000Z')
  const add = async (changed: object) =>
    expect((await member.send('POST', '/api/assets', buyIbm(changed))).status).toBe(201)
  const claim = (benchmark: unknown) => ({ claim: { horizonMonths: 3, benchmark } })
  await add({ ticker: 'TSTA', companyName: 'TSTA', ...claim('gain') })
  await app.critiquesDone()
  for (const [assetId, on, isBenchmark] of CLAIMED) {
    const contract = { right: 'call', strike: 100 + assetId, expiresOn: '2027-01-15' }
    const other = `TSTX${assetId}`
    await add(
      isBenchmark
        ? { ticker: other, companyName: other, ...claim({ ticker: on }) }
        : { ticker: on, companyName: on, stockOrOptions: 'options', contract, ...claim('gain') },
    )
    await app.critiquesDone()
  }
  app.setNow('2026-11-04T15:00:00.000Z')
  for (const symbol of ['TSTA', 'TSTC', 'TSTX4', 'TSTX5']) {
    const last = symbol.startsWith('TSTX') ? '100' : '20'
    const row = (day: string, close: string) => ({ day, open: null, high: null, low: null, close })
    const days = [row('2026-08-03', '100'), row('2026-11-03', last)]
    await storeDailyPrices(app.context.db, SHARED, symbol, days, 'twelve-data')
  }
  await lookAtClaims(app.context)
}

/** Of each claim its outcome as it counts, the first close of TSTA or TSTC, and how many entries tell it. */
const told = (app: TestApp, userId: string) =>
  Promise.all(
    CLAIMED.map(async ([assetId]) => {
      const entries = await listAssetEntries(app.context.db, userId, assetId)
      const [resolved] = resolutionsOf(correctedEntries(entries)).values()
      const first = resolved && (resolved.closes.benchmark ?? resolved.closes.asset).from
      const count = entries.filter(({ kind }) => kind === 'claim-resolved').length
      return { outcome: resolved?.outcome, first: first ? roundUnitPrice(first) : null, entries: count }
    }),
  )
