import { expect, it } from 'vitest'
import type { AssetChartView } from '#contract/charts.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { storeSplits } from '../prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'

const { add, app, get, setNow } = journalForEach('2026-08-03T15:00:00.000Z')

const closesOfBenchmark = async () => (await get<AssetChartView>('/api/assets/1/chart')).benchmark?.closes

it('a split of the benchmark that a provider announces divides its closes from its day on, and not before', async () => {
  await add({ costBasis: 100 })
  setNow('2026-08-05T21:00:00.000Z')
  const { db, now } = app().context
  const closes = ['2026-08-03', '2026-08-04', '2026-08-05'].map((day) => ({ day, close: '600' }))
  const days = closes.map((close) => ({ ...close, open: null, high: null, low: null }))
  await storeDailyPrices(db, SHARED, 'SPY', days, 'massive', now())
  await storeSplits(db, 'SPY', [{ effectiveOn: '2026-08-07', newShares: '4', oldShares: '1', source: 'massive' }])
  expect(await closesOfBenchmark()).toEqual(['600.00', '600.00', '600.00'])
  setNow('2026-08-07T12:00:00.000Z')
  expect(await closesOfBenchmark()).toEqual(['150.00', '150.00', '150.00'])
})
