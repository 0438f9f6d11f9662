import { describe, expect, test } from 'vitest'
import type { AssetRowView } from '#contract/assets.ts'
import { assetRow } from '#test/fixtures/views.ts'
import { assetMessages } from '#web/assets/asset-messages.ts'
import { german } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { COLUMNS, filterRows, nextSorting, sortRows } from './asset-rows.ts'

const row = (ticker: string, companyName: string, more: Partial<AssetRowView> = {}): AssetRowView =>
  assetRow({ ticker, companyName, ...more })

const ROWS = [
  row('MSFT', 'Microsoft Corporation', { currentValue: '999.00', totalGainLoss: '-2.00', initialConfidence: 9 }),
  row('IBM', 'International Business Machines', { totalGainLoss: '10.50', initialConfidence: 10 }),
  row('AAPL', 'apple inc.', { currentValue: '1000.00', totalGainLoss: null, stockOrOptions: 'options' }),
]

const tickers = (rows: readonly AssetRowView[]) => rows.map(({ ticker }) => ticker).join(' ')
const sorted = (column: (typeof COLUMNS)[number], isDescending: boolean) =>
  tickers(sortRows(ROWS, { column, isDescending }))

describe('sorting the rows of a list', () => {
  test('compares names as people do and figures as numbers', () => {
    expect(sorted('Company', false)).toBe('AAPL IBM MSFT')
    expect(sorted('Company', true)).toBe('MSFT IBM AAPL')
    expect(sorted('Initial Confidence', true)).toBe('IBM MSFT AAPL')
    expect(sorted('Type', false)).toBe('AAPL MSFT IBM')
  })

  test('puts unknown values last, in both directions', () => {
    expect(sorted('Total Value', false)).toBe('MSFT AAPL IBM')
    expect(sorted('Total Value', true)).toBe('AAPL MSFT IBM')
    expect(sorted('Total Gain/Loss', true)).toBe('IBM MSFT AAPL')
    expect(sorted('Price', true)).toBe('MSFT IBM AAPL')
  })

  test("keeps the server's order without a sorting, and does not change its input", () => {
    expect(sortRows(ROWS, null)).toBe(ROWS)
    for (const column of COLUMNS) sorted(column, true)
    expect(tickers(ROWS)).toBe('MSFT IBM AAPL')
  })

  test('changes with each press of a header, and returns to none', () => {
    const first = nextSorting(null, 'Total Value')
    expect(first).toEqual({ column: 'Total Value', isDescending: true })
    const second = nextSorting(first, 'Total Value')
    expect(second).toEqual({ column: 'Total Value', isDescending: false })
    expect(nextSorting(second, 'Total Value')).toBeNull()
    expect(nextSorting(second, 'Company')).toEqual({ column: 'Company', isDescending: false })
  })
})

test('the filter looks for every word in ticker, company and type', () => {
  const { types } = assetMessages('en')
  expect(tickers(filterRows(ROWS, '', types))).toBe('MSFT IBM AAPL')
  expect(tickers(filterRows(ROWS, ' corp MS ', types))).toBe('MSFT')
  expect(tickers(filterRows(ROWS, 'options', types))).toBe('AAPL')
  expect(tickers(filterRows(ROWS, 'nothing like it', types))).toBe('')
  speakGerman(german)
  const inGerman = assetMessages('de').types
  expect(tickers(filterRows(ROWS, 'aktie', inGerman))).toBe('MSFT IBM')
  expect(tickers(filterRows(ROWS, 'option', inGerman))).toBe('AAPL')
})
