import { describe, expect, it } from 'vitest'
import { readStarterTable } from '#server/companies/starter-table.ts'
import { type ListedCompany, rankCompanies, searchable } from './company-search.ts'

const EVERYTHING = 10_000
const starter = readStarterTable().map(searchable)

/** The tickers that a term finds in the starter table, best first. */
const found = (term: string, limit = EVERYTHING) => rankCompanies(starter, term, limit).map(({ ticker }) => ticker)

/** The tickers that a term finds among a test's own companies. */
const foundAmong = (companies: readonly ListedCompany[], term: string) =>
  rankCompanies(companies.map(searchable), term, EVERYTHING).map(({ ticker }) => ticker)

describe('the order of what is found', () => {
  it('goes from the exact ticker to any substring, whatever order the companies came in', () => {
    const companies = [
      { ticker: 'ZZ', companyName: 'Sunoracle Holdings' },
      { ticker: 'YY', companyName: 'Western Ora Mining' },
      { ticker: 'XX', companyName: 'Oracle Corporation' },
      { ticker: 'ORAX', companyName: 'Nothing Alike' },
      { ticker: 'ORA', companyName: 'Ormat Technologies, Inc.' },
      { ticker: 'FORA', companyName: 'Forian Inc.' },
    ]
    expect(foundAmong(companies, 'ora')).toEqual(['ORA', 'ORAX', 'XX', 'YY', 'FORA', 'ZZ'])
  })

  it('puts the shorter ticker first among prefixes, then the alphabet', () => {
    expect(found('a', 8)).toEqual(['A', 'AA', 'AG', 'AI', 'AR', 'AS', 'AAL', 'AAP'])
    expect(found('brk')).toEqual(['BRK.A', 'BRK.B'])
  })

  it('puts the exact ticker first, even if its signs make it longer than another one', () => {
    const companies = ['ABCD', 'A.B.C'].map((ticker) => ({ ticker, companyName: 'X' }))
    expect(foundAmong(companies, 'abc')).toEqual(['A.B.C', 'ABCD'])
  })

  it('breaks every other tie by ticker', () => {
    expect(found('apple')).toEqual(['AAPL', 'APLE'])
    const twins = ['CC', 'A', 'BBBB'].map((ticker) => ({ ticker, companyName: 'Quartz Fund' }))
    expect(foundAmong(twins, 'quartz')).toEqual(['A', 'BBBB', 'CC'])
  })

  it('lists a company once, although several rules find it', () => {
    const visa = { ticker: 'VISA', companyName: 'Visa Visa' }
    expect(rankCompanies([searchable(visa)], 'visa', 5)).toEqual([visa])
  })

  it('ignores the article at the start of a name, unless it is typed', () => {
    const companies = [
      { ticker: 'AA', companyName: 'Bottlers of Coca-Cola' },
      { ticker: 'KO', companyName: 'The Coca-Cola Company' },
    ]
    expect(foundAmong(companies, 'coca')).toEqual(['KO', 'AA'])
    expect(foundAmong(companies, 'coca - cola')).toEqual(['KO', 'AA'])
    expect(found('the coca')).toEqual(['KO'])
  })
})

