import { describe, expect, it } from 'vitest'
import type { AssetRowView } from '#contract/assets.ts'
import { assetRow } from '#test/fixtures/views.ts'
import { gainLines, type Line, sumLine, todayLines, valueLines } from './formulas.ts'
import { assetCount, isCounted, leftOutWords } from './left-out.ts'

const held = (ticker: string, quantity: string, price: string, more: Partial<AssetRowView> = {}): AssetRowView =>
  assetRow({
    ticker,
    companyName: ticker,
    quantity,
    currentValue: (Number(quantity) * Number(price)).toFixed(2),
    currentPrice: { price, source: 'typed', at: '2026-11-20T15:00:00.000Z' },
    ...more,
  })

const today = (current: string, dollarChange: string) => ({
  todaysValues: { open: current, current, dollarChange, percentChange: '0.00' },
})

const read = (lines: readonly Line[]) =>
  lines.map(({ label, formula }) => `${label}: ${formula.replaceAll('\u00a0', ' ')}`)

describe('a gain', () => {
  it('is written out in the numbers that it comes from', () => {
    const sums = { initialValue: '1312.40', currentValue: '1139.40', gainLoss: '-173.00', gainLossPercent: '-13.18' }
    expect(read(gainLines(sums))).toEqual([
      'Gain: 1,139.40 − 1,312.40 = −173.00',
      'Percent: (1,139.40 − 1,312.40) / 1,312.40 × 100 = −13.18 %',
    ])
  })

  it('has no percentage of nothing', () => {
    const sums = { initialValue: '0.00', currentValue: '12.00', gainLoss: '12.00', gainLossPercent: null }
    expect(read(gainLines(sums))).toEqual(['Gain: 12.00 − 0.00 = 12.00'])
  })

  it('adds losses as differences', () => {
    expect(sumLine('Sum', ['4.50', '-11.80'], '-7.30').formula).toBe('4.50 − 11.80 =\u00a0−7.30')
  })
})

describe('the total value', () => {
  it('is what each asset adds', () => {
    expect(read(valueLines([held('IBM', '10', '98.92'), held('AAPL', '2.5', '1.005')], '991.71'))).toEqual([
      'IBM: 10 × 98.92 = 989.20',
      'AAPL: 2.5 × 1.005 = 2.51',
      'Sum: 989.20 + 2.51 = 991.71',
    ])
  })

  it('leaves out what the sum leaves out', () => {
    const unpriced = held('X', '1', '1', { currentPrice: null, currentValue: null })
    const uncosted = held('Y', '1', '1', { initialValue: null })
    expect(read(valueLines([held('IBM', '10', '98.92'), unpriced, uncosted], '989.20'))).toEqual([
      'IBM: 10 × 98.92 = 989.20',
    ])
  })

  it('is not explained by prices of another moment', () => {
    expect(valueLines([held('IBM', '10', '98.92')], '990.00')).toEqual([])
  })
})

describe("today's change", () => {
  const rows = [held('IBM', '10', '98.92', today('98.92', '-1.18')), held('AAPL', '3', '30', today('30.00', '1.50'))]
  const sums = { gainLoss: '-7.30', gainLossPercent: '-0.67' }

  it('is what each asset adds, against the last close', () => {
    expect(read(todayLines(rows, sums))).toEqual([
      'IBM: 10 × −1.18 = −11.80',
      'AAPL: 3 × 1.50 = 4.50',
      'Sum: −11.80 + 4.50 = −7.30',
      'Percent: −7.30 / 1,086.50 × 100 = −0.67 %',
    ])
  })

  it('of one asset needs no sum', () => {
    expect(read(todayLines(rows.slice(0, 1), { gainLoss: '-11.80', gainLossPercent: '-1.18' }))).toEqual([
      'IBM: 10 × −1.18 = −11.80',
      'Percent: −11.80 / 1,001.00 × 100 = −1.18 %',
    ])
  })

  it('leaves out what has no day', () => {
    expect(todayLines([...rows, held('X', '1', '1')], sums)).toEqual(todayLines(rows, sums))
  })

  it('is not explained by prices of another moment', () => {
    expect(todayLines(rows, { gainLoss: '-7.00', gainLossPercent: '-0.67' })).toEqual([])
  })
})

describe('what is left out is said', () => {
  it.each([
    [0, 5, null],
    [1, 5, '1 of 5 is left out: its price is not known.'],
    [2, 5, '2 of 5 are left out: their price is not known.'],
  ])('%i of %i', (leftOut, count, words) => expect(leftOutWords(leftOut, count, 'price')).toBe(words))

  it('beside how many there are', () => {
    expect([0, 1, 2].map(assetCount)).toEqual(['0 assets', '1 asset', '2 assets'])
  })

  it('and a sum from which all is left out is none', () => {
    expect([isCounted({ count: 2, leftOut: 1 }), isCounted({ count: 2, leftOut: 2 })]).toEqual([true, false])
    expect(isCounted({ count: 0, leftOut: 0 })).toBe(false)
  })
})
