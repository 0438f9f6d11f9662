import { describe, expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const read = (text: string) => findOwnTests(text, '2026-02-03').filter(isFalsifier)
const wordsOf = (text: string) => read(text).map(({ words }) => words)

describe('what a condition measures, and on which side', () => {
  test.each([
    ['Cloud should grow above 8%, or I am wrong.', { measured: 'Cloud', side: 'below', value: '8', unit: 'percent' }],
    ['Should cloud grow less than 8%, I am wrong.', { measured: 'cloud', side: 'below', value: '8' }],
    ['I sell should cloud grow less than 8%.', { measured: 'cloud', side: 'below', value: '8' }],
    [
      'Margin should stay above 20%; if it drops under 18 I leave.',
      { measured: 'Margin', isPrice: false, value: '18' },
    ],
    ['Anything under 12% growth and the case is dead.', { measured: 'growth', side: 'below', value: '12' }],
    [
      'Would sell above a 92 combined ratio.',
      { measured: 'combined ratio', side: 'above', value: '92', isPrice: false },
    ],
    ['Dead if Yeztugo sells less than $200m in Q2.', { side: 'below', value: '200000000', isPrice: false }],
    ['I leave above 4x leverage.', { measured: 'leverage', side: 'above', value: '4', unit: 'times' }],
    ['Would only sell if churn passes 3%.', { measured: 'churn', side: 'above', value: '3' }],
  ])('%s', (text, expected) => expect(read(text)[0]).toMatchObject(expected))
})

describe('no test begins inside of a number', () => {
  test.each([
    [
      'I want comps traffic >= 0 by the Q2 report, else I leave.',
      { measured: 'comps traffic', side: 'below', value: '0' },
    ],
    ['I want a margin >=20, else out.', { measured: 'margin', side: 'below', value: '20' }],
    [
      'I expect 12-13% at 52 weeks as a minimum and anything under 10% makes it a me-too and I sell.',
      { words: 'anything under 10% makes it a me-too and I sell', value: '10' },
    ],
    ['A debt ratio of 3:1 and I leave.', { words: 'A debt ratio of 3:1 and I leave' }],
  ])('%s', (text, expected) => expect(read(text)[0]).toMatchObject(expected))
})

test('who has to do something is not what is measured', () => {
  const text =
    'I said so at 25. At some point you have to admit that the market knows more. Should it fall below 14 I get out.'
  expect(read(text)[0]).toMatchObject({ words: 'Should it fall below 14 I get out', measured: null, isPrice: true })
})

describe('above a welcome price nobody is wrong', () => {
  test.each([
    'I would sell above $92.',
    'I sell above 30 times earnings.',
    'Selling above 120.',
    'I bought above a 92 combined ratio.',
  ])('%s', (text) => expect(read(text)).toEqual([]))
})

describe('a sentence with more than one test', () => {
  test.each([
    [
      'When mNAV > 1.5 I sell, when they issue stock below 1.0 I sell too.',
      ['When mNAV > 1.5 I sell', 'when they issue stock below 1.0 I sell'],
    ],
    ['If margins fall I leave; same if the CFO goes.', ['If margins fall I leave', 'same if the CFO goes']],
    ['If margins fall I leave; the CFO is new.', ['If margins fall I leave']],
    ['If margins fall I leave, if they rise I am happy.', ['If margins fall I leave']],
  ])('%s', (text, expected) => expect(wordsOf(text)).toEqual(expected))
})

test.each([
  '3) sell if EBIT guidance is cut',
  'Gross profit growth below 12%: mistake, exit.',
  'If subs dip under 2.5m, good night.',
  'If they overpay for the merger, that is it.',
  'If the CEO leaves, that’s it.',
  'I need traffic flat by summer, else I sell.',
  'Either Europe turns positive by autumn or the CEO goes, or I hand it back.',
  'Two more delays and I hand in my shares.',
  'Comps in the red two quarters running and it goes back to the market.',
  'Below 8% growth this isn’t the company I bought.',
  'I am in as long as same-store sales grow.',
  'Fails if attach rate < 25%.',
])('a test is read: %s', (text) => expect(wordsOf(text)).toHaveLength(1))

test.each([
  'Nothing new this quarter, that’s it.',
  'I am in sales, as long as anybody remembers.',
  'I should sell less often.',
  'Deliveries should grow above 8% again.',
  'Good night, see you in a quarter.',
  'It is the same here as last year.',
  'Both launches failed: mistakes happen.',
])('nothing is read in: %s', (text) => expect(wordsOf(text)).toEqual([]))

describe('what somebody is able to do proves nobody wrong', () => {
  test.each([
    'Cash of more than $340 billion means that it can buy when others must sell.',
    'Debt under 2 times earnings means they have room for a bad year.',
    'A margin above 40% means it does not need to win on price.',
  ])('%s', (text) => expect(wordsOf(text)).toEqual([]))
  test('but what it no longer can, or what it means for its writer, does', () => {
    const text = 'Debt above 6 times earnings means that it cannot buy.'
    expect(wordsOf(text)).toEqual([text.slice(0, -1)].map((words) => words.replace(/ cannot buy$/, '')))
    expect(wordsOf('Margin under 20% means that I was wrong.')).toHaveLength(1)
  })
})
