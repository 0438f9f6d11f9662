import { beforeEach, describe, expect, it } from 'vitest'
import type { EquityView } from '#contract/charts.ts'
import type { SummaryView } from '#contract/summary.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { storeSplits } from '../prices/anomaly-store.ts'

/**
 * 10 bought at 120 on a Monday and sold at 130 on Wednesday, which gained 100. The share splits 4 for 1 on Friday, when nothing is
 * held. On the next Tuesday 40 are bought at 31, which are worth 33 each on Wednesday.
 */
const SPLIT = { effectiveOn: '2026-03-06', newShares: '4', oldShares: '1' }

const { app, add, asset, decide, get, post, setNow, typePrice } = journalForEach('2026-03-02T15:00:00.000Z')
beforeEach(async () => {
  await add({ assetQty: 10, costBasis: 120 })
  setNow('2026-03-04T15:00:00.000Z')
  await decide('Sell', { price: 130 })
  setNow('2026-03-10T15:00:00.000Z')
  await decide('Buy', { quantity: 40, price: 31 })
  setNow('2026-03-11T15:00:00.000Z')
  await typePrice(33)
})

const report = () => storeSplits(app().context.db, 'IBM', [{ ...SPLIT, source: 'massive' }])

describe.each([
  ['that nobody knows of', async () => {}],
  ['that is reported', report],
  ['that is reported and recorded', () => report().then(() => post('/api/assets/1/splits', SPLIT))],
  ['that is typed', () => post('/api/assets/1/splits', SPLIT)],
])('a split %s, of a time in which nothing was held', (_words, learn) => {
  beforeEach(async () => {
    await learn()
  })

  it('multiplies nothing and is not waited for', async () => {
    expect(await asset()).toMatchObject({
      ...{ quantity: '40', costBasis: '31.00', currentValue: '1320.00', totalGainLoss: '6.45' },
      ...{ realizedGain: '100.00', pendingSplit: null, heldBackPrice: null },
    })
  })

  it('leaves the sums as they are', async () => {
    // The most own money was 1,200 at first; after the sale at 1,300 it was 1,240 − 100.
    expect(await get<SummaryView>('/api/summary')).toMatchObject({
      bought: { initialValue: '1240.00', currentValue: '1320.00', gainLoss: '80.00', leftOut: 0 },
      sold: { gainLoss: '100.00', leftOut: 0 },
      account: { gainLoss: '180.00', mostOwnMoney: '1200.00', gainLossPercent: '15.00', leftOut: 0 },
      heldBack: [],
    })
  })

  it('leaves each day of the curve as it is', async () => {
    const { days, values, costs, realized, leftOut } = await get<EquityView>('/api/summary/equity')
    const curve = days.map((day, index) => [day, values[index], costs[index], realized[index]])
    expect(curve).toEqual([
      ['2026-03-02', '1200.00', '1200.00', '0.00'],
      ['2026-03-03', '1200.00', '1200.00', '0.00'],
      ['2026-03-04', '0.00', '0.00', '100.00'],
      ['2026-03-05', '0.00', '0.00', '100.00'],
      ['2026-03-06', '0.00', '0.00', '100.00'],
      ['2026-03-09', '0.00', '0.00', '100.00'],
      ['2026-03-10', '1240.00', '1240.00', '100.00'],
      ['2026-03-11', '1320.00', '1240.00', '100.00'],
    ])
    expect(leftOut).toEqual([])
  })
})
