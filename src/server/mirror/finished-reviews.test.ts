import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import type { OpenedFigureView } from '#contract/opened-figure.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { review } from '#test/support/two-worlds.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { resolveDueClaims } from './claim-resolution-job.ts'

const { app, member, setNow, get, post } = journalForEach('2026-08-03T15:00:00.000Z')

it('finished reviews stand in the order in which they were answered', async () => {
  for (const ticker of ['IBM', 'KO', 'NKE']) await post('/api/assets', buyIbm({ ticker, companyName: ticker }))
  setNow('2026-08-05T15:00:00.000Z')
  const decisions = [1, 2, 3].map((assetId) => `/api/assets/${assetId}/decisions`)
  const sell = { assetAction: 'Sell', price: '130', updatedConfidenceLevel: 6, updatedThesis: 'Enough of it for now.' }
  for (const path of decisions) await post(path, { decisionId: randomUUID(), ...sell })
  const { claims } = await get<MirrorView>('/api/mirror')
  for (const reviewed of [3, 1, 2])
    await review(member(), claims.find(({ assetId }) => assetId === reviewed)?.sequence ?? 0)
  const { memory } = await get<MirrorView>('/api/mirror')
  expect(memory.reviews.map(({ ticker }) => ticker)).toEqual(['NKE', 'IBM', 'KO'])
})

it('the table of grades and outcomes opens the decision in its cell, with its claim', async () => {
  const claim = { horizonMonths: 1, benchmark: 'gain' }
  await post('/api/assets', buyIbm({ claim }))
  for (const [day, close] of [
    ['2026-08-03', '121'],
    ['2026-09-03', '110'],
  ] as const)
    await storeDailyPrices(
      app().context.db,
      SHARED,
      'IBM',
      [{ day, open: null, high: null, low: null, close }],
      'uploaded',
    )
  setNow('2026-09-04T15:00:00.000Z')
  await resolveDueClaims(app().context)
  const opened = () => get<OpenedFigureView>('/api/mirror/evidence?figure=process')
  expect(await opened()).toEqual({ groups: [], sums: [] })
  await review(member(), 1)
  const { groups } = await opened()
  expect(groups.map(({ title }) => title)).toEqual(['Deserved: 0', 'Unlucky: 1', 'Lucky: 0', 'Earned loss: 0'])
  expect(groups[1]?.rows).toMatchObject([
    { sequence: 1, cells: ['Sept 4, 2026', 'well decided', 'IBM rises until Sept 3, 2026', 'did not'] },
  ])
})
