import { describe, expect, it } from 'vitest'
import type { FiledFigure, FiledMeasure, Measure } from '../../../filings/filed-figures.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const year = (year: number, growthPercent: string | null): FiledFigure => ({
  kind: 'year',
  start: `${year}-01-01`,
  end: `${year}-12-31`,
  value: '1000000',
  filedOn: `${year + 1}-02-20`,
  form: '10-K',
  growthPercent,
})
const measure = (name: Measure, ...growth: readonly string[]): FiledMeasure => ({
  measure: name,
  tag: 'Revenues',
  unit: 'USD',
  figures: growth.map((percent, at) => year(2025 - at, percent)),
})
const credited = (thesis: string, ...measures: readonly FiledMeasure[]) => {
  const filings = { cik: '0000000001', name: 'Acme Corporation', measures }
  return readBuiltIn(asked(decided(thesis), [], { filings })).sentences.some(({ kind }) => kind === 'figures-named')
}

describe('a growth of a year that is over', () => {
  it.each(['Sales grew 12% last year.', 'Revenue rose by 12% in 2025.', 'Sales fell 3% last year.'])(
    'that the filings contradict is no credit: %s',
    (thesis) => {
      expect(credited(thesis, measure('revenue', '3.04', '4.00'))).toBe(false)
    },
  )

  it('is one where it is what was filed, of this year or the one before', () => {
    expect(credited('Sales grew 12% last year.', measure('revenue', '11.60', '4.00'))).toBe(true)
    expect(credited('Sales grew 12% last year.', measure('revenue', '4.00', '12.40'))).toBe(true)
    expect(credited('Revenue rose by 12% in 2025.', measure('revenue', '12.40', '4.00'))).toBe(true)
  })

  it('is one of which nothing is filed', () => {
    expect(credited('Organic sales grew 12% last year.', measure('revenue', '3.04'))).toBe(true)
    expect(credited('Sales grew 12% last year in Japan.', measure('revenue', '3.04'))).toBe(true)
    expect(credited('Sales grew 12% last year.', measure('net-income', '3.04'))).toBe(true)
    expect(credited('Sales grew 12% last year.')).toBe(true)
  })
})
