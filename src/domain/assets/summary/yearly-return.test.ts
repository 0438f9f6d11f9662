import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '../../prices/day-number.ts'
import { type Flow, yearlyReturnPercent } from './yearly-return.ts'

const flows = (...told: readonly (readonly [string, number])[]): Flow[] => told.map(([day, usd]) => ({ day, usd }))

describe('the money-weighted yearly return', () => {
  it('is what the function of every spreadsheet says of its own example', () => {
    // OpenFormula and the spreadsheets that follow it give 0.373362535 for these five payments.
    const told = flows(
      ['2008-01-01', -10_000],
      ['2008-03-01', 2_750],
      ['2008-10-30', 4_250],
      ['2009-02-15', 3_250],
      ['2009-04-01', 2_750],
    )
    expect(yearlyReturnPercent(told)).toBeCloseTo(37.3362535, 6)
  })

  it.each([
    ['doubled in a year', flows(['2025-01-01', -100], ['2026-01-01', 200]), 100],
    ['halved in two', flows(['2025-01-01', -100], ['2027-01-01', 25]), -50],
    ['the flows of one day are one', flows(['2025-01-01', -150], ['2025-01-01', 50], ['2026-01-01', 110]), 10],
    ['in any order', flows(['2026-01-01', 110], ['2025-01-01', -100]), 10],
  ])('%s', (_, told, percent) => expect(yearlyReturnPercent(told)).toBeCloseTo(percent, 8))

  it('is -100 when nothing at all came back', () => {
    expect(yearlyReturnPercent(flows(['2025-01-01', -100], ['2026-01-01', 0]))).toBe(-100)
  })

  it('is none, and not -100, where more went in today than all is worth', () => {
    // 1,000 grew to 1,100, and what cost 50,500 today is worth 49,000.
    const told = flows(['2024-06-03', -1_000], ['2026-06-10', -50_500], ['2026-06-10', 50_100])
    expect(yearlyReturnPercent(told)).toBeNull()
  })

  it('is none where nothing was put in, where all of it was of one day, and where it is beyond all measure', () => {
    expect(yearlyReturnPercent([])).toBeNull()
    expect(yearlyReturnPercent(flows(['2025-01-01', 100]))).toBeNull()
    expect(yearlyReturnPercent(flows(['2025-01-01', -100], ['2025-01-01', 120]))).toBeNull()
    expect(yearlyReturnPercent(flows(['2025-01-01', -100], ['2025-01-02', 300]))).toBeNull()
  })

  it('is none where two rates fit, and the one where the signs change often and still one fits', () => {
    // -100 + 230 v - 132 v^2 is zero at 10 % and at 20 %.
    const two = flows(['2025-01-01', -100], ['2026-01-01', 230], ['2027-01-01', -132])
    expect(yearlyReturnPercent(two)).toBeNull()
    const one = flows(['2025-01-01', -100], ['2026-01-01', 50], ['2027-01-01', -60], ['2028-01-01', 150])
    const rate = yearlyReturnPercent(one) ?? Number.NaN
    const v = 1 / (1 + rate / 100)
    expect(-100 + 50 * v - 60 * v ** 2 + 150 * v ** 3).toBeCloseTo(0, 6)
  })

  it('brings every payment to nothing', () => {
    const paid = fc.record({ day: fc.integer({ min: 0, max: 3_650 }), usd: fc.integer({ min: 1, max: 100_000 }) })
    fc.assert(
      fc.property(
        fc.array(paid, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (ins, end) => {
          const told = [...ins.map(({ day, usd }) => ({ day, usd: -usd })), { day: 3_700, usd: end }]
          const percent = yearlyReturnPercent(told.map(({ day, usd }) => ({ day: dayOfNumber(day), usd })))
          if (percent === null) return
          const first = Math.min(...told.map(({ day }) => day))
          const left = told.reduce((sum, { day, usd }) => sum + usd * (1 + percent / 100) ** (-(day - first) / 365), 0)
          const scale = told.reduce(
            (sum, { day, usd }) => sum + Math.abs(usd) * (1 + percent / 100) ** (-(day - first) / 365),
            0,
          )
          expect(Math.abs(left) / scale).toBeLessThan(1e-9)
        },
      ),
      { seed: 20_261_121, numRuns: 500 },
    )
  })
})
