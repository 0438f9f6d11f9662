import { describe, expect, it } from 'vitest'
import type { KeptRulesView } from '#contract/kept-rules.ts'
import { keptCurveData, keptCurveWords, keptRows, lackingWords, readKeptDay } from './kept-curve-data.ts'

const curve: KeptRulesView = {
  lines: 1,
  keptLater: 0,
  days: ['2026-06-01', '2026-06-02', '2026-06-03'],
  asItWas: ['-100.00', '-140.00', '-50.00'],
  asIfKept: ['-100.00', '-100.00', '-100.00'],
  held: ['0.00', '-40.00', '50.00'],
  withoutPrice: [],
  unpricedSales: [],
  overSplit: [],
  withoutGain: [],
}

describe('the curve as if every rule had been kept', () => {
  it('is drawn beside the gain as it was', () => {
    expect(keptCurveData(curve, 'en').lines.map(({ name, values, lastText }) => [name, values, lastText])).toEqual([
      ['As it was', [-100, -140, -50], '−$50.00'],
      ['Every rule kept', [-100, -100, -100], '−$100.00'],
    ])
  })

  it('is described in words, and in a table with the newest day first', () => {
    expect(keptCurveWords(curve, 'en')).toBe('By Jun 3, 2026 the one rule that you held through had paid $50.00.')
    expect(keptCurveWords({ ...curve, lines: 2, keptLater: 1 }, 'en')).toBe(
      'By Jun 3, 2026 the 2 rules that you held through and the one rule that you kept on a later day had paid $50.00.',
    )
    expect(keptCurveWords({ ...curve, held: ['0.00', '-40.00', '-1040.50'] }, 'en')).toMatch(/had cost \$1,040\.50\.$/)
    expect(keptCurveWords({ ...curve, held: ['0.00'] }, 'en')).toMatch(/you held through made no difference\.$/)
    expect(keptRows(curve, [0, 2], 'en')).toEqual([
      { key: '2026-06-03', head: 'Jun 3, 2026', cells: ['−$50.00', '−$100.00', '+$50.00'] },
      { key: '2026-06-02', head: 'Jun 2, 2026', cells: ['−$140.00', '−$100.00', '−$40.00'] },
    ])
  })

  it('is drawn and told up to the last day that is known, and says on how many days it is not', () => {
    const unknown: KeptRulesView = {
      ...curve,
      asIfKept: ['-100.00', '-100.00', null],
      held: ['0.00', '-40.00', null],
      withoutPrice: ['IBM', 'KO', 'T', 'GE', 'F'],
    }
    expect(keptCurveData(unknown, 'en').lines.map(({ values, lastText }) => [values, lastText])).toEqual([
      [[-100, -140, -50], '−$50.00'],
      [[-100, -100, null], 'unknown'],
    ])
    expect(keptCurveWords(unknown, 'en')).toBe('By Jun 2, 2026 the one rule that you held through had cost $40.00.')
    expect(keptRows(unknown, [0, 1], 'en')).toEqual([
      { key: '2026-06-03', head: 'Jun 3, 2026', cells: ['−$50.00', 'unknown', 'unknown'] },
    ])
    expect(readKeptDay(unknown, 2, 'en').facts).toEqual([
      'gain −$50.00',
      'with every rule kept unknown',
      'holding through unknown',
    ])
    expect(lackingWords(curve, 'en')).toEqual([])
    expect(lackingWords(unknown, 'en')).toEqual([
      expect.stringMatching(/^Not known on 1 of these days, where no price is known of IBM, KO, T and 2 more\. /),
    ])
  })

  it('says what would make it known, each by its name, and says nothing of a day where none is known', () => {
    const unknown: KeptRulesView = {
      ...curve,
      held: [null, null, null],
      unpricedSales: [{ ticker: 'KO', on: '2026-06-02' }],
      overSplit: ['T'],
      withoutGain: ['KO', 'T'],
    }
    expect(keptCurveWords(unknown, 'en')).toBe('What holding through came to is known on none of these days.')
    expect(lackingWords(unknown, 'en').map((words) => words.split('. ')[0])).toEqual([
      'Not known from then on: the price of the sale of KO on Jun 2, 2026',
      'Not known while a split is not recorded: T',
      'Neither line has the gain of KO, T: the price of a sale is not known, or a split is not recorded yet.',
    ])
  })
})
