import { expect, it } from 'vitest'
import { assetChart } from '#test/fixtures/charts.ts'
import { priceMoment } from '#web/prices/price-origin.ts'
import { readersTimeZone } from '#web/ui/format.ts'
import { assetChartData, readAssetDay } from './asset-chart-data.ts'
import { daysInRange } from './asset-chart-days.ts'
import { columnsOf, rowsOf } from './asset-chart-table.ts'

const made = assetChart({ days: 5, decisions: 1 })
const [decision] = made.decisions
const view = {
  ...made,
  prices: { ...made.prices, closes: ['1.50', '2.00', '3.00', '4.00', '5.00'] },
  benchmark: null,
  decisions: decision ? [{ ...decision, on: '2026-11-22', confidence: 6, price: '5.25', priceThen: '21.00' }] : [],
}
const shown = daysInRange(view, 'All')
const table = (isCostHidden: boolean, from = 0, to = 5) =>
  rowsOf(view, shown, isCostHidden, [from, to]).map(({ head, cells }) => [head, ...cells])

it('has a row for each day, newest first, with what happened on it or on a day without a close after it', () => {
  expect(columnsOf(view)).toEqual(['Day', 'Close', 'What happened'])
  expect(table(false)).toEqual([
    ['Nov 20, 2026', '$5.00', 'Buy at $21.00, $5.25 in shares of today, confidence 6 (on Nov 22, 2026)'],
    ['Nov 19, 2026', '$4.00', ''],
    ['Nov 18, 2026', '$3.00', ''],
    ['Nov 17, 2026', '$2.00', ''],
    ['Nov 16, 2026', '$1.50', ''],
  ])
})

it('makes only the rows that are asked for', () => {
  expect(table(false, 1, 3).map(([day]) => day)).toEqual(['Nov 19, 2026', 'Nov 18, 2026'])
  expect(table(false, 3, 5).map(([day]) => day)).toEqual(['Nov 17, 2026', 'Nov 16, 2026'])
})

it('names no price that was paid while that is out of sight', () => {
  expect(table(true)[0]).toEqual(['Nov 20, 2026', '$5.00', 'Buy, confidence 6 (on Nov 22, 2026)'])
})

it('has the closes of the comparison, where there is one', () => {
  const compared = { ...view, benchmark: { ...view.prices, symbol: 'SPY', closes: ['10', '11', '12', '13', '14'] } }
  expect(columnsOf(compared)).toEqual(['Day', 'Close', 'SPY close', 'What happened'])
  const [row] = rowsOf(compared, daysInRange(compared, 'All'), false, [0, 1])
  expect(row?.cells.slice(0, 2)).toEqual(['$5.00', '$14.00'])
})

it('calls a price of a moment no close, and says of when it is', () => {
  const live = { ...view, lastPriceAt: '2026-11-20T15:30:00.000Z' }
  const [today, yesterday] = rowsOf(live, shown, false, [0, 2]).map(({ cells }) => cells)
  const moment = priceMoment(live.lastPriceAt, readersTimeZone())
  expect(today?.[0]).toBe('$5.00')
  expect(today?.[1]).toContain(`no close yet: the price of ${moment}; Buy`)
  expect(yesterday).toEqual(['$4.00', ''])
  const options = { isCostHidden: false, isCompared: false, thesisOf: () => undefined }
  expect(assetChartData(live, shown, options).lines[0]?.name).toBe('Last price')
  expect(assetChartData(view, shown, options).lines[0]?.name).toBe('Close')
  const factsOf = (index: number) => readAssetDay(live, shown, index, false).facts
  expect([factsOf(4), factsOf(3)]).toEqual([[`last price $5.00, ${moment}`], ['close $4.00']])
})
