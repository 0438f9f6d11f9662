import { describe, expect, it } from 'vitest'
import { filedMeasures, type ReportedConcept, type ReportedValue, withoutOldYears } from './filed-figures.ts'
import { filedAmountWords, filedPeriodWords, measureWords } from './filed-format.ts'
import { isSameCompany } from './same-company.ts'

type Told = Partial<ReportedValue> & Pick<ReportedValue, 'end' | 'val' | 'filed'>

const value = (told: Told): ReportedValue => ({ accn: `a-${told.filed}`, form: '10-K', ...told })
const year = (of: number, val: number, filed: string, more: Partial<ReportedValue> = {}): ReportedValue =>
  value({ start: `${of}-01-01`, end: `${of}-12-31`, val, filed, ...more })
const concept = (tag: string, values: readonly ReportedValue[], unit = 'USD'): ReportedConcept => ({
  tag,
  units: { [unit]: values },
})
const NET = 'NetIncomeLoss'
const figuresOf = (values: readonly ReportedValue[], before = '2026-11-20', tag = NET, unit = 'USD') =>
  (filedMeasures([concept(tag, values, unit)], before)[0]?.figures ?? []).map(
    ({ kind, end, value: said, growthPercent }) => [kind, end, said, growthPercent] as const,
  )

/** A 10-K, which reports three years of income. */
const tenK = (of: number, filed: string, ...vals: readonly number[]): ReportedValue[] =>
  vals.map((val, back) => year(of - back, val, filed))

describe('the latest years', () => {
  it('are three, each with its growth from a single filing', () => {
    const values = [...tenK(2025, '2026-02-20', 106, 102, 98), ...tenK(2024, '2025-02-20', 102, 98, 94)]
    expect(figuresOf(values)).toEqual([
      ['year', '2025-12-31', '106', '3.92'],
      ['year', '2024-12-31', '102', '4.08'],
      ['year', '2023-12-31', '98', '4.26'],
    ])
  })

  it('are only those that were filed before the day of the decision', () => {
    const values = [...tenK(2025, '2026-02-20', 106, 102), ...tenK(2024, '2025-02-20', 102, 98)]
    expect(figuresOf(values, '2026-02-20')[0]).toEqual(['year', '2024-12-31', '102', '4.08'])
    expect(figuresOf(values, '2026-02-21')[0]).toEqual(['year', '2025-12-31', '106', '3.92'])
  })

  it('are the amended ones once an amendment is filed, and not before', () => {
    const amended = [
      year(2025, 90, '2026-06-01', { form: '10-K/A' }),
      year(2024, 102, '2026-06-01', { form: '10-K/A' }),
    ]
    const values = [...tenK(2025, '2026-02-20', 106, 102), ...amended]
    expect(figuresOf(values, '2026-05-31')[0]).toEqual(['year', '2025-12-31', '106', '3.92'])
    expect(figuresOf(values, '2026-06-02')[0]).toEqual(['year', '2025-12-31', '90', '-11.76'])
  })

  it('have no growth when no single filing has both years, because two filings may be of different shares or companies', () => {
    const values = [year(2025, 1.5, '2026-02-20'), year(2024, 12, '2025-02-20')]
    expect(figuresOf(values, '2026-11-20', 'EarningsPerShareDiluted')).toEqual([])
    expect(figuresOf(values, '2026-11-20', 'EarningsPerShareDiluted', 'USD/shares')).toEqual([
      ['year', '2025-12-31', '1.5', null],
      ['year', '2024-12-31', '12', null],
    ])
  })

  it('have no growth from or into a loss', () => {
    expect(figuresOf(tenK(2025, '2026-02-20', 5, -5, 3)).map(([, , , growth]) => growth)).toEqual([null, null, null])
    expect(figuresOf(tenK(2025, '2026-02-20', 5, 0)).map(([, , , growth]) => growth)).toEqual([null, null])
  })

  it('may have 52 or 53 weeks, but not only a month', () => {
    const weeks = [
      value({ start: '2024-09-29', end: '2025-09-27', val: 110, filed: '2025-11-01' }),
      value({ start: '2023-10-01', end: '2024-09-28', val: 100, filed: '2025-11-01' }),
      value({ start: '2025-09-01', end: '2025-09-30', val: 7, filed: '2025-11-01' }),
    ]
    expect(figuresOf(weeks, '2026-02-01')).toEqual([
      ['year', '2025-09-27', '110', '10.00'],
      ['year', '2024-09-28', '100', null],
    ])
  })

  it('are left out when a company has stopped using the concept', () => {
    expect(figuresOf(tenK(2015, '2016-02-20', 106, 102))).toEqual([])
  })

  it('do not overlap where a company changed its fiscal year or corrected its last day', () => {
    const changed = [
      ...tenK(2025, '2026-02-20', 64, 59),
      value({ start: '2024-07-01', end: '2025-06-30', val: 60, filed: '2025-08-10' }),
      value({ start: '2024-01-01', end: '2024-12-30', val: 58, filed: '2026-03-01' }),
    ]
    expect(figuresOf(changed).map(([, end]) => end)).toEqual(['2025-12-31', '2024-12-31'])
  })

  it('come only from reports, in US dollars', () => {
    expect(figuresOf([year(2025, 1, '2026-02-20', { form: '8-K' })])).toEqual([])
    expect(figuresOf([year(2025, 1, '2026-02-20')], '2026-11-20', NET, 'EUR')).toEqual([])
  })
})

