import { describe, expect, it } from 'vitest'
import type { EquityView } from '#contract/charts.ts'
import { keptCurve, keptCurveData, keptCurveWords, keptRows } from './kept-curve-data.ts'

const EQUITY: EquityView = {
  days: ['2026-05-29', '2026-06-01', '2026-06-02', '2026-06-03'],
  values: ['1000.00', '900.00', '860.00', '0.00'],
  costs: ['1000.00', '1000.00', '1000.00', '0.00'],
  realized: ['0.00', '0.00', '0.00', '-50.00'],
  decisions: [],
  leftOut: [],
  notice: null,
}

describe('the curve as if every rule had been kept', () => {
  const curve = keptCurve(EQUITY, {
    lines: 1,
    keptLater: 0,
    days: ['2026-06-01', '2026-06-02', '2026-06-03'],
    held: ['0.00', '-40.00', '50.00'],
  })

  it('begins with the first rule, and is the gain less the result of holding through', () => {
    expect(curve).toEqual({
      days: ['2026-06-01', '2026-06-02', '2026-06-03'],
      asItWas: [-100, -140, -50],
      asIfKept: [-100, -100, -100],
      held: [0, -40, 50],
    })
    expect(keptCurveData(curve).lines.map(({ name, lastText }) => [name, lastText])).toEqual([
      ['As it was', '−$50.00'],
      ['Every rule kept', '−$100.00'],
    ])
  })

  it('is described in words, and in a table with the newest day first', () => {
    expect(keptCurveWords(curve, { lines: 1, keptLater: 0 })).toBe(
      'By Jun 3, 2026 the one rule that you held through had paid $50.00.',
    )
    expect(keptCurveWords(curve, { lines: 2, keptLater: 1 })).toBe(
      'By Jun 3, 2026 the 2 rules that you held through and the one rule that you kept on a later day had paid $50.00.',
    )
    expect(keptRows(curve, 0, 2)).toEqual([
      { key: '2026-06-03', head: 'Jun 3, 2026', cells: ['−$50.00', '−$100.00', '+$50.00'] },
      { key: '2026-06-02', head: 'Jun 2, 2026', cells: ['−$140.00', '−$100.00', '−$40.00'] },
    ])
  })
})
