import { describe, expect, it } from 'vitest'
import { readStarterTable } from './starter-table.ts'

const companies = readStarterTable()
const tickers = companies.map(({ ticker }) => ticker)
const names = companies.map(({ companyName }) => companyName)
const nameOf = new Map(companies.map(({ ticker, companyName }) => [ticker, companyName]))

describe('the starter table', () => {
  it('has a row for each company, and no comment as a row', () => {
    expect(companies).toHaveLength(940)
    expect(companies[0]).toEqual({ ticker: 'A', companyName: 'Agilent Technologies, Inc.' })
  })

  it('has at least 500 rows, at least 60 of them funds', () => {
    expect(companies.length).toBeGreaterThanOrEqual(500)
    expect(names.filter((name) => /\b(ETF|Trust|Fund)\b/.test(name)).length).toBeGreaterThanOrEqual(60)
  })

  it('has each ticker once, in order', () => {
    expect(tickers).toEqual([...new Set(tickers)].sort())
  })

  it('writes tickers in capitals, a share class behind a dot', () => {
    expect(tickers.filter((ticker) => !/^[A-Z]{1,5}([.][A-Z])?$/.test(ticker))).toEqual([])
  })

  it('has clean names of fewer than 120 characters', () => {
    const isClean = (name: string) =>
      name.length > 0 && name.length < 120 && name === name.trim() && !/\p{C}| {2}/u.test(name)
    expect(names.filter((name) => !isClean(name))).toEqual([])
  })

  it('gives no two listings the same name', () => {
    expect(names.filter((name, row) => names.indexOf(name) !== row)).toEqual([])
  })

  it.each([
    ['A', 'Agilent Technologies, Inc.'],
    ['AAPL', 'Apple Inc.'],
    ['BRK.B', 'Berkshire Hathaway Inc. Class B'],
    ['IBM', 'International Business Machines Corporation'],
    ['LQD', 'iShares iBoxx $ Investment Grade Corporate Bond ETF'],
    ['TLT', 'iShares 20+ Year Treasury Bond ETF'],
    ['XYZ', 'Block, Inc.'],
    ['ZTS', 'Zoetis Inc.'],
  ])('%s is %s', (ticker, companyName) => {
    expect(nameOf.get(ticker)).toBe(companyName)
  })

  it('leaves out tickers that are no longer listed', () => {
    const gone = ['ATVI', 'SQ', 'TWTR', 'FB', 'FI', 'SPLK', 'HES', 'X', 'WBA', 'JNPR', 'ANSS', 'DFS', 'SKX', 'VMW', 'K']
    expect(gone.filter((ticker) => nameOf.has(ticker))).toEqual([])
  })
})
