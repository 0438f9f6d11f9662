import { expect, it } from 'vitest'
import type { EquityView } from '#contract/charts.ts'
import type { KeptRulesView } from '#contract/kept-rules.ts'
import type { MirrorView } from '#contract/mirror.ts'
import { marketDaysBetween } from '#domain/prices/market-session.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'

const { add, app, correct, decide, get, hold, setNow, typePrice } = journalForEach('2024-06-03T15:00:00.000Z')

/** Bought at 100 with a stop at 90, reached in February 2025, held through, and sold in March without a price; the close is 160 then. */
async function soldWithoutPrice(): Promise<number> {
  await add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 })
  setNow('2025-02-03T15:00:00.000Z')
  await typePrice('89')
  setNow('2025-02-04T15:00:00.000Z')
  await hold({ price: 89 })
  setNow('2025-03-05T15:00:00.000Z')
  const { thesis } = await decide('Sell')
  setNow('2026-02-02T15:00:00.000Z')
  const days = marketDaysBetween('2024-06-03', '2026-01-30').map((day) => {
    const close = day < '2025-02-03' ? '100' : day < '2025-02-05' ? '89' : '160'
    return { day, close, open: null, high: null, low: null }
  })
  await storeDailyPrices(app().context.db, SHARED, 'IBM', days, 'massive', app().context.now())
  return thesis.at(-1)?.sequence ?? 0
}

const yearOf = async (year: string) =>
  (await get<MirrorView>('/api/mirror')).money.years.find((one) => one.year === year)

it('a year with a sale whose price is not known tells no figure and names the sale, until its price is corrected', async () => {
  const sequence = await soldWithoutPrice()
  const unknown = { made: null, drag: null, turnover: null }
  const sale = { ticker: 'IBM', on: '2025-03-05', does: 'sell' }
  expect(await yearOf('2025')).toMatchObject({ ...unknown, unpricedTrades: [sale], withoutClose: [], overSplit: [] })
  expect((await yearOf('2025'))?.heldDays).toBeGreaterThan(40)
  expect((await get<MirrorView>('/api/mirror')).findings.map(({ kind }) => kind)).not.toContain('drag')
  await correct(sequence, 'price', '160')
  const known = await yearOf('2025')
  expect(known).toMatchObject({ unpricedTrades: [], drag: { actual: known?.made } })
  expect(known?.made).toBeCloseTo(0.6)
})

it('a line says which sale has no price, until that is corrected', async () => {
  const sequence = await soldWithoutPrice()
  const lines = async () => (await get<MirrorView>('/api/mirror')).lines
  const told = { amount: null, isOverSplit: false, unpricedSales: [{ sequence, on: '2025-03-05' }] }
  expect(await lines()).toMatchObject([{ response: 'held through', ...told }])
  const titles = async () => (await get<MirrorView>('/api/mirror')).findings.map(({ title }) => title)
  expect(await titles()).toContain(
    'You broke your own stop once. What that came to is not known: the price of the sale of IBM on Mar 5, 2025 is missing.',
  )
  await correct(sequence, 'price', '160')
  expect(await lines()).toMatchObject([{ amount: '710.00', unpricedSales: [] }])
})

it('neither curve of the summary counts it as nothing', async () => {
  await soldWithoutPrice()
  const kept = await get<KeptRulesView>('/api/mirror/kept-rules')
  const [before, since] = ['2025-03-04', '2025-03-05'].map((day) => kept.held[kept.days.indexOf(day)])
  expect([before, since]).toEqual(['710.00', null])
  expect(kept).toMatchObject({
    lines: 1,
    withoutPrice: [],
    unpricedSales: [{ ticker: 'IBM', on: '2025-03-05' }],
    withoutGain: ['IBM'],
  })
  expect((await get<EquityView>('/api/summary/equity')).withoutGain).toEqual(['IBM'])
})