describe('quarters', () => {
  const quarter = (start: string, end: string, val: number, filed: string) =>
    value({ start, end, val, filed, form: '10-Q' })

  it('are compared with the same one a year before', () => {
    const values = [
      quarter('2026-04-01', '2026-06-30', 33, '2026-08-01'),
      quarter('2025-04-01', '2025-06-30', 30, '2026-08-01'),
      quarter('2026-01-01', '2026-06-30', 60, '2026-08-01'),
      quarter('2026-01-01', '2026-03-31', 27, '2026-05-01'),
    ]
    expect(figuresOf(values)).toEqual([
      ['quarter', '2026-06-30', '33', '10.00'],
      ['quarter', '2026-03-31', '27', null],
      ['quarter', '2025-06-30', '30', null],
    ])
  })

  it('of a cash flow are filed from the beginning of the year, and nine months are named as nine months', () => {
    const values = [
      ...tenK(2025, '2026-02-20', 100, 90),
      quarter('2026-01-01', '2026-03-31', 20, '2026-05-01'),
      quarter('2026-01-01', '2026-09-30', 80, '2026-11-01'),
      quarter('2025-01-01', '2025-09-30', 64, '2026-11-01'),
    ]
    const figures = figuresOf(values, '2026-11-20', 'NetCashProvidedByUsedInOperatingActivities')
    expect(figures.at(-1)).toEqual(['nine-months', '2026-09-30', '80', '25.00'])
    expect(figures.map(([kind]) => kind)).toEqual(['year', 'year', 'nine-months'])
  })
})

