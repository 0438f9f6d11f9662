import { describe, expect, it } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'

const read = (text: string) =>
  findOwnTests(text, '2025-11-17', '100').map(({ words, side, value }) => [words, side, value])

describe('a list in one line', () => {
  it('has a test in each of its items', () =>
    expect(read('Sell rules: 1) dividend cut 2) payout ratio > 80% for 2 yrs 3) net debt/EBITDA > 4x')).toEqual([
      ['dividend cut', 'happens', null],
      ['payout ratio > 80% for 2 yrs', 'above', '80'],
      ['net debt/EBITDA > 4x', 'above', '4'],
    ]))

  it('takes whatever stands under exit criteria', () =>
    expect(read('Exit criteria: (a) CET1 under 11%; (b) a new CEO from outside')).toEqual([
      ['CET1 under 11%', 'below', '11'],
      ['a new CEO from outside', 'happens', null],
    ]))

  it('takes no rule of conduct for one', () =>
    expect(read('Exit criteria: (a) never in a panic; (b) margin under 11%').map(([words]) => words)).toEqual([
      'margin under 11%',
    ]))

  it.each([
    "(a) churn above 3%, (b) margin below 20%, (c) a third CFO: then I'm out.",
    "1) churn above 3%, 2) margin below 20%, 3) a third CFO, any of these and I'm out.",
  ])('with what follows from each behind the last: %s', (text) =>
    expect(read(text)).toEqual([
      ['churn above 3%', 'above', '3'],
      ['margin below 20%', 'below', '20'],
      ['a third CFO', 'happens', null],
    ]),
  )

  it.each([
    "(a) cheap, (b) growing, (c) hated: I'm in.",
    "(a) margin 30%, (b) buybacks, (c) a new CEO; I'm happy.",
    'Two things help: (a) margin above 20%, (b) churn below 3%: then it doubles.',
  ])('unless that is no end: %s', (text) => expect(read(text)).toEqual([]))

  it('of which what is said of its items afterwards is none', () =>
    expect(
      read('Kill criteria: (a) CET1 under 11%, (b) costs over 60%. (a) → out. (b) alone → half.').map(
        ([words]) => words,
      ),
    ).toEqual(['CET1 under 11%', 'costs over 60%']))

  it('and is none where the numbers do not begin with the first', () =>
    expect(
      read('I sell if margins fall below 10% (see 2) above) and c) below).').map(([, side, value]) => [side, value]),
    ).toEqual([['below', '10']]))
})

describe('more forms of a clause', () => {
  it.each([
    ['if (uptime < 99.9%) sell', 'below', '99.9'],
    ['I told Margaret that we would cash these in should the payout ratio climb past 90 per cent.', 'above', '90'],
    ['cash < 300m at the next report and imma head out', 'below', '300000000'],
    ['Short interest over 25% of the float: not my trade anymore.', 'above', '25'],
    ['I treat a recall of more than 50,000 vehicles as a hard stop.', 'above', '50000'],
    ['I am only in this trade as long as growth is above 5%.', 'below', '5'],
    ['Dividend growth below inflation and I redeploy the capital.', 'happens', null],
    ['No new order by June, scratch it.', 'happens', null],
    ['bag gets dropped the second they touch crypto', 'happens', null],
    ['CRL and I walk.', 'happens', null],
  ])('%s', (text, side, value) => expect(read(text).map((each) => each.slice(1))).toEqual([[side, value]]))
})
