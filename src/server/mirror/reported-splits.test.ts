import { expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { MirrorView } from '#contract/mirror.ts'
import type { DueReviewsView } from '#contract/reviews.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { storeSplits } from '../prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'

/** Bought at 100 with a stop at 90, which 89 reached on Aug 10 and which was held through; then the share was split 4 for 1. */
const { add, app, decide, get, post, setNow, typePrice } = journalForEach('2026-08-03T15:00:00.000Z')

const SPLIT = { effectiveOn: '2026-08-17', newShares: '4', oldShares: '1' }
const mirror = () => get<MirrorView>('/api/mirror')

async function store(symbol: string, closes: readonly (readonly [day: string, close: string])[]): Promise<void> {
  const days = closes.map(([day, close]) => ({ day, close, open: null, high: null, low: null }))
  await storeDailyPrices(app().context.db, SHARED, symbol, days, 'massive', app().context.now())
}

const report = (split = SPLIT) => storeSplits(app().context.db, 'IBM', [{ ...split, source: 'massive' }])

async function heldThrough(): Promise<void> {
  await add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 })
  setNow('2026-08-10T15:00:00.000Z')
  await typePrice('89')
  setNow('2026-08-11T15:00:00.000Z')
  await decide('Hold')
}

it('of what is sold after a split that is only reported no amount is told until the split is recorded', async () => {
  await heldThrough()
  await report()
  await store('IBM', [
    ['2026-08-03', '100'],
    ['2026-08-10', '89'],
  ])
  setNow('2026-09-01T15:00:00.000Z')
  await decide('Sell', { price: 22.5 })
  setNow('2026-09-02T15:00:00.000Z')
  await post('/api/assets', buyIbm({ ticker: 'TSTB', companyName: 'TSTB' }))
  await app().critiquesDone()
  const { aiAnalysis } = await get<AssetView>('/api/assets/2')
  expect(JSON.stringify(aiAnalysis)).not.toContain('you sold IBM')
  const before = await mirror()
  expect(before.lines).toMatchObject([{ response: 'held through', amount: null, isOverSplit: true, unpricedSales: [] }])
  expect(JSON.stringify(before.findings)).not.toContain('665')
  expect(before.money.disposition.leftOut).toEqual({ ofOptions: 0, unpriced: 0, overSplits: 1 })
  await post('/api/assets/1/splits', SPLIT)
  const after = await mirror()
  // 40 at 22.50 are 10 at 90: a dollar a share more than at the line.
  expect(after.lines).toMatchObject([{ response: 'held through', amount: '10.00' }])
  expect(after.money.disposition.leftOut).toEqual({ ofOptions: 0, unpriced: 0, overSplits: 0 })
})

it('nothing of a first holding is told beside a second in other shares, though the split between them is only reported', async () => {
  await heldThrough()
  setNow('2026-08-12T15:00:00.000Z')
  await decide('Sell', { price: 88 })
  await report()
  setNow('2026-08-18T15:00:00.000Z')
  await decide('Buy', { price: 23, quantity: 40, updatedConfidenceLevel: 9 })
  await store('IBM', [
    ['2026-08-12', '88'],
    ['2026-08-17', '23'],
    ['2026-08-18', '23'],
  ])
  setNow('2026-08-19T15:00:00.000Z')
  const { lines, findings } = await mirror()
  // What a due review asks about is told when it is done.
  expect((await mirror()).thenAndNow).toEqual([])
  const { due } = await get<DueReviewsView>('/api/mirror/reviews')
  for (const { sequence } of due) {
    await post(`/api/mirror/reviews/${sequence}/answers`, { confidence: 8, why: 'It was cheap.', returnPercent: 5 })
    await post(`/api/mirror/reviews/${sequence}/grade`, { isWellDecided: true })
  }
  const { thenAndNow } = await mirror()
  // Bought at 100, which is 25 now, and again at 23.
  expect(thenAndNow?.[0]?.changePercent).toBeCloseTo(-8)
  expect(lines).toMatchObject([{ quantity: '40', levelPrice: '22.50', amount: '-10.00' }])
  expect(JSON.stringify(findings)).not.toContain('77')
})

it('what had risen before a purchase is told by closes in the shares that were bought', async () => {
  setNow('2026-08-10T15:00:00.000Z')
  await report({ effectiveOn: '2026-07-20', newShares: '1', oldShares: '4' })
  await store('IBM', [
    ['2026-07-10', '25'],
    ['2026-07-20', '100'],
    ['2026-08-07', '100'],
    ['2026-08-10', '101'],
  ])
  await add({ costBasis: 101 })
  setNow('2026-08-12T15:00:00.000Z')
  expect(JSON.stringify(await mirror())).not.toMatch(/30[34]/)
})