describe('concepts', () => {
  it('are the one with the most where both are reported, because revenue from contracts may be a part of all revenue', () => {
    const part = concept('RevenueFromContractWithCustomerExcludingAssessedTax', tenK(2025, '2026-02-20', 20, 18))
    const all = concept('Revenues', tenK(2025, '2026-02-20', 60, 58))
    for (const concepts of [
      [part, all],
      [all, part],
    ])
      expect(filedMeasures(concepts, '2026-11-20')).toMatchObject([{ tag: 'Revenues', figures: [{ value: '60' }, {}] }])
  })

  it('are the ones with the latest period, as for a company that changed to Revenues', () => {
    const old = concept('RevenueFromContractWithCustomerExcludingAssessedTax', tenK(2022, '2023-02-20', 50, 40))
    const now = concept('Revenues', tenK(2025, '2026-02-20', 80, 70))
    const both = concept('RevenueFromContractWithCustomerExcludingAssessedTax', tenK(2025, '2026-02-20', 81, 71))
    expect(filedMeasures([old, now], '2026-11-20').map(({ tag }) => tag)).toEqual(['Revenues'])
    expect(filedMeasures([both, now], '2026-11-20').map(({ tag }) => tag)).toEqual([both.tag])
  })

  const CONTRACTS = 'RevenueFromContractWithCustomerExcludingAssessedTax'
  const tenQ = (val: number, before: number) => [
    value({ start: '2026-07-01', end: '2026-09-30', val, filed: '2026-11-01', form: '10-Q' }),
    value({ start: '2025-07-01', end: '2025-09-30', val: before, filed: '2026-11-01', form: '10-Q' }),
  ]
  const told = (...concepts: readonly ReportedConcept[]) =>
    filedMeasures(concepts, '2026-11-20').map(({ tag, figures }) => [
      tag,
      ...figures.map(({ kind, end, value: said, growthPercent }) => `${kind} ${end} ${said} ${growthPercent}`),
    ])
  const QUARTERS = ['quarter 2026-09-30 30 20.00', 'quarter 2025-09-30 25 null']

  it('give years and quarters each where they go furthest, and no years of long ago beside the quarters of today', () => {
    // 100 of 98 are 2.04% more, 98 of 96 2.08%; 30 of 25 are 20% more.
    const years = concept(CONTRACTS, tenK(2025, '2026-02-20', 100, 98, 96))
    const quarters = concept('Revenues', [...tenK(2017, '2018-02-20', 40, 20, 10), ...tenQ(30, 25)])
    const yearsTold = ['year 2025-12-31 100 2.04', 'year 2024-12-31 98 2.08', 'year 2023-12-31 96 null']
    expect(told(years, quarters)).toEqual([
      [CONTRACTS, ...yearsTold],
      ['Revenues', ...QUARTERS],
    ])
    // The other way round: the year under Revenues, and the quarters under contracts.
    const [all, contracts] = [concept('Revenues', tenK(2025, '2026-02-20', 100, 99)), concept(CONTRACTS, tenQ(30, 25))]
    expect(told(all, contracts)).toEqual([
      ['Revenues', 'year 2025-12-31 100 1.01', 'year 2024-12-31 99 null'],
      [CONTRACTS, ...QUARTERS],
    ])
  })

  it('never make one growth of two: the first year under another concept has none', () => {
    const old = concept(CONTRACTS, tenK(2024, '2025-02-20', 98, 96))
    const now = concept('Revenues', tenK(2025, '2026-02-20', 120))
    expect(told(old, now)).toEqual([['Revenues', 'year 2025-12-31 120 null']])
  })

  it('that pause leave out the years before the pause', () => {
    expect(told(concept(NET, [...tenK(2015, '2016-02-20', 40, 20, 10), ...tenQ(30, 25)]))).toEqual([[NET, ...QUARTERS]])
    // A gap: of 2023 nothing was filed, so 2022 is not among the last years in a row.
    const gap = concept(NET, [...tenK(2025, '2026-02-20', 106, 102), ...tenK(2022, '2023-02-20', 50, 40)])
    expect(told(gap)).toEqual([[NET, 'year 2025-12-31 106 3.92', 'year 2024-12-31 102 null']])
  })

  it('have no last year where another concept tells of a later one, or a quarter ended after the end of the next', () => {
    const net = concept(NET, tenK(2024, '2025-02-20', 60, 50))
    expect(filedMeasures([net], '2026-04-20').map(({ tag }) => tag)).toEqual([NET])
    const revenue = concept('Revenues', tenK(2025, '2026-02-20', 106, 102))
    expect(filedMeasures([net, revenue], '2026-04-20').map(({ tag }) => tag)).toEqual(['Revenues'])
    const [start, end] = ['2026-01-01', '2026-03-31']
    const quarter = value({ start, end, val: 9, filed: '2026-04-15', form: '10-Q' })
    const later = filedMeasures([concept(NET, [...tenK(2024, '2025-02-20', 60, 50), quarter])], '2026-04-20')
    expect(later[0]?.figures.map(({ kind }) => kind)).toEqual(['quarter'])
    // Until the next annual report, its three quarters stand beside the year.
    const nine = value({ start: '2025-07-01', end: '2025-09-30', val: 9, filed: '2025-11-01', form: '10-Q' })
    const usual = filedMeasures([concept(NET, [...tenK(2024, '2025-02-20', 60, 50), nine])], '2026-02-10')
    expect(usual[0]?.figures.map(({ kind }) => kind)).toEqual(['year', 'year', 'quarter'])
  })

  it('of which two tell one measure are told apart by their names, and one alone is called as usual', () => {
    const two = filedMeasures(
      [concept(CONTRACTS, tenK(2025, '2026-02-20', 100)), concept('Revenues', tenQ(30, 25))],
      '2026-11-20',
    )
    expect(two.map((one) => measureWords(one, two))).toEqual(['revenue from contracts with customers', 'revenue'])
    expect(two.map((one) => measureWords(one, [one]))).toEqual(['revenue', 'revenue'])
  })

  it('that hold on one day are compared with the day a year before', () => {
    const debt = [
      value({ end: '2025-12-31', val: 50, filed: '2026-02-20' }),
      value({ end: '2024-12-31', val: 40, filed: '2026-02-20' }),
    ]
    expect(figuresOf(debt, '2026-11-20', 'LongTermDebt')).toEqual([['day', '2025-12-31', '50', '25.00']])
  })
})

