import { expect, it } from 'vitest'
import type { SummaryView } from '#contract/summary.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'

const { add, get, post } = journalForEach('2026-06-10T18:00:00.000Z')
const yearly = async () => (await get<SummaryView>('/api/summary')).account.yearlyReturnPercent

it('no loss of everything is told where a large purchase of today has lost more than all the years have gained', async () => {
  await add({ assetQty: 1, costBasis: 1000, decidedOn: '2024-06-03' })
  await post('/api/assets/1/prices', { price: '1100' })
  // 737 days: 1.1 ^ (365 / 737).
  expect(await yearly()).toBe('4.83')

  await add({ ticker: 'MSFT', companyName: 'Microsoft', assetQty: 100, costBasis: 505 })
  await post('/api/assets/2/prices', { price: '490' })

  expect(await yearly()).toBeNull()
})