describe('what a term may look like', () => {
  it.each([
    ['ibm', ['IBM']],
    ['  IbM ', ['IBM']],
    ['international business', ['IBM']],
    ['international bus', ['IBM']],
    ['business mach', ['IBM']],
    ['coca cola', ['CCEP', 'COKE', 'KO']],
    ['Coca-Cola', ['CCEP', 'COKE', 'KO']],
    ['cocacola', ['CCEP', 'COKE', 'KO']],
    ['tmobile', ['TMUS']],
    ['russell2000', ['IWM']],
    ['brk.b', ['BRK.B']],
    ['brkb', ['BRK.B']],
    ['brk b', ['BRK.B']],
    ['BRK-B', ['BRK.B']],
    ['mcdonalds', ['MCD']],
    ["mcdonald's", ['MCD']],
    ['McDonald’s', ['MCD']],
    ['estee', ['EL']],
    ['ESTÉE', ['EL']],
    ['este\u0301e', ['EL']],
    ['us bancorp', ['USB']],
    ['johnson & j', ['JNJ']],
    ['johnson and j', ['JNJ']],
    ['procter and', ['PG']],
    ['apple*', ['AAPL', 'APLE']],
    ['🍎 apple', ['AAPL', 'APLE']],
    ['(ibm)', ['IBM']],
    ['vanguard total', ['BND', 'BNDX', 'VT', 'VTI', 'VXUS']],
  ])('%j finds %j', (term, tickers) => {
    expect(found(term)).toEqual(tickers)
  })

  it.each(['att', 'AT&T', 'at&t inc'])('%j finds AT&T first', (term) => {
    expect(found(term)[0]).toBe('T')
  })

  it.each([
    ['estee', 'Estée Lauder'],
    ['mcdonalds', 'McDonald’s Corporation'],
    ['ey', 'E.Y. Holdings'],
  ])('%j is the whole first word of %j', (term, companyName) => {
    const laterWord = { ticker: 'AA', companyName: `Old ${term}` }
    expect(foundAmong([laterWord, { ticker: 'ZZ', companyName }], term)).toEqual(['ZZ', 'AA'])
  })

  it('requires the words of a term one after the other', () => {
    expect(found('international machines')).toEqual([])
    expect(found('business international')).toEqual([])
  })

  it('joins words only from the start of a word', () => {
    const companies = [{ ticker: 'MM', companyName: 'Magic Inc.' }]
    expect(foundAmong(companies, 'magicinc')).toEqual(['MM'])
    expect(foundAmong(companies, 'gic')).toEqual(['MM'])
    expect(foundAmong(companies, 'cinc')).toEqual([])
    expect(foundAmong([{ ticker: 'MM', companyName: 'Old Magic Inc.' }], 'magicinc')).toEqual(['MM'])
  })
})

describe('a term that finds nothing', () => {
  it.each(['', ' ', '\t\n\u00a0', '(', '*', '[', '\\', '.*', '^$', '&', '🍎', '\ud83c', '\u0301', '\0'])(
    '%j is blank',
    (term) => {
      expect(found(term)).toEqual([])
    },
  )

  it('is not an error when it is long', () => {
    expect(found('x'.repeat(200))).toEqual([])
    expect(found('(a+)+'.repeat(40))).toEqual([])
    expect(found(`apple${' '.repeat(195)}`)).toEqual(['AAPL', 'APLE'])
  })

  it('does not read letters and marks as a pattern', () => {
    expect(found('a.p.p.l.e')).toEqual(['AAPL', 'APLE'])
    expect(found('o.acle')).toEqual([])
  })
})

describe('the limit and the result', () => {
  it('holds across tiers too', () => {
    expect(found('coca cola', 2)).toEqual(['CCEP', 'COKE'])
    expect(found('t', 3)).toEqual(['T', 'TD', 'TM'])
    expect(found('apple', 0)).toEqual([])
    expect(found('apple', -1)).toEqual([])
  })

  it('contain the company as it is listed, without the search keys', () => {
    expect(rankCompanies(starter, 'brkb', 1)).toEqual([
      { ticker: 'BRK.B', companyName: 'Berkshire Hathaway Inc. Class B' },
    ])
  })

  it('leaves the given companies as they were', () => {
    const companies = Object.freeze(
      ['BB', 'AA'].map((ticker) => Object.freeze(searchable({ ticker, companyName: 'X' }))),
    )
    expect(rankCompanies(companies, 'x', 5).map(({ ticker }) => ticker)).toEqual(['AA', 'BB'])
    expect(companies.map(({ ticker }) => ticker)).toEqual(['BB', 'AA'])
  })
})