it('filings that were stored with years of long ago are given again without them', () => {
  const measure = { measure: 'revenue', tag: 'Revenues', unit: 'USD' } as const
  const figure = { start: null, value: '1', filedOn: '', form: '10-K', growthPercent: null }
  const stored = (...ends: readonly string[]) => ({
    ...{ cik: '1', name: 'Acme' },
    measures: [{ ...measure, figures: ends.map((end) => ({ ...figure, kind: 'year' as const, end })) }],
  })
  const quarter = { ...figure, kind: 'quarter' as const, end: '2026-09-30' }
  const [old] = stored('2017-12-31', '2016-12-31').measures
  const mixed = { ...stored(), measures: old ? [{ ...old, figures: [...old.figures, quarter] }] : [] }
  expect(withoutOldYears(mixed, '2026-11-20').measures).toEqual([{ ...measure, figures: [quarter] }])
  expect(withoutOldYears(stored('2017-12-31'), '2026-11-20').measures).toEqual([])
  const recent = stored('2025-12-31', '2024-12-31', '2023-12-31')
  expect(withoutOldYears(recent, '2026-11-20')).toEqual(recent)
})

describe('words', () => {
  it.each([
    ['62753000000', 'USD', '$62.75 billion'],
    ['-310200000', 'USD', '-$310.2 million'],
    ['1000', 'USD', '$1000'],
    ['6.13', 'USD/shares', '$6.13 a share'],
    ['-1.2', 'USD/shares', '-$1.20 a share'],
    ['0.005', 'USD/shares', '$0.005 a share'],
  ] as const)('say %s %s as %s', (amount, unit, words) => {
    expect(filedAmountWords(amount, unit)).toBe(words)
  })

  it('name a period by its length and its end', () => {
    const figure = { start: null, end: '2026-09-30', value: '1', filedOn: '', form: '', growthPercent: null }
    expect(filedPeriodWords({ ...figure, kind: 'nine-months' })).toBe('nine months to 2026-09-30')
    expect(filedPeriodWords({ ...figure, kind: 'day' })).toBe('2026-09-30')
  })
})

it.each([
  ['International Business Machines Corporation', 'INTERNATIONAL BUSINESS MACHINES CORP', 'IBM', true],
  ['Apple', 'Apple Inc.', 'AAPL', true],
  ['AT&T', 'AT&T INC.', 'T', true],
  ['aapl', 'Apple Inc.', 'AAPL', true],
  ['Abacus Holding AG', 'Amcor Holdings Inc', 'ABC', false],
])('%s and %s under %s: the same company is %s', (name, listed, ticker, isSame) => {
  expect(isSameCompany(name, listed, ticker)).toBe(isSame)
})
