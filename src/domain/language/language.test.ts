import { describe, expect, test } from 'vitest'
import { comparisonsOf } from './comparison.ts'
import { datesOf } from './dates.ts'
import { periodsOf } from './periods.ts'
import { quantitiesOf } from './quantities.ts'
import { sentencesOf } from './sentences.ts'

describe('sentences', () => {
  test.each([
    ['It falls below 5%. I sell.', ['It falls below 5%.', 'I sell.']],
    ['About 1.5 times, vs. 2.0 before. i sell', ['About 1.5 times, vs. 2.0 before.', 'i sell']],
    ['The U.S. market grows. Good!', ['The U.S. market grows.', 'Good!']],
    ['One line\nThe next\n- a point', ['One line', 'The next', '- a point']],
    ['a line that is\nwrapped here', ['a line that is\nwrapped here']],
    ['FCF 8%, Simandou Nov. Ore falls', ['FCF 8%, Simandou Nov.', 'Ore falls']],
    ['Report on Nov. 3 decides. Sold', ['Report on Nov. 3 decides.', 'Sold']],
    ['If inv. turns fall below 4, I sell. Good', ['If inv. turns fall below 4, I sell.', 'Good']],
    ['Out if mgmt. guides org. growth down. Stop', ['Out if mgmt. guides org. growth down.', 'Stop']],
    ['Spoke to mgmt. They cut', ['Spoke to mgmt.', 'They cut']],
    ['good mgmt. i hold', ['good mgmt.', 'i hold']],
    ['down 3% a yr. users fall', ['down 3% a yr.', 'users fall']],
    ['Sell if:\n1. debt above 3x\n2. auditor resigns', ['Sell if:', '1. debt above 3x', '2. auditor resigns']],
    ['He said “no.” Then more', ['He said “no.”', 'Then more']],
    ['増益率は10%です。次', ['増益率は10%です。', '次']],
  ])('%j', (text, expected) => expect(sentencesOf(text).map(({ from, to }) => text.slice(from, to))).toEqual(expected))
})

describe('quantities', () => {
  const quantities = (text: string) =>
    quantitiesOf(text).map(({ value, unit, isUsd }) => `${value} ${unit}${isUsd ? ' USD' : ''}`)

  test.each([
    ['8%, eight percent and 8.5 %', ['8 percent', '8 percent', '8.5 percent']],
    ['want it under 11 b4 i buy, they owe 3b', ['11 count', '3000000000 count']],
    ['R&D of $4bn, $1,200.50 and 45 dollars', ['4000000000 money USD', '1200.5 money USD', '45 money USD']],
    ['€45m, A$12 and 300 yen', ['45000000 money', '12 money', '300 money']],
    ['12x earnings, 200bp, 3 percentage points', ['12 times', '2 points', '3 points']],
    ['Out at −10%', ['-10 percent']],
    ['400k deliveries in 2027 by May 3, Q2 and the 3rd report', ['400000 count']],
    ['aero margin 26.1, decline 5, market 12', ['26.1 count', '5 count', '12 count']],
    ['two quarters, 18 months, 5 or 6 years', []],
    ['sixty-five percent, twenty two times, forty percent', ['65 percent', '22 times', '40 percent']],
    [
      'five and a half percent, two and three quarters percent, half a percent',
      ['5.5 percent', '2.75 percent', '0.5 percent'],
    ],
    ['two hundred basis points, a hundred and fifty million', ['2 points', '150000000 count']],
    ['one and a half billion, half a billion', ['1500000000 count', '500000000 count']],
    ['under twenty-nine and a half.', ['29.5 count']],
    ['25 000 a day, 1 234 567 tons and €2 500', ['25000 count', '1234567 count', '2500 money']],
    ['5 200 calls, 10 100% and over 9 200-day lines', ['5 count', '200 count', '10 count', '100 percent', '9 count']],
  ])('%s', (text, expected) => expect(quantities(text)).toEqual(expected))
})

describe('comparisons', () => {
  const comparisons = (text: string) =>
    comparisonsOf(text).map(({ side, quantity, isChange }) => `${side} ${quantity.value}${isChange ? ' by' : ''}`)

  test.each([
    ['it falls below 5%', ['below 5']],
    ['it falls more than 5%', ['below 5 by']],
    ['it falls to 5%', ['below 5']],
    ['it is not above 20%', ['below 20']],
    ['no more than 3x', ['below 3']],
    ['growing less than 8%', ['below 8 by']],
    ['5% or less', ['below 5']],
    ['a 10% loss', ['below 10 by']],
    ['net debt over 3x', ['above 3']],
    ['over two quarters', []],
    ['a margin of 20%', []],
  ])('%s', (text, expected) => expect(comparisons(text)).toEqual(expected))
})

describe('dates', () => {
  const dates = (text: string) =>
    datesOf(text, '2026-11-22').map(({ from, to, endsOn }) => `${text.slice(from, to)}: ${endsOn}`)

  test.each([
    ['by June 2027', ['June 2027: 2027-06-30']],
    ['on May 3rd, 2027', ['May 3rd, 2027: 2027-05-03']],
    ['in October', ['October: 2027-10-31']],
    ['at year end 2028, not by year-end', ['year end 2028: 2028-12-31', 'year-end: 2026-12-31']],
    ['in Q2 27', ['Q2 27: 2027-06-30']],
    ['on Feb 30, 2027', []],
    ['within 18 months', ['within 18 months: 2028-05-23']],
    ['by Friday', ['by Friday: 2026-11-27']],
    ['at the next report', ['at the next report: null']],
    ['it may rise', []],
    ['2027 stores at 2027%', ['2027: 2027-12-31']],
  ])('%s', (text, expected) => expect(dates(text)).toEqual(expected))
})

test('periods are counted times', () => {
  expect(periodsOf('for three straight quarters, then two reports in a row')).toMatchObject([
    { count: 3, of: 'quarter', isInARow: true },
    { count: 2, of: 'report', isInARow: true },
  ])
})

test.each([
  ['before 2027', '2026-12-31'],
  ['before the end of 2026', '2026-12-31'],
  ['before June 2026', '2026-05-31'],
  ['before Q2 2026', '2026-03-31'],
  ['before January 2027', '2026-12-31'],
  ['by 2027', '2027-12-31'],
])('a time %s ends on %s', (words, day) =>
  expect(datesOf(`It has to be there ${words}.`, '2025-11-17').map(({ endsOn }) => endsOn)).toEqual([day]),
)
