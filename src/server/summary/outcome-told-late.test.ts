import { expect, it } from 'vitest'
import type { AssetChartView } from '#contract/charts.ts'
import type { SummaryView } from '#contract/summary.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'

const { add, asset, get, post, setNow } = journalForEach('2026-03-02T15:00:00.000Z')

it('the outcome of an option that expired on an earlier day is no move of today, and leaves nothing out of it', async () => {
  const call = { right: 'call', strike: '140', expiresOn: '2026-03-06' }
  await add({ stockOrOptions: 'options', assetQty: 2, costBasis: 4, contract: call })
  setNow('2026-03-11T15:00:00.000Z')
  await add({ ticker: 'MSFT', companyName: 'Microsoft', assetQty: 10, costBasis: 100 })

  await post('/api/assets/1/outcome', { outcome: 'expired-worthless' })

  expect(await asset()).toMatchObject({ list: 'sold', realizedGain: '-8.00', today: null })
  const { today } = await get<SummaryView>('/api/summary')
  expect(today).toMatchObject({ gainLoss: '0.00', atRisk: '1000.00', count: 1, leftOut: 0 })
})

it('the line of an option ends by its last day, whenever its outcome is told', async () => {
  const call = { right: 'call', strike: '140', expiresOn: '2026-03-06' }
  await add({ stockOrOptions: 'options', assetQty: 2, costBasis: 4, contract: call })
  setNow('2026-03-06T20:00:00.000Z')
  await post('/api/assets/1/prices', { price: '0.5' })
  setNow('2026-03-11T15:00:00.000Z')
  await post('/api/assets/1/outcome', { outcome: 'expired-worthless' })

  const { prices, lastPriceAt } = await get<AssetChartView>('/api/assets/1/chart')
  expect([prices.days, prices.closes, lastPriceAt]).toEqual([['2026-03-02', '2026-03-06'], ['4.00', '0.50'], null])
})

it('what an option brought in came by its last day in the yearly return, whenever that is told', async () => {
  const call = { right: 'call', strike: '140', expiresOn: '2026-01-15' }
  await add({ stockOrOptions: 'options', assetQty: 1, costBasis: 100, contract: call, decidedOn: '2025-01-15' })
  await post('/api/assets/1/outcome', { outcome: 'sold-before', price: 110 })

  const { account } = await get<SummaryView>('/api/summary')
  expect(account).toMatchObject({ gainLoss: '10.00', mostOwnMoney: '100.00', yearlyReturnPercent: '10.00' })
})
