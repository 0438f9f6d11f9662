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
const measure = (name: Measure, ...growth: readonly (string | null)[]): FiledMeasure => ({
  measure: name,
  tag: 'Revenues',
  unit: 'USD',
  figures: growth.map((percent, at) => year(2025 - at, percent)),
})

const said = (thesis: string, measures: readonly FiledMeasure[], action: 'Buy' | 'Sell' = 'Buy') => {
  const filings = { cik: '0000000001', name: 'Acme Corporation', measures }
  const request = asked(decided(thesis, { action }), [], { filings })
  return readBuiltIn(request).sentences.find(({ kind }) => kind === 'growth-beside-filed')?.text
}
const REVENUE = [measure('revenue', '6.04', '3.00', '4.00')]

describe('a yearly growth that somebody counts on', () => {
  it('stands beside the years that were filed, the oldest first', () => {
    expect(said('Revenue will grow 12% a year.', REVENUE)).toMatch(
      /“Revenue will grow 12% a year”.*last three years filed, the latest to Dec 31, 2025.*revenue of ACME changed by 4%, 3% and 6%\./,
    )
  })

  it.each([
    'I expect sales to grow by about 12% a year.',
    'I expect 12% annual revenue growth.',
    'I count on 12% revenue growth per year.',
    'They keep growing revenue at 12% each year, I think.',
    'Sales compounding at 12% annually is enough for me.',
  ])('is read in: %s', (thesis) => expect(said(thesis, REVENUE)).toContain('12%'))

  it('is held against what it names', () => {
    const measures = [...REVENUE, measure('net-income', '9.00', '-2.40'), measure('diluted-eps', '11.00', '8.00')]
    expect(said('Net income should rise 15% a year.', measures)).toContain('net income of ACME changed by −2.4% and 9%')
    expect(said('EPS grows 15% a year.', measures)).toContain(
      'diluted earnings per share of ACME changed by 8% and 11%',
    )
  })

  it.each([
    ['a part of the company', 'Cloud revenue will grow 12% a year.'],
    ['a country', 'Sales in China grow 12% a year.'],
    ['a measure of its own', 'Organic revenue grows 12% a year.'],
    ['another profit', 'Operating profit grows 12% a year.'],
    ['the past', 'Revenue grew 12% a year since 2019.'],
    ['a condition', 'If revenue grows 12% a year, I add.'],
    ['a test', 'I sell if revenue grows less than 12% a year.'],
    ['somebody else', 'Management says revenue will grow 12% a year.'],
    ['what is denied', 'I do not think revenue will grow 12% a year.'],
    ['no year', 'Revenue will grow 12%.'],
  ])('is not read in what is of %s', (_, thesis) => expect(said(thesis, REVENUE)).toBeUndefined())

  it('is silent with fewer than two years, at a sale, and where the measure was not filed', () => {
    expect(said('Revenue will grow 12% a year.', [measure('revenue', '6.00', null, '4.00')])).toBeUndefined()
    expect(said('Revenue will grow 12% a year.', REVENUE, 'Sell')).toBeUndefined()
    expect(said('EPS will grow 12% a year.', REVENUE)).toBeUndefined()
  })
})
